import Foundation

extension AxisScale {
  /// The ticks as a reader has them; automatic ones are about one in each `distance` points.
  func ticks(
    at values: AxisMarkValues = .automatic, every distance: Double, calendar: Calendar, locale: Locale
  ) -> [Tick] {
    var count = max(Int(length / distance), 1)
    if case .automatic(_, let desired?) = values.choice { count = max(desired, 1) }
    if case .values(let values) = values.choice { return given(values, count, calendar, locale) }
    switch domain {
    case .numbers(let range):
      guard let ticks = NumberTicks(in: range, count: count, at: values) else { return [] }
      let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(ticks.decimals))
      return ticks.values.map { Tick(value: .number($0), label: style.format($0)) }
    case .dates(let range):
      guard let ticks = DateTicks(in: range, limit: max(count, 2), at: values, unit: unit, calendar: calendar) else {
        return []
      }
      return ticks.dates.map {
        Tick(value: .date($0), label: ticks.text(of: $0, calendar: calendar, locale: locale))
      }
    case .categories(let names):
      guard case .automatic = values.choice else { return [] }
      let stride = max((names.count + count - 1) / count, 1)
      return names.enumerated().compactMap { index, name in
        index % stride == 0 ? Tick(value: .category(name), label: name) : nil
      }
    }
  }

  /// Those values that the axis reaches.
  private func given(_ values: [PlotValue], _ count: Int, _ calendar: Calendar, _ locale: Locale) -> [Tick] {
    let within = values.filter { value in place(value).map { $0 >= -0.01 && $0 <= length + 0.01 } ?? false }
    guard case .dates(let range) = domain else {
      return within.map { Tick(value: $0, label: $0.text(in: locale)) }
    }
    let ticks = DateTicks(in: range, limit: max(count, 2), unit: unit, calendar: calendar)
    return within.map { value in
      guard case .date(let date) = value else { return Tick(value: value, label: value.text(in: locale)) }
      return Tick(value: value, label: ticks.text(of: date, calendar: calendar, locale: locale))
    }
  }
}

extension NumberTicks {
  /// The numbers that `values` asks for; nil when it asks for dates.
  init?(in range: ClosedRange<Double>, count: Int, at values: AxisMarkValues, isWidened: Bool = false) {
    switch values.choice {
    case .automatic(let minimum, _):
      self.init(in: range, count: count, isWidened: isWidened)
      if let minimum, minimum > step { self = NumberTicks(in: range, step: minimum, isWidened: isWidened) }
    case .steps(let step): self.init(in: range, step: step, isWidened: isWidened)
    case .values: self.init(in: range, count: count, isWidened: isWidened)
    case .dates: return nil
    }
  }
}

extension DateTicks {
  /// The dates that `values` asks for; nil when it asks for numbers.
  init?(
    in range: ClosedRange<Date>, limit: Int, at values: AxisMarkValues, unit: Calendar.Component?, calendar: Calendar
  ) {
    switch values.choice {
    case .automatic, .values: self.init(in: range, limit: limit, unit: unit, calendar: calendar)
    case .dates(let unit, let count, let own): self.init(in: range, each: count, unit, calendar: own ?? calendar)
    case .steps: return nil
    }
  }
}
