import Foundation
import Testing

@testable import Charts

@Suite struct DateTicksTests {
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
  }()

  private func date(_ text: String) throws -> Date {
    try Date("\(text)T00:00:00Z", strategy: .iso8601)
  }

  private func ticks(_ from: String, _ to: String, limit: Int) throws -> [String] {
    let ticks = DateTicks(in: try date(from)...(try date(to)), limit: limit, calendar: calendar)
    return ticks.dates.map { ticks.text(of: $0, calendar: calendar, locale: Locale(identifier: "en_US")) }
  }

  @Test func `days where there is room for all, weeks where there is not`() throws {
    #expect(
      try ticks("2024-03-01", "2024-03-05", limit: 5) == ["Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5"])
    #expect(try ticks("2024-03-01", "2024-03-29", limit: 5) == ["Mar 1", "Mar 8", "Mar 15", "Mar 22", "Mar 29"])
  }

  @Test func `quarters begin with the year, which January tells`() throws {
    #expect(try ticks("2023-11-15", "2024-10-15", limit: 5) == ["Jan 2024", "Apr", "Jul", "Oct"])
  }

  @Test func `years are multiples of their distance`() throws {
    #expect(try ticks("1998-06-01", "2024-06-01", limit: 6) == ["2000", "2010", "2020"])
  }

  @Test func `hours are told by the clock of the place`() throws {
    let start = try date("2024-03-01")
    let ticks = DateTicks(in: start...start.addingTimeInterval(86_400), limit: 5, calendar: calendar)
    let texts = ticks.dates.map { ticks.text(of: $0, calendar: calendar, locale: Locale(identifier: "de_DE")) }
    #expect(texts == ["00 Uhr", "06 Uhr", "12 Uhr", "18 Uhr", "00 Uhr"])
  }

  @Test func `a range is widened to whole parts of the calendar`() throws {
    let range = try date("2024-03-10")...(try date("2024-05-02"))
    let ticks = DateTicks(in: range, each: 1, .month, calendar: calendar)
    #expect(ticks.dates == [try date("2024-04-01"), try date("2024-05-01")])
    let wide = ticks.widening(range, atStart: true, atEnd: true, calendar: calendar)
    #expect(wide == (try date("2024-03-01"))...(try date("2024-06-01")))
  }

  @Test func `every other week begins with a week`() throws {
    // Sundays, which begin a week in this calendar; 2024-03-03 is the first.
    let range = try date("2024-03-03")...(try date("2024-03-31"))
    let ticks = DateTicks(in: range, each: 2, .weekOfYear, calendar: calendar)
    #expect(ticks.dates == [try date("2024-03-03"), try date("2024-03-17"), try date("2024-03-31")])
  }
}
