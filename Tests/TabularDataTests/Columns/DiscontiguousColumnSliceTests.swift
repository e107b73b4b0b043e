import TabularData
import Testing

@Suite struct DiscontiguousColumnSliceTests {
  private let column = Column<Int>(name: "a", contents: [5, nil, 4, 20, 3])

  /// Rows 1, 2 and 4.
  private var slice: DiscontiguousColumnSlice<Int> { DiscontiguousColumnSlice(column: column, ranges: [1..<3, 4..<5]) }

  @Test func `a slice is made of a whole column or of ranges of it`() {
    #expect(Array(DiscontiguousColumnSlice(column)) == [5, nil, 4, 20, 3])
    #expect(Array(slice) == [nil, 4, 3])
    #expect(Array(slice.indices) == [1, 2, 4])
  }

  @Test func `a slice is renamed without its column`() {
    var renamed = slice
    renamed.name = "b"
    #expect(renamed.name == "b")
    #expect(column.name == "a")
  }

  @Test func `a slice tells its type and makes empty columns of it`() {
    #expect(slice.wrappedElementType is Int.Type)
    #expect(slice.prototype.name == "a")
    #expect(slice.prototype.makeColumn(capacity: 2).wrappedElementType is Int.Type)
    #expect(slice.prototype.makeColumn(capacity: 2).count == 0)
  }

  @Test func `only missing elements of the slice count`() {
    #expect(slice.missingCount == 1)
    #expect(column.filter { $0 != nil }.missingCount == 0)
    #expect(slice.isNil(at: 1))
    #expect(!slice.isNil(at: 4))
  }

  @Test func `positions are stepped over gaps`() {
    #expect(slice.index(1, offsetBy: 2) == 4)
    #expect(slice.index(4, offsetBy: -1) == 2)
    #expect(slice.index(slice.startIndex, offsetBy: 3) == slice.endIndex)
    #expect(slice.distance(from: 1, to: 4) == 2)
  }

  @Test func `elements are written at the column's positions, in the slice alone`() {
    var slice = slice
    slice[1] = 7
    slice[4] = nil
    #expect(Array(slice) == [7, 4, nil])
    #expect(Array(column) == [5, nil, 4, 20, 3])
  }

  @Test func `a range takes the elements of another slice for its selected rows`() {
    var slice = slice
    slice[2..<5] = DiscontiguousColumnSlice(column: column, ranges: [0..<1, 3..<4])
    #expect(Array(slice) == [nil, 5, 20])
    slice[...2] = DiscontiguousColumnSlice(column: column, ranges: [2..<3, 4..<5])
    #expect(Array(slice) == [4, 3, 20])
    slice[...] = DiscontiguousColumnSlice(column: column, ranges: [0..<2, 3..<4])
    #expect(Array(slice) == [5, nil, 20])
    #expect(slice[...] == slice)
    #expect(slice[...].count == 3)
  }
}
