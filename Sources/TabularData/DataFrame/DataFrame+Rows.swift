extension DataFrame {
  /// Adds a row of values, one a column in order, each of its column's type or nil.
  public mutating func append(row: Any?...) {
    precondition(row.count == columns.count, "a row of \(row.count) values does not fit \(columns.count) columns")
    for position in columns.indices { columns[position].append(row[position]) }
  }

  /// Adds a row of another frame; columns are matched by name, and those that the row lacks get a missing value.
  public mutating func append(row: Row) { append(row.base[row.index..<(row.index + 1)]) }

  /// Adds a row of values by column name or alias; columns without one get a missing value.
  public mutating func append(valuesByColumn: [String: Any?]) {
    var values = [Any?](repeating: nil, count: columns.count)
    for (name, value) in valuesByColumn { values[requiredPosition(name)] = value }
    for position in columns.indices { columns[position].append(values[position]) }
  }

  /// Adds a row in which every value is missing.
  public mutating func appendEmptyRow() {
    for position in columns.indices { columns[position].append(nil) }
  }

  /// Adds the rows of another frame.
  ///
  /// Columns are matched by name and must agree in type; columns that only the other frame has are ignored, and
  /// columns that it lacks get missing values.
  public mutating func append(_ other: DataFrame) { append(other[0..<other.rowCount]) }

  /// Adds the rows of a slice.
  ///
  /// Columns are matched by name and must agree in type; columns that only the slice has are ignored, and columns that
  /// it lacks get missing values.
  public mutating func append(_ other: Slice) {
    for position in columns.indices {
      if let source = other.base.indexOfColumn(columns[position].name) {
        columns[position].append(
          contentsOf: AnyColumnSlice(base: other.base.columns[source], selection: other.selection))
      } else {
        columns[position].erased.appendMissing(other.selection.count)
      }
    }
  }

  /// Adds the rows of a frame that has the same columns: as many, of the same names and types, in the same order.
  public mutating func append(rowsOf other: DataFrame) {
    precondition(
      columns.count == other.columns.count,
      "rows of \(other.columns.count) columns cannot be appended to \(columns.count) columns")
    for (column, source) in zip(columns, other.columns) {
      precondition(
        column.name == source.name && column.wrappedElementType == source.wrappedElementType,
        "column '\(source.name)' of \(source.wrappedElementType) cannot be appended to column '\(column.name)' "
          + "of \(column.wrappedElementType)")
    }
    append(other)
  }

  /// Puts a row before the one at `index`; columns are matched by name, and those that the row lacks get a missing value.
  public mutating func insert(row: Row, at index: Int) {
    precondition(index >= 0 && index <= rowCount, "a frame of \(rowCount) rows has no place for a row at \(index)")
    for position in columns.indices {
      let value = row.base.indexOfColumn(columns[position].name).flatMap { row[$0] }
      columns[position].erased.insertCell(value, at: index)
    }
  }

  /// Takes out the row at a position; later ones move up.
  public mutating func removeRow(at index: Int) {
    precondition(index >= 0 && index < rowCount, "a frame of \(rowCount) rows has no row \(index)")
    for position in columns.indices { columns[position].remove(at: index) }
  }
}
