import Foundation
import TestSupport
import Testing

@testable import TabularData

/// What Apple's framework was seen to do with CSV files; numbers are those of the notes that were taken.
@Suite struct CSVObservedBehaviourTests {
  private func failure(_ text: String) -> String {
    do {
      return "no error: \(try readCSV(text).shape)"
    } catch {
      return "\(error)"
    }
  }

  private func written(_ columns: AnyColumn..., options: CSVWritingOptions = .init()) throws -> String {
    String(decoding: try DataFrame(columns: columns).csvRepresentation(options: options), as: UTF8.self)
  }

  @Test func `observed 11: an empty name in a header stays empty`() throws {
    #expect(try readCSV(",a\n1,2\n").columns.map(\.name) == ["", "a"])
  }

  @Test func `observed 12: columns without a header are numbered and can be given types`() throws {
    let frame = try readCSV(
      "1,x\n2,y\n", types: ["Column 0": .string], options: .init(hasHeaderRow: false))
    #expect(elements(frame, "Column 0", String.self) == ["1", "2"])
    #expect(elements(frame, "Column 1", String.self) == ["x", "y"])
  }

  @Test func `observed 70, 71, 72: a row of the wrong length is told in Apple's words, empty lines not counted`() {
    #expect(
      failure("a,b,c,d,e\n1,2,3,4,5\n1,2,3,4,5\n1,2,3,4,5\n\n1,2\n")
        == "Wrong number of columns at row 4. Expected 5 but found 2.")
    #expect(failure("a,b\n1,2,3\n") == "Wrong number of columns at row 1. Expected 2 but found 3.")
  }

  @Test func `observed 73: too many and too few cells are errors both`() {
    #expect(failure("a,b\n1\n").contains("found 1"))
    #expect(failure("a,b\n1,2,3\n").contains("found 3"))
    #expect(failure("a,b\n1,2,\n").contains("found 3"))
  }

  @Test func `observed 74: no bytes are a frame without columns, a header alone one without rows`() throws {
    #expect(try readCSV("").shape == (0, 0))
    #expect(try readCSV("\n\r\n\n").shape == (0, 0))
    for text in ["a,b", "a,b\n", "a,b\r\n", "a,b\n\n\n"] {
      let frame = try readCSV(text)
      #expect(frame.shape == (0, 2))
      #expect(frame.columns.map(\.name) == ["a", "b"])
    }
    #expect(try readCSV("a,b\n1,2\n").shape == (1, 2))
  }

  @Test func `observed 75: an empty cell is missing, in a column of text too`() throws {
    let frame = try readCSV("a,b\nx,1\n,\n", types: ["a": .string])
    #expect(elements(frame, "a", String.self) == ["x", nil])
    #expect(elements(frame, "b", Int.self) == [1, nil])
  }

  @Test func `observed 76: a column of text keeps its cells verbatim`() throws {
    let frame = try readCSV("a\n6.0\n23\n5.3\n", types: ["a": .string])
    #expect(elements(frame, "a", String.self) == ["6.0", "23", "5.3"])
  }

  @Test func `observed 77: the wanted columns decide the order`() throws {
    let frame = try readCSV("a,b,c,d\n1,2,3,4\n", columns: ["d", "a", "c"])
    #expect(frame.columns.map(\.name) == ["d", "a", "c"])
    #expect(elements(frame, "d", Int.self) == [4])
  }

  @Test func `observed 78: Booleans read TRUE and FALSE`() throws {
    let frame = try readCSV("a\nTRUE\nFALSE\n", types: ["a": .boolean])
    #expect(elements(frame, "a", Bool.self) == [true, false])
  }

  @Test func `observed 79: a range of rows is read, and a parser reads a column of dates`() throws {
    var options = CSVReadingOptions()
    options.addDateParseStrategy(
      Date.ParseStrategy(
        format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)", timeZone: .gmt))
    let frame = try readCSV(
      "d,n\n01.02.2024,1\n02.02.2024,2\n03.02.2024,3\n04.02.2024,4\n", rows: 1..<3, types: ["d": .date],
      options: options)
    #expect(elements(frame, "n", Int.self) == [2, 3])
    // 2024-02-02T00:00:00Z is 1706832000 s after 1970.
    #expect(
      elements(frame, "d", Date.self)
        == [Date(timeIntervalSince1970: 1_706_832_000), Date(timeIntervalSince1970: 1_706_918_400)])
  }

  @Test func `observed 80: decimals can be floats`() throws {
    let frame = try readCSV("a,b\n0.1,1\n2,2\n", options: .init(floatingPointType: .float))
    #expect(elements(frame, "a", Float.self) == [0.1, 2])
    #expect(elements(frame, "b", Int.self) == [1, 2])
  }

  @Test func `observed 81: words are text, yes is no Boolean`() throws {
    let frame = try readCSV("a,b,c\n1st class,adults,yes\n2nd class,child,no\n")
    #expect(frame.columns.allSatisfy { $0.wrappedElementType == String.self })
  }

  @Test func `observed 82: quoted whole numbers are text, unless their type is given`() throws {
    let text = "a,b\n\"1\",\"2\"\n\"3\",\"4\"\n"
    let frame = try readCSV(text, types: ["b": .integer])
    #expect(elements(frame, "a", String.self) == ["1", "3"])
    #expect(elements(frame, "b", Int.self) == [2, 4])
  }

  @Test func `observed 83: dates stay text until a parser is added`() throws {
    let text = "a,b\n2022/01/31,2022-01-31\n2022/02/01,2022-02-01\n"
    let frame = try readCSV(text)
    #expect(frame.columns.allSatisfy { $0.wrappedElementType == String.self })
    var options = CSVReadingOptions()
    options.dateParsers.append { $0.hasPrefix("2022/") ? Date(timeIntervalSince1970: 0) : nil }
    let dated = try readCSV(text, options: options)
    #expect(elements(dated, "a", Date.self) == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0)])
    #expect(elements(dated, "b", String.self) == ["2022-01-31", "2022-02-01"])
  }

  @Test func `observed 84: a delimiter outside of ASCII works here`() throws {
    #expect(elements(try readCSV("a¦b\n1¦2\n", options: .init(delimiter: "¦")), "b", Int.self) == [2])
  }

  @Test func `observed 85, 86: errors carry rows, columns and bytes`() throws {
    let bounds = #expect(throws: CSVReadingError.self) { try readCSV("a\n1\n", rows: 0..<3) }
    guard case .outOfBounds(requested: 3, actual: 1) = bounds else {
      Issue.record("\(String(describing: bounds))")
      return
    }
    let encoding = #expect(throws: CSVReadingError.self) { try DataFrame(csvData: Data("a\nx\n".utf8) + [0xFF]) }
    guard case .badEncoding(row: 2, column: 0, cellContents: Data([0xFF])) = encoding else {
      Issue.record("\(String(describing: encoding))")
      return
    }
    #expect(encoding?.description == "Bad encoding at row 2, column 0. The byte FF is not valid UTF-8.")
    #expect(failure("a\n\"x\n").hasPrefix("Misplaced quote at row 1, column 0."))
    let error = #expect(throws: CSVReadingError.self) { try readCSV("a\nx\n", types: ["a": .integer]) }
    guard case .failedToParse(row: 1, column: 0, type: .integer, cellContents: Data("x".utf8)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `observed 88: each line ends with the newline`() throws {
    #expect(
      try written(
        Column(name: "Bool", contents: [true, false]).eraseToAnyColumn(),
        Column(name: "String", contents: ["Hi", "there"]).eraseToAnyColumn())
        == "Bool,String\ntrue,Hi\nfalse,there\n")
  }

  @Test func `observed 89: without rows the header is written, without columns nothing`() throws {
    let column = Column<Int>(name: "a", capacity: 0).eraseToAnyColumn()
    #expect(try written(column) == "a\n")
    #expect(try written() == "")
    #expect(try written(column, options: .init(includesHeader: false)) == "")
  }

  @Test func `observed 90: an empty text is an empty cell, spaces and exclamation marks need no quotes`() throws {
    #expect(
      try written(
        Column(name: "a", contents: ["", "x y!"]).eraseToAnyColumn(),
        Column(name: "b", contents: [1, 2]).eraseToAnyColumn()) == "a,b\n,1\nx y!,2\n")
  }

  @Test func `observed 91: a file holds the bytes of the representation, with delimiter and nil of the options`() throws
  {
    let folder = try TemporaryFolder()
    let frame = DataFrame(
      columns: [
        Column(name: "a", contents: [1, nil]).eraseToAnyColumn(),
        Column(name: "b", contents: ["x", "y"]).eraseToAnyColumn(),
      ])
    let options = CSVWritingOptions(nilEncoding: "NA", delimiter: ";")
    try frame.writeCSV(to: folder.file("a.csv"), options: options)
    #expect(try Data(contentsOf: folder.file("a.csv")) == Data("a;b\n1;x\nNA;y\n".utf8))
    #expect(try frame.csvRepresentation(options: options) == Data("a;b\n1;x\nNA;y\n".utf8))
  }

  @Test func `observed 87: a directory is a thrown error, not a trap`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: (any Error).self) { try DataFrame(contentsOfCSVFile: folder.url) }
    #expect(throws: (any Error).self) { try DataFrame(contentsOfSFrameDirectory: folder.url) }
  }

  @Test func `the options have Apple's defaults`() {
    let reading = CSVReadingOptions()
    #expect(reading.hasHeaderRow && reading.ignoresEmptyLines && reading.usesQuoting && !reading.usesEscaping)
    #expect(
      reading.nilEncodings == ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"])
    #expect(reading.trueEncodings == ["1", "True", "TRUE", "true"])
    #expect(reading.falseEncodings == ["0", "False", "FALSE", "false"])
    #expect(reading.floatingPointType == .double && reading.delimiter == "," && reading.escapeCharacter == "\\")
    #expect(reading.dateParsers.isEmpty)
    let writing = CSVWritingOptions()
    #expect(writing.includesHeader && writing.nilEncoding == "" && writing.newline == "\n" && writing.delimiter == ",")
    #expect(writing.trueEncoding == "true" && writing.falseEncoding == "false")
    #expect(writing.dateFormatter(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
  }
}
