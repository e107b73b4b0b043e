import Foundation
import ModelRuntime
import NumericKernels

/// Turns what feature providers hold into the columns that a model is evaluated on.
///
/// All values are checked before the model runs: a missing one, one of another kind and an array of another shape are
/// errors that name the feature. Values that the model does not ask for are ignored.
struct InputColumns {
  let inputs: [FeatureDescription]

  /// The columns of a single prediction.
  func columns(of provider: some MLFeatureProvider) throws -> [String: FeatureBatch] {
    var columns = [String: FeatureBatch](minimumCapacity: inputs.count)
    for input in inputs {
      let value = try value(of: input, in: provider, row: nil)
      columns[input.name] = try column(of: input, CollectionOfOne(value), isBatch: false)
    }
    return columns
  }

  /// The columns of many predictions, a row for each provider.
  func columns(of providers: [any MLFeatureProvider]) throws -> [String: FeatureBatch] {
    var columns = [String: FeatureBatch](minimumCapacity: inputs.count)
    for input in inputs {
      var values: [MLFeatureValue?] = []
      values.reserveCapacity(providers.count)
      for (row, provider) in providers.enumerated() {
        values.append(try value(of: input, in: provider, row: row))
      }
      columns[input.name] = try column(of: input, values, isBatch: true)
    }
    return columns
  }

  /// The value of an input; nil where it is missing and may be.
  private func value(
    of input: FeatureDescription, in provider: any MLFeatureProvider, row: Int?
  ) throws -> MLFeatureValue? {
    if let value = provider.featureValue(for: input.name), !value.isUndefined { return value }
    if input.isOptional { return nil }
    throw PredictionFailure.featureMissing(name: input.name, inputs: inputs, provided: provider.featureNames)
      .error(inRow: row)
  }

  private func column(
    of input: FeatureDescription, _ values: some Collection<MLFeatureValue?>, isBatch: Bool
  ) throws -> FeatureBatch {
    let reader = ValueReader(input: input, isBatch: isBatch)
    switch input.type {
    case .int64: return try reader.integers(values)
    case .double: return .float64(try values.enumerated().map { try reader.double($0, $1) })
    case .string: return .strings(StringBatch(try values.enumerated().map { try reader.string($0, $1) }))
    case .multiArray(let type): return .vectors(try reader.vectors(values, type))
    case .stringDictionary:
      return .stringDictionaries(try values.enumerated().map { try reader.stringDictionary($0, $1) })
    case .int64Dictionary: return .int64Dictionaries(try values.enumerated().map { try reader.int64Dictionary($0, $1) })
    case .other(let name):
      throw PredictionFailure.evaluation(
        reason: "The model's input '\(input.name)' is of type \(name), which this build does not evaluate."
      ).error
    }
  }
}

/// Reads the values of one input; each reader takes a row and its value, and refuses a value of another kind.
private struct ValueReader {
  let input: FeatureDescription
  let isBatch: Bool

  func refusal(_ row: Int, _ value: MLFeatureValue) -> MLModelError {
    failure(row, .featureType(feature: input, value: value))
  }

  func failure(_ row: Int, _ failure: PredictionFailure) -> MLModelError { failure.error(inRow: isBatch ? row : nil) }

  /// Integers; where one is missing, doubles, for only these know a missing value.
  func integers(_ values: some Collection<MLFeatureValue?>) throws -> FeatureBatch {
    var integers: [Int64] = []
    integers.reserveCapacity(values.count)
    var missingRows: [Int] = []
    for (row, value) in values.enumerated() {
      switch value?.contents {
      case .int64(let integer): integers.append(integer)
      case nil:
        missingRows.append(row)
        integers.append(0)
      default: throw refusal(row, value!)
      }
    }
    if missingRows.isEmpty { return .int64(integers) }
    var doubles = integers.map(Double.init)
    for row in missingRows { doubles[row] = .nan }
    return .float64(doubles)
  }

  func double(_ row: Int, _ value: MLFeatureValue?) throws -> Double {
    switch value?.contents {
    case .double(let number): number
    case .int64(let number): Double(number)
    case nil: .nan
    default: throw refusal(row, value!)
    }
  }

  func string(_ row: Int, _ value: MLFeatureValue?) throws -> String? {
    switch value?.contents {
    case .string(let string): string
    case nil: nil
    default: throw refusal(row, value!)
    }
  }

  func stringDictionary(_ row: Int, _ value: MLFeatureValue?) throws -> [String: Double] {
    try dictionary(row, value) { $0.base as? String }
  }

  func int64Dictionary(_ row: Int, _ value: MLFeatureValue?) throws -> [Int64: Double] {
    try dictionary(row, value, DictionaryKey.int64)
  }

  private func dictionary<Key: Hashable>(
    _ row: Int, _ value: MLFeatureValue?, _ convert: (AnyHashable) -> Key?
  ) throws -> [Key: Double] {
    switch value?.contents {
    case .dictionary(let dictionary):
      var converted = [Key: Double](minimumCapacity: dictionary.count)
      for (key, number) in dictionary {
        guard let convertedKey = convert(key) else {
          throw failure(row, .dictionaryKey(feature: input, key: key))
        }
        converted[convertedKey] = number.doubleValue
      }
      return converted
    case nil: return [:]
    default: throw refusal(row, value!)
    }
  }

  /// Arrays, flattened; a missing array is one of missing numbers.
  func vectors(_ values: some Collection<MLFeatureValue?>, _ type: MultiArrayType) throws -> FeatureTable {
    // A file may declare any shape, so memory is taken only for what a value brings, or for a length within reason.
    var isGiven = false
    for (row, value) in values.enumerated() {
      guard case .multiArray(let array)? = value?.contents else { continue }
      try checkShape(row, array, type)
      isGiven = true
    }
    guard let length = type.elementCount, length >= 0, isGiven || length <= Self.missingLengthLimit else {
      throw ArrayFailure.tooLarge(shape: type.shape).error
    }
    var columns = [[Double]](repeating: [], count: length)
    for index in columns.indices { columns[index].reserveCapacity(values.count) }
    for (row, value) in values.enumerated() {
      switch value?.contents {
      case .multiArray(let array):
        for (index, number) in array.doubles().enumerated() { columns[index].append(number) }
      case nil:
        for index in columns.indices { columns[index].append(.nan) }
      default: throw refusal(row, value!)
      }
    }
    return FeatureTable(rowCount: values.count, columns: columns.map { .float64($0) })
  }

  /// The length of the longest array that is made where none is given.
  private static let missingLengthLimit = 1 << 20

  private func checkShape(_ row: Int, _ array: MLMultiArray, _ type: MultiArrayType) throws {
    let given = array.layout.shape
    if given == type.shape { return }
    guard given.count == type.shape.count else {
      throw failure(row, .arrayRank(feature: input.name, expected: type.shape, given: given))
    }
    throw failure(row, .arrayShape(feature: input.name, expected: type.shape, given: given))
  }
}
