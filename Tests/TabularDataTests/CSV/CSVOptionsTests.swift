import Foundation
import TestSupport
import Testing

@testable import TabularData

/// Each option of reading and of writing, through the public calls: from memory and from a file, to memory and to a file.
@Suite struct CSVOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The frame that a text gives, from memory and from a file alike.
  private func read(
    _ text: String, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
    options: CSVReadingOptions = .init()
  ) throws -> DataFrame {
    let place = try folder.write(text, to: "read.csv")
    let frame = try DataFrame(
      csvData: Data(text.utf8), columns: columns, rows: rows, types: types, options: options)
    let other = try DataFrame(
      contentsOfCSVFile: place, columns: columns, rows: rows, types: types, options: options)
    #expect(snapshot(frame) == snapshot(other))
    return frame
  }

  /// The text that a frame is written as, in memory and in a file alike.
  private func written(_ frame: DataFrame, _ options: CSVWritingOptions) throws -> String {
    let data = try frame.csvRepresentation(options: options)
    let place = folder.file("written.csv")
    try frame.writeCSV(to: place, options: options)
    #expect(try Data(contentsOf: place) == data)
    return String(decoding: data, as: UTF8.self)
  }

  private func contents<T: Equatable>(_ column: AnyColumn, _ type: T.Type) -> [T?] {
    let isOfType = column.wrappedElementType == type
    #expect(isOfType)
    return isOfType ? Array(column.assumingType(type)) : []
  }

  @Test func `columns are chosen and ordered, and may be none`() throws {
    let frame = try read("a,b,c\n1,x,2.5\n2,y,3.5\n", columns: ["c", "a"])
    #expect(frame.columns.map(\.name) == ["c", "a"])
    #expect(contents(frame.columns[0], Double.self) == [2.5, 3.5])
    #expect(try read("a,b\n1,x\n", columns: []).shape == (0, 0))
  }

  @Test func `rows are chosen by position, with and without a header`() throws {
    #expect(contents(try read("a\n1\n2\n3\n4\n", rows: 1..<3).columns[0], Int.self) == [2, 3])
    var options = CSVReadingOptions()
    options.hasHeaderRow = false
    #expect(contents(try read("1\n2\n3\n4\n", rows: 1..<3, options: options).columns[0], Int.self) == [2, 3])
    #expect(try read("a\n1\n2\n", rows: 0..<0).shape == (0, 1))
  }

  @Test func `types are given one by one`() throws {
    let frame = try read(
      "i,b,f,d,t,s,x\n1,1,1,1,2024-01-01,1,1\n",
      types: ["i": .integer, "b": .boolean, "f": .float, "d": .double, "t": .date, "s": .string, "x": .data])
    #expect(contents(frame["i"], Int.self) == [1])
    #expect(contents(frame["b"], Bool.self) == [true])
    #expect(contents(frame["f"], Float.self) == [1])
    #expect(contents(frame["d"], Double.self) == [1])
    #expect(contents(frame["t"], Date.self) == [Date(timeIntervalSince1970: 1_704_067_200)])
    #expect(contents(frame["s"], String.self) == ["1"])
    #expect(contents(frame["x"], Data.self) == [Data("1".utf8)])
  }

  @Test func `the words for missing, true and false are those of the options`() throws {
    let options = CSVReadingOptions(nilEncodings: ["-"], trueEncodings: ["ja"], falseEncodings: ["nein"])
    let frame = try read("b,s\nja,NA\nnein,-\n-,\n", options: options)
    #expect(contents(frame["b"], Bool.self) == [true, false, nil])
    #expect(contents(frame["s"], String.self) == ["NA", nil, ""])
    #expect(contents(try read("b\ntrue\n", options: options)["b"], String.self) == ["true"])
  }

  @Test func `decimals are doubles or floats`() throws {
    #expect(contents(try read("a\n0.1\n")["a"], Double.self) == [0.1])
    #expect(contents(try read("a\n0.1\n", options: .init(floatingPointType: .float))["a"], Float.self) == [0.1])
  }

  @Test func `empty lines are passed over or rows`() throws {
    #expect(contents(try read("a\n1\n\n2\n")["a"], Int.self) == [1, 2])
    #expect(contents(try read("a\n1\n\n2\n", options: .init(ignoresEmptyLines: false))["a"], Int.self) == [1, nil, 2])
  }

  @Test func `without quoting a quote is a letter`() throws {
    let frame = try read("a,b\n\"x,y\"\n", options: .init(usesQuoting: false))
    #expect(contents(frame["a"], String.self) == ["\"x"])
    #expect(contents(frame["b"], String.self) == ["y\""])
  }

  @Test func `an escape takes meaning away from delimiters, line ends and quotes`() throws {
    let text = "a,b\nx\\,y,\\\"z\nl\\\nm,\"q\\\"r\"\n"
    let frame = try read(text, options: .init(usesEscaping: true))
    #expect(contents(frame["a"], String.self) == ["x,y", "l\nm"])
    #expect(contents(frame["b"], String.self) == ["\"z", "q\"r"])
    let other = try read("a,b\nx^,y,z\n", options: .init(usesEscaping: true, escapeCharacter: "^"))
    #expect(contents(other["a"], String.self) == ["x,y"])
    #expect(contents(try read("a\nx\\y\n")["a"], String.self) == ["x\\y"])
  }

  @Test(arguments: ["\t", ";", "|", " ", "¦", "👍🏽"] as [Character])
  func `cells are separated by any character, in both directions`(delimiter: Character) throws {
    let frame = DataFrame(
      columns: [
        Column(name: "a\(delimiter)b", contents: ["x\(delimiter)y", nil, "plain, with a comma"]).eraseToAnyColumn(),
        Column(name: "n", contents: [1, 2, nil]).eraseToAnyColumn(),
      ])
    let text = try written(frame, .init(delimiter: delimiter))
    let back = try read(text, options: .init(delimiter: delimiter))
    #expect(snapshot(back) == snapshot(frame))
    #expect(text.hasPrefix("\"a\(delimiter)b\"\(delimiter)n\n"))
  }

  @Test func `a file separated by tabs keeps commas and semicolons`() throws {
    let frame = try read("a\tb\n1,5\tx;y\n\t\"p\tq\"\n", options: .init(delimiter: "\t"))
    #expect(contents(frame["a"], String.self) == ["1,5", nil])
    #expect(contents(frame["b"], String.self) == ["x;y", "p\tq"])
  }

  @Test func `the header, the words and the newline are those of the options`() throws {
    let frame = DataFrame(
      columns: [
        Column(name: "b", contents: [true, false, nil]).eraseToAnyColumn(),
        Column(name: "s", contents: ["x", nil, "z"]).eraseToAnyColumn(),
      ])
    #expect(try written(frame, .init()) == "b,s\ntrue,x\nfalse,\n,z\n")
    #expect(try written(frame, .init(includesHeader: false)) == "true,x\nfalse,\n,z\n")
    #expect(try written(frame, .init(nilEncoding: "NULL")) == "b,s\ntrue,x\nfalse,NULL\nNULL,z\n")
    #expect(try written(frame, .init(trueEncoding: "1", falseEncoding: "0")) == "b,s\n1,x\n0,\n,z\n")
    #expect(try written(frame, .init(newline: "\r\n")) == "b,s\r\ntrue,x\r\nfalse,\r\n,z\r\n")
  }

  @Test func `dates go through the formatter and come back through a strategy`() throws {
    let dates = [Date(timeIntervalSince1970: 1_704_067_200), nil]
    let frame = DataFrame(columns: [
      Column(name: "d", contents: dates).eraseToAnyColumn(), Column(name: "k", contents: [1, 2]).eraseToAnyColumn(),
    ])
    #expect(try written(frame, .init()) == "d,k\n2024-01-01T00:00:00Z,1\n,2\n")
    let strategy = Date.ParseStrategy(
      format: "\(day: .twoDigits)/\(month: .twoDigits)/\(year: .defaultDigits)", timeZone: .gmt)
    var writing = CSVWritingOptions()
    writing.dateFormatter = { date in
      let day = Int(date.timeIntervalSince1970) / 86_400 - 19_722
      return "0\(day)/01/2024"
    }
    let text = try written(frame, writing)
    #expect(text == "d,k\n01/01/2024,1\n,2\n")
    var reading = CSVReadingOptions()
    reading.addDateParseStrategy(strategy)
    #expect(contents(try read(text, options: reading)["d"], Date.self) == dates)
  }

  @Test func `the type of decimal numbers may be set later`() throws {
    var options = CSVReadingOptions()
    #expect(contents(try read("a\n0.5\n", options: options).columns[0], Double.self) == [0.5])
    options.floatingPointType = .float
    #expect(contents(try read("a\n0.5\n", options: options).columns[0], Float.self) == [0.5])
  }

  @Test func `a pattern of dates, which Apple calls deprecated, is still followed`() throws {
    let options: any DatePatternOptions = OptionsWithDatePattern()
    let moment = Date(timeIntervalSince1970: 1_641_310_212)
    let frame = DataFrame(columns: [Column(name: "d", contents: [moment]).eraseToAnyColumn()])
    #expect(try written(frame, options.made(with: "dd.MM.yyyy HH:mm")) == "d\n04.01.2022 15:30\n")
    #expect(try written(frame, options.made(with: nil)) == "d\n2022-01-04T15:30:12Z\n")
    var set = CSVWritingOptions()
    options.set("yyyy", in: &set)
    #expect(options.pattern(of: set) == "yyyy")
    #expect(try written(frame, set) == "d\n2022\n")
    options.set(nil, in: &set)
    #expect(options.pattern(of: set) == nil)
    #expect(try written(frame, set) == "d\n2022-01-04T15:30:12Z\n")
  }
}

/// What is deprecated, behind a requirement that is not, so that the compiler does not warn of its use.
private protocol DatePatternOptions {
  func made(with pattern: String?) -> CSVWritingOptions
  func set(_ pattern: String?, in options: inout CSVWritingOptions)
  func pattern(of options: CSVWritingOptions) -> String?
}

private struct OptionsWithDatePattern: DatePatternOptions {
  @available(*, deprecated)
  func made(with pattern: String?) -> CSVWritingOptions { CSVWritingOptions(dateFormat: pattern) }

  @available(*, deprecated)
  func set(_ pattern: String?, in options: inout CSVWritingOptions) { options.dateFormat = pattern }

  @available(*, deprecated)
  func pattern(of options: CSVWritingOptions) -> String? { options.dateFormat }
}
