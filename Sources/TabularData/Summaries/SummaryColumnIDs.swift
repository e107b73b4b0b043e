/// The columns of a frame's summary.
public enum SummaryColumnIDs: Sendable {
  /// The name of the column that is summarised.
  public static let columnName = ColumnID("column", String.self)

  /// The mean of numbers.
  public static let mean = ColumnID("mean", Double.self)

  /// The standard deviation of numbers.
  public static let standardDeviation = ColumnID("std", Double.self)

  /// The smallest number.
  public static let minimum = ColumnID("min", Double.self)

  /// The greatest number.
  public static let maximum = ColumnID("max", Double.self)

  /// The number in the middle.
  public static let median = ColumnID("median", Double.self)

  /// The number at a quarter.
  public static let firstQuartile = ColumnID("Q1", Double.self)

  /// The number at three quarters.
  public static let thirdQuartile = ColumnID("Q3", Double.self)

  /// The most frequent values.
  public static let mode = ColumnID("mode", [Any].self)

  /// The number of different values.
  public static let uniqueCount = ColumnID("uniqueCount", Int.self)

  /// The number of missing values.
  public static let noneCount = ColumnID("noneCount", Int.self)

  /// The number of values that are present.
  public static let someCount = ColumnID("someCount", Int.self)
}
