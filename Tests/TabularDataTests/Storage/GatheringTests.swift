import Foundation
import Testing

@testable import TabularData

@Suite struct GatheringTests {
  private let count = 200_000

  private func gathered<T>(_ values: [T?], _ rows: [UInt32]) -> [T?] {
    let storage = Column(name: "v", contents: values).storage.gathering(GatheredRows(rows, mayMiss: true))
    return (0..<storage.count).map { storage[$0] }
  }

  private func expected<T>(_ values: [T?], _ rows: [UInt32]) -> [T?] {
    rows.map { $0 == GatheredRows.missing ? nil : values[Int($0)] }
  }

  @Test func `values of every size are gathered by many threads, missing rows as missing values`() {
    let rows = (0..<count).map { $0 % 1_000 == 7 ? GatheredRows.missing : UInt32($0 &* 7_919 % count) }
    func values<T>(_ make: (Int) -> T) -> [T?] { (0..<count).map { $0 % 77 == 0 ? nil : make($0) } }
    let doubles = values { Double($0) }
    #expect(gathered(doubles, rows) == expected(doubles, rows))
    let flags = values { $0 % 3 == 0 }
    #expect(gathered(flags, rows) == expected(flags, rows))
    let shorts = values { Int16(truncatingIfNeeded: $0) }
    #expect(gathered(shorts, rows) == expected(shorts, rows))
    let singles = values { Float($0) }
    #expect(gathered(singles, rows) == expected(singles, rows))
    let pairs = values { SIMD2(Double($0), 1) }
    #expect(gathered(pairs, rows) == expected(pairs, rows))
    let triples = values { SIMD3(Double($0), 1, 2) }
    #expect(gathered(triples, rows) == expected(triples, rows))
    let texts = values { "text number \($0)" }
    #expect(gathered(texts, rows) == expected(texts, rows))
    let lists = values { [$0] }
    #expect(gathered(lists, rows) == expected(lists, rows))
  }

  @Test func `no row but missing ones can be taken of nothing`() async {
    #expect(gathered([Int?](), [GatheredRows.missing, GatheredRows.missing]) == [nil, nil])
    #expect(gathered([String?](), [GatheredRows.missing]) == [nil])
    await #expect(processExitsWith: .failure) {
      _ = Column<Int>(name: "v", contents: [1, 2]).storage.gathering(rows: [2])
    }
  }

  @Test func `text of a file stays text`() throws {
    let lines = (0..<1_000).map { $0 % 10 == 0 ? "" : "a text that is long enough \($0)" }
    let frame = try DataFrame(
      csvData: Data(("v\n" + lines.joined(separator: "\n") + "\n").utf8), options: .init(ignoresEmptyLines: false))
    let column = frame["v", String.self]
    let rows = (0..<UInt32(1_000)).reversed().map { $0 }
    let storage = column.storage.gathering(GatheredRows(rows))
    #expect(storage.text != nil)
    #expect((0..<1_000).map { storage[$0] } == column.reversed().map { $0 })
  }

  @Test func `selections are gathered whatever their layout`() {
    let values = Array(0..<count)
    let column = Column(name: "v", contents: values)
    let masks: [(Int) -> Bool] = [
      { _ in true }, { _ in false }, { $0 > 150_000 }, { $0 % 2 == 0 }, { $0 % 10_000 == 3 }, { $0 % 64 < 60 },
    ]
    for mask in masks {
      #expect(
        Array(
          Column(
            name: "v", storage: column.storage.gathering(RowSelection(mask: values.map(mask), count: count, of: ""))))
          == values.filter(mask))
    }
  }
}
