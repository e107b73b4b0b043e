import Foundation

/// A month's days to choose one of, as the graphical date picker shows them.
@MainActor
struct MonthCalendar {
  let node: ViewNode
  let context: RenderContext
  let selected: Date
  let isAllowed: (Date) -> Bool
  let choose: @MainActor (Date) -> Void

  /// The month that is shown, once the person has left the selected day's.
  @MainActor
  final class Place {
    var month: Date?
  }

  private static let firstPart = 100

  /// The month's name, the buttons that lead to the months beside it, and the days.
  ///
  /// - Parameter place: Kept from one drawing to the next.
  func element(_ place: Place) -> Element {
    let calendar = calendar
    guard let month = calendar.dateInterval(of: .month, for: place.month ?? selected)?.start,
      let days = calendar.range(of: .day, in: .month, for: month)
    else { return Element(key: node.key(Self.firstPart), classes: ["calendar"]) }
    let weekday = calendar.component(.weekday, from: month)
    let column = (weekday - calendar.firstWeekday + 7) % 7
    let cells = days.compactMap { day -> Element? in
      guard let date = calendar.date(byAdding: .day, value: day - days.lowerBound, to: month) else { return nil }
      return cell(day, date, column: day == days.lowerBound ? column : nil)
    }
    let grid = Element(
      key: node.key(Self.firstPart + 1), classes: ["days"], children: weekdays(from: calendar) + cells)
    return Element(
      key: node.key(Self.firstPart), classes: ["calendar"], attributes: [Attribute("role", "group")],
      children: [header(month, place), grid], growth: .horizontal)
  }

  private var calendar: Calendar {
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    calendar.locale = context.environment.locale
    return calendar
  }

  private func header(_ month: Date, _ place: Place) -> Element {
    let name = formatted(month, Date.FormatStyle().month(.wide).year())
    let title = Element(
      "span", key: node.key(Self.firstPart + 3), classes: ["month"], attributes: [Attribute("aria-live", "polite")],
      text: name)
    let buttons = [
      turn("Previous month", "previous", by: -1, from: month, place, Self.firstPart + 4),
      turn("Next month", "next", by: 1, from: month, place, Self.firstPart + 5),
    ]
    return Element(key: node.key(Self.firstPart + 2), classes: ["months"], children: [title] + buttons)
  }

  private func turn(
    _ label: String, _ name: String, by months: Int, from month: Date, _ place: Place, _ part: Int
  ) -> Element {
    let target = calendar.date(byAdding: .month, value: months, to: month)
    let isEnabled = context.environment.isEnabled && target != nil
    return Element(
      "button", key: node.key(part), classes: ["b", "turn", name],
      attributes: [Attribute("type", "button"), Attribute("aria-label", label)] + enabledAttributes(isEnabled),
      actions: isEnabled
        ? [
          .tap: { [weak node] _ in
            place.month = target
            node?.invalidate()
          }
        ] : [:])
  }

  private func weekdays(from calendar: Calendar) -> [Element] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { index in
      let position = (index + calendar.firstWeekday - 1) % names.count
      return Element(
        "span", key: node.key(Self.firstPart + 10 + index), classes: ["weekday"],
        attributes: [Attribute("aria-hidden", "true")], text: names[position])
    }
  }

  private func cell(_ day: Int, _ date: Date, column: Int?) -> Element {
    let isEnabled = context.environment.isEnabled && isAllowed(date)
    let isSelected = calendar.isDate(date, inSameDayAs: selected)
    let choose = choose
    var attributes = [
      Attribute("type", "button"), Attribute("aria-label", formatted(date, Date.FormatStyle(date: .complete))),
      Attribute("aria-pressed", isSelected ? "true" : "false"),
    ]
    if calendar.isDateInToday(date) { attributes.append(Attribute("aria-current", "date")) }
    return Element(
      "button", key: node.key(Self.firstPart + 20 + day), classes: ["b", "day"],
      style: column.map { ["grid-column": "\($0 + 1)"] } ?? [:], attributes: attributes + enabledAttributes(isEnabled),
      text: day.formatted(.number.locale(context.environment.locale)),
      actions: isEnabled ? [.tap: { _ in choose(date) }] : [:])
  }

  private func formatted(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(context.environment.locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(date)
  }
}
