import Foundation
import Testing

@testable import TabularData

@Suite struct CSVReadingErrorTests {
  /// The text of the error that reading gives.
  private func failure(
    _ text: String, rows: Range<Int>? = nil, columns: [String]? = nil, types: [String: CSVType] = [:],
    options: CSVReadingOptions = .init()
  ) -> String {
    var texts: Set<String> = []
    for effort in [CSVReadingEffort(), .init(threadCount: 2, blockLength: 3), .init(isPlain: true)] {
      do {
        let frame = try readCSV(
          text, columns: columns, rows: rows, types: types, options: options, effort: effort)
        texts.insert("no error but \(frame.shape)")
      } catch {
        texts.insert((error as? CSVReadingError)?.description ?? "\(error)")
      }
    }
    return texts.sorted().joined(separator: " | ")
  }

  @Test func `a row of another length is named with both counts`() {
    #expect(failure("a,b\n1,2\n1\n") == "Wrong number of columns at row 2. Expected 2 but found 1.")
    #expect(failure("a,b\n1,2,3\n") == "Wrong number of columns at row 1. Expected 2 but found 3.")
  }

  @Test(arguments: [
    ("a,b\n1,\"x\n2,y\n", 1, 1), ("a,b\n1,x\n\"2,y\n", 2, 0), ("a,b\n1,\"x\"y\n", 1, 1), ("a,b\n1,x\"y\"\n", 1, 1),
    ("a,b\n1, \"x\"\n", 1, 1), ("a,b\n1,\"x\" \n", 1, 1), ("a,b\n1,\"x\"\r2,y\n", 1, 1), ("a,\"b\n1,2\n", 0, 1),
    ("a,b\n1,\"", 1, 1), ("a,b\n1,\"\"\"", 1, 1), ("a,b\nx,y\n\"p\nq\",\"r\ns\n", 2, 1),
  ])
  func `a misplaced quote is named by the cell in which it opened`(text: String, row: Int, column: Int) {
    #expect(failure(text).hasPrefix("Misplaced quote at row \(row), column \(column). "), "\(failure(text))")
    #expect(!failure(text).contains("|"))
  }

  @Test func `a cell that is not UTF-8 is named with its bytes`() throws {
    for effort in [CSVReadingEffort(), .init(threadCount: 2, blockLength: 3), .init(isPlain: true)] {
      for cell in [[0x78, 0xFF], Array("long enough to be kept elsewhere".utf8) + [0xC3]] as [[UInt8]] {
        let bytes = Data("a,b\n1,ä\n2,".utf8) + cell + Data("\n".utf8)
        let error = #expect(throws: CSVReadingError.self) {
          try DataFrame(.data(bytes), columns: nil, rows: nil, types: [:], options: .init(), effort: effort)
        }
        guard case .badEncoding(row: 2, column: 1, cellContents: Data(cell)) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
    }
    let error = CSVReadingError.badEncoding(row: 2, column: 1, cellContents: Data([0x0A, 0xFF]))
    #expect(error.description == "Bad encoding at row 2, column 1. The 2 bytes 0A FF are not valid UTF-8.")
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0x80], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98, 0x28],
    ] as [[UInt8]])
  func `overlong forms, surrogates and cut sequences are not UTF-8`(bytes: [UInt8]) {
    #expect(!UTF8Text.isValid(bytes, count: bytes.count))
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }

  @Test func `a name that is not UTF-8 is named as row 0`() {
    let error = #expect(throws: CSVReadingError.self) { try DataFrame(csvData: Data("a,".utf8) + [0xFF, 0x0A]) }
    #expect(error?.row == 0)
    #expect(error?.column == 1)
  }

  @Test(arguments: [
    (CSVType.integer, "1.5"), (.integer, "9223372036854775808"), (.integer, "x"), (.double, "x"), (.double, "1e400"),
    (.float, "1e39"), (.boolean, "yes"), (.date, "31.12.2024"), (.date, "2024-02-30"),
  ])
  func `a cell that is not of its type is named with the type and the text`(type: CSVType, cell: String) {
    #expect(
      failure("k,v\na,\nb,\(cell)\nc,\(cell)\n", types: ["v": type])
        == "Failed to parse \"\(cell)\" as \(type.word) at row 2, column 1.")
    #expect(failure("k,v\na,\nb,\"\(cell)\"\n", types: ["v": type]).contains("at row 2, column 1."))
  }

  @Test func `without a header the first row is row 0`() {
    var options = CSVReadingOptions()
    options.hasHeaderRow = false
    #expect(failure("1,2\n3\n", options: options) == "Wrong number of columns at row 1. Expected 2 but found 1.")
  }

  @Test func `of several flaws the first in the file is told`() {
    #expect(failure("a,b\n1,2\nx,3\n1\n", types: ["a": .integer]).hasPrefix("Failed to parse \"x\""))
    #expect(failure("a,b\n1,2\n1\nx,3\n", types: ["a": .integer]).hasPrefix("Wrong number of columns at row 2"))
    #expect(
      failure("a,b\n1,2\n1,y\nx,3\n", types: ["a": .integer, "b": .integer]).hasPrefix("Failed to parse \"y\""))
  }

  @Test func `errors about the file say what would be right`() {
    #expect(
      failure("a\n1\n", rows: 0..<5) == "Rows up to 5 were requested, but the file has 1.")
    #expect(failure("a\n1\n", columns: ["b"]) == "The file has no column named \"b\".")
    let error = CSVReadingError.unsupportedEncoding("UTF-16LE")
    #expect(error.description == "Unsupported encoding UTF-16LE. A CSV file must be in UTF-8.")
    #expect(error.errorDescription == error.description)
    #expect(error.localizedDescription == error.description)
    #expect(error.row == 0 && error.column == nil)
    #expect(CSVReadingError.outOfBounds(requested: 5, actual: 1).row == 5)
    #expect(CSVReadingError.failedToParse(row: 3, column: 2, type: .date, cellContents: Data()).column == 2)
  }
}
