import ModelRuntime

/// Why there is no prediction.
enum PredictionFailure: CoreMLFailure {
  case batchLengths(first: String, firstCount: Int, other: String, otherCount: Int)
  case batchTypes(name: String, expected: MLFeatureType, row: Int, value: MLFeatureValue)
  case featureMissing(name: String, inputs: [FeatureDescription], provided: Set<String>)
  case featureType(feature: FeatureDescription, value: MLFeatureValue)
  case dictionaryKey(feature: FeatureDescription, key: AnyHashable)
  case arrayRank(feature: String, expected: [Int], given: [Int])
  case arrayShape(feature: String, expected: [Int], given: [Int])
  case outputBacking(feature: String, expected: String, given: String)
  case outputMissing(name: String, produced: [String])
  case evaluation(reason: String)
  case cancelled

  var code: MLModelError.Code {
    switch self {
    case .batchTypes, .featureType, .dictionaryKey, .arrayRank, .outputBacking: .featureType
    case .batchLengths, .featureMissing, .arrayShape, .outputMissing, .evaluation: .generic
    case .cancelled: .predictionCancelled
    }
  }

  var sentence: String {
    switch self {
    case .batchLengths(let first, let firstCount, let other, let otherCount):
      "Feature '\(other)' has \(otherCount) values, but feature '\(first)' has \(firstCount)."
    case .batchTypes(let name, let expected, let row, let value):
      "Feature '\(name)' mixes kinds of values: \(expected.name) first, but (\(FeatureValueText.summary(of: value))) "
        + "in row \(row)."
    case .featureMissing(let name, let inputs, let provided):
      "Feature '\(name)' not provided.\(Self.hint(name, inputs, provided)) The model expects "
        + Self.expectations(of: inputs) + "."
    case .featureType(let feature, let value):
      "The model expects input feature \(feature.name) to be \(Self.kind(feature.type)), but the input is of type "
        + "\(value.type.name) (\(FeatureValueText.summary(of: value)))."
    case .dictionaryKey(let feature, let key):
      "The model expects input feature \(feature.name) to be \(Self.kind(feature.type)), but the key \(key) is "
        + "of type \(type(of: key.base))."
    case .arrayRank(let feature, let expected, let given):
      "According to model description, feature '\(feature)' must be of rank \(expected.count), instead got a "
        + "multi-array value of rank \(given.count). The shapes are \(MultiArrayText.parenthesized(expected)) and "
        + "\(MultiArrayText.parenthesized(given))."
    case .arrayShape(let feature, let expected, let given):
      "MultiArray shape \(MultiArrayText.parenthesized(given)) does not match the shape "
        + "\(MultiArrayText.parenthesized(expected)) specified in the model description of feature '\(feature)'."
    case .outputBacking(let feature, let expected, let given):
      "Output backing for feature named '\(feature)' is not compatible: it is \(given), but the model gives "
        + "\(expected)."
    case .outputMissing(let name, let produced):
      "The model declares the output '\(name)', but produces only "
        + produced.sorted().map { "'\($0)'" }.joined(separator: ", ") + "."
    case .evaluation(let reason): reason
    case .cancelled: "The task was cancelled before the prediction."
    }
  }

  /// Points out a provided name that looks like the missing one.
  private static func hint(_ name: String, _ inputs: [FeatureDescription], _ provided: Set<String>) -> String {
    let unused = provided.subtracting(inputs.map(\.name)).sorted()
    return NearestName.nearest(to: name, among: unused).map { " '\($0)' was provided: is it misspelled?" } ?? ""
  }

  /// The names and types of the inputs, or of the first of very many.
  private static func expectations(of inputs: [FeatureDescription]) -> String {
    let limit = 20
    let rest = inputs.count > limit ? " and \(inputs.count - limit) more" : ""
    return inputs.prefix(limit).map(Self.expectation).joined(separator: ", ") + rest
  }

  private static func expectation(of input: FeatureDescription) -> String {
    "'\(input.name)' (\(input.type.description)\(input.isOptional ? ", optional" : ""))"
  }

  private static func kind(_ type: FeatureType) -> String {
    switch type {
    case .int64: "an integer"
    case .double: "a double"
    case .string: "a string"
    case .multiArray: "an array"
    case .stringDictionary: "a dictionary with string keys"
    case .int64Dictionary: "a dictionary with integer keys"
    case .other(let name): "of type \(name)"
    }
  }
}
