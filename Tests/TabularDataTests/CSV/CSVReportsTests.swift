import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TabularData

/// What people reported about reading tables elsewhere; numbers are those of the list of reports.
@Suite struct CSVReportsTests {
  @Test func `report 18: a late cell of letters and digits alters no value`() throws {
    let text = "a\n" + (0..<2000).map { "\($0)\n" }.joined() + "9a\n"
    let cells = elements(try readCSV(text), "a", String.self)
    #expect(cells.last == "9a")
    #expect(cells[1999] == "1999")
  }

  @Test func `report 19: an unbalanced quote is told by the row where it opened`() {
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("a,b\n1,x\n2,\"y\n3,z\n" + String(repeating: "4,w\n", count: 100))
    }
    guard case .misplacedQuote(row: 2, column: 1) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `report 20: a file with everything in quotes is read`() throws {
    let frame = try readCSV("\"a\",\"b\"\r\n\"1\",\"x\r\ny\"\r\n\"2\",\"z,\"", types: ["a": .double])
    #expect(elements(frame, "a", Double.self) == [1, 2])
    #expect(elements(frame, "b", String.self) == ["x\r\ny", "z,"])
  }

  @Test func `report 22: a type for a column that is not there names it`() {
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("a,b,c\n1,2,3\n", types: ["a": .integer, "z": .integer])
    }
    #expect(error?.description == "The file has no column named \"z\".")
  }

  @Test func `report 22: a row that is longer than the first line tells both numbers`() {
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("a,b\n1,2,3\n", types: ["a": .integer, "b": .integer])
    }
    #expect(error?.description == "Wrong number of columns at row 1. Expected 2 but found 3.")
  }

  @Test func `report 23: the option that an error names exists and mends the call`() throws {
    // A decimal comma, in a file that is separated by semicolons.
    let text = "a;b\n1;2,5\n"
    let error = #expect(throws: CSVReadingError.self) { try readCSV(text) }
    #expect(
      error?.description
        == "Wrong number of columns at row 1. Expected 1 but found 2. The first line has no delimiter. "
        + "If its cells are separated by another character, such as ';' or a tab, "
        + "say so with CSVReadingOptions(delimiter: \";\").")
    #expect(try readCSV(text, options: CSVReadingOptions(delimiter: ";")).columns.map(\.name) == ["a", "b"])
  }

  @Test func `report 24: types do not depend on the order of rows`() throws {
    let cells = ["1", "2.5", "x", "true", "", "007"]
    for shift in 0..<cells.count {
      let rotated = Array(cells[shift...] + cells[..<shift])
      let frame = try readCSV("a,k\n" + rotated.map { "\($0),1\n" }.joined(), effort: .init(sampleRowCount: 1))
      #expect(elements(frame, "a", String.self) == rotated.map { $0.isEmpty ? nil : $0 })
    }
  }

  @Test func `report 25: a text file takes memory for its cells alone, in few pieces`() throws {
    let cell = String(repeating: "x", count: 99)
    let frame = try readCSV(
      "t\n" + String(repeating: cell + "\n", count: 20_000), effort: .init(threadCount: 2, blockLength: 1 << 16))
    let text = try #require(frame["t", String.self].storage.text)
    #expect(text.count == 20_000)
    // Two megabytes; pieces double from 4 KB to 1 MB, for each of two threads.
    #expect(text.arenas.count <= 2 * 10)
    let arena = CSVTextArena()
    for _ in 0..<100_000 { _ = arena.reserve(100) }
    #expect(arena.chunks.count <= 20)
  }

  @Test func `report 25: a range of a file is read without keeping the rest`() throws {
    let text = "a,t\n" + (0..<10_000).map { "\($0),a text that is longer than twelve bytes \($0)\n" }.joined()
    let frame = try readCSV(text, rows: 5000..<5003, effort: .init(threadCount: 2, blockLength: 1 << 12))
    #expect(elements(frame, "a", Int.self) == [5000, 5001, 5002])
    #expect((frame["t", String.self].storage.text?.arenas.count ?? 0) <= 2)
  }

  @Test func `report 26: a row with too few cells is an error, not a trap`() {
    #expect(throws: CSVReadingError.self) { try readCSV("a,b,c\n1,2,3\n4\n") }
  }

  @Test func `report 27: missing values are missing in columns of every type`() throws {
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

  @Test func `report 29: NaN is a number, and a column without values is text`() throws {
    let frame = try readCSV("a,b,c\n1.5,NaN,\nnan,NaN,NA\n")
    let cells = elements(frame, "a", Double.self)
    #expect(cells[0] == 1.5 && cells[1]?.isNaN == true)
    #expect(elements(frame, "b", Double.self).allSatisfy { $0?.isNaN == true })
    #expect(elements(frame, "c", String.self) == [nil, nil])
    var options = CSVReadingOptions()
    options.nilEncodings.insert("NaN")
    #expect(elements(try readCSV("a\n1.5\nNaN\n", options: options), "a", Double.self) == [1.5, nil])
  }

  @Test func `report 30: each cell is asked once what it is, and a column of words only at its start`() throws {
    let calls = Mutex(0)
    var options = CSVReadingOptions()
    options.dateParsers.append { text in
      calls.withLock { $0 += 1 }
      return text.hasPrefix("on ") ? Date(timeIntervalSinceReferenceDate: 0) : nil
    }
    let text = "d,w\n" + (0..<5000).map { "on day \($0),word \($0)\n" }.joined()
    let frame = try readCSV(text, options: options)
    #expect(frame.containsColumn("d", Date.self) && frame.containsColumn("w", String.self))
    // One look at the first cell of each column, and one at each date.
    #expect(calls.withLock { $0 } == 5002)
  }

  @Test func `report 31: the work of a wide file grows with its cells alone`() throws {
    // The places of a batch of rows: at most 16 rows, or as many as keep 64 KiB.
    let byte: [UInt8] = [0]
    byte.withUnsafeBufferPointer { bytes in
      for width in [1, 20, 500, 5000] {
        let table = CSVRowTable(columnCount: width, delimiterLength: 1, origin: bytes.baseAddress!)
        #expect(table.rowCapacity * width <= max(16384, 16 * width))
      }
    }
    let names = (0..<500).map { "c\($0)" }.joined(separator: ",")
    let rows = (0..<50).map { row in (0..<500).map { "\(row * $0)" }.joined(separator: ",") }
    let frame = try readCSV(names + "\n" + rows.joined(separator: "\n"))
    #expect(frame.shape == (50, 500))
    #expect(elements(frame, "c499", Int.self)[49] == 49 * 499)
  }

  @Test func `report 31: thousands of equal names are numbered one after the other`() throws {
    let header = Array(repeating: "x", count: 20_000).joined(separator: ",")
    #expect(try readCSV(header).columns.last?.name == "x.19999")
    var frame = DataFrame()
    for _ in 0..<3000 { frame.append(column: Column<Int>(name: "x", capacity: 0)) }
    #expect(frame.columns.last?.name == "x.2999")
    frame.removeColumn("x.5")
    frame.append(column: Column<Int>(name: "x", capacity: 0))
    #expect(frame.columns.last?.name == "x.5")
  }

  @Test func `report 32: the common fixed formats are read without a calendar, to the same dates`() throws {
    let strategy = Date.ParseStrategy(
      format:
        "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
      timeZone: .gmt)
    let format = try #require(FixedDateFormat(strategy))
    var options = CSVReadingOptions()
    options.addDateParseStrategy(strategy)
    #expect(options.firstDateFormat != nil)
    // The second is no day of the calendar, the third has too few digits: the strategy decides.
    let cells = ["29.02.2024 23:59", "30.02.2024 00:00", "1.1.2024 00:00", "01.01.1900 12:30"]
    for cell in cells {
      let fast = Array(cell.utf8).withUnsafeBufferPointer { format.date($0) }
      #expect(fast == nil || fast == (try? strategy.parse(cell)))
    }
    #expect(Array(cells[0].utf8).withUnsafeBufferPointer { format.date($0) } != nil)
    #expect(Array(cells[1].utf8).withUnsafeBufferPointer { format.date($0) } == nil)
    let many = Array(repeating: cells[0], count: 40_000) + ["1.1.2024 00:00"]
    let frame = try readCSV(
      "t\n" + many.joined(separator: "\n"), types: ["t": .date], options: options, effort: .init(threadCount: 2))
    let dates = elements(frame, "t", Date.self)
    #expect(dates[39_999] == (try? strategy.parse(cells[0])))
    #expect(dates[40_000] == (try? strategy.parse("1.1.2024 00:00")))
    options.dateParsers = []
    #expect(options.firstDateFormat == nil)
  }

  @Test(arguments: ["yy-MM-dd", "dd MMM yyyy", "yyyy-MM", "yyyy-MM-dd a", "MM/dd", "yyyy-MM-dd''", "yyyyMMdd'x"])
  func `report 32: a format with words or without a day is left to its parser`(pattern: String) {
    #expect(FixedDateFormat(pattern: pattern) == nil)
  }

  @Test func `report 32: dates are the same for any number of threads, and the first that fails is told`() throws {
    var cells = (0..<50_000).map { $0 % 7 == 0 ? "" : "2024-01-\(10 + $0 % 20)T00:00:\(10 + $0 % 50)Z" }
    let text = { "t\n" + cells.map { $0 + ",1\n" }.joined() }
    cells[0] = "2024-01-01"
    let whole = "t,k\n" + text().dropFirst(2)
    let one = try readCSV(whole, types: ["t": .date], effort: .init(threadCount: 1))
    let two = try readCSV(whole, types: ["t": .date], effort: .init(threadCount: 2))
    #expect(elements(one, "t", Date.self) == elements(two, "t", Date.self))
    #expect(one["t"].missingCount == 7142)
    cells[20_000] = "x"
    cells[40_000] = "y"
    let error = #expect(throws: CSVReadingError.self) {
      try readCSV("t,k\n" + text().dropFirst(2), types: ["t": .date], effort: .init(threadCount: 2))
    }
    #expect(error?.description == "Failed to parse \"x\" as date at row 20001, column 0.")
  }

  @Test func `report 32: dates in ISO 8601 are read where they are asked for`() throws {
    let frame = try readCSV("t\n1970-01-02\n1970-01-01T00:00:01Z\n\"NA\"\n", types: ["t": .date])
    #expect(
      elements(frame, "t", Date.self) == [Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 1), nil])
  }

  // Row and column counts and means by pandas 3.0: read_csv(...).shape, .mean().
  @Test(.enabled(if: SharedCases.areAvailable))
  func `report 34: the BetterRest file and others like it are read`() throws {
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
