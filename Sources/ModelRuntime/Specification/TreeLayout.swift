import ModelSpecification

/// Turns the loose nodes of a file, in any order and with any ids, into trees.
enum TreeLayout {
  /// The trees in ascending order of their ids.
  static func trees(of nodes: [TreeNodeMessage]) throws -> [TreeEnsemble.Tree] {
    var nodesByTree: [UInt64: [Int]] = [:]
    for (index, node) in nodes.enumerated() { nodesByTree[node.treeId, default: []].append(index) }
    return try nodesByTree.keys.sorted().map { treeID in
      try tree(treeID, members: nodesByTree[treeID] ?? [], of: nodes)
    }
  }

  private static func tree(
    _ treeID: UInt64, members: [Int], of nodes: [TreeNodeMessage]
  ) throws -> TreeEnsemble.Tree {
    var memberByNodeID: [UInt64: Int] = [:]
    memberByNodeID.reserveCapacity(members.count)
    var children: Set<UInt64> = []
    children.reserveCapacity(members.count)
    for member in members {
      memberByNodeID[nodes[member].nodeId] = member
      if nodes[member].nodeBehavior != .leafNode {
        children.insert(nodes[member].trueChildNodeId)
        children.insert(nodes[member].falseChildNodeId)
      }
    }
    guard let root = members.first(where: { !children.contains(nodes[$0].nodeId) }) else {
      throw ModelSpecificationError.invalid("Error(s) in tree structure: Tree TreeID=\(treeID) has no root node.")
    }
    // Children take the next free places in the order in which their parents are met: breadth first.
    var order = [root]
    var laidOut: [TreeEnsemble.Node] = []
    laidOut.reserveCapacity(members.count)
    while laidOut.count < order.count {
      let node = nodes[order[laidOut.count]]
      guard let comparison = TreeEnsemble.Comparison(node.nodeBehavior) else {
        laidOut.append(.leaf(leafValues(of: node)))
        continue
      }
      guard let trueMember = memberByNodeID[node.trueChildNodeId],
        let falseMember = memberByNodeID[node.falseChildNodeId], order.count + 2 <= members.count
      else {
        throw ModelSpecificationError.invalid("Error(s) in tree structure: Tree TreeID=\(treeID) is not a tree.")
      }
      laidOut.append(
        .branch(
          TreeEnsemble.Branch(
            feature: Int(clamping: node.branchFeatureIndex), comparison: comparison, threshold: node.branchFeatureValue,
            missingTracksTrue: node.missingValueTracksTrueChild, trueChild: order.count, falseChild: order.count + 1)))
      order.append(trueMember)
      order.append(falseMember)
    }
    return TreeEnsemble.Tree(nodes: laidOut)
  }

  private static func leafValues(of node: TreeNodeMessage) -> [TreeEnsemble.LeafValue] {
    node.evaluationInfo.map {
      TreeEnsemble.LeafValue(dimension: Int(clamping: $0.evaluationIndex), value: $0.evaluationValue)
    }
  }
}
