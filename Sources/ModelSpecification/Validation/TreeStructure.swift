/// Whether the nodes of an ensemble form trees, and stay inside the vectors that they read and write.
enum TreeStructure {
  /// As many faults as are reported at once.
  static let faultLimit = 50

  /// What is wrong, in the order of the file; empty where nothing is.
  static func faults(in parameters: TreeEnsembleParametersMessage, featureCount: Int) -> [String] {
    var checker = Checker(parameters: parameters, featureCount: UInt64(featureCount))
    if parameters.nodes.isEmpty { return ["There are no nodes."] }
    checker.checkNodes()
    if checker.faults.isEmpty { checker.checkTrees() }
    return checker.faults
  }

  private struct NodeKey: Hashable {
    var tree: UInt64
    var node: UInt64
  }

  private struct Checker {
    let nodes: [TreeNodeMessage]
    let dimensionCount: UInt64
    let featureCount: UInt64
    var nodeKeys: Set<NodeKey> = []
    var faults: [String] = []

    init(parameters: TreeEnsembleParametersMessage, featureCount: UInt64) {
      nodes = parameters.nodes
      dimensionCount = parameters.numPredictionDimensions
      self.featureCount = featureCount
    }

    private mutating func report(_ fault: String) {
      if faults.count < TreeStructure.faultLimit { faults.append(fault) }
    }

    /// Each node by itself.
    mutating func checkNodes() {
      nodeKeys.reserveCapacity(nodes.count)
      for node in nodes {
        if !nodeKeys.insert(NodeKey(tree: node.treeId, node: node.nodeId)).inserted {
          report(
            "Tree Node with TreeID=\(node.treeId)and NodeID=\(node.nodeId) duplicated in specification.")
        }
        if node.nodeBehavior == .leafNode { checkLeaf(node) } else { checkBranch(node) }
      }
    }

    private mutating func checkLeaf(_ node: TreeNodeMessage) {
      let place = "(TreeID=\(node.treeId), NodeID=\(node.nodeId))"
      if node.evaluationInfo.isEmpty { report("Leaf Node \(place) has no evaluation value(s) specified.") }
      for value in node.evaluationInfo where value.evaluationIndex >= dimensionCount {
        report(
          "Leaf Node \(place) has the evaluation index \(value.evaluationIndex), but there are \(dimensionCount) "
            + "dimensions.")
      }
    }

    private mutating func checkBranch(_ node: TreeNodeMessage) {
      let place = "(TreeID=\(node.treeId), NodeID=\(node.nodeId))"
      if node.nodeBehavior.rawValue < 0 || node.nodeBehavior.rawValue > TreeNodeBehavior.leafNode.rawValue {
        report("Tree Node \(place) has an unknown behavior.")
      }
      if node.branchFeatureIndex >= featureCount {
        report(
          "Branch Node \(place) has the feature index \(node.branchFeatureIndex), but there are \(featureCount) features."
        )
      }
    }

    /// The nodes of a tree together: as every node but the root has one parent, a tree without cycles is what is left if
    /// all nodes can be reached from the root.
    mutating func checkTrees() {
      var parentCounts: [NodeKey: Int] = [:]
      for node in nodes where node.nodeBehavior != .leafNode {
        for child in [node.trueChildNodeId, node.falseChildNodeId] {
          let key = NodeKey(tree: node.treeId, node: child)
          if !nodeKeys.contains(key) {
            report(
              "Tree Node with TreeID=\(key.tree)and NodeID=\(key.node) referenced but not declared in specification.")
          }
          parentCounts[key, default: 0] += 1
          if parentCounts[key] == 2 {
            report("Tree Node with TreeID=\(key.tree)and NodeID=\(key.node) is the child of more than one node.")
          }
        }
      }
      checkRoots(parentCounts)
      if faults.isEmpty { checkReachability(parentCounts) }
    }

    private mutating func checkRoots(_ parentCounts: [NodeKey: Int]) {
      var roots: [UInt64: [UInt64]] = [:]
      for node in nodes where parentCounts[NodeKey(tree: node.treeId, node: node.nodeId)] == nil {
        roots[node.treeId, default: []].append(node.nodeId)
      }
      for tree in Set(nodes.map(\.treeId)).sorted() {
        let candidates = roots[tree] ?? []
        if candidates.isEmpty { report("Tree TreeID=\(tree) has no root node.") }
        if candidates.count > 1 {
          let names = candidates.prefix(TreeStructure.faultLimit).map(String.init).joined(separator: ", ")
          report("Tree TreeID=\(tree) has multiple root nodes: \(names)")
        }
      }
    }

    private mutating func checkReachability(_ parentCounts: [NodeKey: Int]) {
      var indexByKey: [NodeKey: Int] = [:]
      for (index, node) in nodes.enumerated() { indexByKey[NodeKey(tree: node.treeId, node: node.nodeId)] = index }
      var pending = nodes.indices.filter {
        parentCounts[NodeKey(tree: nodes[$0].treeId, node: nodes[$0].nodeId)] == nil
      }
      var reachedCount = 0
      while let index = pending.popLast() {
        reachedCount += 1
        let node = nodes[index]
        if node.nodeBehavior == .leafNode { continue }
        for child in [node.trueChildNodeId, node.falseChildNodeId] {
          if let childIndex = indexByKey[NodeKey(tree: node.treeId, node: child)] { pending.append(childIndex) }
        }
      }
      if reachedCount < nodes.count {
        report("\(nodes.count - reachedCount) nodes cannot be reached from the root of their tree: they form a cycle.")
      }
    }
  }
}
