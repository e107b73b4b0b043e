/// What holds for the parameters of linear models.
enum GLMValidator {
  static func validate(_ regressor: GLMRegressorMessage, _ description: ModelDescriptionMessage) throws {
    if regressor.weights.isEmpty || regressor.weights.count != regressor.offset.count {
      throw ModelSpecificationError.invalid("Weights and offsets must be the same size.")
    }
    try RoleValidator.validateRegressor(description, dimensionCount: regressor.offset.count)
    if !regressor.postEvaluationTransform.isKnown(upTo: .probit) {
      throw ModelSpecificationError.invalid("Invalid post evaluation transformation specified.")
    }
    try validate(regressor.weights, description)
  }

  static func validate(_ classifier: GLMClassifierMessage, _ description: ModelDescriptionMessage) throws {
    try RoleValidator.validateLabels(classifier.classLabels)
    try RoleValidator.validateClassifier(description, labels: classifier.classLabels)
    let classCount = classifier.classLabels?.count ?? 0
    if classifier.weights.count != classifier.offset.count {
      throw ModelSpecificationError.invalid("The number of DoubleArrays in weights must match number of offsets")
    }
    switch classifier.classEncoding {
    case .referenceClass:
      if classCount < 2 {
        throw ModelSpecificationError.invalid("With ReferenceClass encoding there must be at least two classes")
      }
      if classifier.weights.count != classCount - 1 {
        throw ModelSpecificationError.invalid(
          "With ReferenceClass encoding the number of DoubleArrays in weights must be one less than number of classes")
      }
    case .oneVersusRest:
      // A single score can tell two classes apart.
      if classifier.weights.count != classCount, !(classifier.weights.count == 1 && classCount == 2) {
        throw ModelSpecificationError.invalid(
          "With OneVsRest encoding the number of DoubleArrays in weights must match number of classes")
      }
    default: throw ModelSpecificationError.invalid("Invalid class encoding specified.")
    }
    if !classifier.postEvaluationTransform.isKnown(upTo: .probit) {
      throw ModelSpecificationError.invalid("Invalid post evaluation transformation specified.")
    }
    try validate(classifier.weights, description)
  }

  private static func validate(_ weights: [DoubleArrayMessage], _ description: ModelDescriptionMessage) throws {
    let weightCount = weights.first?.value.count ?? 0
    if weightCount == 0 { throw ModelSpecificationError.invalid("Weight DoubleArrays must have nonzero length") }
    if weights.contains(where: { $0.value.count != weightCount }) {
      throw ModelSpecificationError.invalid("All weight coefficients must be the same size.")
    }
    let featureCount = try InputVectorValidator.featureCount(of: description)
    if featureCount != weightCount {
      throw ModelSpecificationError.invalid(
        "The inputs have \(featureCount) features together, but there are \(weightCount) weights for them.")
    }
  }
}
