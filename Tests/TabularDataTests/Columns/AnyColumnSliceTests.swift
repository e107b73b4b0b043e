import TabularData
import Testing

@Suite struct AnyColumnSliceTests {
  private let column = Column<Int>(name: "a", contents: [5, nil, 4, 20, 3]).eraseToAnyColumn()

  /// Rows 1, 2 and 4.
  private var slice: AnyColumnSlice { column[[false, true, true, false, true]] }

  @Test func `a slice is renamed without its column`() {
    var renamed = slice
    renamed.name = "b"
    #expect(renamed.name == "b")
    #expect(column.name == "a")
  }

  @Test func `only missing elements of the slice count`() {
    #expect(slice.missingCount == 1)
    #expect(column[2..<5].missingCount == 0)
    #expect(slice.isNil(at: 1))
    #expect(!slice.isNil(at: 4))
  }

  @Test func `distinct keeps the first of equals of the slice`() {
    let slice = Column<Int>(name: "a", contents: [1, 1, nil, 2, nil, 1]).eraseToAnyColumn()[1..<6]
    #expect(Array(slice.distinct().indices) == [1, 2, 3])
    #expect(slice.distinct().map { $0 as? Int } == [1, nil, 2])
  }

  @Test func `a slice gets its type back`() {
    #expect(slice.wrappedElementType is Int.Type)
    let typed: DiscontiguousColumnSlice<Int> = slice.assumingType(Int.self)
    #expect(Array(typed) == [nil, 4, 3])
    #expect(Array(typed.indices) == [1, 2, 4])
  }

  @Test func `elements and ranges are written at the column's positions, in the slice alone`() {
    var slice = slice
    slice[1] = 7
    slice[4] = nil
    #expect(slice.map { $0 as? Int } == [7, 4, nil])
    slice[2..<5] = column[3..<5]
    #expect(slice.map { $0 as? Int } == [7, 20, 3])
    #expect(column.map { $0 as? Int } == [5, nil, 4, 20, 3])
  }
}
