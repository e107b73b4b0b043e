/// What holds for the parameters of tree ensembles.
enum TreeEnsembleValidator {
  static func validate(_ regressor: TreeEnsembleRegressorMessage, _ description: ModelDescriptionMessage) throws {
    try validate(regressor.postEvaluationTransform)
    try validate(regressor.treeEnsemble, description)
    let dimensionCount = Int(clamping: regressor.treeEnsemble?.numPredictionDimensions ?? 0)
    let hasReferenceClass = regressor.postEvaluationTransform == .classificationSoftMaxWithZeroClassReference
    try RoleValidator.validateRegressor(description, dimensionCount: dimensionCount + (hasReferenceClass ? 1 : 0))
  }

  static func validate(_ classifier: TreeEnsembleClassifierMessage, _ description: ModelDescriptionMessage) throws {
    try RoleValidator.validateLabels(classifier.classLabels)
    try RoleValidator.validateClassifier(description, labels: classifier.classLabels)
    try validate(classifier.postEvaluationTransform)
    try validate(classifier.treeEnsemble, description)
    let classCount = classifier.classLabels?.count ?? 0
    let dimensionCount = Int(clamping: classifier.treeEnsemble?.numPredictionDimensions ?? 0)
    // Softmax with a reference class has no dimension for that class.
    let expected =
      classifier.postEvaluationTransform == .classificationSoftMaxWithZeroClassReference ? classCount - 1 : classCount
    if dimensionCount != expected, !(dimensionCount == 1 && classCount == 2) {
      throw ModelSpecificationError.invalid(
        "The tree ensemble predicts \(dimensionCount) dimensions, which cannot stand for \(classCount) classes.")
    }
  }

  private static func validate(_ transform: TreeEnsembleTransform) throws {
    if !transform.isKnown(upTo: .classificationSoftMaxWithZeroClassReference) {
      throw ModelSpecificationError.invalid("Invalid post evaluation transformation specified.")
    }
  }

  private static func validate(
    _ parameters: TreeEnsembleParametersMessage?, _ description: ModelDescriptionMessage
  ) throws {
    let parameters = parameters ?? TreeEnsembleParametersMessage()
    try validateDimensions(of: parameters)
    let faults = TreeStructure.faults(
      in: parameters, featureCount: try InputVectorValidator.featureCount(of: description))
    if !faults.isEmpty {
      throw ModelSpecificationError.invalid("Error(s) in tree structure: " + faults.joined(separator: "; "))
    }
  }

  private static func validateDimensions(of parameters: TreeEnsembleParametersMessage) throws {
    let dimensions = parameters.numPredictionDimensions
    if dimensions == 0 {
      throw ModelSpecificationError.invalid("A tree ensemble must predict one or more dimensions.")
    }
    if !parameters.basePredictionValue.isEmpty, UInt64(parameters.basePredictionValue.count) != dimensions {
      throw ModelSpecificationError.invalid(
        "The tree ensemble predicts \(dimensions) dimensions, but has \(parameters.basePredictionValue.count) base "
          + "prediction values.")
    }
    // Sums take memory for each dimension, so a file may not announce more than it has values for.
    let valueCount = parameters.nodes.reduce(max(1, parameters.basePredictionValue.count)) {
      $0 + $1.evaluationInfo.count
    }
    if dimensions > UInt64(valueCount) {
      throw ModelSpecificationError.invalid(
        "The tree ensemble announces \(dimensions) dimensions, but its leaves have no more than \(valueCount) values.")
    }
  }
}
