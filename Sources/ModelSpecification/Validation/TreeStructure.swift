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
    /// Where each node stands in `nodes`.
    var indices: [NodeKey: Int] = [:]
    /// How many branches have each node as a child.
    var parentCounts: [Int]
    /// The children of each branch, where both exist.
    var children: [(Int, Int)?]
    var faults: [String] = []

    init(parameters: TreeEnsembleParametersMessage, featureCount: UInt64) {
      nodes = parameters.nodes
      dimensionCount = parameters.numPredictionDimensions
      self.featureCount = featureCount
      parentCounts = Array(repeating: 0, count: nodes.count)
      children = Array(repeating: nil, count: nodes.count)
    }

    private mutating func report(_ fault: String) {
      if faults.count < TreeStructure.faultLimit { faults.append(fault) }
    }

    /// Each node by itself.
    mutating func checkNodes() {
      indices.reserveCapacity(nodes.count)
      for (index, node) in nodes.enumerated() {
        if indices.updateValue(index, forKey: NodeKey(tree: node.treeId, node: node.nodeId)) != nil {
          report("Tree Node with TreeID=\(node.treeId)and NodeID=\(node.nodeId) duplicated in specification.")
        }
        if node.nodeBehavior == .leafNode { checkLeaf(node) } else { checkBranch(node) }
      }
    }

    private mutating func checkLeaf(_ node: TreeNodeMessage) {
      if node.evaluationInfo.isEmpty { report("Leaf Node \(place(of: node)) has no evaluation value(s) specified.") }
      for value in node.evaluationInfo where value.evaluationIndex >= dimensionCount {
        report(
          "Leaf Node \(place(of: node)) has the evaluation index \(value.evaluationIndex), but there are "
            + "\(dimensionCount) dimensions.")
      }
    }

    private mutating func checkBranch(_ node: TreeNodeMessage) {
      if !node.nodeBehavior.isKnown(upTo: .leafNode) {
        report("Tree Node \(place(of: node)) has an unknown behavior.")
      }
      if node.branchFeatureIndex >= featureCount {
        report(
          "Branch Node \(place(of: node)) has the feature index \(node.branchFeatureIndex), but there are "
            + "\(featureCount) features.")
      }
    }

    private func place(of node: TreeNodeMessage) -> String { "(TreeID=\(node.treeId), NodeID=\(node.nodeId))" }

    /// The nodes of a tree together: as every node but the root has one parent, a tree without cycles is what is left if
    /// all nodes can be reached from the root.
    mutating func checkTrees() {
      for (index, node) in nodes.enumerated() where node.nodeBehavior != .leafNode {
        if let trueChild = countChild(node.trueChildNodeId, of: node),
          let falseChild = countChild(node.falseChildNodeId, of: node)
        {
          children[index] = (trueChild, falseChild)
        }
      }
      checkRoots()
      if faults.isEmpty { checkReachability() }
    }

    private mutating func countChild(_ child: UInt64, of node: TreeNodeMessage) -> Int? {
      guard let index = indices[NodeKey(tree: node.treeId, node: child)] else {
        report("Tree Node with TreeID=\(node.treeId)and NodeID=\(child) referenced but not declared in specification.")
        return nil
      }
      parentCounts[index] += 1
      if parentCounts[index] == 2 {
        report("Tree Node with TreeID=\(node.treeId)and NodeID=\(child) is the child of more than one node.")
      }
      return index
    }

    private mutating func checkRoots() {
      var rootsByTree: [UInt64: [UInt64]] = [:]
      for (index, node) in nodes.enumerated() {
        if parentCounts[index] == 0 { rootsByTree[node.treeId, default: []].append(node.nodeId) }
      }
      for tree in Set(nodes.map(\.treeId)).sorted() {
        let roots = rootsByTree[tree] ?? []
        if roots.isEmpty { report("Tree TreeID=\(tree) has no root node.") }
        if roots.count > 1 {
          let names = roots.prefix(TreeStructure.faultLimit).map(String.init).joined(separator: ", ")
          report("Tree TreeID=\(tree) has multiple root nodes: \(names)")
        }
      }
    }

    private mutating func checkReachability() {
      var pending = nodes.indices.filter { parentCounts[$0] == 0 }
      var reachedCount = 0
      while let index = pending.popLast() {
        reachedCount += 1
        guard let (trueChild, falseChild) = children[index] else { continue }
        pending.append(trueChild)
        pending.append(falseChild)
      }
      if reachedCount < nodes.count {
        report("\(nodes.count - reachedCount) nodes cannot be reached from the root of their tree: they form a cycle.")
      }
    }
  }
}
