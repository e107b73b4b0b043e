import TabularData

/// The numbers that a regressor learns to predict.
package enum RegressionTarget {
  /// Reads a target column as Doubles.
  ///
  /// - Throws: ``FeatureEncodingError`` where the column is missing or not of numbers, a row has no value, or a value is
  ///   not finite.
  package static func values(of column: String, in frame: DataFrame) throws(FeatureEncodingError) -> [Double] {
    let source = try frame.column(named: column, role: .target)
    try source.checkTargetIsComplete()
    let type = ColumnType(source.wrappedElementType)
    guard let type, type != .boolean, let values = source.doubleValues() else {
      throw .unsupportedTargetType(
        column: column, type: "\(source.wrappedElementType)", allowed: "numbers (Double, Float or integers)")
    }
    if let row = values.firstIndex(where: { !$0.isFinite }) {
      throw .targetNotFinite(column: column, firstRow: row, value: values[row])
    }
    return values
  }
}

extension AnyColumn {
  /// - Throws: ``FeatureEncodingError/targetMissing(column:count:rowCount:firstRow:)``.
  func checkTargetIsComplete() throws(FeatureEncodingError) {
    let missing = missingCount
    guard missing > 0, let first = firstMissingRow else { return }
    throw .targetMissing(column: name, count: missing, rowCount: count, firstRow: first)
  }
}
