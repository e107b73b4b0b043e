import Foundation
import Testing

@testable import TabularData

/// Reads a CSV that a test wrote down.
func readCSV(
  _ text: String, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
  options: CSVReadingOptions = .init(), effort: CSVReadingEffort = .init()
) throws -> DataFrame {
  try DataFrame(
    .data(Data(text.utf8)), columns: columns, rows: rows, types: types, options: options, effort: effort)
}

/// The elements of a column, whose type the caller knows.
func elements<T>(_ frame: DataFrame, _ name: String, _ type: T.Type) -> [T?] {
  #expect(frame.containsColumn(name, type), "column \(name) should hold \(type)")
  return frame.containsColumn(name, type) ? Array(frame[name, type]) : []
}

@Suite struct CSVReaderTests {
  @Test func `columns of whole numbers, decimals, Booleans and text are told apart`() throws {
    let frame = try readCSV("i,d,b,s\n1,2.5,true,x\n-7,3,false,y z\n")
    #expect(frame.columns.map(\.name) == ["i", "d", "b", "s"])
    #expect(elements(frame, "i", Int.self) == [1, -7])
    #expect(elements(frame, "d", Double.self) == [2.5, 3])
    #expect(elements(frame, "b", Bool.self) == [true, false])
    #expect(elements(frame, "s", String.self) == ["x", "y z"])
  }

  @Test func `quoted cells hold delimiters, line ends and doubled quotes`() throws {
    let frame = try readCSV("a,b\n\"x,y\",\"line\nend\"\n\"say \"\"hi\"\"\",\"\"\"\"\n")
    #expect(elements(frame, "a", String.self) == ["x,y", "say \"hi\""])
    #expect(elements(frame, "b", String.self) == ["line\nend", "\""])
  }

  @Test(arguments: [
    "a,b\n1,x\n2,y\n", "a,b\r\n1,x\r\n2,y\r\n", "a,b\r1,x\r2,y\r", "a,b\r\n1,x\r\n2,y", "a,b\r1,x\r2,y",
  ])
  func `every kind of line end is understood, also where the last is left out`(text: String) throws {
    let frame = try readCSV(text)
    #expect(elements(frame, "a", Int.self) == [1, 2])
    #expect(elements(frame, "b", String.self) == ["x", "y"])
  }

  @Test func `a carriage return within a line of a file with line feeds stays in its cell`() throws {
    let frame = try readCSV("a,b\nx\ry,\"p\rq\"\n")
    #expect(elements(frame, "a", String.self) == ["x\ry"])
    #expect(elements(frame, "b", String.self) == ["p\rq"])
  }

  @Test func `a UTF-8 mark is no part of the first name`() throws {
    let frame = try readCSV("\u{FEFF}a\n1\n")
    #expect(frame.columns.map(\.name) == ["a"])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x61], "UTF-16BE"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"),
      ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ] as [([UInt8], String)])
  func `a mark of another encoding is refused by name`(bytes: [UInt8], name: String) {
    let error = #expect(throws: CSVReadingError.self) { try DataFrame(csvData: Data(bytes)) }
    guard case .unsupportedEncoding(name) = error else {
      Issue.record("not the error for \(name): \(String(describing: error))")
      return
    }
  }

  @Test func `empty lines are passed over, or are rows of one cell`() throws {
    #expect(elements(try readCSV("\n\na\n\n1\n\n\n2\n\n"), "a", Int.self) == [1, 2])
    #expect(elements(try readCSV("a\r\n\r\n1\r\n\r\n\r\n2\r\n\r\n"), "a", Int.self) == [1, 2])
    var options = CSVReadingOptions()
    options.ignoresEmptyLines = false
    #expect(elements(try readCSV("a\n\n1\n", options: options), "a", Int.self) == [nil, 1])
    let error = #expect(throws: CSVReadingError.self) { try readCSV("a,b\n1,2\n\n", options: options) }
    guard case .wrongNumberOfColumns(row: 2, columns: 1, expected: 2) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `repeated names are numbered, and names of the file come first`() throws {
    let frame = try readCSV("x,x,x.1,x\n1,2,3,4\n")
    #expect(frame.columns.map(\.name) == ["x", "x.2", "x.1", "x.3"])
    #expect(try readCSV("x,x\n1,2\n").columns.map(\.name) == ["x", "x.1"])
  }

  @Test func `rows beyond the end are refused with both numbers`() throws {
    let error = #expect(throws: CSVReadingError.self) { try readCSV("a\n1\n2\n", rows: 1..<4) }
    guard case .outOfBounds(requested: 4, actual: 2) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: CSVReadingError.self) { try readCSV("", rows: 0..<1) }
    #expect(try readCSV("a\n1\n2\n", rows: 2..<2).shape == (0, 1))
  }

  @Test func `types are inferred from the wanted rows, whatever the others hold`() throws {
    let frame = try readCSV("a,b\nx,1\n1,2\n2,2.5\nq,r\n", rows: 1..<3)
    #expect(elements(frame, "a", Int.self) == [1, 2])
    #expect(elements(frame, "b", Double.self) == [2, 2.5])
  }

  @Test func `flaws outside of the wanted rows do not matter`() throws {
    let frame = try readCSV("a,b\n1\n1,2\n3,4\n5,\"6\n", rows: 1..<3)
    #expect(elements(frame, "a", Int.self) == [1, 3])
    let error = #expect(throws: CSVReadingError.self) { try readCSV("a,b\n1\n1,2\n3\n", rows: 1..<3) }
    guard case .wrongNumberOfColumns(row: 3, columns: 1, expected: 2) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["a", "b"])
  func `a name that is not in the file is named`(name: String) throws {
    let isColumn = name == "a"
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("x,y\n1,2\n", columns: isColumn ? ["x", name] : nil, types: isColumn ? [:] : [name: .integer])
    }
    guard case .missingColumn(columnName: name) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a column that is not wanted may hold anything`() throws {
    let bytes = Data("a,b\n1,".utf8) + [0xFF] + Data("\n2,x\n".utf8)
    let frame = try DataFrame(csvData: bytes, columns: ["a"], types: ["b": .integer])
    #expect(elements(frame, "a", Int.self) == [1, 2])
  }

  @Test func `a file is read as its bytes are`() throws {
    let text = "a,b\n1,x\n"
    let place = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString) ä.csv")
    defer { _ = try? FileManager.default.removeItem(at: place) }
    try Data(text.utf8).write(to: place)
    #expect(try snapshot(DataFrame(contentsOfCSVFile: place)) == snapshot(DataFrame(csvData: Data(text.utf8))))
    try Data().write(to: place)
    #expect(try DataFrame(contentsOfCSVFile: place).shape == (0, 0))
    #expect(throws: (any Error).self) { try DataFrame(contentsOfCSVFile: place.appending(path: "none")) }
    #expect(throws: (any Error).self) { try DataFrame(contentsOfCSVFile: FileManager.default.temporaryDirectory) }
  }
}
