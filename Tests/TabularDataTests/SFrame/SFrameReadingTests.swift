import Foundation
import TestSupport
import Testing

@testable import TabularData

/// SFrames that Turi Create 6.4.1 wrote; `Tools/reference/make_sframe_fixtures.py` tells how.
enum SFrameFixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  static let types = folder.appending(path: "types")
  static let packing = folder.appending(path: "packing")
}

@Suite struct SFrameReadingTests {
  @Test func `numbers and text of every column type are what was written`() throws {
    let frame = try DataFrame(contentsOfSFrameDirectory: SFrameFixtures.types)
    #expect(
      frame.columns.map(\.name) == [
        "integer", "decimal", "text", "vector", "list", "dictionary", "date", "stamp", "none, x=y", "day", "time",
      ])
    #expect(elements(frame, "integer", Int.self) == [1, -7, nil, .max])
    #expect(elements(frame, "decimal", Double.self) == [2.5, -0.5, nil, 1e308])
    #expect(elements(frame, "text", String.self) == ["hello", "with, \"quotes\"", "", "\u{FC}ber"])
    #expect(elements(frame, "vector", [Double].self) == [[1, 2.5, -3], [], nil, [1e300]])
    #expect(elements(frame, "none, x=y", String.self) == ["", "", "", ""])
  }

  @Test func `lists and dictionaries hold values of several types`() throws {
    let frame = try DataFrame(contentsOfSFrameDirectory: SFrameFixtures.types, columns: ["dictionary", "list"])
    #expect(frame.columns.map(\.name) == ["dictionary", "list"])
    let lists = elements(frame, "list", [Any?].self)
    #expect(lists[0].map { "\($0.map { $0 ?? "nil" })" } == "[1, \"a\", 2.5, [Optional(7)]]")
    #expect(lists[1]?.isEmpty == true)
    #expect(lists[2] == nil)
    let dictionaries = elements(frame, "dictionary", [String: Any?].self)
    #expect(dictionaries[0]?.keys.sorted() == ["a", "b"])
    #expect(dictionaries[0]?["a"] as? Int == 1)
    #expect((dictionaries[0]?["b"] as? [Any?])?.first as? String == "x")
    #expect(dictionaries[1]?.isEmpty == true)
    #expect(dictionaries[2] == nil)
    #expect(dictionaries[3]?["7"] as? String == "seven")
  }

  @Test func `times have their seconds and microseconds, also before 1970`() throws {
    let frame = try DataFrame(contentsOfSFrameDirectory: SFrameFixtures.types, columns: ["day", "time"])
    // 2026-01-31T12:30:00, 1969-12-31T23:59:59 and 1583-02-28 in seconds since 1970, by Python's datetime.
    #expect(
      elements(frame, "day", Date.self).map { $0?.timeIntervalSince1970 } == [
        1_769_862_600, -1, nil, -12_207_542_400,
      ])
    #expect(
      elements(frame, "time", Date.self).map { $0?.timeIntervalSince1970 } == [0.125, 1_000_000_000, nil, -1.5])
  }

  @Test func `numbers of every width and relation come back over two blocks`() throws {
    let frame = try DataFrame(contentsOfSFrameDirectory: SFrameFixtures.packing)
    #expect(frame.shape == (1000, 14))
    func check<T: Equatable>(_ name: String, _ expected: (Int) -> T?) {
      #expect(elements(frame, name, T.self) == (0..<1000).map(expected), "column \(name)")
    }
    check("id") { $0 }
    check("one") { $0 % 2 }
    check("two") { $0 * $0 % 4 }
    check("four") { $0 * 7 % 16 }
    check("eight") { $0 * 31 % 256 }
    check("sixteen") { $0 * 7919 % 65536 }
    check("thirtytwo") { $0 * 2_654_435_761 % 4_294_967_296 }
    check("wide") { Int(truncatingIfNeeded: UInt64($0) &* 0x9E37_79B9_7F4A_7C15) }
    check("falling") { 1_000_000 - 3 * $0 }
    check("half") { Double($0) * 0.375 - 100 }
    check("whole") { Double(3 * $0 - 500) }
    check("few") { "w\($0 % 5)" }
    check("many") { "word \($0) \u{E9}" }
    check("gaps") { $0 % 3 == 0 ? nil : $0 }
  }

  @Test(arguments: [0..<0, 0..<5, 10..<20, 15..<17, 990..<1000])
  func `wanted rows are read from the blocks that have them`(rows: Range<Int>) throws {
    let frame = try DataFrame(
      contentsOfSFrameDirectory: SFrameFixtures.packing, columns: ["many", "gaps"], rows: rows)
    #expect(elements(frame, "many", String.self) == rows.map { "word \($0) \u{E9}" })
    #expect(elements(frame, "gaps", Int.self) == rows.map { $0 % 3 == 0 ? nil : $0 })
  }
}
