extension FeatureEncodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRows:
      "The data has no rows."
    case .noFeatureColumns(let target):
      "There is no feature column: the data has no column besides the target '\(target)'."
    case .columnMissing(let column, let role, let nearest):
      "The data has no \(role.rawValue) column '\(column)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    case .featureRepeated(let column):
      "Feature column '\(column)' is named twice; name it once."
    case .featureIsTarget(let column):
      "Column '\(column)' is the target; it cannot be a feature too."
    case .featureIsOutput(let column, let target):
      "Feature column '\(column)' has the name under which a classifier of '\(target)' gives its probabilities; "
        + "rename the column."
    case .unsupportedFeatureType(let column, let type):
      "Feature column '\(column)' holds values of type \(type); a feature holds numbers, Bool or String. "
        + "Convert the column, or leave it out of the feature columns."
    case .featureEmpty(let column):
      "Feature column '\(column)' has no value in any row that is trained on; leave it out of the feature columns."
    case .featureTypeChanged(let column, let expected, let found):
      "Feature column '\(column)' held values of type \(expected) in the training data, but holds \(found) here."
    case .featureMissing(let column, let count, let row, let isNaN):
      "Feature column '\(column)' has \(isNaN ? "no number (NaN)" : "no value") in \(Self.rows(count, first: row)). "
        + "A linear model needs a value in every row: fill it in, drop the row, or train boosted trees."
    case .featureInfinite(let column, let count, let row, let value):
      "Feature column '\(column)' holds \(value) in \(Self.rows(count, first: row)); a feature must be finite. "
        + "Replace the value, or make it missing."
    case .unsupportedTargetType(let column, let type, let allowed):
      "Target column '\(column)' holds values of type \(type); it must hold \(allowed)."
    case .targetMissing(let column, let count, let rowCount, let row):
      count == rowCount
        ? "Target column '\(column)' has no value in any row."
        : "Target column '\(column)' has no value in \(Self.rows(count, first: row)). Fill it in, or drop the row."
    case .targetNotFinite(let column, let row, let value):
      "Target column '\(column)' holds \(value) in row \(row); it must be finite."
    case .singleClass(let column, let label):
      "Target column '\(column)' holds only the label '\(label)'; a classifier needs at least two different labels."
    case .splitRatioOutOfRange(let ratio):
      "The validation ratio is \(ratio); it must be in the range 0 ≤ ratio < 1."
    case .splitLeavesNoTrainingRows(let ratio, let rowCount):
      "A validation ratio of \(ratio) leaves none of the \(rowCount) rows to train on."
    }
  }

  private static func rows(_ count: Int, first row: Int) -> String {
    count == 1 ? "row \(row)" : "\(count) rows, the first of them row \(row)"
  }
}

extension FeatureEncodingError {
  /// Whether the fault lies in a column: that it is missing, of the wrong type, or holds a wrong value.
  package var concernsColumn: Bool {
    switch self {
    case .noRows, .splitRatioOutOfRange, .splitLeavesNoTrainingRows, .singleClass: false
    case .noFeatureColumns, .columnMissing, .featureRepeated, .featureIsTarget, .featureIsOutput,
      .unsupportedFeatureType, .featureEmpty,
      .featureTypeChanged, .featureMissing, .featureInfinite, .unsupportedTargetType, .targetMissing, .targetNotFinite:
      true
    }
  }
}
