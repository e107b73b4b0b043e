import TabularData
import Testing

@Suite struct AnyColumnTests {
  @Test func `equality compares name, type and elements`() {
    let column = Column(name: "a", contents: [1, nil]).eraseToAnyColumn()
    #expect(column == Column(name: "a", contents: [1, nil]).eraseToAnyColumn())
    #expect(column != Column(name: "b", contents: [1, nil]).eraseToAnyColumn())
    #expect(column != Column(name: "a", contents: [1, 2]).eraseToAnyColumn())
    #expect(column != Column<Double>(name: "a", contents: [1, nil]).eraseToAnyColumn())
    #expect(
      Column(name: "a", contents: [Double.nan]).eraseToAnyColumn()
        != Column(name: "a", contents: [Double.nan]).eraseToAnyColumn())
  }

  @Test func `elements are written and appended by their type`() {
    var column = Column(name: "a", contents: [1, 2]).eraseToAnyColumn()
    column[0] = nil
    column[1] = 5
    column.append(6)
    column.append(nil)
    column.append(contentsOf: Column(name: "b", contents: [7]).eraseToAnyColumn())
    #expect(column.map { $0 as? Int } == [nil, 5, 6, nil, 7])
    column.remove(at: 0)
    #expect(column.isNil(at: 2))
    #expect(column.count == 4)
    column.append(contentsOf: column[0..<1])
    #expect(column.last as? Int == 5)
  }

  @Test func `a prototype makes empty columns of the same type`() {
    var prototype = Column(name: "a", contents: ["x"]).eraseToAnyColumn().prototype
    prototype.name = "b"
    let made = prototype.makeColumn(capacity: 10)
    #expect(made.name == "b")
    #expect(made.count == 0)
    #expect(made.wrappedElementType is String.Type)
  }

  @Test func `the positions of a slice with gaps are those of its elements`() {
    let slice = Column(name: "a", contents: [5, 1, 4, 20, 3]).eraseToAnyColumn()[[true, false, true, true, false]]
    #expect(Array(slice.indices) == [0, 2, 3])
    #expect(slice.indices.map { slice[$0] as? Int } == [5, 4, 20])
    #expect(slice.indices.count == 3)
    #expect(slice[1..<4].indices.map { slice[$0] as? Int } == [4, 20])
    let range: Range<Int> = slice.indices
    #expect(range == 0..<4)
    #expect(slice.firstIndex { $0 as? Int == 20 } == 3)
    #expect(slice.index(slice.startIndex, offsetBy: 2) == 3)
    #expect(slice.index(slice.startIndex, offsetBy: 3, limitedBy: slice.endIndex) == slice.endIndex)
    #expect(slice.index(slice.startIndex, offsetBy: 4, limitedBy: slice.endIndex) == nil)
  }

  @Test func `a range takes the elements of a slice of its length`() {
    var column = Column<Int>(name: "a", contents: [1, nil, 3, 4]).eraseToAnyColumn()
    column[2..<4] = column[0..<2]
    #expect(column.map { $0 as? Int } == [1, nil, 1, nil])
  }
}
