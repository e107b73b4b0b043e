import Foundation
import Testing

@testable import TabularData

@Suite struct CellFormatterTests {
  private let formatter = CellFormatter(options: FormattingOptions(locale: Locale(identifier: "en_US")))

  @Test func `numbers follow the locale`() {
    let german = CellFormatter(options: FormattingOptions(locale: Locale(identifier: "de_DE")))
    #expect(german.text(of: 2.0) == "2,0")
    #expect(german.text(of: 12345) == "12.345")
  }

  @Test func `a chosen date style is followed`() {
    var options = FormattingOptions(locale: Locale(identifier: "en_US"))
    options.dateFormatStyle = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(CellFormatter(options: options).text(of: Date(timeIntervalSince1970: 1_641_310_212)) == "Jan 4, 2022")
  }

  @Test func `shaped data prints whole numbers of any width`() {
    let data = ShapedData<UInt64>(shape: [2], strides: [1], contents: [1000, .max])
    #expect(formatter.text(of: data) == "[1,000, 18446744073709551615]")
  }

  @Test func `data prints its size, and missing values print as nil`() {
    #expect(formatter.text(of: Data([1, 2, 3])) == "3 bytes")
    #expect(formatter.text(of: nil) == "nil")
    #expect(formatter.text(of: true) == "true")
  }

  @Test(arguments: [
    ("a\nb\tc\u{7}", "a\\nb\\tc\\u{07}"), ("a\r\nb", "a\\r\\nb"), ("\u{7F}", "\\u{7F}"), ("x\u{85}y", "x\\u{0085}y"),
    ("x\u{2028}y\u{2029}", "x\\u{2028}y\\u{2029}"), ("\u{202E}abc", "\\u{202E}abc"), ("a\u{2066}b", "a\\u{2066}b"),
    ("é\n", "é\\n"), ("👩‍👧\n", "👩‍👧\\n"),
  ])
  func `what would break the table is printed as an escape`(text: String, printed: String) {
    #expect(formatter.text(of: text) == printed)
  }

  @Test func `nested lists and dictionaries print like Swift's`() {
    #expect(formatter.text(of: [[1, 2], []] as [[Int]]) == "[[1, 2], []]")
    #expect(formatter.text(of: ["x", nil] as [String?]) == #"["x", nil]"#)
    #expect(formatter.text(of: [0.5, 2]) == "[0.5, 2.0]")
    #expect(formatter.text(of: [] as [Any?]) == "[]")
    #expect(formatter.text(of: [:] as [String: Any?]) == "[:]")
    #expect(formatter.text(of: ["k": [1, ["z": nil]]] as [String: Any?]) == #"["k": [1, ["z": nil]]]"#)
    #expect(formatter.text(of: ["a\n"]) == #"["a\n"]"#)
  }

  @Test func `of a long list only what is seen is looked at`() {
    let list = Array(repeating: 7, count: 1_000_000)
    #expect(formatter.text(of: list) == "[" + String(repeating: "7, ", count: 16) + "…")
    #expect(formatter.text(of: String(repeating: "é", count: 1_000_000)) == String(repeating: "é", count: 49) + "…")
  }

  @Test func `floating-point and whole-number styles can be chosen`() {
    var options = FormattingOptions(locale: Locale(identifier: "en_US"))
    options.floatingPointFormatStyle = options.floatingPointFormatStyle.precision(.fractionLength(2))
    options.integerFormatStyle = options.integerFormatStyle.grouping(.never)
    let formatter = CellFormatter(options: options)
    #expect(formatter.text(of: 1.005) == "1.00")
    #expect(formatter.text(of: 0.1 as Float) == "0.10")
    #expect(formatter.text(of: 12345) == "12345")
  }

  @Test func `a new locale is taken over by every style`() {
    var options = FormattingOptions(locale: Locale(identifier: "en_US"))
    options.dateFormatStyle = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
    options.locale = Locale(identifier: "fr_FR")
    let formatter = CellFormatter(options: options)
    #expect(formatter.text(of: 0.5) == "0,5")
    #expect(formatter.text(of: 12345) == "12\u{202F}345")
    #expect(formatter.text(of: Date(timeIntervalSince1970: 1_641_310_212)) == "4 janvier 2022")
  }

  @Test func `NaN and infinity have a text`() {
    #expect(formatter.text(of: Double.nan) == "NaN")
    #expect(formatter.text(of: -Double.infinity) == "-∞")
  }

  @Test func `until a date style is chosen, the one of the options is numeric and the locale's`() {
    var style = FormattingOptions(locale: Locale(identifier: "de_DE")).dateFormatStyle
    style.timeZone = .gmt
    #expect(style.format(Date(timeIntervalSince1970: 1_641_310_212)) == "4.1.2022, 15:30:12")
  }
}
