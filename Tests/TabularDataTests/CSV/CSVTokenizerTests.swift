import Foundation
import NumericKernels
import Testing

@testable import TabularData

/// What reading gives: the frame, or the error.
private func outcome(_ text: String, _ options: CSVReadingOptions, _ effort: CSVReadingEffort) -> String {
  do {
    return snapshot(try readCSV(text, options: options, effort: effort))
  } catch {
    return "\(error)"
  }
}

@Suite struct CSVTokenizerTests {
  /// Cells with everything that is difficult, in a file that may also be flawed.
  private func randomText(_ generator: inout SeededGenerator, delimiter: String, flawed: Bool) -> String {
    let columns = Int(generator.next() % 4) + 1
    let rows = Int(generator.next() % 12)
    let newline = ["\n", "\r\n"][Int(generator.next() % 2)]
    let cells = [
      "", "1", "-25", "3.5", "abc", "true", "NA", "\"q\"", "\"a\(delimiter)b\"", "\"l\(newline)m\"", "\"\"",
      "\"x\"\"y\"",
      "\"\"\"\"", "a longer text than fits", "\"a longer text, in quotes\(newline)\(newline)\"", "ü", "007", "1e3",
    ]
    let flaws = ["\"", "a\"b", "\"a\"b", "x\(delimiter)y", "\r", "\\"]
    var text = (0..<columns).map { "c\($0)" }.joined(separator: delimiter) + newline
    for row in 0..<rows {
      if generator.next() % 6 == 0 { text += newline }
      let isFlawed = flawed && generator.next() % 8 == 0
      text += (0..<columns).map { column in
        isFlawed && column == row % columns
          ? flaws[Int(generator.next() % UInt64(flaws.count))] : cells[Int(generator.next() % UInt64(cells.count))]
      }.joined(separator: delimiter)
      if row + 1 < rows || generator.next() % 2 == 0 { text += newline }
    }
    return text
  }

  @Test(arguments: [",", ";", "\t"], [true, false])
  func `files read the same byte by byte, in one block, and in blocks of a few bytes`(delimiter: String, flawed: Bool) {
    var generator = SeededGenerator(seed: flawed ? 11 : 12)
    for round in 0..<300 {
      let text = randomText(&generator, delimiter: delimiter, flawed: flawed)
      var options = CSVReadingOptions(usesQuoting: round % 5 != 0, delimiter: Character(delimiter))
      options.ignoresEmptyLines = round % 3 != 0
      let expected = outcome(text, options, .init(threadCount: 1, isPlain: true))
      for blockLength in [1, 2, 3, 7, 64, 1 << 20] {
        let effort = CSVReadingEffort(threadCount: 2, blockLength: blockLength, sampleRowCount: round % 3 + 1)
        let found = outcome(text, options, effort)
        if found != expected {
          Issue.record("blocks of \(blockLength):\n\(text.debugDescription)\n\(found)\nis not\n\(expected)")
        }
      }
    }
  }

  @Test func `long files read the same for any length of block`() {
    var generator = SeededGenerator(seed: 13)
    var text = "a,b,c\n"
    for row in 0..<3000 {
      text += "\(row),\"\(String(repeating: "x", count: Int(generator.next() % 90)))\n,\"\"\",\(generator.nextUnit())\n"
    }
    let expected = outcome(text, .init(), .init(threadCount: 1, isPlain: true))
    for blockLength in [61, 1000, 4096, 65_536] {
      #expect(outcome(text, .init(), .init(threadCount: 2, blockLength: blockLength)) == expected)
    }
  }

  @Test func `a file cut anywhere reads the same byte by byte and in small blocks`() {
    let text = "a,\"b\"\"\",c\r\n1,\"x,\ny\",\"\"\r\n\n2,\"\"\"z\",3.5\n"
    for length in 0...text.utf8.count {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      let expected = outcome(cut, .init(), .init(threadCount: 1, isPlain: true))
      for blockLength in [1, 5, 1024] {
        #expect(outcome(cut, .init(), .init(threadCount: 2, blockLength: blockLength)) == expected, "\(length)")
      }
    }
  }

  @Test func `a cell longer than many blocks is one cell`() throws {
    let long = String(repeating: "0123456789,\n", count: 20_000)
    let text = "a,b\n1,\"\(long)\"\n2,y\n"
    for blockLength in [1000, 1 << 20] {
      let frame = try readCSV(text, effort: .init(threadCount: 2, blockLength: blockLength))
      #expect(elements(frame, "a", Int.self) == [1, 2])
      #expect(elements(frame, "b", String.self) == [long, "y"])
    }
  }

  @Test func `five hundred columns are read`() throws {
    let names = (0..<500).map { "c\($0)" }
    let row = (0..<500).map { $0 % 2 == 0 ? "\($0)" : "t\($0)" }
    let frame = try readCSV(
      names.joined(separator: ",") + "\n" + String(repeating: row.joined(separator: ",") + "\n", count: 100),
      effort: .init(threadCount: 2, blockLength: 10_000))
    #expect(frame.shape == (100, 500))
    #expect(elements(frame, "c498", Int.self)[99] == 498)
    #expect(elements(frame, "c499", String.self)[99] == "t499")
  }

  @Test func `without quoting, quotes are ordinary characters`() throws {
    let frame = try readCSV("a,b\n\"x,y\"\nsay \"hi\",1\"\n", options: .init(usesQuoting: false))
    #expect(elements(frame, "a", String.self) == ["\"x", "say \"hi\""])
    #expect(elements(frame, "b", String.self) == ["y\"", "1\""])
  }

  @Test func `the escape character makes the next one plain`() throws {
    let options = CSVReadingOptions(usesEscaping: true)
    let frame = try readCSV("a,b\nx\\,y,\\\"q\\\"\n\"p\\\"q\",back\\\\slash\nline\\\nend,\\1\n", options: options)
    #expect(elements(frame, "a", String.self) == ["x,y", "p\"q", "line\nend"])
    #expect(elements(frame, "b", String.self) == ["\"q\"", "back\\slash", "1"])
    let plain = try readCSV("a\nx\\y\n")
    #expect(elements(plain, "a", String.self) == ["x\\y"])
  }

  @Test func `another escape character, and escapes in numbers`() throws {
    let options = CSVReadingOptions(usesEscaping: true, escapeCharacter: "^")
    let frame = try readCSV("a,b\n1,x^,y\n2,^^\n", options: options)
    #expect(elements(frame, "a", Int.self) == [1, 2])
    #expect(elements(frame, "b", String.self) == ["x,y", "^"])
  }

  @Test func `a delimiter of several bytes separates cells`() throws {
    let frame = try readCSV("a→b→c\n1→\"x→y\"→2.5\n", options: .init(delimiter: "→"))
    #expect(elements(frame, "a", Int.self) == [1])
    #expect(elements(frame, "b", String.self) == ["x→y"])
    #expect(elements(frame, "c", Double.self) == [2.5])
  }

  @Test func `a NUL byte is a character like any other, also as the delimiter`() throws {
    #expect(elements(try readCSV("a,b\nx\0y,1\n"), "a", String.self) == ["x\0y"])
    #expect(elements(try readCSV("a,b\ntrue\0,1\n"), "a", String.self) == ["true\0"])
    #expect(elements(try readCSV("a\0b\n1\u{0}2", options: .init(delimiter: "\0")), "b", Int.self) == [2])
  }
}
