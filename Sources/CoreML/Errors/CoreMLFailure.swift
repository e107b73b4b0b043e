import Foundation
import ModelRuntime
import ModelSpecification

/// What can go wrong, with the data that a reader needs; the sentences are made here.
enum CoreMLFailure {
  // Arrays.
  case arrayTooLarge(shape: [Int])
  case arrayNegativeSize(shape: [Int])
  case arrayNegativeStride(strides: [Int])
  case arrayStrideCount(shape: [Int], strides: [Int])
  case integerTooWide(value: String, index: Int)
  case bufferOfWrongType(wanted: String, given: MLMultiArrayDataType)
  case bufferWithGaps(shape: [Int], strides: [Int])

  // Batches.
  case batchLengths(first: String, firstCount: Int, other: String, otherCount: Int)
  case batchTypes(name: String, expected: MLFeatureType, row: Int, value: MLFeatureValue)

  // Predictions.
  case featureMissing(name: String, inputs: [FeatureDescription], provided: Set<String>)
  case featureType(feature: FeatureDescription, value: MLFeatureValue)
  case dictionaryKey(feature: FeatureDescription, key: AnyHashable)
  case arrayRank(feature: String, expected: [Int], given: [Int])
  case arrayShape(feature: String, expected: [Int], given: [Int])
  case outputBacking(feature: String, expected: String, given: String)
  case outputMissing(name: String, produced: [String])
  case evaluation(reason: String)
  case predictionCancelled

  // Loading.
  case unreadable(path: String, reason: ModelSpecificationError)
  case noCompiledModel(path: String)
  case notRunnable(path: String?, reason: ModelRuntimeError)
  case notCompiled(path: String, reason: ModelSpecificationError)
  case alreadyCompiled(path: String)
  case unknownFunction(name: String)
  case unknownParameters(names: [String])

  /// The error to throw.
  var error: MLModelError { error(inRow: nil) }

  /// The error to throw, for one row of a batch.
  func error(inRow row: Int?) -> MLModelError {
    let place = row.map { " (row \($0) of the batch)" } ?? ""
    return MLModelError(code, userInfo: [NSLocalizedDescriptionKey: sentence + place])
  }

  private var code: MLModelError.Code {
    switch self {
    case .arrayTooLarge, .arrayNegativeSize, .arrayNegativeStride, .arrayStrideCount, .integerTooWide,
      .bufferOfWrongType, .bufferWithGaps, .batchLengths, .featureMissing, .arrayShape, .outputMissing, .evaluation:
      .generic
    case .notRunnable(_, let reason): if case .missingModelType = reason { .io } else { .generic }
    case .batchTypes, .featureType, .dictionaryKey, .arrayRank, .outputBacking: .featureType
    case .unreadable, .noCompiledModel, .notCompiled, .alreadyCompiled: .io
    case .unknownFunction, .unknownParameters: .parameters
    case .predictionCancelled: .predictionCancelled
    }
  }
}

extension CoreMLFailure {
  fileprivate var sentence: String {
    switch self {
    case .arrayTooLarge, .arrayNegativeSize, .arrayNegativeStride, .arrayStrideCount, .integerTooWide,
      .bufferOfWrongType, .bufferWithGaps:
      arraySentence
    case .batchLengths(let first, let firstCount, let other, let otherCount):
      "Feature '\(other)' has \(otherCount) values, but feature '\(first)' has \(firstCount)."
    case .batchTypes(let name, let expected, let row, let value):
      "Feature '\(name)' mixes kinds of values: \(expected.name) first, but (\(FeatureValueText.summary(of: value))) "
        + "in row \(row)."
    case .featureMissing, .featureType, .dictionaryKey, .arrayRank, .arrayShape, .outputBacking, .outputMissing,
      .evaluation, .predictionCancelled:
      predictionSentence
    case .unreadable, .noCompiledModel, .notRunnable, .notCompiled, .alreadyCompiled, .unknownFunction,
      .unknownParameters:
      loadingSentence
    }
  }

  private var arraySentence: String {
    switch self {
    case .arrayTooLarge(let shape):
      "A MultiArray of shape \(MultiArrayText.parenthesized(shape)) does not fit the memory."
    case .arrayNegativeSize(let shape):
      "A MultiArray cannot have the shape \(MultiArrayText.parenthesized(shape)): a size is negative."
    case .arrayNegativeStride(let strides):
      "A MultiArray cannot have the strides \(MultiArrayText.parenthesized(strides)): a stride is negative."
    case .arrayStrideCount(let shape, let strides):
      "A MultiArray of \(shape.count) dimensions needs as many strides, but there are \(strides.count)."
    case .integerTooWide(let value, let index):
      "The number \(value) at index \(index) does not fit a MultiArray of Int32."
    case .bufferOfWrongType(let wanted, let given):
      "A MultiArray of \(given.name) cannot be seen as a buffer of \(wanted)."
    case .bufferWithGaps(let shape, let strides):
      "A MultiArray of shape \(MultiArrayText.parenthesized(shape)) with strides "
        + "\(MultiArrayText.parenthesized(strides)) does not lie in one row, so there is no buffer of it."
    default: ""
    }
  }

  private var predictionSentence: String {
    switch self {
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
    case .predictionCancelled: "The task was cancelled before the prediction."
    default: ""
    }
  }

  private var loadingSentence: String {
    switch self {
    case .unreadable(let path, let reason): "Unable to load model: \(Self.named(path, reason))"
    case .noCompiledModel(let path): "Failed to open file: \(path). It is not a valid .mlmodelc file."
    case .notRunnable(let path, let reason):
      "Unable to load model\(path.map { ": \($0)" } ?? ""). \(reason.description)\(Self.advice(reason))"
    case .notCompiled(let path, let reason):
      "compiler error: Error reading protobuf spec. \(Self.validatorText(path, reason))"
    case .alreadyCompiled(let path): "compiler error: \(path) is a compiled model already."
    case .unknownFunction(let name):
      "The configuration asks for the function '\(name)', but the model has no functions by name."
    case .unknownParameters(let names):
      "The configuration sets \(names.map { "'\($0)'" }.joined(separator: ", ")), but the model has no parameters."
    default: ""
    }
  }

  private static func advice(_ reason: ModelRuntimeError) -> String {
    guard case .unsupportedModelType = reason else { return "" }
    return " This build runs linear models, tree ensembles, and pipelines of these with encoders and vectorizers."
  }

  /// What is wrong with a file, with its path once.
  private static func named(_ path: String, _ reason: ModelSpecificationError) -> String {
    let text = reason.description
    return text.contains(path) ? text : "\(path). \(text)"
  }

  /// The text of a model compiler, which puts the same words in front of every fault.
  private static func validatorText(_ path: String, _ reason: ModelSpecificationError) -> String {
    let prefix = "validator error: "
    let text = named(path, reason)
    return reason.description.hasPrefix(prefix) ? reason.description : prefix + text
  }

  /// Points out a provided name that looks like the missing one.
  private static func hint(_ name: String, _ inputs: [FeatureDescription], _ provided: Set<String>) -> String {
    let unused = provided.subtracting(inputs.map(\.name))
    return NearestName.find(name, in: unused).map { " '\($0)' was provided: is it misspelled?" } ?? ""
  }

  /// The names and types of the inputs, or of the first of very many.
  private static func expectations(of inputs: [FeatureDescription]) -> String {
    let limit = 20
    let rest = inputs.count > limit ? " and \(inputs.count - limit) more" : ""
    return inputs.prefix(limit).map(Self.expectation).joined(separator: ", ") + rest
  }

  private static func expectation(of input: FeatureDescription) -> String {
    "'\(input.name)' (\(FeatureTypeText.long(input.type))\(input.isOptional ? ", optional" : ""))"
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
