import TabularData
import Testing

/// Frames, slices and rows as values: what is written to one is seen in no other.
@Suite struct FrameValueTests {
  private func frame() -> DataFrame {
    DataFrame(columns: [
      Column(name: "a", contents: [1, 2, 3, 4]).eraseToAnyColumn(),
      Column<String>(name: "b", contents: ["x", nil, "z", "w"]).eraseToAnyColumn(),
    ])
  }

  /// Every way in which a frame can be changed.
  private static let changes: [@Sendable (inout DataFrame) -> Void] = [
    { $0.append(row: 5, "v") },
    { $0.append(row: $0.rows[0]) },
    { $0.append(valuesByColumn: ["a": 5]) },
    { $0.append($0) },
    { $0.append($0[1..<2]) },
    { $0.append(rowsOf: $0) },
    { $0.append(column: Column(name: "c", contents: [0, 0, 0, 0])) },
    { $0.appendEmptyRow() },
    { $0.insert(row: $0.rows[3], at: 1) },
    { $0.insert(column: Column(name: "c", contents: [0, 0, 0, 0]), at: 0) },
    { $0.removeRow(at: 2) },
    { $0.removeColumn("a") },
    { $0.renameColumn("a", to: "c") },
    { $0.replaceColumn("a", with: Column(name: "a", contents: [0, 0, 0, 0])) },
    { $0.transformColumn("a") { (value: Int) in value + 1 } },
    { $0.combineColumns("a", "b", into: "c") { (a: Int?, b: String?) in a } },
    { $0["a"] = $0["b"] },
    { $0["a"][0] = 9 },
    { $0["a", Int.self][0] = nil },
    { $0[column: 0, Int.self][1] = nil },
    { $0[column: 0][1] = nil },
    { $0[ColumnID("a", Int.self)].transform { (value: Int) in value * 2 } },
    { $0["a"] = [9, 8, 7, 6] },
    { $0.a[2] = nil },
    { $0.rows[1][0] = nil },
    { $0.rows[1]["b"] = "new" },
    { $0.rows[1]["a", Int.self] = 7 },
    { $0.rows[1][1, String.self] = "new" },
    { $0.rows[1][ColumnID("a", Int.self)] = 7 },
    { $0.rows[1] = $0.rows[0] },
    { $0.rows[0..<2] = $0.rows[2..<4] },
    { $0.rows.swapAt(0, 3) },
    { $0[row: 1][0] = 7 },
    { $0[row: 0] = $0[row: 2] },
    { $0[0..<2] = $0[2..<4] },
    { $0[2...] = $0[..<2] },
    { $0.rows = $0[1...].rows },
    { $0.rows[3][0..<2] = $0.rows[0][0..<2] },
    { $0.sort(on: "a", order: .descending) },
  ]

  @Test func `a change is seen in the frame and not in a copy of it, a slice of it or a row of it`() {
    for (number, change) in Self.changes.enumerated() {
      var changed = frame()
      let (copy, slice, row, column) = (changed, changed[0...], changed.rows[0], changed["a"])
      change(&changed)
      #expect(changed != frame(), "change \(number)")
      #expect(copy == frame(), "change \(number)")
      #expect(slice == frame()[0...], "change \(number)")
      #expect(row == frame().rows[0], "change \(number)")
      #expect(column == frame()["a"], "change \(number)")
      #expect(changed.columns.allSatisfy { $0.count == changed.shape.rows }, "change \(number)")
    }
  }

  @Test func `a change of a copy leaves the original`() {
    for (number, change) in Self.changes.enumerated() {
      let original = frame()
      var copy = original
      change(&copy)
      #expect(original == frame(), "change \(number)")
    }
  }

  @Test func `a slice is changed at its own rows`() {
    let original = frame()
    var slice = original.filter(on: "a", Int.self) { $0! % 2 == 0 }
    slice.rows[3]["a"] = 40
    slice.rows[1][1] = "new"
    #expect(slice.rows.map { $0["a", Int.self] } == [2, 40])
    #expect(slice.rows.map { $0["b", String.self] } == ["new", "w"])
    slice[3...] = slice[..<2]
    #expect(slice.rows.map { $0["a", Int.self] } == [2, 2])
    #expect(slice.rows.map(\.index) == [1, 3])
    #expect(original == frame())
  }

  @Test func `equal frames have equal hashes, whatever their columns are made of`() {
    let zero = DataFrame(columns: [Column(name: "d", contents: [0.0]).eraseToAnyColumn()])
    let minusZero = DataFrame(columns: [Column(name: "d", contents: [-0.0]).eraseToAnyColumn()])
    #expect(zero == minusZero)
    #expect(zero.hashValue == minusZero.hashValue)
    let composed: DataFrame = ["t": ["\u{E9}"]]
    let decomposed: DataFrame = ["t": ["e\u{301}"]]
    #expect(composed == decomposed)
    #expect(composed.hashValue == decomposed.hashValue)
    let twice = frame()
    var grown = frame()
    grown.append(rowsOf: twice)
    #expect(grown[0..<4] == grown[4..<8])
    #expect(grown[0..<4].hashValue == grown[4..<8].hashValue)
    #expect(grown.rows[1] == grown.rows[5])
    #expect(grown.rows[1].hashValue == grown.rows[5].hashValue)
    #expect(grown["a"][0..<4] == grown["a"][4..<8])
    #expect(grown["a"][0..<4].hashValue == grown["a"][4..<8].hashValue)
    #expect(Set([frame(), twice, grown]).count == 2)
  }

  @Test func `rows beyond a slice trap`() async {
    await #expect(processExitsWith: .failure) { _ = (["a": [1, 2, 3]] as DataFrame).rows[3] }
    await #expect(processExitsWith: .failure) { _ = (["a": [1, 2, 3]] as DataFrame)[1..<3].rows[0] }
    await #expect(processExitsWith: .failure) { _ = (["a": [1, 2, 3]] as DataFrame).rows[1..<4] }
    await #expect(processExitsWith: .failure) { _ = (["a": [1, 2, 3]] as DataFrame)[2..<4] }
    await #expect(processExitsWith: .failure) { _ = (["a": [1]] as DataFrame).rows[0]["b"] }
  }

  @Test func `a row is a collection of its cells`() {
    var row = frame().rows[2]
    #expect(row.index == 2)
    #expect(row.count == 2)
    #expect(row.map { $0 as? String } == [nil, "z"])
    #expect(row.last as? String == "z")
    #expect(row[0..<1].map { $0 as? Int } == [3])
    row["b"] = nil
    #expect(row.base["b"].isNil(at: 2))
    #expect(row.firstIndex { $0 == nil } == 1)
  }

  @Test func `rows are walked in both directions`() {
    let rows = frame().filter(on: "a", Int.self) { $0 != 2 }.rows
    #expect(rows.map(\.index) == [0, 2, 3])
    #expect(rows.reversed().map(\.index) == [3, 2, 0])
    #expect(Array(rows.indices) == [0, 2, 3])
    #expect(rows.startIndex == 0)
    #expect(rows.endIndex == 4)
    #expect(rows.suffix(2).map(\.index) == [2, 3])
    #expect(rows[1..<3].map(\.index) == [2])
  }
}
