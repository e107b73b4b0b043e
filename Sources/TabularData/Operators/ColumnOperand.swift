/// Where an operator finds the values of one side.
enum OperandValues<Value> {
  /// One value a row.
  case rows(UnsafePointer<Value>)
  /// The same value for every row.
  case same(Value)

  /// The values from a row on.
  func advanced(by rows: Int) -> OperandValues {
    if case .rows(let values) = self { .rows(values + rows) } else { self }
  }

  /// The value of a row, which is present.
  func value(at row: Int) -> Value {
    switch self {
    case .rows(let values): values[row]
    case .same(let value): value
    }
  }
}

/// One side of an operator: the rows of a column as they lie in memory, or one value for all rows.
struct ColumnOperand<Value> {
  let values: OperandValues<Value>
  /// The number of rows; nil if one value serves any number.
  let count: Int?
  /// Set where a row is present; nil where none is missing.
  let validity: ValidityBitmap?
  /// What a missing row counts as; nil if it stays missing.
  var filler: Value?
  private let owner: ColumnBuffer<Value>?

  /// One value for all rows.
  init(same value: Value) {
    values = .same(value)
    count = nil
    validity = nil
    owner = nil
  }

  /// The rows of a column.
  init(_ storage: ColumnStorage<Value>) { self.init(storage, 0..<storage.count) }

  /// Some rows of a column, one after the other.
  init(_ storage: ColumnStorage<Value>, _ rows: Range<Int>) {
    // Text has no values in memory until it is copied.
    let buffer = storage.values == nil ? storage.buffer.copy(capacity: storage.count) : storage.buffer
    values = .rows(UnsafePointer(buffer.values.unsafelyUnwrapped + rows.lowerBound))
    count = rows.count
    owner = buffer
    validity =
      rows.lowerBound == 0 ? buffer.validity : buffer.validity.map { ValidityBitmap(copying: $0.words, rows: rows) }
  }

  /// Calls `body` while the memory is certain to stay.
  func withMemory<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withExtendedLifetime((owner, validity)) { try body() }
  }

  /// The same rows with the filler written in the place of each missing one.
  var filled: ColumnOperand {
    guard let filler, let validity, let count, case .rows(let source) = values else { return self }
    let buffer = ColumnBuffer<Value>(capacity: count)
    let target = buffer.values.unsafelyUnwrapped
    withMemory {
      if let type = Value.self as? any MachineComparable.Type {
        target.initialize(from: source, count: count)
        ColumnOperand.fill(type, target, count: count, validity: validity, filler)
      } else {
        for row in 0..<count { (target + row).initialize(to: validity[row] ? source[row] : filler) }
      }
    }
    buffer.count = count
    return ColumnOperand(ColumnStorage(buffer))
  }

  /// Fills missing rows, where `Machine` is `Value`.
  private static func fill<Machine: MachineComparable>(
    _ type: Machine.Type, _ target: UnsafeMutablePointer<Value>, count: Int, validity: ValidityBitmap, _ filler: Value
  ) {
    precondition(Machine.self == Value.self, "the filler is of the column's type")
    let target = UnsafeMutableRawPointer(target).assumingMemoryBound(to: Machine.self)
    Machine.fill(target, count: count, validity: validity, unsafeBitCast(filler, to: Machine.self))
  }

  /// The value of a row, nil where it is missing.
  func element(at row: Int) -> Value? {
    if let validity, !validity[row] { return filler }
    return values.value(at: row)
  }
}

/// A column whose memory an operator may read.
protocol OperandColumn {
  /// The rows, if their elements are of the given type.
  func operand<Value>(of type: Value.Type) -> ColumnOperand<Value>?
}

extension Column: OperandColumn {
  func operand<Value>(of type: Value.Type) -> ColumnOperand<Value>? {
    (storage as? ColumnStorage<Value>).map { ColumnOperand($0) }
  }
}

extension ColumnSlice: OperandColumn {
  func operand<Value>(of type: Value.Type) -> ColumnOperand<Value>? {
    (base.storage as? ColumnStorage<Value>).map { ColumnOperand($0, range) }
  }
}

extension DiscontiguousColumnSlice: OperandColumn {
  func operand<Value>(of type: Value.Type) -> ColumnOperand<Value>? {
    guard let storage = base.storage as? ColumnStorage<Value> else { return nil }
    if selection.ranges.count == 1 { return ColumnOperand(storage, selection.ranges[0]) }
    return ColumnOperand(storage.gathering(selection))
  }
}

extension FilledColumn: OperandColumn {
  func operand<Value>(of type: Value.Type) -> ColumnOperand<Value>? {
    guard let value = value as? Value, var operand = (base as? any OperandColumn)?.operand(of: type) else { return nil }
    operand.filler = value
    return operand
  }
}

extension OptionalColumnProtocol {
  /// The rows for an operator; a column that is not of this module is copied.
  var operand: ColumnOperand<WrappedElement> {
    if let operand = (self as? any OperandColumn)?.operand(of: WrappedElement.self) { return operand }
    return ColumnOperand(Column(name: name, contents: self).storage)
  }
}

extension ColumnProtocol {
  /// The rows, of which none is missing, for an operator; a column that is not of this module is copied.
  var presentOperand: ColumnOperand<Element> {
    if let operand = (self as? any OperandColumn)?.operand(of: Element.self) { return operand }
    return ColumnOperand(Column(name: name, contents: self).storage)
  }
}

extension Collection {
  /// The elements as the right side of a compound assignment.
  func operand<Value>() -> ColumnOperand<Value> where Element == Value? {
    if let operand = (self as? any OperandColumn)?.operand(of: Value.self) { return operand }
    return ColumnOperand(Column(name: "", contents: self).storage)
  }

  /// The elements, of which none is missing, as the right side of a compound assignment.
  func presentOperand<Value>() -> ColumnOperand<Value> where Element == Value {
    if let operand = (self as? any OperandColumn)?.operand(of: Value.self) { return operand }
    return ColumnOperand(Column(name: "", contents: self).storage)
  }
}
