import Foundation

// Dates by arithmetic on days, without a calendar object: a column of dates costs about what a column of numbers costs.
// The day number of a civil date follows H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013): years begin
// in March, so that the leap day is the last of its year, and 400 years have 146,097 days.

/// ISO 8601 dates of the proleptic Gregorian calendar, read from bytes and made into text.
enum ISO8601Dates {
  /// Days from 1970-01-01 to 2001-01-01, where a `Date` counts from.
  private static let referenceDay = 11_323

  /// Reads `YYYY-MM-DD`, `YYYY/MM/DD` or `YYYYMMDD`, optionally followed by `T` or a space, `HH:MM`, `:SS`, a fraction,
  /// and `Z` or `±HH:MM`.
  ///
  /// Without a zone the time is UTC; without a time it is midnight. A year may have a sign and more than four digits.
  /// Returns nil for anything else, such as the 30th of February.
  static func date(_ bytes: UnsafePointer<UInt8>, count: Int) -> Date? {
    var cursor = Cursor(next: bytes, end: bytes + count)
    guard let day = dayNumber(&cursor) else { return nil }
    if cursor.isAtEnd { return Date(timeIntervalSinceReferenceDate: Double(day - referenceDay) * 86_400) }
    guard cursor.skip("T") || cursor.skip(" "),
      let hour = cursor.number(digits: 2), hour < 24, cursor.skip(":"),
      let minute = cursor.number(digits: 2), minute < 60
    else { return nil }
    var seconds = hour * 3600 + minute * 60
    var fraction = 0.0
    if cursor.skip(":") {
      guard let second = cursor.number(digits: 2), second < 60 else { return nil }
      seconds += second
      if cursor.peek == UInt8(ascii: ".") {
        guard let value = cursor.fraction() else { return nil }
        fraction = value
      }
    }
    guard let offset = zoneOffset(&cursor), cursor.isAtEnd else { return nil }
    let whole = (day - referenceDay) * 86_400 + seconds - offset
    return Date(timeIntervalSinceReferenceDate: Double(whole) + fraction)
  }

  /// The text of a date in UTC; reading it gives the same date, bit for bit, except within the last second before 2001,
  /// where it can differ by 2⁻⁵² seconds.
  ///
  /// A date that is not a finite number of seconds, or lies millions of years away, is written as that number.
  static func text(of date: Date) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    guard abs(interval) < 1e14 else { return interval.description }
    var whole = interval.rounded(.down)
    var fraction = interval - whole
    if fraction >= 1 {
      whole += 1
      fraction = 0
    }
    let total = Int(whole) + referenceDay * 86_400
    let day = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    let second = total - day * 86_400
    let civil = civilDate(day: day)
    return "\(yearText(civil.year))-\(padded(civil.month))-\(padded(civil.day))"
      + "T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
      + "\(fractionText(fraction, whole: whole))Z"
  }

  /// Whether a date is a whole second of the years 0 to 9999.
  static func isPlain(_ date: Date) -> Bool {
    let interval = date.timeIntervalSinceReferenceDate
    return interval >= -63_145_526_400 && interval < 252_423_993_600 && interval.rounded(.down) == interval
  }

  /// Writes what `text(of:)` gives for a plain date to a place with room for 24 bytes, and returns the place after it.
  static func write(plain date: Date, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let total = Int(date.timeIntervalSinceReferenceDate) + referenceDay * 86_400
    let day = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    let second = total - day * 86_400
    let civil = civilDate(day: day)
    // Eight digits each, YYYYMMDD and 00hhmmss; then the marks are put between them.
    let date = NumberBytes.eightDigits(UInt64(civil.year * 10_000 + civil.month * 100 + civil.day))
    let time = NumberBytes.eightDigits(UInt64(second / 3600 * 10_000 + second / 60 % 60 * 100 + second % 60))
    let (year, month, dayOfMonth) = (date & 0xFFFF_FFFF, date >> 32 & 0xFFFF, date >> 48)
    let (hour, minute, rest) = (time >> 16 & 0xFFFF, time >> 32 & 0xFFFF, time >> 48)
    store(0x2D30_302D_3030_3030 | year | month << 40, to: place)  // YYYY-MM-
    store(0x3030_3A30_3054_3030 | dayOfMonth | hour << 24 | minute << 48, to: place + 8)  // DDThh:mm
    store(0x5A30_303A | rest << 8, to: place + 16)  // :ssZ
    return place + 20
  }

  private static func store(_ word: UInt64, to place: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// A second of a day in UTC; nil if the day does not exist.
  static func date(year: Int, month: Int, day: Int, second: Int) -> Date? {
    guard let number = existingDay(year: year, month: month, day: day) else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double((number - referenceDay) * 86_400 + second))
  }

  /// Reads `YYYY-MM-DD`, `YYYY/MM/DD` or `YYYYMMDD`.
  private static func dayNumber(_ cursor: inout Cursor) -> Int? {
    let isNegative = cursor.peek == UInt8(ascii: "-")
    let isSigned = cursor.skip("-") || cursor.skip("+")
    guard let year = isSigned ? cursor.number(digits: 4...7) : cursor.number(digits: 4) else { return nil }
    let isSlashed = !isSigned && cursor.skip("/")
    let isBasic = !isSigned && !isSlashed && cursor.peek != UInt8(ascii: "-")
    guard isSlashed || isBasic || cursor.skip("-"), let month = cursor.number(digits: 2),
      isBasic || cursor.skip(isSlashed ? "/" : "-"), let day = cursor.number(digits: 2)
    else { return nil }
    return existingDay(year: isNegative ? -year : year, month: month, day: day)
  }

  /// Days since 1970-01-01; nil for a day like the 30th of February.
  private static func existingDay(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : (month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31)
    return day <= length ? dayNumber(year: year, month: month, day: day) : nil
  }

  /// Days since 1970-01-01.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civilDate(day number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Seconds east of Greenwich; nothing, `Z`, `±HH`, `±HHMM` or `±HH:MM`.
  private static func zoneOffset(_ cursor: inout Cursor) -> Int? {
    if cursor.isAtEnd || cursor.skip("Z") { return 0 }
    let isWest = cursor.peek == UInt8(ascii: "-")
    guard cursor.skip("+") || cursor.skip("-"), let hours = cursor.number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if cursor.skip(":") || !cursor.isAtEnd {
      guard let value = cursor.number(digits: 2), value < 60 else { return nil }
      minutes = value
    }
    let offset = hours * 3600 + minutes * 60
    return isWest ? -offset : offset
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func yearText(_ year: Int) -> String {
    let digits = String(abs(year))
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return (year < 0 ? "-" : year > 9999 ? "+" : "") + padding + digits
  }

  /// The shortest of three, six, nine or all decimals that leads back to the same date.
  private static func fractionText(_ fraction: Double, whole: Double) -> String {
    if fraction == 0 { return "" }
    for (decimals, scale) in [(3, 1e3), (6, 1e6), (9, 1e9)] {
      let scaled = (fraction * scale).rounded()
      guard scaled > 0, scaled < scale, whole + scaled / scale == whole + fraction else { continue }
      let digits = String(Int(scaled))
      return "." + String(repeating: "0", count: decimals - digits.count) + digits
    }
    return plainFraction(fraction)
  }

  /// The decimals of a number below 1, never with an exponent.
  private static func plainFraction(_ fraction: Double) -> String {
    let parts = fraction.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return String(fraction.description.dropFirst()) }
    let digits = parts[0].filter { $0 != "." }
    let trimmed = digits.hasSuffix("0") && digits.count > 1 ? digits.dropLast() : digits[...]
    return "." + String(repeating: "0", count: -exponent - 1) + trimmed
  }

  /// A place in the text of a date.
  private struct Cursor {
    var next: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>

    var isAtEnd: Bool { next == end }
    var peek: UInt8? { next < end ? next.pointee : nil }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard next < end, UInt32(next.pointee) == character.value else { return false }
      next += 1
      return true
    }

    mutating func number(digits: Int) -> Int? { number(digits: digits...digits) }

    mutating func number(digits: ClosedRange<Int>) -> Int? {
      var value = 0
      var count = 0
      while count < digits.upperBound, let byte = peek, byte &- 48 <= 9 {
        value = value * 10 + Int(byte &- 48)
        count += 1
        next += 1
      }
      return digits.contains(count) ? value : nil
    }

    /// A point and at least one digit.
    mutating func fraction() -> Double? {
      let start = next
      next += 1
      while let byte = peek, byte &- 48 <= 9 { next += 1 }
      guard next - start > 1 else { return nil }
      return Double("0" + String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self))
    }
  }
}
