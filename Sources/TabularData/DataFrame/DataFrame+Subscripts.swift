extension DataFrame {
  /// The column of a name or alias, which must exist; assigning to a new name appends a column.
  public subscript(columnName: String) -> AnyColumn {
    get { columns[requiredPosition(columnName)] }
    _modify {
      let position = requiredPosition(columnName)
      var column = take(position)
      defer { putBack(column, at: position) }
      yield &column
    }
    set {
      guard let position = indexOfColumn(columnName) else {
        var column = newValue
        column.name = columnName
        append(column: column)
        return
      }
      assign(newValue, to: position)
    }
  }

  /// The column of a name or alias as a member.
  public subscript(dynamicMember columnName: String) -> AnyColumn {
    get { self[columnName] }
    set { self[columnName] = newValue }
  }

  /// The column at a position.
  public subscript(column index: Int) -> AnyColumn {
    get {
      checkPosition(index)
      return columns[index]
    }
    set {
      checkPosition(index)
      assign(newValue, to: index)
    }
  }

  /// The column at a position, which must hold `T`.
  public subscript<T>(column index: Int, type: T.Type) -> Column<T> {
    get {
      checkPosition(index)
      return requiredColumn(index, type)
    }
    _modify {
      checkPosition(index)
      var column = take(index).assumingType(type)
      defer { putBack(column.eraseToAnyColumn(), at: index) }
      yield &column
    }
  }

  /// The column of a name or alias, which must exist and hold `T`.
  public subscript<T>(columnName: String, type: T.Type) -> Column<T> {
    get { requiredColumn(requiredPosition(columnName), type) }
    _modify {
      let position = requiredPosition(columnName)
      var column = take(position).assumingType(type)
      defer { putBack(column.eraseToAnyColumn(), at: position) }
      yield &column
    }
    set {
      guard let position = indexOfColumn(columnName) else {
        var column = newValue
        column.name = columnName
        append(column: column)
        return
      }
      assign(newValue.eraseToAnyColumn(), to: position)
    }
  }

  /// The column of a name and element type.
  public subscript<T>(id: ColumnID<T>) -> Column<T> {
    get { self[id.name, T.self] }
    _modify { yield &self[id.name, T.self] }
    set { self[id.name, T.self] = newValue }
  }

  /// The elements of a column as an array, whose type tells that of the column.
  @_disfavoredOverload
  public subscript<T>(columnName: String, type: T.Type = T.self) -> [T?] {
    get { Array(requiredColumn(requiredPosition(columnName), type)) }
    set { self[columnName, type] = Column<T>(name: columnName, contents: newValue) }
  }

  /// The columns of some names, in the order of the names.
  public subscript<S>(columnNames: S) -> DataFrame where S: Sequence, S.Element == String {
    selecting(columnNames: columnNames)
  }

  /// The rows where `mask` is true; the mask has an element a row.
  @inlinable
  public subscript<C>(mask: C) -> Slice where C: Collection, C.Element == Bool {
    Slice(base: self, selection: RowSelection(mask: mask, count: rowCount, of: "the frame"))
  }

  /// The row at a position, which writes through to the frame.
  public subscript(row index: Int) -> Row {
    get {
      precondition(index >= 0 && index < rowCount, "there is no row \(index)")
      return Row(base: self, index: index)
    }
    _modify { yield &rows[index] }
    set { rows[index] = newValue }
  }

  /// The rows at a range of positions.
  public subscript(range: Range<Int>) -> Slice {
    get {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= rowCount,
        "a frame of \(rowCount) rows does not hold rows \(range)")
      return Slice(base: self, selection: RowSelection(range))
    }
    set {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= rowCount,
        "a frame of \(rowCount) rows does not hold rows \(range)")
      assign(newValue, to: RowSelection(range))
    }
  }

  /// Copies the rows of a slice over the selected ones.
  mutating func assign(_ slice: Slice, to selection: RowSelection) {
    precondition(
      selection.count == slice.selection.count,
      "\(selection.count) rows cannot take \(slice.selection.count) rows")
    let pairs = Array(zip(selection.rows, slice.selection.rows))
    for position in columns.indices {
      let source = slice.base.columns[slice.base.requiredPosition(columns[position].name)]
      for (target, row) in pairs { columns[position][target] = source[row] }
    }
  }

  /// Takes a column out, leaving a place holder, so that it can be changed without being copied.
  private mutating func take(_ position: Int) -> AnyColumn {
    let column = columns[position]
    columns[position] = AnyColumn(Column<Never>(name: column.name, capacity: 0))
    return column
  }

  /// Puts back what `take` took out, under the name of its place.
  private mutating func putBack(_ column: AnyColumn, at position: Int) {
    let name = columns[position].name
    let expected = columns.indices.first { $0 != position }.map { columns[$0].count } ?? column.count
    precondition(
      column.count == expected, "column '\(name)' has \(column.count) rows now, the other columns have \(expected)")
    var column = column
    column.name = name
    columns[position] = column
  }

  /// Replaces the column at a position and keeps its name.
  private mutating func assign(_ column: AnyColumn, to position: Int) {
    precondition(
      columns.count == 1 || column.count == rowCount,
      "column '\(columns[position].name)' cannot take \(column.count) rows, the frame has \(rowCount)")
    var column = column
    column.name = columns[position].name
    columns[position] = column
  }
}

extension DataFrameProtocol {
  /// The rows at a range of positions, however the range is written.
  public subscript<R>(range: R) -> DataFrame.Slice where R: RangeExpression, R.Bound == Int {
    get { self[range.relative(to: rows)] }
    set { self[range.relative(to: rows)] = newValue }
  }
}
