import Foundation

/// The values of an axis at which marks are.
public struct AxisMarkValues: Sendable {
  enum Choice: Sendable {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case steps(Double)
    case dates(Calendar.Component, count: Int, Calendar?)
    case values([PlotValue])
  }

  let choice: Choice
  /// Whether the axis begins, or ends, at a marked value; nil as the axis suggests.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  /// Round numbers, beginnings of days or months, or all categories, as many as there is room for.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round numbers, beginnings of days or months, or categories.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many there are; nil for as many as there is room for.
  ///   - roundLowerBound: Whether the axis begins at such a value; nil for numbers when no domain was given.
  ///   - roundUpperBound: Whether the axis ends at such a value; nil for numbers when no domain was given.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .automatic(minimumStride: nil, desiredCount: desiredCount), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Round numbers that are at least `minimumStride` apart.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The multiples of a number above 0.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .steps(Double(stepSize)), roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The beginning of each day, month, or other part of a calendar, or of each `count`th one.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .dates(component, count: max(count, 1), calendar), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }
}
