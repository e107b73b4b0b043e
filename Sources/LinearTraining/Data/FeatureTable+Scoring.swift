import NumericKernels

extension FeatureTable {
  /// Checks that a model of `featureCount` features can be scored on the table: every number is finite.
  ///
  /// - Throws: ``LinearTrainingError``: `featureCount`, `missingValue` or `infiniteValue`.
  func checkForScoring(featureCount: Int) throws(LinearTrainingError) {
    if self.featureCount != featureCount { throw .featureCount(self.featureCount, expected: featureCount) }
    for (column, feature) in zip(columns, firstFeatures) {
      let found: (row: Int, value: Double)?
      switch column {
      case .float64(let values): found = values.firstIndex { !$0.isFinite }.map { ($0, values[$0]) }
      case .float32(let values): found = values.firstIndex { !$0.isFinite }.map { ($0, Double(values[$0])) }
      case .categories: found = nil
      }
      guard let found else { continue }
      throw found.value.isNaN
        ? .missingValue(feature: feature, row: found.row)
        : .infiniteValue(feature: feature, row: found.row, value: found.value)
    }
  }
}
