import Foundation
import NumericKernels
import TestSupport
import Testing

@testable import TabularData

@Suite struct CSVWriterTests {
  private func text(_ frame: DataFrame, _ options: CSVWritingOptions = .init()) throws -> String {
    String(decoding: try frame.csvRepresentation(options: options), as: UTF8.self)
  }

  private func frame(_ columns: AnyColumn...) -> DataFrame { DataFrame(columns: columns) }

  private func column<T>(_ name: String, _ contents: [T?]) -> AnyColumn {
    Column(name: name, contents: contents).eraseToAnyColumn()
  }

  @Test func `each type has its text`() throws {
    let all = frame(
      column("int", [1, -20, Int.min]), column("double", [0.1, 1e300, -5]),
      column("float", [0.1 as Float, nil, 1e-10]),
      column("bool", [true, false, nil]), column("text", ["a b", nil, "!"]),
      column("date", [Date(timeIntervalSinceReferenceDate: 0), nil, Date(timeIntervalSince1970: 0.25)]),
      column("data", [Data("x".utf8), nil, Data("ä,".utf8)]), column("int16", [1 as Int16, nil, -3]))
    #expect(
      try text(all) == """
        int,double,float,bool,text,date,data,int16
        1,0.1,0.1,true,a b,2001-01-01T00:00:00Z,x,1
        -20,1e+300,,false,,,,
        -9223372036854775808,-5.0,1e-10,,!,1970-01-01T00:00:00.250Z,"ä,",-3

        """)
  }

  @Test func `texts are quoted only where a reader would misread them`() throws {
    let texts = ["a,b", "say \"hi\"", "l\nm", "c\rr", " spaced ", "NA", "null", "nil", "plain", ";", "-", "#N/A N/A"]
    #expect(
      try text(frame(column("t", texts), column("k", Array(repeating: 1, count: texts.count))))
        == "t,k\n\"a,b\",1\n\"say \"\"hi\"\"\",1\n\"l\nm\",1\n\"c\rr\",1\n spaced ,1\n\"NA\",1\n\"null\",1\n\"nil\",1\n"
        + "plain,1\n;,1\n-,1\n\"#N/A N/A\",1\n")
  }

  @Test func `texts that all read like numbers are quoted, so that they stay texts`() throws {
    #expect(try text(frame(column("t", ["1", nil, "2.5"]))) == "t\n\"1\"\n\"\"\n\"2.5\"\n")
    #expect(try text(frame(column("t", ["1", "x"]), column("k", [1, 2]))) == "t,k\n1,1\nx,2\n")
    #expect(try text(frame(column("t", ["007", "01"]))) == "t\n007\n01\n")
  }

  @Test func `options decide about everything but the quotes`() throws {
    var options = CSVWritingOptions(
      includesHeader: false, nilEncoding: "-", trueEncoding: "Y", falseEncoding: "N", newline: "\r\n", delimiter: ";")
    options.dateFormatter = { "d;\($0.timeIntervalSince1970)" }
    let all = frame(
      column("b", [true, false, nil]), column("s", ["a;b", "a,b", "-"]),
      column("d", [nil, Date(timeIntervalSince1970: 5), nil]))
    #expect(try text(all, options) == "Y;\"a;b\";-\r\nN;a,b;\"d;5.0\"\r\n-;\"-\";-\r\n")
  }

  @Test func `a row of one empty cell is not an empty line`() throws {
    #expect(try text(frame(column("a", [1, nil, 3]))) == "a\n1\n\"\"\n3\n")
    #expect(elements(try readCSV("a\n1\n\"\"\n3\n"), "a", Int.self) == [1, nil, 3])
  }

  @Test func `data that is not text is refused by row and column`() throws {
    let error = #expect(throws: CSVWritingError.self) {
      try frame(column("d", [Data("x".utf8), nil, Data([0xFF])])).csvRepresentation()
    }
    guard case .badEncoding(row: 2, column: "d", Data([0xFF])) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description == "Bad encoding at row 2, column \"d\". Its 1 bytes are not valid UTF-8.")
    #expect(error?.row == 2 && error?.column == "d")
  }

  @Test func `a slice writes its own rows`() throws {
    let whole = frame(column("a", [1, 2, 3, 4]), column("s", ["w", "x", "y", "z"]))
    #expect(String(decoding: try whole[1..<3].csvRepresentation(), as: UTF8.self) == "a,s\n2,x\n3,y\n")
    #expect(
      String(decoding: try whole[[false, true, false, true]].csvRepresentation(), as: UTF8.self)
        == "a,s\n2,x\n4,z\n")
  }

  @Test func `a file is replaced as a whole, and a failed write leaves it alone`() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("old", to: "data.csv")
    #expect(throws: CSVWritingError.self) { try frame(column("d", [Data([0xFF])])).writeCSV(to: place) }
    #expect(try String(contentsOf: place, encoding: .utf8) == "old")
    try frame(column("a", [1])).writeCSV(to: place)
    #expect(try String(contentsOf: place, encoding: .utf8) == "a\n1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["data.csv"])
    #expect(throws: (any Error).self) { try frame(column("a", [1])).writeCSV(to: folder.file("none/data.csv")) }
  }

  /// Texts with everything that could go wrong on the way.
  private static let texts = [
    "a", "a,b", "\"", "\"\"", "x\"y", "\n", "\r", "\r\n", "l\nm", " lead", "trail ", "NA", "nil", "#N/A", "007", "1",
    "1.5",
    "true", "é", "日本語のとても長いテキスト", "a text that is longer than twelve bytes", ";", "\t", "\\", "'", "\u{FEFF}bom", "\0",
    "2024-01-01", "-", "e5", "inf",
  ]

  private func randomFrame(_ generator: inout SeededGenerator) -> DataFrame {
    let rows = Int(generator.next() % 40)
    func cells<T>(_ make: () -> T?) -> [T?] { (0..<rows).map { _ in make() } }
    func sometimes<T>(_ generator: inout SeededGenerator, _ value: T) -> T? { generator.next() % 5 == 0 ? nil : value }
    var columns: [AnyColumn] = []
    for position in 0..<Int(generator.next() % 5) + 1 {
      let name = CSVWriterTests.texts[Int(generator.next() % UInt64(CSVWriterTests.texts.count))] + "\(position)"
      switch generator.next() % 5 {
      case 0:
        columns.append(column(name, cells { sometimes(&generator, Int(truncatingIfNeeded: generator.next())) }))
      case 1:
        columns.append(
          column(name, cells { sometimes(&generator, (generator.nextUnit() - 0.5) * 1e3) }))
      case 2: columns.append(column(name, cells { sometimes(&generator, generator.next() % 2 == 0) }))
      case 3:
        columns.append(
          column(
            name,
            cells { sometimes(&generator, Date(timeIntervalSinceReferenceDate: generator.nextUnit() * 1e9)) }))
      default:
        columns.append(
          column(
            name,
            cells {
              sometimes(
                &generator, CSVWriterTests.texts[Int(generator.next() % UInt64(CSVWriterTests.texts.count))])
            }))
      }
    }
    return DataFrame(columns: columns)
  }

  @Test(arguments: [",", ";", "\t"] as [Character], ["\n", "\r\n"])
  func `what is written reads back as the same frame`(delimiter: Character, newline: String) throws {
    var generator = SeededGenerator(seed: 21)
    let options = CSVWritingOptions(newline: newline, delimiter: delimiter)
    var reading = CSVReadingOptions(delimiter: delimiter)
    reading.dateParsers = [
      { text in
        text.count > 10
          ? Array(text.utf8).withUnsafeBufferPointer { ISO8601Dates.date($0.baseAddress!, count: $0.count) } : nil
      }
    ]
    for _ in 0..<200 {
      let frame = randomFrame(&generator)
      let data = try CSVWriter(frame, options: options, threadCount: 2, chunkLength: 7).data()
      let back = try DataFrame(
        .data(data), columns: nil, rows: nil, types: [:], options: reading,
        effort: .init(threadCount: 2, blockLength: 32))
      // A column without any value has no type in a file.
      let expected = DataFrame(
        columns: frame.columns.map { each in
          each.missingCount == each.count
            ? AnyColumn(Column(name: each.name, storage: ColumnStorage<String>(missing: each.count))) : each
        })
      if snapshot(back) != snapshot(expected) {
        Issue.record(
          "\(String(decoding: data, as: UTF8.self).debugDescription)\n\(snapshot(back))\n\(snapshot(expected))")
      }
    }
  }

  @Test func `bytes do not depend on threads or chunks`() throws {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<20 {
      let frame = randomFrame(&generator)
      let expected = try CSVWriter(frame, options: .init(), threadCount: 1).data()
      #expect(try CSVWriter(frame, options: .init(), threadCount: 2, chunkLength: 3).data() == expected)
    }
  }

  @Test func `a frame that was read is written as it was`() throws {
    let text = "a,b,c\n1,x,2.5\n,\"y,z\",\n3,,-0.5\n"
    #expect(try self.text(readCSV(text)) == text)
  }

  @Test func `whole numbers of every length are written`() throws {
    var numbers = [0, Int.max, Int.min]
    var power = 1
    for _ in 0..<19 {
      numbers += [power, power - 1, -power, power + 1]
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    let expected = "n\n" + numbers.map { "\($0)\n" }.joined()
    #expect(try text(frame(column("n", numbers))) == expected)
  }
}
