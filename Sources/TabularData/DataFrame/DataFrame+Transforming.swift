extension DataFrame {
  /// Replaces a column by what `transform` makes of its values; missing ones stay missing. The type may change.
  public mutating func transformColumn<From, To>(
    _ columnName: String, _ transform: (From) throws -> To?
  ) rethrows {
    replaceColumn(columnName, with: try self[columnName, From.self].mapNonNil(transform))
  }

  /// Replaces a column by what `transform` makes of its elements, missing ones included. The type may change.
  public mutating func transformColumn<From, To>(
    _ columnName: String, _ transform: (From?) throws -> To?
  ) rethrows {
    replaceColumn(columnName, with: try self[columnName, From.self].map(transform))
  }

  /// Replaces a column by what `transform` makes of its values; missing ones stay missing. The type may change.
  public mutating func transformColumn<From, To>(
    _ id: ColumnID<From>, _ transform: (From) throws -> To?
  ) rethrows {
    try transformColumn(id.name, transform)
  }

  /// Replaces a column by what `transform` makes of its elements, missing ones included. The type may change.
  public mutating func transformColumn<From, To>(
    _ id: ColumnID<From>, _ transform: (From?) throws -> To?
  ) rethrows {
    try transformColumn(id.name, transform)
  }

  /// Replaces two columns by one, which takes the place of the first.
  public mutating func combineColumns<E1, E2, R>(
    _ columnName1: String, _ columnName2: String, into newColumnName: String, transform: (E1?, E2?) throws -> R?
  ) rethrows {
    let (first, second) = (self[columnName1, E1.self], self[columnName2, E2.self])
    var combined = Column<R>(name: newColumnName, capacity: rowCount)
    for row in 0..<rowCount { combined.append(try transform(first[row], second[row])) }
    combine([columnName1, columnName2], into: combined)
  }

  /// Replaces two columns by one, which takes the place of the first.
  public mutating func combineColumns<E1, E2, R>(
    _ columnID1: ColumnID<E1>, _ columnID2: ColumnID<E2>, into newColumnName: String,
    transform: (E1?, E2?) throws -> R?
  ) rethrows {
    try combineColumns(columnID1.name, columnID2.name, into: newColumnName, transform: transform)
  }

  /// Replaces three columns by one, which takes the place of the first.
  public mutating func combineColumns<E1, E2, E3, R>(
    _ columnName1: String, _ columnName2: String, _ columnName3: String, into newColumnName: String,
    transform: (E1?, E2?, E3?) throws -> R?
  ) rethrows {
    let (first, second, third) = (self[columnName1, E1.self], self[columnName2, E2.self], self[columnName3, E3.self])
    var combined = Column<R>(name: newColumnName, capacity: rowCount)
    for row in 0..<rowCount { combined.append(try transform(first[row], second[row], third[row])) }
    combine([columnName1, columnName2, columnName3], into: combined)
  }

  /// Replaces three columns by one, which takes the place of the first.
  public mutating func combineColumns<E1, E2, E3, R>(
    _ columnID1: ColumnID<E1>, _ columnID2: ColumnID<E2>, _ columnID3: ColumnID<E3>, into newColumnName: String,
    transform: (E1?, E2?, E3?) throws -> R?
  ) rethrows {
    try combineColumns(
      columnID1.name, columnID2.name, columnID3.name, into: newColumnName, transform: transform)
  }

  private mutating func combine<R>(_ names: [String], into combined: Column<R>) {
    for name in names.dropFirst() where indexOfColumn(name) != indexOfColumn(names[0]) { removeColumn(name) }
    replaceColumn(names[0], with: combined)
  }

  /// Replaces each row by as many as its collection has elements, one element each.
  ///
  /// Rows whose collection is missing or empty disappear; other columns repeat their value.
  public func explodingColumn<T>(_ columnName: String, _ type: T.Type) -> DataFrame where T: Collection {
    let position = requiredPosition(columnName)
    let collections = requiredColumn(position, type)
    var sources: [Int] = []
    var elements = Column<T.Element>(name: collections.name, capacity: collections.count)
    for row in 0..<rowCount {
      guard let collection = collections[row] else { continue }
      for element in collection {
        sources.append(row)
        elements.append(element)
      }
    }
    var result = self
    result.columns = columns.map { AnyColumn($0.erased.gathering(rows: sources)) }
    result.columns[position] = elements.erasingOptionals()
    return result
  }

  /// Replaces each row by as many as its collection has elements, one element each.
  ///
  /// Rows whose collection is missing or empty disappear; other columns repeat their value.
  public func explodingColumn<T>(_ id: ColumnID<T>) -> DataFrame where T: Collection {
    explodingColumn(id.name, T.self)
  }

  /// Replaces each row by as many as its collection has elements, one element each.
  public mutating func explodeColumn<T>(_ columnName: String, _ type: T.Type) where T: Collection {
    self = explodingColumn(columnName, type)
  }

  /// Replaces each row by as many as its collection has elements, one element each.
  public mutating func explodeColumn<T>(_ id: ColumnID<T>) where T: Collection {
    self = explodingColumn(id)
  }
}

/// An optional, so that a column of optionals can shed one layer.
private protocol OptionalElement {
  static func column(unwrapping column: any ErasedColumn) -> AnyColumn?
}

extension Optional: OptionalElement {
  static func column(unwrapping column: any ErasedColumn) -> AnyColumn? {
    guard let column = column as? Column<Wrapped?> else { return nil }
    return Column<Wrapped>(name: column.name, contents: column.map { $0 ?? nil }).eraseToAnyColumn()
  }
}

extension Column {
  /// A column of optionals becomes one of what they wrap, so that their nil is a missing value.
  fileprivate func erasingOptionals() -> AnyColumn {
    (WrappedElement.self as? any OptionalElement.Type)?.column(unwrapping: self) ?? eraseToAnyColumn()
  }
}
