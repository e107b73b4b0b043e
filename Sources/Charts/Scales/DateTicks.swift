import Foundation

/// Dates at the beginnings of days, months or other parts of a calendar, for an axis.
struct DateTicks {
  /// The part of the calendar, and how many of them lie between two ticks.
  let unit: Calendar.Component
  let count: Int
  let dates: [Date]

  /// Distances between ticks, the shortest first, with their usual lengths in seconds.
  private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.day, 14, 1_209_600),
    (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
    (.year, 20, 631_139_040), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
  ]

  /// The ticks within `range`, at most `limit` of them but for very long ranges, and none closer than one `unit`.
  init(in range: ClosedRange<Date>, limit: Int, unit smallest: Calendar.Component? = nil, calendar: Calendar) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let first = DateTicks.steps.firstIndex { $0.unit == smallest } ?? 0
    let step =
      DateTicks.steps[first...].first { span / $0.seconds <= Double(max(limit - 1, 1)) }
      ?? DateTicks.steps[DateTicks.steps.count - 1]
    self.init(in: range, each: step.count, step.unit, calendar: calendar)
  }

  /// The beginnings of each `count`th part of a calendar within `range`, at most 400 of them.
  init(in range: ClosedRange<Date>, each count: Int, _ unit: Calendar.Component, calendar: Calendar) {
    self.unit = unit
    self.count = count
    var dates: [Date] = []
    var date = DateTicks.start(of: range.lowerBound, unit, count, calendar)
    while date <= range.upperBound, dates.count < 400 {
      if date >= range.lowerBound { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    self.dates = dates
  }

  /// The last date at or before `date` where a tick may be: parts smaller than the unit are at their beginning, and the
  /// unit is a multiple of the count within the next larger one.
  private static func start(of date: Date, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> Date {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    let value = calendar.component(unit, from: start)
    let excess: Int
    switch unit {
    case .day: excess = count == 1 ? 0 : (value - 1) % count
    case .month: excess = (value - 1) % count
    case .year, .hour, .minute, .second: excess = value % count
    // Weeks and quarters begin anew in a year that not all of them divide.
    default: excess = 0
    }
    return calendar.date(byAdding: unit, value: -excess, to: start) ?? start
  }

  /// The range from the last tick at or before its beginning, or to the first one at or after its end.
  func widening(_ range: ClosedRange<Date>, atStart: Bool, atEnd: Bool, calendar: Calendar) -> ClosedRange<Date> {
    let start = atStart ? DateTicks.start(of: range.lowerBound, unit, count, calendar) : range.lowerBound
    guard atEnd else { return start...range.upperBound }
    let last = dates.last ?? DateTicks.start(of: range.upperBound, unit, count, calendar)
    let end = last < range.upperBound ? calendar.date(byAdding: unit, value: count, to: last) : last
    return start...max(end ?? range.upperBound, range.upperBound)
  }

  /// A tick as a reader has it.
  func text(of date: Date, calendar: Calendar, locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second: style = style.hour().minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .day, .weekday, .weekOfYear, .weekOfMonth: style = style.month(.abbreviated).day()
    case .month, .quarter:
      style = style.month(.abbreviated)
      if calendar.component(.month, from: date) == 1 { style = style.year() }
    default: style = style.year()
    }
    return style.format(date)
  }
}
