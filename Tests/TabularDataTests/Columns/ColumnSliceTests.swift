import TabularData
import Testing

@Suite struct ColumnSliceTests {
  private let column = Column<Int>(name: "a", contents: [5, nil, 4, 20, 3])

  @Test func `a slice of a whole column has all its elements and its name`() {
    var slice = ColumnSlice(column)
    #expect(Array(slice) == [5, nil, 4, 20, 3])
    #expect(slice.indices == 0..<5)
    slice.name = "b"
    #expect(slice.name == "b")
    #expect(column.name == "a")
  }

  @Test func `a slice tells its type and makes empty columns of it`() {
    let slice = column[1..<4]
    #expect(slice.wrappedElementType is Int.Type)
    #expect(slice.prototype.name == "a")
    let made = slice.prototype.makeColumn(capacity: 2)
    #expect(made.count == 0)
    #expect(made.wrappedElementType is Int.Type)
  }

  @Test func `only missing elements of the slice count`() {
    #expect(column[1..<4].missingCount == 1)
    #expect(column[2..<5].missingCount == 0)
    #expect(column[1..<4].isNil(at: 1))
    #expect(!column[1..<4].isNil(at: 2))
  }

  @Test func `a slice is walked backwards`() {
    let slice = column[1..<4]
    #expect(slice.index(before: slice.endIndex) == 3)
    #expect(Array(slice.reversed()) == [20, 4, nil])
  }

  @Test func `elements and ranges are written at the column's positions, in the slice alone`() {
    var slice = column[1..<5]
    slice[1] = 7
    slice[4] = nil
    #expect(Array(slice) == [7, 4, 20, nil])
    slice[2..<4] = column[0..<2]
    #expect(Array(slice) == [7, 5, nil, nil])
    #expect(Array(column) == [5, nil, 4, 20, 3])
  }

  @Test func `a slice without its type keeps positions`() {
    let erased = column[1..<4].eraseToAnyColumn()
    #expect(erased.map { $0 as? Int } == [nil, 4, 20])
    #expect(Array(erased.indices) == [1, 2, 3])
  }

  @Test func `mapping starts anew, filtering keeps positions`() {
    let mapped: Column<String> = column[1..<4].map { $0.map { "\($0)!" } }
    #expect(Array(mapped) == [nil, "4!", "20!"])
    #expect(mapped.name == "a")
    let filtered = column[1..<5].filter { ($0 ?? 0) > 3 }
    #expect(Array(filtered.indices) == [2, 3])
    #expect(Array(filtered) == [4, 20])
  }
}
