import TabularData
import Testing

@Suite struct MirrorTests {
  private let frame: DataFrame = ["a": [1, 2], "b": ["x", nil]]

  @Test func `a debugger sees the columns of frames and slices, the cells of rows`() {
    #expect(frame.customMirror.children.map(\.label) == ["a", "b"])
    #expect(frame.customMirror.children.map { ($0.value as? AnyColumn)?.count } == [2, 2])
    #expect(frame[0..<1].customMirror.children.map { ($0.value as? AnyColumnSlice)?.count } == [1, 1])
    let row = frame.rows[0].customMirror
    #expect(row.children.map(\.label) == ["a", "b"])
    #expect(row.children.first?.value as? Int == 1)
  }

  @Test func `a debugger sees the name and the elements of columns`() {
    let column = frame["a", Int.self]
    for mirror in [
      column.customMirror, column[0..<2].customMirror, column.filter { _ in true }.customMirror,
    ] {
      #expect(mirror.children.map(\.label) == ["name", "elements"])
      #expect(mirror.descendant("name") as? String == "a")
      #expect(mirror.descendant("elements") as? [Int?] == [1, 2])
    }
    let untyped = frame["b"]
    #expect(untyped.customMirror.descendant("name") as? String == "b")
    #expect((untyped.customMirror.descendant("elements") as? [Any?])?.count == 2)
    #expect((untyped[1..<2].customMirror.descendant("elements") as? [Any?])?.count == 1)
  }
}
