import Foundation

/// Feature providers that an array holds.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The providers.
  public let array: [any MLFeatureProvider]

  /// Makes a batch of providers.
  public init(array: [any MLFeatureProvider]) { self.array = array }

  /// Makes a batch from columns: a provider for each place in them, with a value of every column.
  ///
  /// - Parameter dictionary: The values of each feature; conversion is that of
  ///   ``MLDictionaryFeatureProvider/init(dictionary:)``.
  /// - Throws: ``MLModelError`` where two columns differ in length (`generic`), or a column mixes kinds of values
  ///   (`featureType`).
  public init(dictionary: [String: [Any]]) throws {
    let columns = try dictionary.sorted { $0.key < $1.key }.map { name, values in
      (name: name, values: try Self.column(name, values))
    }
    if let first = columns.first, let other = columns.first(where: { $0.values.count != first.values.count }) {
      throw PredictionFailure.batchLengths(
        first: first.name, firstCount: first.values.count, other: other.name, otherCount: other.values.count
      ).error
    }
    array = (0..<(columns.first?.values.count ?? 0)).map { row in
      MLDictionaryFeatureProvider(
        values: Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.values[row]) }))
    }
  }

  /// Converts a column; missing values have no kind of their own.
  private static func column(_ name: String, _ values: [Any]) throws -> [MLFeatureValue] {
    let converted = values.map(MLFeatureValue.converting)
    guard let first = converted.first(where: { !$0.isUndefined }) else { return converted }
    for (row, value) in converted.enumerated() where !value.isUndefined && value.type != first.type {
      throw PredictionFailure.batchTypes(name: name, expected: first.type, row: row, value: value).error
    }
    return converted
  }

  /// The number of providers.
  open var count: Int { array.count }

  /// Returns the provider at an index.
  ///
  /// - Precondition: The index is in `0..<count`.
  open func features(at index: Int) -> any MLFeatureProvider {
    precondition(array.indices.contains(index), "index \(index) is outside the batch's 0..<\(array.count)")
    return array[index]
  }
}
