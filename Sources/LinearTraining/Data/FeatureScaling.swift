import NumericKernels

/// The centre and the unit of every feature.
///
/// The unit is √(mean² + variance), the variance with n − 1, and at least 10⁻⁵: a feature divided by it has a root mean
/// square of about 1, and its zero stays where it was.
package struct FeatureScaling: Sendable, Equatable {
  /// The smallest unit; features that are all but zero are not blown up.
  static let smallestScale = 1e-5
  /// The fewest values that are measured by several threads.
  private static let fewestShared = 1 << 14

  package let means: [Double]
  package let scales: [Double]
  /// Features with one value in all rows, from which nothing can be learned.
  package let isConstant: [Bool]

  /// Measures every feature, and checks that it is a finite number in every row.
  ///
  /// - Throws: ``LinearTrainingError``: `missingValue` or `infiniteValue` of the first feature that has one.
  package init(of table: FeatureTable, threadCount: Int) throws(LinearTrainingError) {
    // Little work is done sooner than another thread wakes up.
    let threadCount = table.rowCount * table.columns.count < Self.fewestShared ? 1 : threadCount
    var moments = Array(repeating: [ColumnMoments](), count: table.columns.count)
    moments.withUnsafeMutableBufferPointer { moments in
      let results = UncheckedSendable(moments)
      ParallelExecution.forEach(table.columns.count, threadCount: threadCount) { index in
        results.value[index] = ColumnMoments.measure(table.columns[index])
      }
    }
    if let index = moments.firstIndex(where: { $0.contains { !$0.isFinite } }) {
      throw Self.firstError(in: table.columns[index], feature: table.firstFeatures[index])
    }
    let features = moments.flatMap { $0 }
    means = features.map(\.mean)
    scales = features.map { max(Self.smallestScale, $0.rootMeanSquare) }
    isConstant = features.map(\.isConstant)
  }

  private static func firstError(in column: FeatureColumn, feature: Int) -> LinearTrainingError {
    let row: Int?
    let value: Double
    switch column {
    case .float64(let values):
      row = values.firstIndex { !$0.isFinite }
      value = row.map { values[$0] } ?? .nan
    case .float32(let values):
      row = values.firstIndex { !$0.isFinite }
      value = row.map { Double(values[$0]) } ?? .nan
    case .categories(let codes, _):
      row = codes.firstIndex { $0 < 0 }
      value = .nan
    }
    return value.isNaN
      ? .missingValue(feature: feature, row: row ?? 0) : .infiniteValue(feature: feature, row: row ?? 0, value: value)
  }
}
