/// What a frame asks of a column whose element type it does not know: whole columns or single cells, never a loop.
protocol ErasedColumn {
  var name: String { get set }
  var count: Int { get }
  var wrappedElementType: any Any.Type { get }
  var missingCount: Int { get }
  var firstMissingRow: Int? { get }
  var prototype: any AnyColumnPrototype { get }

  /// What a row needs to read a cell.
  var cells: ColumnCells { get }

  func isMissing(_ row: Int) -> Bool
  func cell(_ row: Int) -> Any?
  /// The cells of some rows, without the missing ones.
  func presentCells(_ rows: [Int]) -> [Any]
  mutating func setCell(_ row: Int, to value: Any?)
  /// Replaces a cell of a column that must hold `T`.
  mutating func setTypedCell<T>(_ row: Int, to value: T?)
  mutating func appendCell(_ value: Any?)
  mutating func appendMissing(_ count: Int)
  mutating func append(_ selection: RowSelection, of other: any ErasedColumn)
  mutating func remove(at row: Int)
  mutating func insertCell(_ value: Any?, at row: Int)
  func gathering(_ selection: RowSelection) -> any ErasedColumn
  func gathering(_ rows: GatheredRows) -> any ErasedColumn
  /// These rows and then those of others of the same type.
  func concatenated(with others: [any ErasedColumn]) -> any ErasedColumn
  /// As many missing rows, of the same name and type.
  func missing(_ count: Int) -> any ErasedColumn
}

extension ErasedColumn {
  /// The rows in the order given, which may repeat and reorder them.
  func gathering(rows: [Int]) -> any ErasedColumn { gathering(GatheredRows(rows)) }
}

extension Column: ErasedColumn {
  var firstMissingRow: Int? { storage.firstMissingRow }

  var cells: ColumnCells {
    ColumnCells(
      elementType: WrappedElement.self, values: storage.values.map { UnsafeRawPointer($0) },
      validity: storage.validity.map { UnsafePointer($0) }, count: storage.count)
  }

  func isMissing(_ row: Int) -> Bool {
    precondition(indices.contains(row), "column '\(name)' has no row \(row)")
    return storage.isMissing(row)
  }

  func cell(_ row: Int) -> Any? {
    precondition(indices.contains(row), "column '\(name)' has no row \(row)")
    return storage[row].map { $0 as Any }
  }

  func presentCells(_ rows: [Int]) -> [Any] { rows.compactMap { storage[$0] } }

  /// The value as this column's element; any other type is a broken precondition.
  private func element(_ value: Any?) -> WrappedElement? {
    guard let value else { return nil }
    if let element = value as? WrappedElement { return element }
    if let element = value as? WrappedElement? { return element }
    preconditionFailure(
      "column '\(name)' holds \(WrappedElement.self): \(value) is of type \(type(of: value))")
  }

  mutating func setCell(_ row: Int, to value: Any?) {
    precondition(indices.contains(row), "column '\(name)' has no row \(row)")
    storage[row] = element(value)
  }

  mutating func setTypedCell<T>(_ row: Int, to value: T?) {
    precondition(indices.contains(row), "column '\(name)' has no row \(row)")
    precondition(T.self == WrappedElement.self, "column '\(name)' holds \(WrappedElement.self), not \(T.self)")
    storage[row] = unsafeBitCast(value, to: WrappedElement?.self)
  }

  mutating func appendCell(_ value: Any?) { storage.append(element(value)) }

  mutating func appendMissing(_ count: Int) {
    storage.reserve(count)
    for _ in 0..<count { storage.append(nil) }
  }

  mutating func append(_ selection: RowSelection, of other: any ErasedColumn) {
    guard let other = other as? Column<WrappedElement> else {
      preconditionFailure(
        "column '\(name)' holds \(WrappedElement.self): rows of \(other.wrappedElementType) cannot be appended")
    }
    storage.reserve(selection.count)
    selection.forEachRow { storage.append(other.storage[$0]) }
  }

  mutating func insertCell(_ value: Any?, at row: Int) {
    precondition(row >= 0 && row <= count, "column '\(name)' has no row \(row)")
    storage.append(element(value))
    for position in stride(from: count - 1, to: row, by: -1) { swapAt(position, position - 1) }
  }

  func gathering(_ selection: RowSelection) -> any ErasedColumn {
    Column(name: name, storage: storage.gathering(selection))
  }

  func gathering(_ rows: GatheredRows) -> any ErasedColumn { Column(name: name, storage: storage.gathering(rows)) }

  func missing(_ count: Int) -> any ErasedColumn { Column(name: name, storage: ColumnStorage(missing: count)) }
}
