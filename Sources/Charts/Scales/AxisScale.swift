import Foundation

/// How values lie along an axis of a plot.
struct AxisScale {
  enum Domain: Equatable {
    /// Numbers from one to another.
    case numbers(ClosedRange<Double>)
    /// Dates from one to another.
    case dates(ClosedRange<Date>)
    /// Words in equal bands.
    case categories([String])
  }

  struct Tick: Equatable {
    let value: PlotValue
    let label: String
  }

  let domain: Domain
  /// The axis's length in points.
  let length: Double
  /// What each date stands for; nil for moments.
  var unit: Calendar.Component?

  /// Where a value is, in points from the beginning: the middle of its band for a category; nil for a value of another
  /// kind than the axis's.
  func place(_ value: PlotValue) -> Double? {
    switch (domain, value) {
    case (.numbers(let range), .number(let number)):
      return number.isFinite ? place(number, range.lowerBound, range.upperBound) : nil
    case (.dates(let range), .date(let date)):
      return place(
        date.timeIntervalSinceReferenceDate, range.lowerBound.timeIntervalSinceReferenceDate,
        range.upperBound.timeIntervalSinceReferenceDate)
    case (.categories(let names), .category(let name)):
      return names.firstIndex(of: name).map { (Double($0) + 0.5) * length / Double(names.count) }
    default: return nil
    }
  }

  private func place(_ value: Double, _ low: Double, _ high: Double) -> Double {
    high > low ? (value - low) / (high - low) * length : length / 2
  }

  /// The room of a category, in points; nil on an axis without bands.
  var band: Double? {
    if case .categories(let names) = domain { length / Double(max(names.count, 1)) } else { nil }
  }
}
