import Foundation
import Testing

@testable import TabularData

/// Three kinds, one of them missing, each with two or three rows.
private var frame: DataFrame {
  var frame = DataFrame()
  frame.append(column: Column<String>(name: "kind", contents: ["b", "a", nil, "b", "a", "b", nil]))
  frame.append(column: Column<Double>(name: "v", contents: [1.5, 2.0, 4.0, nil, -3.0, 10.25, 0.5]))
  frame.append(column: Column<Int>(name: "n", contents: [3, 1, 4, 1, 5, 9, 2]))
  return frame
}

private let kind = ColumnID("kind", String.self)
private let v = ColumnID("v", Double.self)
private let n = ColumnID("n", Int.self)

@Suite struct RowGroupingTests {
  @Test func `groups come in the order in which their keys occur first`() {
    let grouping = frame.grouped(by: kind)
    #expect(grouping.count == 3)
    #expect(grouping.startIndex == 0 && grouping.endIndex == 3)
    #expect(grouping.map(\.key) == ["b", "a", nil])
    #expect(grouping.map { Array($0.group[n]) } == [[3, 1, 9], [1, 5], [4, 2]])
    #expect(grouping[1].key == "a")
    #expect(grouping.index(after: 0) == 1 && grouping.index(before: 2) == 1)
    #expect(grouping.indices == 0..<3)
    #expect(Array(grouping[1..<3]).map(\.key) == ["a", nil])
  }

  @Test func `a group keeps the rows' numbers in the frame`() {
    #expect(frame.grouped(by: kind)[0].group.rows.map(\.index) == [0, 3, 5])
  }

  @Test func `a group is found by its key`() {
    let grouping = frame.grouped(by: kind)
    #expect(grouping["a"]?.rows.map(\.index) == [1, 4])
    #expect(grouping[nil]?.rows.map(\.index) == [2, 6])
    #expect(grouping["c"] == nil)
    #expect(grouping[2.5] == nil)
    #expect(grouping["a", "b"] == nil)
    let numbers: any RowGroupingProtocol = frame.grouped(by: n)
    #expect(numbers[1]?.rows.map(\.index) == [1, 3])
  }

  @Test func `NaN is a key that is found`() {
    let frame = DataFrame(columns: [Column<Double>(name: "x", contents: [.nan, 1, .nan, 0, -0]).eraseToAnyColumn()])
    let grouping = frame.grouped(by: ColumnID("x", Double.self))
    #expect(grouping.count == 3)
    #expect(grouping[Double.nan]?.rows.map(\.index) == [0, 2])
    #expect(grouping[0.0]?.rows.map(\.index) == [3, 4])
  }

  @Test func `a grouping by name is one of the column's own type`() throws {
    let byKind = try #require(frame.grouped(by: "kind") as? RowGrouping<String>)
    #expect(byKind.map(\.key) == ["b", "a", nil])
    #expect(frame.grouped(by: "n") is RowGrouping<Int>)
    #expect(frame.grouped(by: "v") is RowGrouping<Double>)
    #expect(frame[1..<3].grouped(by: "kind") is RowGrouping<String>)
    #expect(frame[1..<3].grouped(by: "kind").count == 2)
  }

  @Test func `rows are grouped by an alias`() {
    var aliased = frame
    aliased.addAlias("sort", forColumn: "kind")
    #expect(aliased.grouped(by: "sort").counts().columns[0].name == "kind")
  }

  @Test func `rows are grouped by combinations of columns`() {
    var wide = frame
    wide.append(column: Column<Bool>(name: "odd", contents: frame["n", Int.self].map { ($0 ?? 0) % 2 == 1 }))
    let two = wide.grouped(by: kind, ColumnID("odd", Bool.self))
    #expect(two.count == 3)
    let counts = two.counts()
    #expect(counts.columns.map(\.name) == ["kind", "odd", "count"])
    #expect(Array(counts[kind]) == ["b", "a", nil])
    #expect(Array(counts["odd", Bool.self]) == [true, true, false])
    #expect(Array(counts["count", Int.self]) == [3, 2, 2])
    #expect(two["b", true]?.rows.map(\.index) == [0, 3, 5])
    #expect(two[nil, false]?.rows.map(\.index) == [2, 6])
    #expect(two["b", false] == nil)
    #expect(two["b"] == nil)
    let three = wide.grouped(by: kind, ColumnID("odd", Bool.self), n)
    #expect(three.count == 7)
    #expect(three["a", true, 5]?.rows.map(\.index) == [4])
    #expect(wide.grouped(by: "kind", "odd").count == 3)
    #expect(wide.grouped(by: n, n, n, n).count == 6)
    #expect(wide[0..<2].grouped(by: "kind", "odd", "n").counts().shape == (2, 4))
  }

  @Test func `rows are grouped by what a closure makes of a cell`() {
    let grouping = frame.grouped(by: n) { $0.map { $0 > 2 } }
    #expect(grouping.map(\.key) == [true, false])
    #expect(grouping.map { Array($0.group[n]) } == [[3, 4, 5, 9], [1, 1, 2]])
    let named = frame[1..<7].grouped(by: "v") { (value: Double?) -> Int? in value.map { Int($0) / 2 } }
    #expect(named.map(\.key) == [1, 2, nil, -1, 5, 0])
    #expect(named.counts().columns.map(\.name) == ["v", "count"])
    #expect(named[nil]?.rows.map(\.index) == [3])
  }

  @Test func `rows are grouped by a unit of time`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Calendar.current.timeZone
    let dates: [Date?] = [(2020, 5), (2021, 5), nil, (2020, 7)].map { parts in
      parts.flatMap { calendar.date(from: DateComponents(year: $0.0, month: $0.1, day: 3, hour: 12)) }
    }
    let frame = DataFrame(columns: [Column<Date>(name: "when", contents: dates).eraseToAnyColumn()])
    let years = frame.grouped(by: "when", timeUnit: .year)
    #expect(years.map(\.key) == [2020, 2021, nil])
    #expect(years[0].group.rows.map(\.index) == [0, 3])
    #expect(years.counts().columns.map(\.name) == ["whenyear", "count"])
    #expect(frame.grouped(by: ColumnID("when", Date.self), timeUnit: .month).map(\.key) == [5, nil, 7])
    #expect(RowGrouping(frame: frame[1..<4], columnName: "when", timeUnit: .month).map(\.key) == [5, nil, 7])
  }

  @Test func `groups that are frames of their own make a grouping`() {
    let groups: [(String?, DataFrame.Slice)] = [("x", frame[0..<2]), (nil, frame[2..<3]), ("x", frame[0..<0])]
    let grouping = RowGrouping(groups: groups, groupKeysColumnName: "part")
    #expect(grouping.map(\.key) == ["x", nil, "x"])
    #expect(grouping.map { $0.group.shape.rows } == [2, 1, 0])
    #expect(Array(grouping.counts()["count", Int.self]) == [2, 1, 0])
    #expect(grouping["x"]?.shape.rows == 2)
    #expect(grouping.counts().columns[0].name == "part")
    let none = RowGrouping(groups: [(Int?, DataFrame)](), groupKeysColumnName: "part")
    #expect(none.count == 0)
    #expect(none.counts().shape == (0, 2))
  }

  @Test func `an empty frame has no groups`() {
    let empty = DataFrame(frame[0..<0])
    #expect(empty.grouped(by: kind).count == 0)
    #expect(empty.grouped(by: "kind", "n").count == 0)
    #expect(empty.grouped(by: kind).sums(v).shape == (0, 2))
    #expect(empty.grouped(by: kind).means(v).shape == (0, 2))
    #expect(empty.grouped(by: kind).quantiles(v, quantile: 0.5).shape == (0, 2))
    #expect(empty.grouped(by: kind).counts(order: .descending).shape == (0, 2))
    #expect(empty.grouped(by: kind).ungrouped().shape == (0, 3))
    #expect(frame[0..<0].grouped(by: "kind").count == 0)
  }

  @Test func `a grouping of a slice sees its rows only`() {
    let slice = frame.filter(on: n) { $0 != 1 }
    let grouping = slice.grouped(by: kind)
    #expect(grouping.map(\.key) == ["b", nil, "a"])
    #expect(grouping.map { $0.group.rows.map(\.index) } == [[0, 5], [2, 6], [4]])
    #expect(Array(grouping.sums(n)["sum(n)", Int.self]) == [12, 6, 5])
    #expect(Array(grouping.sums(v)["sum(v)", Double.self]) == [11.75, 4.5, -3])
  }

  @Test func `groups are filtered`() {
    let kept = frame.grouped(by: kind).filter { $0.rows.count == 2 }
    #expect(kept.map(\.key) == ["a", nil])
    #expect(kept.map { $0.group.rows.map(\.index) } == [[1, 4], [2, 6]])
    #expect(Array(kept.sums(n)["sum(n)", Int.self]) == [6, 6])
    #expect(kept["b"] == nil)
    let two = frame.grouped(by: "kind", "n").filter { $0.rows.count > 1 }
    #expect(two.count == 0)
  }

  @Test func `groups are mapped`() {
    let first = frame.grouped(by: kind).mapGroups { DataFrame($0.prefix(1)) }
    #expect(first.map(\.key) == ["b", "a", nil])
    #expect(first.map { Array($0.group[n]) } == [[3], [1], [4]])
    let two = frame.grouped(by: "kind", "n").mapGroups { $0.summary(of: "v") }
    #expect(two["a", 5]?["mean", Double.self].map { $0 } == Column(name: "mean", contents: [-3.0]))
  }

  @Test func `mapped groups may differ in columns`() {
    let mapped = frame.grouped(by: kind).mapGroups { group in
      group.rows.count == 3
        ? DataFrame(group.selecting(columnNames: "n")) : DataFrame(group.selecting(columnNames: "v"))
    }
    #expect(mapped[0].group.columns.map(\.name) == ["n", "v"])
    #expect(Array(mapped[0].group[n]) == [3, 1, 9])
    #expect(Array(mapped[0].group[v]) == [nil, nil, nil])
    #expect(Array(mapped[1].group[v]) == [2, -3])
  }

  @Test func `ungrouped rows come group by group, keys first`() {
    let rows = frame.grouped(by: kind).ungrouped()
    #expect(rows.columns.map(\.name) == ["kind", "v", "n"])
    #expect(Array(rows[kind]) == ["b", "b", "b", "a", "a", nil, nil])
    #expect(Array(rows[n]) == [3, 1, 9, 1, 5, 4, 2])
    let byParity = frame.grouped(by: n) { $0.map { $0 % 2 } }.ungrouped()
    #expect(byParity.columns.map(\.name) == ["n", "kind", "v"])
    #expect(Array(byParity[n]) == [1, 1, 1, 1, 1, 0, 0])
    #expect(frame.grouped(by: "n", "kind").ungrouped().columns.map(\.name) == ["n", "kind", "v"])
  }

  @Test func `each group is split in the same share, the same for the same seed`() {
    let keys = (0..<1000).map { $0 % 4 }
    let frame = DataFrame(columns: [Column(name: "k", contents: keys).eraseToAnyColumn()])
    let grouping = frame.grouped(by: ColumnID("k", Int.self))
    let (first, second) = grouping.randomSplit(by: 0.2, seed: 5)
    #expect(first.map { $0.group.rows.count } == [50, 50, 50, 50])
    #expect(second.map { $0.group.rows.count } == [200, 200, 200, 200])
    let again = grouping.randomSplit(by: 0.2, seed: 5)
    #expect(again.0.ungrouped() == first.ungrouped())
    #expect(again.0.map { $0.group.rows.map(\.index) } == first.map { $0.group.rows.map(\.index) })
    let other = grouping.randomSplit(by: 0.2, seed: 6)
    #expect(other.0.map { $0.group.rows.map(\.index) } != first.map { $0.group.rows.map(\.index) })
    let indices = Set(first.flatMap { $0.group.rows.map(\.index) } + second.flatMap { $0.group.rows.map(\.index) })
    #expect(indices.count == 1000)
    let any: any RowGroupingProtocol = grouping
    let parts = any.randomSplit(by: 0.25)
    #expect(parts.0.counts()["count"].map { $0 as? Int } == [63, 62, 63, 62])
    #expect(grouping.randomSplit(by: 0, seed: 1).0.map { $0.group.rows.count } == [0, 0, 0, 0])
    #expect(grouping.randomSplit(by: 1, seed: 1).1.counts().shape == (4, 2))
  }

  @Test func `a grouping prints its groups under their keys`() {
    let grouping = frame.selecting(columnNames: "kind", "n").grouped(by: kind).filter { $0.rows.count == 2 }
    #expect(
      grouping.description == """
        kind: a
        ┏━━━┳━━━━━━━━━━┳━━━━━━━┓
        ┃   ┃ kind     ┃ n     ┃
        ┃   ┃ <String> ┃ <Int> ┃
        ┡━━━╇━━━━━━━━━━╇━━━━━━━┩
        │ 1 │ a        │     1 │
        │ 4 │ a        │     5 │
        └───┴──────────┴───────┘
        2 rows, 2 columns

        kind: nil
        ┏━━━┳━━━━━━━━━━┳━━━━━━━┓
        ┃   ┃ kind     ┃ n     ┃
        ┃   ┃ <String> ┃ <Int> ┃
        ┡━━━╇━━━━━━━━━━╇━━━━━━━┩
        │ 2 │ nil      │     4 │
        │ 6 │ nil      │     2 │
        └───┴──────────┴───────┘
        2 rows, 2 columns

        """)
    let many = DataFrame(columns: [Column(name: "k", contents: Array(0..<25)).eraseToAnyColumn()]).grouped(by: "k")
    #expect(many.description.hasSuffix("\n... 5 more groups\n"))
  }

  @Test func `a grouping may be shared among threads`() async {
    let keys = (0..<10_000).map { $0 % 100 }
    let frame = DataFrame(columns: [Column(name: "k", contents: keys).eraseToAnyColumn()])
    nonisolated(unsafe) let grouping = frame.grouped(by: ColumnID("k", Int.self))
    await withTaskGroup(of: Int.self) { tasks in
      for number in 0..<8 { tasks.addTask { grouping[number].group.rows.count } }
      for await count in tasks { #expect(count == 100) }
    }
  }

  @Test func `values that cannot be told apart are refused by name`() async {
    await #expect(processExitsWith: .failure) {
      struct Opaque {}
      let frame = DataFrame(columns: [Column(name: "k", contents: [Opaque()]).eraseToAnyColumn()])
      _ = frame.grouped(by: "k")
    }
  }
}
