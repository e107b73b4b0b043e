extension DataFrame {
  /// Some rows and columns of a frame, in its order and with its row numbers.
  @dynamicMemberLookup
  public struct Slice: DataFrameProtocol {
    /// Columns that do not know their element type.
    public typealias ColumnType = AnyColumnSlice

    /// The frame that was sliced, with the columns that were selected.
    public internal(set) var base: DataFrame

    /// The rows of the base that belong to the slice.
    @usableFromInline let selection: RowSelection

    @usableFromInline
    init(base: DataFrame, selection: RowSelection) {
      self.base = base
      self.selection = selection
    }

    var columnNames: [String] { base.columns.map(\.name) }

    /// The columns, in order, each with the selected rows.
    public var columns: [AnyColumnSlice] { base.columns.map { AnyColumnSlice(base: $0, selection: selection) } }

    /// The number of rows and the number of columns.
    public var shape: (rows: Int, columns: Int) { (selection.count, base.columns.count) }

    /// The column of a name or alias, which must exist.
    public subscript(columnName: String) -> AnyColumnSlice {
      AnyColumnSlice(base: base[columnName], selection: selection)
    }

    /// The column of a name or alias as a member.
    public subscript(dynamicMember columnName: String) -> AnyColumnSlice { self[columnName] }

    /// The column of a name or alias, which must exist and hold `T`.
    public subscript<T>(columnName: String, type: T.Type) -> DiscontiguousColumnSlice<T> {
      DiscontiguousColumnSlice(base: base[columnName, type], selection: selection)
    }

    /// The column at a position, which must hold `T`.
    public subscript<T>(column index: Int, type: T.Type) -> DiscontiguousColumnSlice<T> {
      DiscontiguousColumnSlice(base: base[column: index, type], selection: selection)
    }

    /// The column of a name and element type.
    public subscript<T>(id: ColumnID<T>) -> DiscontiguousColumnSlice<T> { self[id.name, T.self] }

    /// The columns of some names or aliases, in the order of the names.
    public subscript<S>(columnNames: S) -> Slice where S: Sequence, S.Element == String {
      selecting(columnNames: columnNames)
    }

    /// The selected rows at a range of the base's row numbers.
    public subscript(range: Range<Int>) -> Slice {
      get {
        precondition(
          range.isEmpty || range.lowerBound >= selection.startIndex && range.upperBound <= selection.endIndex,
          "a slice with rows from \(selection.startIndex) to \(selection.endIndex) does not hold rows \(range)")
        return Slice(base: base, selection: selection.intersecting(range))
      }
      set { base.assign(newValue, to: selection.intersecting(range)) }
    }

    /// The columns of some names or aliases, in the order of the names.
    public func selecting<S>(columnNames: S) -> Slice where S: Sequence, S.Element == String {
      Slice(base: base.selecting(columnNames: columnNames), selection: selection)
    }

    /// The columns of some names or aliases, in the order of the names.
    public func selecting(columnNames: String...) -> Slice { selecting(columnNames: columnNames) }
  }
}
