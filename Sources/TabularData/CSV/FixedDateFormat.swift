import Foundation

/// A date format whose texts are read without a calendar object, on any thread.
///
/// It accepts fewer texts than the parser that it stands for, and gives the same dates for those that it accepts: only
/// digits and fixed marks, only dates that exist, and only years in which no calendar has gaps.
struct FixedDateFormat: Sendable {
  private enum Part {
    case year, month, day, hour, minute, second
    case mark(UInt8)
  }

  private let parts: [Part]
  /// Whether texts are what `ISO8601Dates` reads, and nothing more is asked.
  private let isISO: Bool

  /// Every spelling that `ISO8601Dates` knows.
  static let iso = FixedDateFormat(parts: [], isISO: true)

  private init(parts: [Part], isISO: Bool) {
    self.parts = parts
    self.isISO = isISO
  }

  /// The format of a strategy; nil if it needs more than digits and marks, or another zone than UTC.
  init?<Strategy: ParseStrategy>(_ strategy: Strategy) {
    if let style = strategy as? Date.ISO8601FormatStyle, style == Date.ISO8601FormatStyle() {
      self.init(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")
    } else if let strategy = strategy as? Date.ParseStrategy, strategy.timeZone.isAlwaysUTC,
      strategy.calendar.identifier == .gregorian, strategy.twoDigitStartDate < Date()
    {
      self.init(pattern: strategy.format)
    } else {
      return nil
    }
  }

  /// Understands `yyyy`, `MM`, `dd`, `HH`, `mm` and `ss`, and what stands between them.
  init?(pattern: String) {
    var parts: [Part] = []
    var rest = Array(pattern.utf8)[...]
    var isQuoted = false
    while let first = rest.first {
      let run = rest.prefix { $0 == first }.count
      let isLetter = (first | 32) &- UInt8(ascii: "a") < 26
      if first == UInt8(ascii: "'") {
        // Two in a row would be an apostrophe.
        guard run == 1 else { return nil }
        isQuoted.toggle()
      } else if isQuoted || !isLetter {
        guard first < 128, first &- UInt8(ascii: "0") > 9 else { return nil }
        parts += Array(repeating: .mark(first), count: run)
      } else {
        guard let part = FixedDateFormat.part(first, run) else { return nil }
        parts.append(part)
      }
      rest = rest.dropFirst(run)
    }
    guard !isQuoted, FixedDateFormat.isComplete(parts) else { return nil }
    self.init(parts: parts, isISO: false)
  }

  private static func part(_ letter: UInt8, _ count: Int) -> Part? {
    switch (Unicode.Scalar(letter), count) {
    case ("y", 4), ("y", 1): .year
    case ("M", 2): .month
    case ("d", 2): .day
    case ("H", 2): .hour
    case ("m", 2): .minute
    case ("s", 2): .second
    default: nil
    }
  }

  /// Whether year, month and day are there, and each part once.
  private static func isComplete(_ parts: [Part]) -> Bool {
    var counts = [Int](repeating: 0, count: 6)
    for part in parts {
      switch part {
      case .year: counts[0] += 1
      case .month: counts[1] += 1
      case .day: counts[2] += 1
      case .hour: counts[3] += 1
      case .minute: counts[4] += 1
      case .second: counts[5] += 1
      case .mark: break
      }
    }
    return counts[...2] == [1, 1, 1] && counts.allSatisfy { $0 <= 1 }
  }

  /// The date of a text; nil if the format does not hold it, which says nothing about the parser.
  func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    guard let start = bytes.baseAddress else { return nil }
    if isISO { return ISO8601Dates.date(start, count: bytes.count) }
    var next = 0
    var (year, month, day, hour, minute, second) = (0, 0, 0, 0, 0, 0)
    for part in parts {
      switch part {
      case .mark(let mark):
        guard next < bytes.count, bytes[next] == mark else { return nil }
        next += 1
      case .year: guard FixedDateFormat.read(4, bytes, &next, &year) else { return nil }
      case .month: guard FixedDateFormat.read(2, bytes, &next, &month) else { return nil }
      case .day: guard FixedDateFormat.read(2, bytes, &next, &day) else { return nil }
      case .hour: guard FixedDateFormat.read(2, bytes, &next, &hour) else { return nil }
      case .minute: guard FixedDateFormat.read(2, bytes, &next, &minute) else { return nil }
      case .second: guard FixedDateFormat.read(2, bytes, &next, &second) else { return nil }
      }
    }
    // Before 1583 calendars disagree about what a date means.
    guard next == bytes.count, year >= 1583, hour < 24, minute < 60, second < 60 else { return nil }
    return ISO8601Dates.date(year: year, month: month, day: day, second: hour * 3600 + minute * 60 + second)
  }

  private static func read(
    _ count: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ next: inout Int, _ value: inout Int
  ) -> Bool {
    guard bytes.count - next >= count else { return false }
    for place in next..<next + count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { return false }
      value = value * 10 + Int(digit)
    }
    next += count
    return true
  }
}

extension TimeZone {
  /// Whether the zone is UTC at all times.
  fileprivate var isAlwaysUTC: Bool {
    ["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) && secondsFromGMT() == 0
  }
}
