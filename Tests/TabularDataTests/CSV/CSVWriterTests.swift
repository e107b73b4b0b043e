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

  @Test func `words of the options are quoted where a reader would not find their end`() throws {
    let options = CSVWritingOptions(nilEncoding: "n,a", trueEncoding: "\"yes\"", falseEncoding: "n\no")
    let all = frame(column("b", [true, false, nil]), column("i", [1, nil, 3]))
    #expect(try text(all, options) == "b,i\n\"\"\"yes\"\"\",1\n\"n\no\",\"n,a\"\n\"n,a\",3\n")
    let back = try readCSV(
      text(all, options), types: ["b": .boolean, "i": .integer],
      options: .init(nilEncodings: ["n,a"], trueEncodings: ["\"yes\""], falseEncodings: ["n\no"]))
    #expect(elements(back, "b", Bool.self) == [true, false, nil])
    #expect(elements(back, "i", Int.self) == [1, nil, 3])
  }

  @Test func `a delimiter of several bytes and line ends of any text are kept apart from cells`() throws {
    let all = frame(column("a", ["x¦y", "long enough to be kept elsewhere", "a|b"]), column("b", ["é", "", "|end|"]))
    let options = CSVWritingOptions(newline: "|end|", delimiter: "¦")
    #expect(
      try text(all, options) == "a¦b|end|\"x¦y\"¦é|end|long enough to be kept elsewhere¦|end|\"a|b\"¦\"|end|\"|end|")
    let family = CSVWritingOptions(newline: "\r\n", delimiter: "👨‍👩‍👧‍👦")
    let back = try readCSV(text(all, family), options: .init(delimiter: "👨‍👩‍👧‍👦"))
    #expect(elements(back, "a", String.self) == ["x¦y", "long enough to be kept elsewhere", "a|b"])
  }

  @Test(arguments: ["0", "-", ".", "e", "n", ":", "T"] as [Character])
  func `numbers and dates that hold the delimiter are quoted`(delimiter: Character) throws {
    let all = frame(
      column("int", [10, -20]), column("double", [0.5, 1e-20]), column("float", [0.5 as Float, .nan]),
      column("date", [Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 0.5)]))
    let back = try readCSV(
      text(all, .init(delimiter: delimiter)),
      types: ["int": .integer, "double": .double, "float": .float, "date": .date],
      options: .init(delimiter: delimiter))
    #expect(elements(back, "int", Int.self) == [10, -20])
    #expect(elements(back, "double", Double.self) == [0.5, 1e-20])
    #expect(elements(back, "float", Float.self)[0] == 0.5 && elements(back, "float", Float.self)[1]?.isNaN == true)
    #expect(snapshot(DataFrame(columns: [back["date"]])) == snapshot(DataFrame(columns: [all["date"]])))
  }

  @Test func `a text like a byte order mark is quoted wherever it stands`() throws {
    let marks = Array(repeating: "\u{FEFF}x", count: 3)
    let written = try CSVWriter(frame(column("t", marks)), options: .init(includesHeader: false), chunkLength: 2).data()
    #expect(String(decoding: written, as: UTF8.self) == "\"\u{FEFF}x\"\n\"\u{FEFF}x\"\n\"\u{FEFF}x\"\n")
  }

  @Test func `dates of every age are written as their text`() throws {
    let intervals: [Double] = [
      0, 0.25, 1e-12, -1, -63_145_526_400, -63_145_526_401, 252_423_993_599, 252_423_993_600, 1e13, 86_399, -86_400,
      1e-300,
    ]
    let dates = intervals.map { Date(timeIntervalSinceReferenceDate: $0) }
    let lines = dates.map { ISO8601Dates.text(of: $0) + "\n" }.joined()
    #expect(try text(frame(column("d", dates))) == "d\n" + lines)
    #expect(lines.hasPrefix("2001-01-01T00:00:00Z\n2001-01-01T00:00:00.250Z\n"))
  }

  @Test func `quotes anywhere in long texts are doubled`() throws {
    for length in 0..<40 {
      for quote in 0...length {
        var letters = [Character](repeating: "x", count: length)
        letters.insert("\"", at: quote)
        let cell = String(letters)
        let expected = "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
        #expect(try text(frame(column("t", [cell]))) == "t\n\(expected)\n")
        let viewed = try readCSV("t\n\(expected)\n")
        #expect(try text(viewed) == "t\n\(expected)\n")
      }
    }
  }

  @Test func `a link stays, and folders and devices are refused by name`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "data.csv")
    try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: file)
    let one = frame(column("a", [1]))
    try one.writeCSV(to: folder.file("link"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "a\n1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["data.csv", "link"])
    let folderError = #expect(throws: CocoaError.self) { try one.writeCSV(to: folder.url) }
    #expect(folderError?.localizedDescription == "\(folder.url.path) cannot be written: It is a folder")
    let deviceError = #expect(throws: CocoaError.self) { try one.writeCSV(to: URL(filePath: "/dev/null")) }
    #expect(deviceError?.localizedDescription == "/dev/null cannot be written: It is a device or a pipe")
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
    #expect(error?.description == "Bad encoding at row 2, column \"d\". Its byte is not valid UTF-8.")
    #expect(error?.row == 2 && error?.column == "d")
    #expect(error?.errorDescription == error?.description)
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
      let folder = try TemporaryFolder()
      try frame.writeCSV(to: folder.file("a.csv"))
      #expect(try Data(contentsOf: folder.file("a.csv")) == expected)
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
