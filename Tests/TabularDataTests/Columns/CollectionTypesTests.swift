import TabularData
import Testing

/// The types that Apple's interface names for the positions, iterators and parts of each collection.
@Suite struct CollectionTypesTests {
  @Test func `columns are walked by position and cut into slices`() {
    check(Column<Int>.self, Int.self, Range<Int>.self, IndexingIterator<Column<Int>>.self, ColumnSlice<Int>.self)
    check(
      ColumnSlice<Int>.self, Int.self, Range<Int>.self, IndexingIterator<ColumnSlice<Int>>.self, ColumnSlice<Int>.self)
    check(
      DiscontiguousColumnSlice<Int>.self, Int.self, DefaultIndices<DiscontiguousColumnSlice<Int>>.self,
      IndexingIterator<DiscontiguousColumnSlice<Int>>.self, DiscontiguousColumnSlice<Int>.self)
    check(
      FilledColumn<Column<Int>>.self, Int.self, DefaultIndices<FilledColumn<Column<Int>>>.self,
      IndexingIterator<FilledColumn<Column<Int>>>.self, Slice<FilledColumn<Column<Int>>>.self)
    #expect(FilledColumn<Column<String>>.WrappedElement.self == String.self)
  }

  @Test func `columns of any type are walked by position and cut into slices`() {
    check(AnyColumn.self, Int.self, Range<Int>.self, IndexingIterator<AnyColumn>.self, AnyColumnSlice.self)
    // Apple's indices are a range, which for a slice with gaps names positions that are not in it.
    check(
      AnyColumnSlice.self, Int.self, DefaultIndices<AnyColumnSlice>.self, IndexingIterator<AnyColumnSlice>.self,
      AnyColumnSlice.self)
  }

  @Test func `rows and groups are walked by position`() {
    check(
      DataFrame.Row.self, Int.self, Range<Int>.self, IndexingIterator<DataFrame.Row>.self, Slice<DataFrame.Row>.self)
    check(
      DataFrame.Rows.self, Int.self, DefaultIndices<DataFrame.Rows>.self, IndexingIterator<DataFrame.Rows>.self,
      DataFrame.Rows.self)
    check(
      RowGrouping<String>.self, Int.self, Range<Int>.self, IndexingIterator<RowGrouping<String>>.self,
      Slice<RowGrouping<String>>.self)
  }

  @Test func `frames have columns, slices have slices of columns`() {
    #expect(DataFrame.ColumnType.self == AnyColumn.self)
    #expect(DataFrame.Slice.ColumnType.self == AnyColumnSlice.self)
    let frame: DataFrame = ["age": [7, 8, 9]]
    #expect(frame.age[1] as? Int == 8)
    #expect(frame[1..<3].age.first as? Int == 8)
  }

  @Test func `columns serve where any column is asked for`() {
    func shape(_ column: some AnyColumnProtocol) -> String {
      "\(column.name) \(column.count) \(column.wrappedElementType)"
    }
    let column = Column(name: "a", contents: [1, nil, 3])
    #expect(shape(column.eraseToAnyColumn()) == "a 3 Int")
    #expect(shape(column.eraseToAnyColumn()[0..<2]) == "a 2 Int")
    let prototype: any AnyColumnPrototype = column.prototype
    #expect(prototype.name == "a")
    #expect(prototype.makeColumn(capacity: 4).count == 0)
    #expect(prototype.makeColumn(capacity: 4).wrappedElementType is Int.Type)
  }

  private func check<C: Collection>(
    _ type: C.Type, _ index: Any.Type, _ indices: Any.Type, _ iterator: Any.Type, _ subSequence: Any.Type,
    at place: SourceLocation = #_sourceLocation
  ) {
    #expect(C.Index.self == index, sourceLocation: place)
    #expect(C.Indices.self == indices, sourceLocation: place)
    #expect(C.Iterator.self == iterator, sourceLocation: place)
    #expect(C.SubSequence.self == subSequence, sourceLocation: place)
  }
}
