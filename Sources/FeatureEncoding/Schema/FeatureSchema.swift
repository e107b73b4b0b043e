import ModelRuntime
import NumericKernels
import TabularData

/// What a model takes from a frame: its columns in order, and how each becomes numbers.
///
/// A number enters as it is. A string enters as one feature for each category of the training data, in ascending order,
/// of which the row's own category is 1; a category that training never saw, and a missing one, leave all of them 0.
package struct FeatureSchema: Sendable, Equatable {
  package enum Encoding: Sendable, Equatable {
    case numeric
    /// The distinct strings of the training data, ascending.
    case categorical([String])

    /// How many model features the column becomes.
    package var featureCount: Int {
      switch self {
      case .numeric: 1
      case .categorical(let categories): categories.count
      }
    }
  }

  package let columns: FeatureColumns
  /// One a column.
  package let encodings: [Encoding]

  /// The length of the feature vector.
  package var featureCount: Int { encodings.reduce(0) { $0 + $1.featureCount } }

  package init(columns: FeatureColumns, encodings: [Encoding]) {
    precondition(columns.columns.count == encodings.count, "a schema needs an encoding for each column")
    self.columns = columns
    self.encodings = encodings
  }

  /// Finds the categories of training data.
  ///
  /// - Parameter batches: The rows to train on, one batch a column, as ``FeatureColumns/batches(from:)`` gives them.
  /// - Throws: ``FeatureEncodingError/featureEmpty(column:)``.
  package init(columns: FeatureColumns, fittedTo batches: [FeatureBatch]) throws(FeatureEncodingError) {
    var encodings: [Encoding] = []
    for (column, batch) in zip(columns.columns, batches) {
      if case .strings(let strings) = batch {
        let categories = strings.usedValues().sorted()
        if categories.isEmpty { throw .featureEmpty(column: column.name) }
        encodings.append(.categorical(categories))
      } else {
        encodings.append(.numeric)
      }
    }
    self.init(columns: columns, encodings: encodings)
  }

  /// The inputs of the fitted model for the rows of `frame`, by name.
  ///
  /// - Throws: ``FeatureEncodingError`` where a column is missing or has values of another kind.
  package func inputs(from frame: DataFrame) throws(FeatureEncodingError) -> [String: FeatureBatch] {
    inputs(try columns.batches(from: frame))
  }

  /// Names batches that stand in column order.
  package func inputs(_ batches: [FeatureBatch]) -> [String: FeatureBatch] {
    Dictionary(uniqueKeysWithValues: zip(columns.names, batches))
  }
}

extension StringBatch {
  /// The distinct strings that occur in at least one row, in no particular order.
  func usedValues() -> Set<String> {
    var isUsed = Array(repeating: false, count: values.count)
    for code in codes where code >= 0 { isUsed[Int(code)] = true }
    return Set(values.indices.lazy.filter { isUsed[$0] }.map { values[$0] })
  }
}
