import FeatureEncoding
import ModelRuntime
import TabularData

/// Rows of a frame with their targets, read but not yet encoded.
struct LabeledRows {
  var batches: [FeatureBatch]
  var target: TargetValues

  var rowCount: Int {
    switch target {
    case .numbers(let values): values.count
    case .classes(let classes): classes.codes.count
    }
  }

  /// Reads the rows of a frame.
  ///
  /// - Throws: ``FeatureEncodingError`` where a column is missing, of another kind, or breaks `rule`, and where a target
  ///   is missing.
  init(
    _ frame: DataFrame, columns: FeatureColumns, targetColumn: String, isClassified: Bool, rule: FeatureValueRule
  ) throws(FeatureEncodingError) {
    target = try TargetValues(column: targetColumn, in: frame, isClassified: isClassified)
    batches = try columns.batches(from: frame)
    try rule.check(batches, of: columns, in: frame)
  }

  private init(batches: [FeatureBatch], target: TargetValues) {
    self.batches = batches
    self.target = target
  }

  func gathered(_ rows: [Int]) -> LabeledRows {
    LabeledRows(batches: batches.map { $0.gathered(rows) }, target: target.gathered(rows))
  }
}

/// What rows are to be predicted as.
enum TargetValues: Equatable {
  case numbers([Double])
  case classes(ClassTarget)

  init(column: String, in frame: DataFrame, isClassified: Bool) throws(FeatureEncodingError) {
    if isClassified {
      self = .classes(try ClassTarget(column: column, in: frame))
    } else {
      self = .numbers(try RegressionTarget.values(of: column, in: frame))
    }
  }

  func gathered(_ rows: [Int]) -> TargetValues {
    switch self {
    case .numbers(let values): .numbers(rows.map { values[$0] })
    case .classes(let classes): .classes(classes.gathered(rows))
    }
  }
}
