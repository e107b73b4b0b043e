import Foundation
import ModelRuntime
import NumericKernels

/// What a model gave for all rows of a batch; each row's values are made when they are asked for.
final class PredictedBatch: MLBatchProvider, Sendable {
  private let outputs: [FeatureDescription]
  private let columns: [FeatureBatch]
  let count: Int

  /// - Throws: ``MLModelError`` where the model did not produce an output that it declares.
  init(outputs: [FeatureDescription], columns: [String: FeatureBatch], rowCount: Int) throws {
    self.outputs = outputs
    self.columns = try outputs.map { output in
      guard let column = columns[output.name], column.rowCount == rowCount else {
        throw PredictionFailure.outputMissing(name: output.name, produced: Array(columns.keys)).error
      }
      return column
    }
    count = rowCount
  }

  /// The result of a batch without rows.
  init(outputs: [FeatureDescription]) {
    self.outputs = outputs
    columns = []
    count = 0
  }

  func features(at index: Int) -> any MLFeatureProvider { row(index) }

  func row(_ index: Int) -> MLDictionaryFeatureProvider {
    precondition(index >= 0 && index < count, "index \(index) is outside the batch's 0..<\(count)")
    return PredictedRow(batch: self, row: index)
  }

  var featureNames: Set<String> { Set(outputs.map(\.name)) }

  func featureValue(for name: String, row: Int) -> MLFeatureValue? {
    guard let index = outputs.firstIndex(where: { $0.name == name }) else { return nil }
    return value(at: index, row: row)
  }

  func values(row: Int) -> [String: MLFeatureValue] {
    Dictionary(
      outputs.indices.map { (outputs[$0].name, value(at: $0, row: row)) }, uniquingKeysWith: { first, _ in first })
  }

  private func value(at index: Int, row: Int) -> MLFeatureValue {
    let type = outputs[index].type
    switch columns[index] {
    case .int64(let values):
      return type == .double ? MLFeatureValue(double: Double(values[row])) : MLFeatureValue(int64: values[row])
    case .float64(let values): return Self.number(values[row], type)
    case .float32(let values): return Self.number(Double(values[row]), type)
    case .strings(let strings):
      let code = Int(strings.codes[row])
      return code < 0 ? MLFeatureValue(undefined: .string) : MLFeatureValue(string: strings.values[code])
    case .vectors(let table):
      let numbers = table.numbers(row: row)
      return type == .int64Dictionary ? Self.sparse(numbers) : Self.array(numbers, type)
    case .probabilities(let probabilities): return Self.dictionary(probabilities, row: row)
    case .stringDictionaries(let dictionaries):
      return Self.dictionary(dictionaries[row].map { (AnyHashable($0.key), $0.value) })
    case .int64Dictionaries(let dictionaries):
      return Self.dictionary(dictionaries[row].map { (AnyHashable($0.key), $0.value) })
    }
  }

  /// A number as its declared kind; a regressor may declare an array of one.
  private static func number(_ value: Double, _ type: FeatureType) -> MLFeatureValue {
    switch type {
    case .int64: Int64(exactly: value).map { MLFeatureValue(int64: $0) } ?? MLFeatureValue(double: value)
    case .multiArray: array([value], type)
    case .double, .string, .stringDictionary, .int64Dictionary, .other: MLFeatureValue(double: value)
    }
  }

  /// An array in its declared shape, or a vector where the shape has another number of elements.
  private static func array(_ numbers: [Double], _ type: FeatureType) -> MLFeatureValue {
    var shape = [numbers.count]
    var dataType = MLMultiArrayDataType.double
    if case .multiArray(let declared) = type {
      dataType = MLMultiArrayDataType(declared.element)
      if !declared.shape.isEmpty && declared.shape.allSatisfy({ $0 > 0 }) && declared.elementCount == numbers.count {
        shape = declared.shape
      }
    }
    let array = MLMultiArray(shape: shape, dataType: dataType, strides: MultiArrayLayout.contiguousStrides(shape))
    array.store(numbers)
    return MLFeatureValue(multiArray: array)
  }

  /// A vector as the places of its numbers other than 0.
  private static func sparse(_ numbers: [Double]) -> MLFeatureValue {
    dictionary(numbers.enumerated().filter { $0.element != 0 }.map { (AnyHashable(Int64($0.offset)), $0.element) })
  }

  private static func dictionary(_ probabilities: ClassProbabilities, row: Int) -> MLFeatureValue {
    let start = row * probabilities.labels.count
    let values = probabilities.values
    switch probabilities.labels {
    case .string(let labels):
      return dictionary(labels.enumerated().map { (AnyHashable($1), values[start + $0]) })
    case .int64(let labels):
      return dictionary(labels.enumerated().map { (AnyHashable($1), values[start + $0]) })
    }
  }

  private static func dictionary(_ pairs: [(AnyHashable, Double)]) -> MLFeatureValue {
    MLFeatureValue(
      .dictionary(
        Dictionary(pairs.map { ($0, NSNumber(value: $1)) }, uniquingKeysWith: { first, _ in first })))
  }
}

/// One row of a batch.
final class PredictedRow: MLDictionaryFeatureProvider {
  private let batch: PredictedBatch
  private let row: Int

  init(batch: PredictedBatch, row: Int) {
    self.batch = batch
    self.row = row
    super.init(values: [:])
  }

  override var dictionary: [String: MLFeatureValue] { batch.values(row: row) }

  override var featureNames: Set<String> { batch.featureNames }

  override func featureValue(for featureName: String) -> MLFeatureValue? {
    batch.featureValue(for: featureName, row: row)
  }
}

extension FeatureTable {
  /// All features of a row, categories written out.
  fileprivate func numbers(row: Int) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(featureCount)
    for column in columns {
      switch column {
      case .float32(let values): numbers.append(Double(values[row]))
      case .float64(let values): numbers.append(values[row])
      case .categories(let codes, let count):
        for category in 0..<count { numbers.append(Int(codes[row]) == category ? 1 : 0) }
      }
    }
    return numbers
  }
}
