import ModelSpecification

extension TreeEnsemble {
  /// Lays the nodes of a file out tree by tree, each breadth first from its root.
  ///
  /// The message has passed ``TreeEnsembleValidator``, so every child exists and every tree is one. What the evaluator
  /// relies on for memory safety is checked here again, where it is cheap.
  init(
    parameters: TreeEnsembleParametersMessage?, transform: TreeEnsembleTransform, interface: ModelInterface
  ) throws {
    let parameters = parameters ?? TreeEnsembleParametersMessage()
    let dimensionCount = Int(clamping: parameters.numPredictionDimensions)
    let base =
      parameters.basePredictionValue.isEmpty
      ? Array(repeating: 0, count: dimensionCount) : parameters.basePredictionValue
    self.init(
      trees: try TreeLayout.trees(of: parameters.nodes),
      featureCount: interface.inputFeatureCount ?? 0,
      dimensionCount: dimensionCount,
      basePrediction: base,
      postTransform: PostTransform(transform))
  }

  func regressorMessage() -> TreeEnsembleRegressorMessage {
    TreeEnsembleRegressorMessage(
      treeEnsemble: parametersMessage(), postEvaluationTransform: postTransform.message)
  }

  func classifierMessage(labels: ClassLabels) -> TreeEnsembleClassifierMessage {
    TreeEnsembleClassifierMessage(
      treeEnsemble: parametersMessage(), postEvaluationTransform: postTransform.message, classLabels: labels.message())
  }

  private func parametersMessage() -> TreeEnsembleParametersMessage {
    var nodes: [TreeNodeMessage] = []
    nodes.reserveCapacity(trees.reduce(0) { $0 + $1.nodes.count })
    for (treeID, tree) in trees.enumerated() {
      for (nodeID, node) in tree.nodes.enumerated() {
        nodes.append(TreeNodeMessage(node, treeID: treeID, nodeID: nodeID))
      }
    }
    return TreeEnsembleParametersMessage(
      nodes: nodes, numPredictionDimensions: UInt64(dimensionCount), basePredictionValue: basePrediction)
  }
}

extension TreeNodeMessage {
  fileprivate init(_ node: TreeEnsemble.Node, treeID: Int, nodeID: Int) {
    self.init()
    treeId = UInt64(treeID)
    nodeId = UInt64(nodeID)
    switch node {
    case .branch(let branch):
      nodeBehavior = branch.comparison.behavior
      branchFeatureIndex = UInt64(branch.feature)
      branchFeatureValue = branch.threshold
      trueChildNodeId = UInt64(branch.trueChild)
      falseChildNodeId = UInt64(branch.falseChild)
      missingValueTracksTrueChild = branch.missingTracksTrue
    case .leaf(let values):
      nodeBehavior = .leafNode
      evaluationInfo = values.map {
        EvaluationInfoMessage(evaluationIndex: UInt64($0.dimension), evaluationValue: $0.value)
      }
    }
  }
}

extension TreeEnsemble.Comparison {
  /// The comparison that a branch makes; nil for a leaf, and for what a later specification may add.
  init?(_ behavior: TreeNodeBehavior) {
    switch behavior {
    case .branchOnValueLessThanEqual: self = .lessThanOrEqual
    case .branchOnValueLessThan: self = .lessThan
    case .branchOnValueGreaterThanEqual: self = .greaterThanOrEqual
    case .branchOnValueGreaterThan: self = .greaterThan
    case .branchOnValueEqual: self = .equal
    case .branchOnValueNotEqual: self = .notEqual
    default: return nil
    }
  }

  fileprivate var behavior: TreeNodeBehavior {
    switch self {
    case .lessThanOrEqual: .branchOnValueLessThanEqual
    case .lessThan: .branchOnValueLessThan
    case .greaterThanOrEqual: .branchOnValueGreaterThanEqual
    case .greaterThan: .branchOnValueGreaterThan
    case .equal: .branchOnValueEqual
    case .notEqual: .branchOnValueNotEqual
    }
  }
}

extension TreeEnsemble.PostTransform {
  fileprivate init(_ transform: TreeEnsembleTransform) {
    switch transform {
    case .classificationSoftMax: self = .softmax
    case .regressionLogistic: self = .logistic
    case .classificationSoftMaxWithZeroClassReference: self = .softmaxWithZeroReference
    default: self = .none
    }
  }

  fileprivate var message: TreeEnsembleTransform {
    switch self {
    case .none: .noTransform
    case .softmax: .classificationSoftMax
    case .logistic: .regressionLogistic
    case .softmaxWithZeroReference: .classificationSoftMaxWithZeroClassReference
    }
  }
}
