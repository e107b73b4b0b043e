/// Data that cannot be turned into the numbers that a model trains on or reads.
///
/// Rows are counted from 0, as a frame prints them.
package enum FeatureEncodingError: Error, Sendable, Equatable {
  case noRows
  case noFeatureColumns(target: String)
  case columnMissing(column: String, role: ColumnRole, nearest: String?)
  case featureRepeated(column: String)
  case featureIsTarget(column: String)
  /// A classifier gives its probabilities under the column's name.
  case featureIsOutput(column: String, target: String)
  case unsupportedFeatureType(column: String, type: String)
  /// A column of strings has no value in any row that is trained on, so there is no category.
  case featureEmpty(column: String)
  /// The column holds other values than it did in the training data.
  case featureTypeChanged(column: String, expected: String, found: String)
  /// A model that cannot do without a value met `count` rows without one.
  case featureMissing(column: String, count: Int, firstRow: Int, isNaN: Bool)
  case featureInfinite(column: String, count: Int, firstRow: Int, value: Double)
  case unsupportedTargetType(column: String, type: String, allowed: String)
  case targetMissing(column: String, count: Int, rowCount: Int, firstRow: Int)
  case targetNotFinite(column: String, firstRow: Int, value: Double)
  case singleClass(column: String, label: String)
  case splitRatioOutOfRange(Double)
  case splitLeavesNoTrainingRows(ratio: Double, rowCount: Int)
}
