import Foundation
import TestSupport
import Testing

@testable import TabularData

/// What people reported about reading tables elsewhere; numbers are those of the list of reports.
@Suite struct CSVReportsTests {
  @Test func `18 a late cell of letters and digits alters no value`() throws {
    let text = "a\n" + (0..<2000).map { "\($0)\n" }.joined() + "9a\n"
    let cells = elements(try readCSV(text), "a", String.self)
    #expect(cells.last == "9a")
    #expect(cells[1999] == "1999")
  }

  @Test func `19 an unbalanced quote is told by the row where it opened`() {
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("a,b\n1,x\n2,\"y\n3,z\n" + String(repeating: "4,w\n", count: 100))
    }
    guard case .misplacedQuote(row: 2, column: 1) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `20 a file with everything in quotes is read`() throws {
    let frame = try readCSV("\"a\",\"b\"\r\n\"1\",\"x\r\ny\"\r\n\"2\",\"z,\"", types: ["a": .double])
    #expect(elements(frame, "a", Double.self) == [1, 2])
    #expect(elements(frame, "b", String.self) == ["x\r\ny", "z,"])
  }

  @Test func `22 a type for a column that is not there names it`() {
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("a,b,c\n1,2,3\n", types: ["a": .integer, "z": .integer])
    }
    #expect(error?.description == "The file has no column named \"z\".")
  }

  @Test func `24 types do not depend on the order of rows`() throws {
    let cells = ["1", "2.5", "x", "true", "", "007"]
    for shift in 0..<cells.count {
      let rotated = Array(cells[shift...] + cells[..<shift])
      let frame = try readCSV("a,k\n" + rotated.map { "\($0),1\n" }.joined(), effort: .init(sampleRowCount: 1))
      #expect(elements(frame, "a", String.self) == rotated.map { $0.isEmpty ? nil : $0 })
    }
  }

  @Test func `26 a row with too few cells is an error, not a trap`() {
    #expect(throws: CSVReadingError.self) { try readCSV("a,b,c\n1,2,3\n4\n") }
  }

  @Test func `27 missing values are missing in columns of every type`() throws {
    let frame = try readCSV(
      "i,b,f,d,s,t,x\n,,,,,,\n1,true,0.5,2.5,z,2024-01-01,raw\n,,,,,,\n",
      types: ["f": .float, "t": .date, "x": .data])
    #expect(elements(frame, "i", Int.self) == [nil, 1, nil])
    #expect(elements(frame, "b", Bool.self) == [nil, true, nil])
    #expect(elements(frame, "f", Float.self) == [nil, 0.5, nil])
    #expect(elements(frame, "d", Double.self) == [nil, 2.5, nil])
    #expect(elements(frame, "s", String.self) == [nil, "z", nil])
    #expect(elements(frame, "t", Date.self) == [nil, Date(timeIntervalSince1970: 1_704_067_200), nil])
    #expect(elements(frame, "x", Data.self) == [nil, Data("raw".utf8), nil])
  }

  @Test func `29 NaN is a number, and a column without values is text`() throws {
    let frame = try readCSV("a,b,c\n1.5,NaN,\nnan,NaN,NA\n")
    let cells = elements(frame, "a", Double.self)
    #expect(cells[0] == 1.5 && cells[1]?.isNaN == true)
    #expect(elements(frame, "b", Double.self).allSatisfy { $0?.isNaN == true })
    #expect(elements(frame, "c", String.self) == [nil, nil])
    var options = CSVReadingOptions()
    options.nilEncodings.insert("NaN")
    #expect(elements(try readCSV("a\n1.5\nNaN\n", options: options), "a", Double.self) == [1.5, nil])
  }

  @Test func `32 dates in ISO 8601 are read where they are asked for`() throws {
    let frame = try readCSV("t\n1970-01-02\n1970-01-01T00:00:01Z\n\"NA\"\n", types: ["t": .date])
    #expect(
      elements(frame, "t", Date.self) == [Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 1), nil])
  }

  // Row and column counts and means by pandas 3.0: read_csv(...).shape, .mean().
  @Test(.enabled(if: SharedCases.areAvailable))
  func `34 the BetterRest file and others like it are read`() throws {
    let rest = try DataFrame(contentsOfCSVFile: SharedCases.data("BetterRest.csv"))
    #expect(rest.shape == (10_000, 4))
    #expect(rest.columns.allSatisfy { $0.wrappedElementType == Double.self })
    let titanic = try DataFrame(contentsOfCSVFile: SharedCases.data("titanic-kaggle-train.csv"))
    #expect(titanic.shape == (891, 12))
    #expect(titanic["Age"].missingCount == 177)
    #expect(titanic["Cabin"].missingCount == 687)
    #expect(titanic["Name", String.self][0] == "Braund, Mr. Owen Harris")
    #expect(titanic["Ticket", String.self][2] == "STON/O2. 3101282")
    let wine = try DataFrame(
      contentsOfCSVFile: SharedCases.data("winequality-red.csv"), options: .init(delimiter: ";"))
    #expect(wine.shape == (1599, 12))
    #expect(wine.columns[0].name == "fixed acidity")
    let mushrooms = try DataFrame(contentsOfCSVFile: SharedCases.data("mushroom.csv"))
    #expect(mushrooms.shape == (8124, 23))
    let mars = try DataFrame(contentsOfCSVFile: SharedCases.data("MarsHabitats.csv"))
    #expect(mars.containsColumn("price", Int.self))
    #expect(mars.columns.last?.name == "purpose")
    #expect(mars["purpose", String.self][0] == "farm")
  }
}
