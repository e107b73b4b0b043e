import TabularData
import Testing

/// The types that Apple's interface names for the positions, iterators and parts of each collection.
@Suite struct CollectionTypesTests {
  @Test func `columns are walked by position and cut into slices`() {
    check(
      [
        Column<Int>.Element.self, Column<Int>.Index.self, Column<Int>.Indices.self, Column<Int>.Iterator.self,
        Column<Int>.SubSequence.self,
      ],
      [Int?.self, Int.self, Range<Int>.self, IndexingIterator<Column<Int>>.self, ColumnSlice<Int>.self])
    check(
      [
        ColumnSlice<Int>.Element.self, ColumnSlice<Int>.Index.self, ColumnSlice<Int>.Indices.self,
        ColumnSlice<Int>.Iterator.self, ColumnSlice<Int>.SubSequence.self,
      ],
      [Int?.self, Int.self, Range<Int>.self, IndexingIterator<ColumnSlice<Int>>.self, ColumnSlice<Int>.self])
    check(
      [
        DiscontiguousColumnSlice<Int>.Element.self, DiscontiguousColumnSlice<Int>.Index.self,
        DiscontiguousColumnSlice<Int>.Indices.self, DiscontiguousColumnSlice<Int>.Iterator.self,
        DiscontiguousColumnSlice<Int>.SubSequence.self,
      ],
      [
        Int?.self, Int.self, DefaultIndices<DiscontiguousColumnSlice<Int>>.self,
        IndexingIterator<DiscontiguousColumnSlice<Int>>.self, DiscontiguousColumnSlice<Int>.self,
      ])
    check(
      [
        FilledColumn<Column<Int>>.Element.self, FilledColumn<Column<Int>>.Index.self,
        FilledColumn<Column<Int>>.Indices.self, FilledColumn<Column<Int>>.Iterator.self,
        FilledColumn<Column<Int>>.SubSequence.self,
      ],
      [
        Int.self, Int.self, DefaultIndices<FilledColumn<Column<Int>>>.self,
        IndexingIterator<FilledColumn<Column<Int>>>.self, Slice<FilledColumn<Column<Int>>>.self,
      ])
    #expect(FilledColumn<Column<String>>.WrappedElement.self == String.self)
  }

  @Test func `columns of any type are walked by position and cut into slices`() {
    check(
      [
        AnyColumn.Element.self, AnyColumn.Index.self, AnyColumn.Indices.self, AnyColumn.Iterator.self,
        AnyColumn.SubSequence.self,
      ],
      [Any?.self, Int.self, Range<Int>.self, IndexingIterator<AnyColumn>.self, AnyColumnSlice.self])
    // Apple's indices are a range, which for a slice with gaps names positions that are not in it.
    check(
      [
        AnyColumnSlice.Element.self, AnyColumnSlice.Index.self, AnyColumnSlice.Indices.self,
        AnyColumnSlice.Iterator.self, AnyColumnSlice.SubSequence.self,
      ],
      [
        Any?.self, Int.self, DefaultIndices<AnyColumnSlice>.self, IndexingIterator<AnyColumnSlice>.self,
        AnyColumnSlice.self,
      ])
  }

  @Test func `rows and groups are walked by position`() {
    check(
      [
        DataFrame.Row.Element.self, DataFrame.Row.Index.self, DataFrame.Row.Indices.self, DataFrame.Row.Iterator.self,
        DataFrame.Row.SubSequence.self,
      ],
      [Any?.self, Int.self, Range<Int>.self, IndexingIterator<DataFrame.Row>.self, Slice<DataFrame.Row>.self])
    check(
      [
        DataFrame.Rows.Element.self, DataFrame.Rows.Index.self, DataFrame.Rows.Indices.self,
        DataFrame.Rows.Iterator.self, DataFrame.Rows.SubSequence.self,
      ],
      [
        DataFrame.Row.self, Int.self, DefaultIndices<DataFrame.Rows>.self, IndexingIterator<DataFrame.Rows>.self,
        DataFrame.Rows.self,
      ])
    check(
      [
        RowGrouping<String>.Element.self, RowGrouping<String>.Index.self, RowGrouping<String>.Indices.self,
        RowGrouping<String>.Iterator.self, RowGrouping<String>.SubSequence.self,
      ],
      [
        (key: String?, group: DataFrame.Slice).self, Int.self, Range<Int>.self,
        IndexingIterator<RowGrouping<String>>.self, Slice<RowGrouping<String>>.self,
      ])
  }

  @Test func `a frame's literal has names and elements`() {
    check([DataFrame.Key.self, DataFrame.Value.self], [String.self, [Any?].self])
  }

  @Test func `frames have columns, slices have slices of columns`() {
    #expect(DataFrame.ColumnType.self == AnyColumn.self)
    #expect(DataFrame.Slice.ColumnType.self == AnyColumnSlice.self)
    let frame: DataFrame = ["age": [7, 8, 9]]
    #expect(frame.age[1] as? Int == 8)
    #expect(frame[1..<3].age.first as? Int == 8)
  }

  @Test func `code for frames takes a frame and a slice`() {
    func names<F: DataFrameProtocol>(_ columns: [F.ColumnType], of frame: F) -> [String] { columns.map(\.name) }
    func check(_ frame: some DataFrameProtocol, rows: [Int]) {
      #expect(names(frame.columns, of: frame) == ["age", "name"])
      #expect(frame.rows.map(\.index) == rows)
      #expect(frame.shape == (rows.count, 2))
      #expect(frame[1..<3].rows.map(\.index) == [1, 2])
      #expect(frame.base.rows[1]["age", Int.self] == 8)
    }
    let frame: DataFrame = ["age": [7, 8, 9], "name": ["a", "b", "c"]]
    check(frame, rows: [0, 1, 2])
    check(frame[1...], rows: [1, 2])
    #expect(frame.base == frame)
    #expect(frame[1...].base == frame)
  }

  @Test func `columns serve where any column is asked for`() {
    func shape(_ column: some AnyColumnProtocol) -> String {
      "\(column.name) \(column.count) \(column.wrappedElementType)"
    }
    func start(_ column: some AnyColumnProtocol) -> [Int?] { [column[0] as? Int] + column[1..<2].map { $0 as? Int } }
    let column = Column(name: "a", contents: [1, nil, 3])
    #expect(shape(column.eraseToAnyColumn()) == "a 3 Int")
    #expect(shape(column.eraseToAnyColumn()[0..<2]) == "a 2 Int")
    #expect(start(column.eraseToAnyColumn()) == [1, nil])
    #expect(start(column.eraseToAnyColumn()[0..<2]) == [1, nil])
    let prototype: any AnyColumnPrototype = column.prototype
    #expect(prototype.name == "a")
    #expect(prototype.makeColumn(capacity: 4).count == 0)
    #expect(prototype.makeColumn(capacity: 4).wrappedElementType is Int.Type)
  }

  @Test func `code for columns of optional elements takes a column and its slices`() {
    func present<C: OptionalColumnProtocol>(_ column: C) -> [C.WrappedElement] { column.compactMap { $0 } }
    let column = Column(name: "a", contents: [1, nil, 3])
    #expect(present(column) == [1, 3])
    #expect(present(column[1...]) == [3])
    #expect(present(column.filter { $0 != 3 }) == [1])
  }

  private func check(
    _ types: [Any.Type], _ expected: [Any.Type], at place: SourceLocation = #_sourceLocation
  ) {
    #expect(types.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) }, sourceLocation: place)
  }
}
