import Foundation
import Testing

@testable import SwiftUI

@Suite struct DateFieldTextTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin")!

  /// 2026-03-29 00:30:12 UTC is 01:30:12 in Berlin, half an hour before its summer time begins.
  private let beforeSummerTime = Date(timeIntervalSince1970: 1_774_744_212)

  @Test func `dates are written in the time zone`() {
    #expect(DateFieldText(components: .hourAndMinute, timeZone: berlin).text(of: beforeSummerTime) == "01:30")
    #expect(DateFieldText(components: .date, timeZone: berlin).text(of: beforeSummerTime) == "2026-03-29")
    #expect(
      DateFieldText(components: [.date, .hourAndMinute], timeZone: berlin).text(of: beforeSummerTime)
        == "2026-03-29T01:30")
  }

  @Test func `a time keeps the day and a day keeps the time`() {
    let time = DateFieldText(components: .hourAndMinute, timeZone: berlin)
    // 07:05 in summer time is 05:05 UTC.
    #expect(time.date(from: "07:05", replacingPartsOf: beforeSummerTime) == Date(timeIntervalSince1970: 1_774_760_700))
    let day = DateFieldText(components: .date, timeZone: berlin)
    #expect(day.date(from: "2026-03-28", replacingPartsOf: beforeSummerTime) == beforeSummerTime - 86_400)
  }

  @Test(arguments: ["", "7", "25:00", "07:60", "ab:cd", "07:05T", "-1:00", "2026-01-01"])
  func `what is no time is none`(text: String) {
    #expect(
      DateFieldText(components: .hourAndMinute, timeZone: berlin).date(from: text, replacingPartsOf: beforeSummerTime)
        == nil)
  }

  @Test(arguments: ["", "2026-02-29", "2026-13-01", "26-1", "2026-01-01T00:00"])
  func `what is no day is none`(text: String) {
    #expect(
      DateFieldText(components: .date, timeZone: berlin).date(from: text, replacingPartsOf: beforeSummerTime) == nil)
  }

  @Test func `a time of the year 1 can be read and changed`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let seven = try #require(calendar.date(from: DateComponents(hour: 7, minute: 0)))
    let text = DateFieldText(components: .hourAndMinute, timeZone: .current)
    #expect(text.text(of: seven) == "07:00")
    let half = try #require(text.date(from: "06:30", replacingPartsOf: seven))
    #expect(calendar.dateComponents([.hour, .minute], from: half) == DateComponents(hour: 6, minute: 30))
  }
}
