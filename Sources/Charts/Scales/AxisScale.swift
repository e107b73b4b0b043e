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
    /// In points from the axis's beginning.
    let place: Double
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

  /// The ticks, about one in each `distance` points, as a reader has them. Where a category has no room for its label,
  /// only each second one has a label, or each third, and so on.
  func ticks(every distance: Double, calendar: Calendar, locale: Locale) -> [Tick] {
    let count = max(Int(length / distance), 1)
    switch domain {
    case .numbers(let range):
      let ticks = NumberTicks(in: range, count: count)
      let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(ticks.decimals))
      return ticks.values.compactMap { value in
        place(.number(value)).map { Tick(place: $0, label: style.format(value)) }
      }
    case .dates(let range):
      let ticks = DateTicks(in: range, limit: max(count, 2), unit: unit, calendar: calendar)
      return ticks.dates.compactMap { date in
        place(.date(date)).map { Tick(place: $0, label: ticks.text(of: date, calendar: calendar, locale: locale)) }
      }
    case .categories(let names):
      let stride = max((names.count + count - 1) / count, 1)
      return names.enumerated().compactMap { index, name in
        guard index % stride == 0, let place = place(.category(name)) else { return nil }
        return Tick(place: place, label: name)
      }
    }
  }
}
