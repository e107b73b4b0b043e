import Foundation
import Testing

@testable import TabularData

@Suite struct CellFormatterTests {
  private let formatter = CellFormatter(options: FormattingOptions(locale: Locale(identifier: "en_US")))

  @Test(arguments: [
    (0.0, "0.0"), (102.0, "102.0"), (36.3, "36.3"), (0.00245, "0.00245"), (136.57681, "136.57681"),
    (12.473925, "12.473925"), (-0.902, "-0.902"), (1_414_593.0, "1,414,593.0"), (3860.6796561, "3,860.679656"),
  ])
  func `OBSERVED 106: doubles have one to six fraction digits and grouping`(value: Double, text: String) {
    #expect(formatter.text(of: value) == text)
  }

  @Test func `OBSERVED 106: Int is grouped`() {
    #expect(formatter.text(of: 1_294_674_176) == "1,294,674,176")
    #expect(formatter.text(of: 1745) == "1,745")
  }

  @Test func `numbers follow the locale`() {
    let german = CellFormatter(options: FormattingOptions(locale: Locale(identifier: "de_DE")))
    #expect(german.text(of: 2.0) == "2,0")
    #expect(german.text(of: 12345) == "12.345")
  }

  @Test func `OBSERVED 107: only Int and floating point are aligned right`() {
    #expect(CellFormatter.alignsRight(Int.self))
    #expect(CellFormatter.alignsRight(Double.self))
    #expect(CellFormatter.alignsRight(Float.self))
    for type in [Int64.self, Bool.self, String.self, Date.self, Data.self] as [any Any.Type] {
      #expect(!CellFormatter.alignsRight(type))
    }
    #expect(formatter.text(of: Int64(12345)) == "12345")
  }

  @Test func `OBSERVED 109: a date prints in universal time`() {
    #expect(formatter.text(of: Date(timeIntervalSince1970: 1_641_310_212)) == "2022-01-04 15:30:12 +0000")
  }

  @Test func `a chosen date style is followed`() {
    var options = FormattingOptions(locale: Locale(identifier: "en_US"))
    options.dateFormatStyle = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(CellFormatter(options: options).text(of: Date(timeIntervalSince1970: 1_641_310_212)) == "Jan 4, 2022")
  }

  @Test func `OBSERVED 110: arrays print like Swift's, text in quotes`() {
    #expect(formatter.text(of: ["Stat2Data"] as [Any]) == #"["Stat2Data"]"#)
    #expect(formatter.text(of: [20] as [Any]) == "[20]")
    #expect(formatter.text(of: [1, nil, "a", [true]] as [Any?]) == #"[1, nil, "a", [true]]"#)
    #expect(formatter.text(of: ["b": 1, "a": nil] as [String: Any?]) == #"["a": nil, "b": 1]"#)
  }

  @Test func `OBSERVED 111: shaped data is grouped, whole numbers without fraction`() {
    let data = ShapedData<Float>(shape: [6], strides: [1], contents: [850_000, 4, 1, 0, 0, 0.5])
    #expect(formatter.text(of: data) == "[850,000, 4, 1, 0, 0, 0.5]")
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

  @Test func `line feeds do not break the table`() {
    #expect(formatter.text(of: "a\nb\tc\u{7}") == "a\\nb\\tc\\u{07}")
  }

  @Test func `NaN and infinity have a text`() {
    #expect(formatter.text(of: Double.nan) == "NaN")
    #expect(formatter.text(of: -Double.infinity) == "-∞")
  }
}
