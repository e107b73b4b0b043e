import Foundation
import NumericKernels
import Testing

@testable import TabularData

@Suite struct ISO8601DatesTests {
  private func date(_ text: String) -> Date? {
    Array(text.utf8).withUnsafeBufferPointer {
      $0.baseAddress.flatMap { start in
        ISO8601Dates.date(start, count: text.utf8.count)
      }
    }
  }

  // Seconds since 2001-01-01T00:00:00Z, by Python 3.11: datetime.fromisoformat(...) - datetime(2001, 1, 1, tzinfo=utc).
  @Test(arguments: [
    ("2001-01-01", 0.0), ("2024-02-29", 730_857_600), ("1969-07-20T20:17:40Z", -992_490_140),
    ("2024-03-10T12:30:45+05:30", 731_746_845), ("2024-03-10 12:30", 731_766_600),
    ("2024-03-10T12:30:45.250Z", 731_766_645.25), ("2000-02-29T00:00:00-0800", -26_496_000),
    ("0001-01-01T00:00:00Z", -63_113_904_000), ("9999-12-31T23:59:59Z", 252_423_993_599),
    ("2024/02/29", 730_857_600), ("20240229", 730_857_600), ("2024/03/10 12:30", 731_766_600),
    ("20240310T12:30:45.250Z", 731_766_645.25),
  ])
  func `dates are read as Python reads them`(text: String, expected: Double) throws {
    #expect(try #require(date(text)).timeIntervalSinceReferenceDate == expected)
  }

  @Test(arguments: [
    "", "2024", "2024-1-01", "2024-13-01", "2024-02-30", "2023-02-29", "1900-02-29", "2024-04-31", "2024-01-00",
    "2024-01-01T", "2024-01-01T24:00", "2024-01-01T12:60", "2024-01-01T12:00:60", "2024-01-01T12:00:00.",
    "2024-01-01T12:00:00Zx", "2024-01-01T12:00:00+5", "2024/01-01", "2024-0101", "202401", "2024010", "24-01-01",
    "2024-01-01x",
  ])
  func `what is no date is refused`(text: String) {
    #expect(date(text) == nil)
  }

  @Test func `text is as Foundation writes it for years of its Gregorian calendar`() {
    for seconds in stride(from: -13_000_000_000.0, through: 200_000_000_000, by: 1_234_567_891) {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(
        ISO8601Dates.text(of: date) == date.formatted(.iso8601),
        "\(ISO8601Dates.text(of: date)) \(date.formatted(.iso8601))")
    }
  }

  @Test func `each date reads back bit for bit`() {
    var generator = SeededGenerator(seed: 8)
    for index in 0..<20_000 {
      var seconds = (generator.nextUnit() - 0.5) * 1e10
      if index % 3 == 0 { seconds = (seconds * 1000).rounded() / 1000 }
      if index % 7 == 0 { seconds = seconds.rounded() }
      if index % 11 == 0 { seconds = generator.nextUnit() }
      let text = ISO8601Dates.text(of: Date(timeIntervalSinceReferenceDate: seconds))
      if date(text)?.timeIntervalSinceReferenceDate != seconds { Issue.record("\(seconds) became \(text)") }
    }
    #expect(ISO8601Dates.text(of: Date(timeIntervalSinceReferenceDate: 0.5)) == "2001-01-01T00:00:00.500Z")
    #expect(ISO8601Dates.text(of: Date(timeIntervalSinceReferenceDate: .nan)) == "nan")
  }
}
