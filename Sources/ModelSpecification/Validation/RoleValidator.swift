/// What a regressor and a classifier must say about their outputs, and which types a model takes.
enum RoleValidator {
  /// - Parameter dimensionCount: How many numbers the model predicts, where its parameters say so.
  static func validateRegressor(_ description: ModelDescriptionMessage, dimensionCount: Int? = nil) throws {
    let name = description.predictedFeatureName
    if name.isEmpty {
      throw ModelSpecificationError.invalid("Specification is missing regressor predictedFeatureName.")
    }
    let output = try output(name, of: description, role: "predictedFeatureName")
    try require(output, oneOf: ["doubleType", "multiArrayType"])
    guard let dimensionCount else { return }
    var declaredCount = 1
    if case .multiArray(let array) = output.type?.kind {
      declaredCount = array.shape.isEmpty ? dimensionCount : try InputVectorValidator.numberCount(of: output)
    }
    if declaredCount != dimensionCount {
      throw ModelSpecificationError.invalid(
        "The regressor predicts \(dimensionCount) numbers, but its output '\(name)' has \(declaredCount).")
    }
  }

  static func validateClassifier(_ description: ModelDescriptionMessage, labels: ValueVectorMessage? = nil) throws {
    let name = description.predictedFeatureName
    if name.isEmpty {
      throw ModelSpecificationError.invalid("Specification is missing classifier predictedFeatureName")
    }
    let label = try output(name, of: description, role: "predictedFeatureName")
    switch labels {
    case .string: try require(label, oneOf: ["stringType"])
    case .int64: try require(label, oneOf: ["int64Type"])
    case nil: try require(label, oneOf: ["stringType", "int64Type"])
    }
    if !description.predictedProbabilitiesName.isEmpty {
      let probabilities = try output(
        description.predictedProbabilitiesName, of: description, role: "predictedProbabilitiesName")
      try require(probabilities, oneOf: ["dictionaryType"])
    }
  }

  /// Labels name classes one to one: without labels there is nothing to predict, and two classes of one name would merge.
  static func validateLabels(_ labels: ValueVectorMessage?) throws {
    let repeated: String?
    switch labels {
    case .string(let labels): repeated = firstRepetition(in: labels.vector).map { "'\($0)'" }
    case .int64(let labels): repeated = firstRepetition(in: labels.vector).map(String.init)
    case nil: repeated = nil
    }
    if (labels?.count ?? 0) == 0 { throw ModelSpecificationError.invalid("The classifier has no class labels.") }
    if let repeated { throw ModelSpecificationError.invalid("The class label \(repeated) occurs twice.") }
  }

  static func require(_ feature: FeatureDescriptionMessage, oneOf types: [String]) throws {
    let type = feature.type?.kind?.fieldName ?? "no type"
    if types.contains(type) { return }
    let allowed = types.map { "MLFeatureTypeType_\($0)" }.joined(separator: ", ")
    throw ModelSpecificationError.invalid(
      "Unsupported type \"MLFeatureTypeType_\(type)\" for feature \"\(feature.name)\". Should be one of: \(allowed).")
  }

  private static func output(
    _ name: String, of description: ModelDescriptionMessage, role: String
  ) throws -> FeatureDescriptionMessage {
    guard let output = description.output.first(where: { $0.name == name }) else {
      throw ModelSpecificationError.invalid("The output '\(name)', which \(role) names, is not described.")
    }
    return output
  }

  private static func firstRepetition<Value: Hashable>(in values: [Value]) -> Value? {
    var seen: Set<Value> = []
    return values.first { !seen.insert($0).inserted }
  }
}

extension FeatureTypeMessage.Kind {
  /// The name of the type's field in the specification.
  package var fieldName: String {
    switch self {
    case .int64: "int64Type"
    case .double: "doubleType"
    case .string: "stringType"
    case .image: "imageType"
    case .multiArray: "multiArrayType"
    case .dictionary: "dictionaryType"
    case .sequence: "sequenceType"
    case .state: "stateType"
    }
  }
}
