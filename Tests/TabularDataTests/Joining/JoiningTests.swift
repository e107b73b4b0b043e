import Foundation
import TabularData
import Testing

@Suite struct JoiningTests {
  private func column<T>(_ name: String, _ contents: [T?]) -> AnyColumn {
    Column(name: name, contents: contents).eraseToAnyColumn()
  }

  private func left() -> DataFrame {
    DataFrame(columns: [
      column("Title", ["Ace", "Bit", "Cog", "Dot", "Eel"]), column("Symbol", ["A", "B", "C", nil, "B"]),
      column("note", [1, 2, 3, 4, 5]),
    ])
  }

  private func right() -> DataFrame {
    DataFrame(columns: [
      column("symbol", ["B", "Z", "A", "B", nil]), column("marketCap", [20, 90, 10, 21, 50]),
      column("note", ["b", "z", "a", "bb", "-"]),
    ])
  }

  private let keys = (left: "Symbol", right: "symbol")

  private func texts(_ frame: DataFrame, _ name: String) -> [String?] { Array(frame[name, String.self]) }
  private func numbers(_ frame: DataFrame, _ name: String) -> [Int?] { Array(frame[name, Int.self]) }

  @Test func `observed 8: the key keeps the left name, other columns tell their side`() {
    let joined = left().joined(right(), on: keys)
    #expect(joined.columns.map(\.name) == ["left.Title", "Symbol", "left.note", "right.marketCap", "right.note"])
  }

  @Test func `observed 9: columns are found by their plain name`() {
    let joined = left().joined(right(), on: keys)
    #expect(joined["marketCap"].name == "right.marketCap")
    #expect(numbers(joined, "marketCap") == [10, 20, 21, 20, 21])
    let large = joined.filter(on: "marketCap", Int.self) { ($0 ?? 0) > 20 }
    #expect(Array(large["Title", String.self]) == ["Bit", "Eel"])
    #expect(joined.filter { $0["marketCap", Int.self] == 10 }.shape.rows == 1)
  }

  @Test func `observed 10: a joined column is renamed like any other`() {
    var joined = left().joined(right(), on: keys)
    joined.renameColumn("left.Title", to: "Company")
    #expect(texts(joined, "Company") == ["Ace", "Bit", "Bit", "Eel", "Eel"])
    #expect(joined["Title"].name == "Company")
  }

  @Test func `observed 24: a name on both sides is an alias of both columns`() {
    let joined = left().joined(right(), on: keys)
    #expect(joined.columnNames(forAlias: "note") == ["left.note", "right.note"])
    #expect(joined.indexOfColumn("note") == nil)
    #expect(joined.columnNames(forAlias: "Title") == ["left.Title"])
  }

  @Test func `observed 61: a left join keeps each left row in its order, and keys of two types trap`() async {
    let joined = left().joined(right(), on: keys, kind: .left)
    #expect(texts(joined, "Symbol") == ["A", "B", "B", "C", nil, "B", "B"])
    #expect(texts(joined, "left.Title") == ["Ace", "Bit", "Bit", "Cog", "Dot", "Eel", "Eel"])
    #expect(numbers(joined, "right.marketCap") == [10, 20, 21, nil, nil, 20, 21])
    #expect(texts(joined, "right.note") == ["a", "b", "bb", nil, nil, "b", "bb"])
    await #expect(processExitsWith: .failure) {
      let left = DataFrame(columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()])
      let right = DataFrame(columns: [Column(name: "k", contents: ["1"]).eraseToAnyColumn()])
      _ = left.joined(right, on: "k")
    }
    await #expect(processExitsWith: .failure) {
      let left = DataFrame(columns: [Column(name: "k", contents: [1]).eraseToAnyColumn()])
      let right = DataFrame(columns: [Column(name: "k", contents: ["1"]).eraseToAnyColumn()])
      _ = left.joined(right, on: ColumnID("k", Int.self))
    }
  }

  @Test func `an inner join keeps matches only, in the left's order and then the right's`() {
    let joined = left().joined(right(), on: keys)
    #expect(texts(joined, "Symbol") == ["A", "B", "B", "B", "B"])
    #expect(numbers(joined, "left.note") == [1, 2, 2, 5, 5])
    #expect(texts(joined, "right.note") == ["a", "b", "bb", "b", "bb"])
  }

  @Test func `rows of the right alone come last, in its order, with their keys`() {
    let right = left().joined(right(), on: keys, kind: .right)
    #expect(texts(right, "Symbol") == ["A", "B", "B", "B", "B", "Z", nil])
    #expect(numbers(right, "left.note") == [1, 2, 2, 5, 5, nil, nil])
    #expect(numbers(right, "right.marketCap") == [10, 20, 21, 20, 21, 90, 50])
    let full = left().joined(self.right(), on: keys, kind: .full)
    #expect(texts(full, "Symbol") == ["A", "B", "B", "C", nil, "B", "B", "Z", nil])
    #expect(numbers(full, "left.note") == [1, 2, 2, 3, 4, 5, 5, nil, nil])
    #expect(numbers(full, "right.marketCap") == [10, 20, 21, nil, nil, 20, 21, 90, 50])
  }

  @Test func `every spelling of the key joins alike`() {
    let expected = left().joined(right(), on: keys)
    let identifiers = (left: ColumnID("Symbol", String.self), right: ColumnID("symbol", String.self))
    #expect(left().joined(right(), on: identifiers) == expected)
    var renamed = right()
    renamed.renameColumn("symbol", to: "Symbol")
    #expect(left().joined(renamed, on: "Symbol") == expected)
    #expect(left().joined(renamed, on: ColumnID("Symbol", String.self), kind: .inner) == expected)
    var aliased = right()
    aliased.addAlias("Symbol", forColumn: "symbol")
    #expect(left().joined(aliased, on: "Symbol") == expected)
  }

  @Test func `slices join their rows`() {
    let some = left().filter(on: "note", Int.self) { $0 != 2 }
    let joined = some.joined(right()[1..<4], on: keys, kind: .full)
    #expect(texts(joined, "Symbol") == ["A", "C", nil, "B", "Z"])
    #expect(numbers(joined, "left.note") == [1, 3, 4, 5, nil])
    #expect(numbers(joined, "right.marketCap") == [10, nil, nil, 21, 90])
  }

  @Test func `numbers, dates and flags are keys; NaN matches NaN and −0 matches 0`() {
    func joined<T>(_ left: [T?], _ right: [T?]) -> [[Int?]] {
      let first = DataFrame(columns: [column("k", left), column("l", Array(left.indices))])
      let second = DataFrame(columns: [column("k", right), column("r", Array(right.indices))])
      let both = first.joined(second, on: "k")
      return [numbers(both, "l"), numbers(both, "r")]
    }
    #expect(joined([3, 1, nil, 2], [2, nil, 3]) == [[0, 3], [2, 0]])
    #expect(joined([Int.min, .max], [Int.max, Int.min]) == [[0, 1], [1, 0]])
    #expect(joined([0.0, .nan, 1.5], [.nan, -0.0]) == [[0, 1], [1, 0]])
    #expect(joined([true, false], [false, false]) == [[1, 1], [0, 1]])
    let day = Date(timeIntervalSince1970: 86_400)
    #expect(joined([day, nil], [day + 1, day]) == [[0], [1]])
    #expect(joined([URL(filePath: "/a")], [URL(filePath: "/b"), URL(filePath: "/a")]) == [[0], [1]])
  }

  @Test func `nothing joins with nothing`() {
    let empty = DataFrame(left()[0..<0])
    #expect(empty.joined(right(), on: keys).shape == (0, 5))
    #expect(empty.joined(right(), on: keys, kind: .left).shape == (0, 5))
    let all = empty.joined(right(), on: keys, kind: .full)
    #expect(texts(all, "Symbol") == ["B", "Z", "A", "B", nil])
    #expect(numbers(all, "left.note") == [nil, nil, nil, nil, nil])
    let none = left().joined(DataFrame(right()[0..<0]), on: keys, kind: .left)
    #expect(numbers(none, "right.marketCap") == [nil, nil, nil, nil, nil])
  }

  @Test func `aliases survive a join, and a joined frame joins again`() {
    var first = left()
    first.addAlias("name", forColumn: "Title")
    first.addAlias("ticker", forColumn: "Symbol")
    let joined = first.joined(right(), on: keys)
    #expect(joined["name"].name == "left.Title")
    #expect(joined["ticker"].name == "Symbol")
    let more = DataFrame(columns: [column("Symbol", ["A"]), column("office", ["Ulm"])])
    let again = joined.joined(more, on: "Symbol")
    #expect(again["marketCap"].name == "left.right.marketCap")
    #expect(Array(again["office", String.self]) == ["Ulm"])
  }

  /// Each pair of equal keys, found by looking at all pairs.
  @Test(arguments: [JoinKind.inner, .left, .right, .full])
  func `many rows join as a loop over all pairs does`(kind: JoinKind) {
    var state: UInt64 = 7
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let left: [Int?] = (0..<700).map { _ in random(10) == 0 ? nil : random(400) }
    let right: [Int?] = (0..<300).map { _ in random(10) == 0 ? nil : random(400) }
    var pairs: [(left: Int?, right: Int?)] = []
    for (l, key) in left.enumerated() {
      let matches = right.indices.filter { key != nil && right[$0] == key }
      pairs += matches.map { (l, $0) }
      if matches.isEmpty && (kind == .left || kind == .full) { pairs.append((l, nil)) }
    }
    if kind == .right || kind == .full {
      pairs += right.indices.filter { right[$0] == nil || !left.contains(right[$0]) }.map { (nil, $0) }
    }
    let joined = DataFrame(columns: [column("k", left), column("l", Array(left.indices))])
      .joined(DataFrame(columns: [column("k", right), column("r", Array(right.indices))]), on: "k", kind: kind)
    #expect(numbers(joined, "l") == pairs.map(\.left))
    #expect(numbers(joined, "r") == pairs.map(\.right))
    #expect(numbers(joined, "k") == pairs.map { pair in pair.left.map { left[$0] } ?? right[pair.right!] })
    let texts = DataFrame(columns: [
      column("k", left.map { $0.map { "key number \($0)" } }), column("l", Array(left.indices)),
    ])
    .joined(
      DataFrame(columns: [column("k", right.map { $0.map { "key number \($0)" } }), column("r", Array(right.indices))]),
      on: "k", kind: kind)
    #expect(numbers(texts, "l") == pairs.map(\.left))
    #expect(numbers(texts, "r") == pairs.map(\.right))
  }

  @Test func `the order of rows in a join is as pandas has it`() {
    // pandas 3.1.1: merge(how="left", on="k") of k = [2, 1, 2, 3] with k = [2, 2, 3, 4], v = [10, 11, 12, 13]
    let left = DataFrame(columns: [column("k", [2, 1, 2, 3])])
    let right = DataFrame(columns: [column("k", [2, 2, 3, 4]), column("v", [10, 11, 12, 13])])
    #expect(numbers(left.joined(right, on: "k", kind: .left), "v") == [10, 11, nil, 10, 11, 12])
    #expect(numbers(left.joined(right, on: "k"), "v") == [10, 11, 10, 11, 12])
  }
}
