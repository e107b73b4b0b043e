extension DataFrame {
  /// Adds a column at the end.
  ///
  /// It must have as many elements as the frame has rows, unless it is the first. If another column has its name, it is
  /// renamed: `name.1`, `name.2`, and so on.
  public mutating func append(column: AnyColumn) { insert(column: column, at: columns.count) }

  /// Adds a column at the end.
  ///
  /// It must have as many elements as the frame has rows, unless it is the first. If another column has its name, it is
  /// renamed: `name.1`, `name.2`, and so on.
  public mutating func append<T>(column: Column<T>) { append(column: column.eraseToAnyColumn()) }

  /// Puts a column before the one at `index`, or at the end if `index` is the number of columns.
  ///
  /// It must have as many elements as the frame has rows, unless it is the first. If another column has its name, it is
  /// renamed: `name.1`, `name.2`, and so on.
  public mutating func insert(column: AnyColumn, at index: Int) {
    precondition(
      index >= 0 && index <= columns.count,
      "column '\(column.name)' cannot be inserted at \(index): there are \(columns.count) columns")
    precondition(
      columns.isEmpty || column.count == rowCount,
      "column '\(column.name)' has \(column.count) rows, the frame has \(rowCount)")
    var column = column
    column.name = freeName(for: column.name)
    columns.insert(column, at: index)
    if index == columns.count - 1 { noteLastColumn(column.name) } else { indexColumns() }
    claimName(column.name, for: column.name)
  }

  /// Puts a column before the one at `index`, or at the end if `index` is the number of columns.
  ///
  /// It must have as many elements as the frame has rows, unless it is the first. If another column has its name, it is
  /// renamed: `name.1`, `name.2`, and so on.
  public mutating func insert<T>(column: Column<T>, at index: Int) {
    insert(column: column.eraseToAnyColumn(), at: index)
  }

  /// Takes out the column of a name or alias, and returns it.
  @discardableResult
  public mutating func removeColumn(_ name: String) -> AnyColumn {
    let column = columns.remove(at: requiredPosition(name))
    indexColumns()
    if column.name == name { dropName(name) }
    return column
  }

  /// Takes out the column of a name and element type, and returns it.
  @discardableResult
  public mutating func removeColumn<T>(_ id: ColumnID<T>) -> Column<T> {
    let column = self[id]
    removeColumn(id.name)
    return column
  }

  /// Gives a column another name, which no other column may have.
  ///
  /// Aliases of the column follow, unless it was named by an alias.
  public mutating func renameColumn(_ name: String, to newName: String) {
    let position = requiredPosition(name)
    let oldName = columns[position].name
    if oldName == newName { return }
    precondition(
      positions[newName] == nil, "column '\(oldName)' cannot be renamed: another column is called '\(newName)'")
    columns[position].name = newName
    indexColumns()
    claimName(newName, for: newName)
    if oldName == name { moveAliases(from: oldName, to: newName) }
  }

  /// Puts another column in the place of one; it may have another name and type, but must be equally long.
  ///
  /// If another column has its name, it is renamed: `name.1`, and so on. Aliases follow to the new name.
  public mutating func replaceColumn(_ name: String, with newColumn: AnyColumn) {
    let position = requiredPosition(name)
    precondition(
      columns.count == 1 || newColumn.count == rowCount,
      "column '\(name)' cannot be replaced by '\(newColumn.name)', which has \(newColumn.count) rows: "
        + "the frame has \(rowCount)")
    let oldName = columns.remove(at: position).name
    indexColumns()
    var column = newColumn
    column.name = freeName(for: column.name)
    columns.insert(column, at: position)
    indexColumns()
    if column.name == oldName { return }
    claimName(column.name, for: column.name)
    if oldName == name { moveAliases(from: oldName, to: column.name) }
  }

  /// Puts another column in the place of one; it may have another name and type, but must be equally long.
  public mutating func replaceColumn<T>(_ name: String, with newColumn: Column<T>) {
    replaceColumn(name, with: newColumn.eraseToAnyColumn())
  }

  /// Puts another column in the place of one; it may have another name and type, but must be equally long.
  public mutating func replaceColumn<T>(_ id: ColumnID<T>, with newColumn: AnyColumn) {
    replaceColumn(id.name, with: newColumn)
  }

  /// Puts another column in the place of one; it may have another name and type, but must be equally long.
  public mutating func replaceColumn<T, U>(_ id: ColumnID<T>, with newColumn: Column<U>) {
    replaceColumn(id.name, with: newColumn.eraseToAnyColumn())
  }

  /// The columns of some names or aliases, in the order of the names.
  public func selecting<S>(columnNames: S) -> DataFrame where S: Sequence, S.Element == String {
    var result = DataFrame()
    for name in columnNames { result.append(column: columns[requiredPosition(name)]) }
    result.keepAliases(of: self)
    return result
  }

  /// The columns of some names or aliases, in the order of the names.
  public func selecting(columnNames: String...) -> DataFrame { selecting(columnNames: columnNames) }
}
