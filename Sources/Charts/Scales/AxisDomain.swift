import Foundation

/// Finds what an axis reaches over.
struct AxisDomain {
  /// All values on the axis.
  let values: [PlotValue]
  /// Whether bars or areas grow from zero along the axis.
  let growsFromZero: Bool
  /// Room beyond the first and the last value, in the axis's own measure.
  let margin: Double
  /// What the app wants.
  let wish: _ScaleDomain?
  /// About how many ticks there is room for.
  let tickCount: Int
  /// What is marked along the axis.
  let marked: AxisMarkValues
  let calendar: Calendar

  func found() -> AxisScale.Domain {
    var values = values
    var isGiven = false
    if case .values(let given)? = wish?.content, !given.isEmpty {
      // Categories that the marks have and the app has not named come after those.
      let isCategories = given.contains { $0.position == nil }
      values = isCategories ? given + values : given
      isGiven = true
    }
    if values.contains(where: { if case .category = $0 { true } else { false } }) { return categories(values) }
    let positions = values.compactMap(\.position)
    guard let low = positions.min(), let high = positions.max() else { return .numbers(0...1) }
    if case .date? = values.first {
      let room = isGiven ? 0 : margin
      return .dates(dates(low - room, high + room))
    }
    return .numbers(isGiven ? rounded(low...high, usually: false) : numbers(low - margin, high + margin))
  }

  private func categories(_ values: [PlotValue]) -> AxisScale.Domain {
    var names: [String] = []
    var seen: Set<String> = []
    for case .category(let name) in values where seen.insert(name).inserted { names.append(name) }
    return .categories(names)
  }

  /// From a round number to a round number.
  private func numbers(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    var (low, high) = (low, high)
    if includesZero(low, high) || low == high {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high { return 0...1 }
    return rounded(low...high, usually: true)
  }

  /// From marked number to marked number, at the ends where that is wanted.
  private func rounded(_ range: ClosedRange<Double>, usually: Bool) -> ClosedRange<Double> {
    let (atStart, atEnd) = (marked.roundsLowerBound ?? usually, marked.roundsUpperBound ?? usually)
    let count = if case .automatic(_, let desired?) = marked.choice { max(desired, 1) } else { tickCount }
    guard atStart || atEnd, let wide = NumberTicks(in: range, count: count, at: marked, isWidened: true)?.range else {
      return range
    }
    return (atStart ? wide.lowerBound : range.lowerBound)...(atEnd ? wide.upperBound : range.upperBound)
  }

  /// From date to date, or from marked date to marked date where that is wanted.
  private func dates(_ low: Double, _ high: Double) -> ClosedRange<Date> {
    let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
    let (atStart, atEnd) = (marked.roundsLowerBound ?? false, marked.roundsUpperBound ?? false)
    guard atStart || atEnd,
      let ticks = DateTicks(in: range, limit: max(tickCount, 2), at: marked, unit: nil, calendar: calendar)
    else { return range }
    return ticks.widening(range, atStart: atStart, atEnd: atEnd, calendar: calendar)
  }

  /// Where it is not said, zero belongs to what grows from it, and to values that are near it compared with their range.
  private func includesZero(_ low: Double, _ high: Double) -> Bool {
    if case .automatic(let includesZero?)? = wish?.content { return includesZero }
    return growsFromZero || (low >= 0 && low < (high - low))
  }
}
