import ModelRuntime
import TabularData

/// Which feature values a model can do with.
package enum FeatureValueRule: Sendable, Equatable {
  /// Missing values (nil or NaN) are taken; infinity is refused.
  case missingAccepted
  /// Every value must be there and finite.
  case finite

  /// Looks through the columns of a frame.
  ///
  /// - Parameter batches: One a column of `columns`, read from `frame`.
  /// - Throws: ``FeatureEncodingError/featureMissing(column:count:firstRow:isNaN:)`` and
  ///   ``FeatureEncodingError/featureInfinite(column:count:firstRow:value:)``, for the first column that breaks the rule.
  /// - Complexity: O(rows × columns).
  package func check(
    _ batches: [FeatureBatch], of columns: FeatureColumns, in frame: DataFrame
  ) throws(FeatureEncodingError) {
    for (column, batch) in zip(columns.columns, batches) {
      let findings = ValueFindings(batch)
      if self == .finite, let row = findings.firstMissing {
        throw .featureMissing(
          column: column.name, count: findings.missingCount, firstRow: row, isNaN: !frame[column.name].isNil(at: row))
      }
      if let row = findings.firstInfinite {
        throw .featureInfinite(
          column: column.name, count: findings.infiniteCount, firstRow: row, value: findings.infiniteValue)
      }
    }
  }
}

/// Where a column has no value, and where it has an infinite one.
private struct ValueFindings {
  var missingCount = 0
  var firstMissing: Int?
  var infiniteCount = 0
  var firstInfinite: Int?
  var infiniteValue = 0.0

  init(_ batch: FeatureBatch) {
    switch batch {
    case .float64(let values):
      // 0 · x is NaN for exactly the values that are looked for, so a clean column costs one pass without a branch.
      if values.reduce(0, { $0 + 0 * $1 }).isNaN {
        for (row, value) in values.enumerated() where !value.isFinite { note(value, row: row) }
      }
    case .float32(let values):
      if values.reduce(0, { $0 + 0 * $1 }).isNaN {
        for (row, value) in values.enumerated() where !value.isFinite { note(Double(value), row: row) }
      }
    case .strings(let strings):
      for (row, code) in strings.codes.enumerated() where code < 0 { noteMissing(row: row) }
    case .int64, .vectors, .probabilities, .stringDictionaries, .int64Dictionaries:
      break
    }
  }

  private mutating func note(_ value: Double, row: Int) {
    if value.isNaN {
      noteMissing(row: row)
    } else {
      infiniteCount += 1
      if firstInfinite == nil { (firstInfinite, infiniteValue) = (row, value) }
    }
  }

  private mutating func noteMissing(row: Int) {
    missingCount += 1
    if firstMissing == nil { firstMissing = row }
  }
}
