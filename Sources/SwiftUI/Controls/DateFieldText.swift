import Foundation

/// Dates as HTML's date and time fields write them.
struct DateFieldText {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The `type` of the field.
  var inputType: String {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, true): "datetime-local"
    case (true, false): "date"
    case (false, _): "time"
    }
  }

  /// Empty for a date that such a field cannot show: before the year 1, after the year 9999.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let dayOfMonth = parts.day, let hour = parts.hour,
      let minute = parts.minute
    else { return "" }
    let time = "\(digits(hour, 2)):\(digits(minute, 2))"
    if !components.contains(.date) { return time }
    guard parts.era == 1, (1...9999).contains(year) else { return "" }
    let day = "\(digits(year, 4))-\(digits(month, 2))-\(digits(dayOfMonth, 2))"
    return components.contains(.hourAndMinute) ? "\(day)T\(time)" : day
  }

  /// The date that `text` makes of another one, or nil when the field is empty or holds something else.
  func date(from text: String, replacingPartsOf date: Date) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let fields = text.split(separator: "T", omittingEmptySubsequences: false)
    guard fields.count == (components == [.date, .hourAndMinute] ? 2 : 1) else { return nil }
    if components.contains(.date) {
      guard let numbers = numbers(fields[0], separator: "-", count: 3...3) else { return nil }
      (parts.era, parts.year, parts.month, parts.day) = (1, numbers[0], numbers[1], numbers[2])
    }
    if components.contains(.hourAndMinute) || !components.contains(.date) {
      guard let numbers = numbers(fields[fields.count - 1], separator: ":", count: 2...3) else { return nil }
      (parts.hour, parts.minute, parts.second, parts.nanosecond) = (numbers[0], numbers[1], 0, 0)
    }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// Whether a bound holds for the field as it is: a time field knows no days, and can be bound on the bound's day only.
  func canBound(_ bound: Date, _ date: Date) -> Bool {
    components.contains(.date) || calendar.isDate(bound, inSameDayAs: date)
  }

  private func numbers(_ text: Substring, separator: Character, count: ClosedRange<Int>) -> [Int]? {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map { digits in
      digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
    }
    let found = numbers.compactMap { $0 }
    return found.count == numbers.count && count.contains(found.count) ? found : nil
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
