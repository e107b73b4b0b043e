import Foundation
import TabularData
import Testing

@Suite struct DataFrameRowsTests {
  private func frame() -> DataFrame {
    DataFrame(columns: [
      Column(name: "a", contents: [1, 2, 3]).eraseToAnyColumn(),
      Column(name: "b", contents: ["x", nil, "z"]).eraseToAnyColumn(),
    ])
  }

  @Test func `observed 25: insertion at either end, and into a frame without columns`() {
    var frame = DataFrame()
    frame.insert(column: Column(name: "a", contents: [1, 2, 3]), at: 0)
    #expect(frame.shape == (3, 1))
    frame.insert(column: Column(name: "b", contents: [1, 2, 3]), at: 1)
    frame.insert(column: Column(name: "c", contents: [1, 2, 3]), at: 0)
    #expect(frame.columns.map(\.name) == ["c", "a", "b"])
  }

  @Test func `observed 26: a mask of false keeps the columns`() {
    #expect(frame()[[false, false, false]].shape == (0, 2))
    #expect(DataFrame()[[Bool]()].shape == (0, 0))
    #expect(DataFrame(frame()[[false, false, false]]).shape == (0, 2))
  }

  @Test func `observed 27: an empty row comes and goes`() {
    var frame = frame()
    frame.appendEmptyRow()
    #expect(frame.shape.rows == 4)
    #expect(frame.rows[3][0] == nil)
    frame.removeRow(at: 3)
    #expect(frame == self.frame())
  }

  @Test func `observed 28: values by column may be nil`() {
    var frame = frame()
    frame.append(valuesByColumn: ["b": "w", "a": nil])
    frame.append(valuesByColumn: ["a": 5])
    #expect(Array(frame["a", Int.self]) == [1, 2, 3, nil, 5])
    #expect(Array(frame["b", String.self]) == ["x", nil, "z", "w", nil])
  }

  @Test func `rows of values and rows of frames are appended`() {
    var frame = frame()
    let maybe: String? = nil
    frame.append(row: 4, maybe)
    frame.append(row: frame.rows[0])
    #expect(Array(frame["a", Int.self]) == [1, 2, 3, 4, 1])
    #expect(Array(frame["b", String.self]) == ["x", nil, "z", nil, "x"])
    frame.insert(row: frame.rows[2], at: 0)
    #expect(Array(frame["a", Int.self]) == [3, 1, 2, 3, 4, 1])
    #expect(Array(frame["b", String.self]) == ["z", "x", nil, "z", nil, "x"])
  }

  @Test func `appending a frame fills what it lacks and ignores what is new`() {
    var frame = frame()
    frame.append(
      DataFrame(columns: [
        Column(name: "c", contents: [true]).eraseToAnyColumn(), Column(name: "a", contents: [9]).eraseToAnyColumn(),
      ]))
    #expect(frame.columns.map(\.name) == ["a", "b"])
    #expect(Array(frame["a", Int.self]) == [1, 2, 3, 9])
    #expect(Array(frame["b", String.self]) == ["x", nil, "z", nil])
  }

  @Test func `appending a slice takes its rows`() {
    var frame = frame()
    frame.append(frame.filter(on: "a", Int.self) { $0 != 2 })
    #expect(Array(frame["a", Int.self]) == [1, 2, 3, 1, 3])
  }

  @Test func `observed 6: renaming onto another column traps, onto itself does not`() async {
    var frame = frame()
    frame.renameColumn("a", to: "a")
    frame.renameColumn("a", to: "c")
    #expect(frame.columns.map(\.name) == ["c", "b"])
    #expect(frame.indexOfColumn("a") == nil)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1], "b": [1]]
      frame.renameColumn("a", to: "b")
    }
    #expect(result.saidOnStandardError("column 'a' cannot be renamed: another column is called 'b'"))
  }

  @Test func `observed 5: replacing by a column whose name is taken renames it`() {
    var frame = frame()
    frame.replaceColumn("a", with: Column(name: "b", contents: [true, false, true]))
    #expect(frame.columns.map(\.name) == ["b.1", "b"])
    #expect(frame["b.1"].wrappedElementType is Bool.Type)
  }

  @Test func `an unequal number of rows traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var frame: DataFrame = ["a": [1]]
      frame.append(column: Column(name: "b", contents: [1, 2]))
    }
    #expect(result.saidOnStandardError("column 'b' has 2 rows, the frame has 1"))
  }

  @Test func `a column is exploded in place by name and by identifier`() {
    let lists = DataFrame(columns: [
      Column(name: "id", contents: [1, 2]).eraseToAnyColumn(),
      Column(name: "n", contents: [[1, 2], [3]]).eraseToAnyColumn(),
    ])
    var named = lists
    named.explodeColumn("n", [Int].self)
    var identified = lists
    identified.explodeColumn(ColumnID("n", [Int].self))
    #expect(Array(named["n", Int.self]) == [1, 2, 3])
    #expect(Array(named["id", Int.self]) == [1, 1, 2])
    #expect(named == identified)
    #expect(lists.explodingColumn(ColumnID("n", [Int].self)) == named)
  }

  @Test func `observed 32: exploding drops missing and empty collections`() {
    let frame = DataFrame(columns: [
      Column(name: "id", contents: [1, 2, 3, 4]).eraseToAnyColumn(),
      Column<[String?]>(name: "tags", contents: [["a", "b"], [], nil, ["c", nil]]).eraseToAnyColumn(),
      Column(name: "last", contents: [0.5, 1, 2, 3]).eraseToAnyColumn(),
    ])
    let exploded = frame.explodingColumn("tags", [String?].self)
    #expect(Array(exploded["id", Int.self]) == [1, 1, 4, 4])
    #expect(Array(exploded["tags", String.self]) == ["a", "b", "c", nil])
    #expect(exploded.columns.map(\.name) == ["id", "tags", "last"])
  }

  @Test func `observed 33: an all-empty column explodes to no rows`() {
    let frame = DataFrame(columns: [Column<[Int]>(name: "a", contents: [[], []]).eraseToAnyColumn()])
    #expect(frame.explodingColumn("a", [Int].self).shape == (0, 1))
  }

  @Test func `observed 34: transforming may change the type, missing stays missing`() {
    var frame = frame()
    frame.transformColumn("a") { (value: Int) in "\(value)!" }
    #expect(Array(frame["a", String.self]) == ["1!", "2!", "3!"])
    frame.transformColumn("b") { (value: String) in value.count }
    #expect(Array(frame["b", Int.self]) == [1, nil, 1])
    frame.transformColumn("b") { (value: Int?) in value ?? -1 }
    #expect(Array(frame["b", Int.self]) == [1, -1, 1])
  }

  @Test func `combining columns takes the place of the first`() {
    var frame = frame()
    frame.append(column: Column(name: "c", contents: [true, true, false]))
    frame.combineColumns("a", "b", into: "ab") { (a: Int?, b: String?) in "\(a ?? 0)\(b ?? "-")" }
    #expect(frame.columns.map(\.name) == ["ab", "c"])
    #expect(Array(frame["ab", String.self]) == ["1x", "2-", "3z"])
    var identified = self.frame()
    identified.combineColumns(ColumnID("b", String.self), ColumnID("a", Int.self), into: "ba") { b, a in
      b.map { "\($0)\(a ?? 0)" }
    }
    #expect(identified.columns.map(\.name) == ["ba"])
    #expect(Array(identified["ba", String.self]) == ["x1", nil, "z3"])
  }

  @Test func `observed 35: slices keep row numbers, a frame of one starts anew`() {
    let slice = frame().filter(on: "a", Int.self) { ($0 ?? 0) > 1 }
    #expect(slice.rows.map(\.index) == [1, 2])
    let narrow = slice.selecting(columnNames: "b").filter(on: "b", String.self) { $0 != nil }
    #expect(narrow.rows.map(\.index) == [2])
    #expect(narrow.shape == (1, 1))
    #expect(DataFrame(narrow).rows.map(\.index) == [0])
  }

  @Test func `prefixes and suffixes count rows or stop at row numbers`() {
    let frame = DataFrame(columns: [Column(name: "a", contents: Array(0..<10)).eraseToAnyColumn()])
    func rows(_ slice: DataFrame.Slice) -> [Int] { slice.rows.map(\.index) }
    #expect(rows(frame.prefix(3)) == [0, 1, 2])
    #expect(rows(frame.prefix(30)).count == 10)
    #expect(rows(frame.suffix(2)) == [8, 9])
    let even = frame.filter { $0["a", Int.self]! % 2 == 0 }
    #expect(rows(even.prefix(2)) == [0, 2])
    #expect(rows(even.suffix(2)) == [6, 8])
    #expect(rows(even.prefix(upTo: 4)) == [0, 2])
    #expect(rows(even.prefix(through: 4)) == [0, 2, 4])
    #expect(rows(even.suffix(from: 4)) == [4, 6, 8])
    #expect(rows(even[2..<7]) == [2, 4, 6])
    #expect(rows(even[2...]) == [2, 4, 6, 8])
    #expect(rows(frame[3..<5]) == [3, 4])
    #expect(rows(frame[...1]) == [0, 1])
    #expect(rows(frame.prefix(0)) == [])
  }

  @Test func `observed 37: element types have their Swift names`() {
    let types: [AnyColumn] = [
      Column<Int32>(name: "", capacity: 0).eraseToAnyColumn(), Column<Data>(name: "", capacity: 0).eraseToAnyColumn(),
      Column<[Any?]>(name: "", capacity: 0).eraseToAnyColumn(),
      Column<[String: Any?]>(name: "", capacity: 0).eraseToAnyColumn(),
    ]
    #expect(
      types.map { String(describing: $0.wrappedElementType) } == [
        "Int32", "Data", "Array<Optional<Any>>", "Dictionary<String, Optional<Any>>",
      ])
  }

  @Test func `observed 48: columns of incomparable type do not make frames differ`() {
    struct Point: Equatable { var x: Int }
    func frame(_ points: [Point?]) -> DataFrame {
      DataFrame(columns: [
        Column(name: "a", contents: [1, 2]).eraseToAnyColumn(), Column(name: "p", contents: points).eraseToAnyColumn(),
      ])
    }
    #expect(frame([Point(x: 1), nil]) == frame([nil, nil]))
    #expect(self.frame() != frame([nil, nil]))
    #expect(self.frame() == self.frame())
    #expect(self.frame().hashValue == self.frame().hashValue)
    var other = self.frame()
    other.rows[2]["b"] = nil
    #expect(other != self.frame())
    #expect(other.rows[0] == self.frame().rows[0])
    #expect(other[0..<2] == self.frame()[0..<2])
  }

  @Test func `a dictionary literal finds the type that fits all elements`() {
    let frame: DataFrame = [
      "flag": [true, nil], "whole": [1, 2], "float": [1 as Float, nil], "double": [1.5, 2.0], "text": ["a", "b"],
      "mixed": [1, "b"], "numbers": [1, 2.5], "none": [nil, nil],
    ]
    #expect(
      frame.columns.map { "\($0.wrappedElementType)" } == [
        "Bool", "Int", "Float", "Double", "String", "Any", "Any", "Int",
      ])
    #expect(frame.columns.map(\.name) == ["flag", "whole", "float", "double", "text", "mixed", "numbers", "none"])
  }

  @Test func `writing through subscripts replaces columns and slices`() {
    var frame = frame()
    frame["a"] = Column(name: "other", contents: [7, 8, 9]).eraseToAnyColumn()
    #expect(frame.columns.map(\.name) == ["a", "b"])
    frame["new"] = Column(name: "x", contents: [true, false, true]).eraseToAnyColumn()
    #expect(frame.columns.map(\.name) == ["a", "b", "new"])
    frame["a", Int.self].transform { (value: Int) in value + 1 }
    #expect(Array(frame["a", Int.self]) == [8, 9, 10])
    frame[0..<1] = frame[2..<3]
    #expect(Array(frame["a", Int.self]) == [10, 9, 10])
    #expect(frame[0..<1].rows.first?["b"] as? String == "z")
    let values: [Int?] = frame["a"]
    #expect(values == [10, 9, 10])
    #expect(frame.a.count == 3)
    frame["a"][1] = nil
    #expect(frame["a"].missingCount == 1)
  }

  @Test func `three columns are combined by name and by identifier`() {
    var named = frame()
    named.append(column: Column(name: "c", contents: [true, false, true]))
    var identified = named
    named.combineColumns("c", "a", "b", into: "all") { (c: Bool?, a: Int?, b: String?) -> Int? in
      c == true ? (a ?? 0) * 10 + (b ?? "").count : nil
    }
    #expect(named.columns.map(\.name) == ["all"])
    #expect(Array(named["all", Int.self]) == [11, nil, 31])
    let ids = (ColumnID("a", Int.self), ColumnID("b", String.self), ColumnID("c", Bool.self))
    identified.combineColumns(ids.0, ids.1, ids.2, into: "all") { a, b, c -> String? in
      "\(a ?? 0)\(b ?? "-")\(c == true ? "+" : "")"
    }
    #expect(identified.columns.map(\.name) == ["all"])
    #expect(Array(identified["all", String.self]) == ["1x+", "2-", "3z+"])
  }

  @Test func `a column is transformed by identifier`() {
    var frame = frame()
    frame.transformColumn(ColumnID("b", String.self)) { (value: String) in value.count }
    #expect(Array(frame["b", Int.self]) == [1, nil, 1])
    frame.transformColumn(ColumnID("b", Int.self)) { (value: Int?) in value == nil ? "none" : "some" }
    #expect(Array(frame["b", String.self]) == ["some", "none", "some"])
  }

  @Test func `a slice is filtered by identifier`() {
    let slice = frame()[1..<3].filter(on: ColumnID("b", String.self)) { $0 != nil }
    #expect(slice.rows.map(\.index) == [2])
    #expect(slice.rows[2]["a", Int.self] == 3)
  }

  @Test func `a cell is read and written by identifier`() {
    let a = ColumnID("a", Int.self)
    var frame = frame()
    #expect(frame.rows[1][a] == 2)
    frame.rows[1][a] = nil
    #expect(frame.rows[1][a] == nil)
    #expect(Array(frame[a]) == [1, nil, 3])
  }
}
