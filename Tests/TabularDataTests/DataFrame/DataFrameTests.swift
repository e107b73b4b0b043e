import TabularData
import Testing

@Suite struct DataFrameTests {
  private struct Item {
    enum Color: String { case red, blue }
    var color: Color
    var liked: Bool
  }

  @Test func `client code that fills a frame and reads typed cells`() {
    let items = [Item(color: .red, liked: true), Item(color: .blue, liked: false), Item(color: .red, liked: true)]
    var frame = DataFrame()
    frame.append(column: Column(name: "color", contents: items.map(\.color.rawValue)))
    frame.append(column: Column<Int>(name: "favorite", contents: items.map { $0.liked ? 1 : -1 }))
    frame.append(column: Column<Double>(name: "steps", contents: [800, 4500, 9200]))
    #expect(frame.shape == (3, 3))
    let typed = frame["color", String.self].first ?? nil
    #expect(typed == "red")
    let doubles = frame["steps"].compactMap { value in value as? Double }
    #expect(doubles == [800, 4500, 9200])
    let firsts: [Int?] = frame["favorite"]
    #expect(firsts == [1, -1, 1])
  }

  @Test func `observed 5: a duplicate name is renamed`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "a", contents: [1, 2]))
    frame.append(column: Column(name: "a", contents: ["x", "y"]))
    frame.insert(column: Column(name: "a", contents: [true, false]), at: 0)
    #expect(frame.columns.map(\.name) == ["a.2", "a", "a.1"])
    #expect(frame.indexOfColumn("a.2") == 0)
  }

  @Test func `observed 49: writing through rows changes the frame`() {
    var frame = DataFrame(columns: [Column(name: "a", contents: [1, 2]).eraseToAnyColumn()])
    let copy = frame
    frame.rows[1][0] = 7
    frame.rows[0]["a"] = nil
    #expect(Array(frame["a", Int.self]) == [nil, 7])
    #expect(Array(copy["a", Int.self]) == [1, 2])
    frame["a", Int.self][0] = 5
    #expect(frame[row: 0]["a", Int.self] == 5)
  }

  @Test func `a column is looked for by name, by type and by identifier`() {
    let frame: DataFrame = ["a": [1, 2]]
    #expect(frame.containsColumn("a"))
    #expect(!frame.containsColumn("b"))
    #expect(frame.containsColumn("a", Int.self))
    #expect(!frame.containsColumn("a", String.self))
    #expect(frame.containsColumn(ColumnID("a", Int.self)))
    #expect(!frame.containsColumn(ColumnID("a", Double.self)))
    #expect(!frame.containsColumn(ColumnID("b", Int.self)))
  }

  @Test func `a frame or slice without rows is empty, whatever its columns`() {
    let frame: DataFrame = ["a": [1, 2]]
    #expect(!frame.isEmpty)
    #expect(!frame[1..<2].isEmpty)
    #expect(frame[1..<1].isEmpty)
    #expect(DataFrame().isEmpty)
    #expect(DataFrame(frame[0..<0]).isEmpty)
  }

  @Test func `columns are read, written, replaced and taken out by identifier`() {
    let (a, b, c) = (ColumnID("a", Int.self), ColumnID("b", String.self), ColumnID("c", Bool.self))
    var frame: DataFrame = ["a": [1, 2], "b": ["x", nil]]
    frame[a] = Column(name: "other", contents: [3, 4])
    #expect(Array(frame[a]) == [3, 4])
    frame[c] = Column(name: "other", contents: [true, false])
    #expect(frame.columns.map(\.name) == ["a", "b", "c"])
    frame.replaceColumn(c, with: Column(name: "d", contents: [0.5, 1.5]))
    frame.replaceColumn(a, with: Column(name: "e", contents: [true, nil]).eraseToAnyColumn())
    #expect(frame.columns.map(\.name) == ["e", "b", "d"])
    #expect(Array(frame["d", Double.self]) == [0.5, 1.5])
    #expect(Array(frame["e", Bool.self]) == [true, nil])
    let removed: Column<String> = frame.removeColumn(b)
    #expect(Array(removed) == ["x", nil])
    #expect(frame.columns.map(\.name) == ["e", "d"])
  }

  @Test func `columns are read at their position with their type`() {
    let frame: DataFrame = ["a": [1, 2, 3], "b": ["x", nil, "z"]]
    #expect(Array(frame[column: 1, String.self]) == ["x", nil, "z"])
    let slice: DiscontiguousColumnSlice<String> = frame[1..<3][column: 1, String.self]
    #expect(Array(slice) == [nil, "z"])
    #expect(Array(slice.indices) == [1, 2])
  }

  @Test func `a list of names selects columns in its order`() {
    let frame: DataFrame = ["a": [1, 2], "b": ["x", "y"], "c": [0.5, 1.5]]
    let names = ["c", "a"]
    #expect(frame[names] == DataFrame(columns: [frame["c"], frame["a"]]))
    let slice: DataFrame.Slice = frame[1..<2][names]
    #expect(slice.columns.map(\.name) == ["c", "a"])
    #expect(slice.rows[1]["c", Double.self] == 1.5)
  }

  @Test func `columns of any type are appended, inserted and replaced`() {
    var frame: DataFrame = ["a": [1, 2]]
    frame.append(column: Column(name: "b", contents: ["x", nil]).eraseToAnyColumn())
    frame.insert(column: Column(name: "c", contents: [true, false]).eraseToAnyColumn(), at: 1)
    #expect(frame.columns.map(\.name) == ["a", "c", "b"])
    frame.replaceColumn("a", with: Column(name: "d", contents: [0.5, 1.5]).eraseToAnyColumn())
    #expect(frame.columns.map(\.name) == ["d", "c", "b"])
    #expect(Array(frame["d", Double.self]) == [0.5, 1.5])
    #expect(Array(frame["c", Bool.self]) == [true, false])
    #expect(Array(frame["b", String.self]) == ["x", nil])
  }

  @Test func `names in an array select as names one by one do`() {
    let frame: DataFrame = ["a": [1, 2], "b": ["x", "y"], "c": [0.5, 1.5]]
    let names = ["c", "a"]
    #expect(frame.selecting(columnNames: names).columns.map(\.name) == names)
    #expect(frame.selecting(columnNames: "c", "a") == frame.selecting(columnNames: names))
    let slice = frame[1..<2].selecting(columnNames: names)
    #expect(slice.columns.map(\.name) == names)
    #expect(slice["c"].first as? Double == 1.5)
    #expect(slice == frame[1..<2].selecting(columnNames: "c", "a"))
  }
}
