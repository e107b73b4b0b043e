extension Column {
  /// Makes a column of what an operator makes of two sides.
  init(
    combining left: ColumnOperand<WrappedElement>, _ operation: ArithmeticOperator,
    _ right: ColumnOperand<WrappedElement>, name: String,
    by combine: (WrappedElement, WrappedElement) -> WrappedElement
  ) {
    self.init(name: name, storage: .combining(left, operation, right, name: name, by: combine))
  }

  /// Puts the result of an operator in the place of its left side.
  mutating func combine(
    _ operation: ArithmeticOperator, _ right: ColumnOperand<WrappedElement>,
    by combine: (WrappedElement, WrappedElement) -> WrappedElement
  ) {
    storage.combine(operation, right, name: name, by: combine)
  }
}

extension ColumnSlice {
  /// Puts the result of an operator in the place of its left side.
  mutating func combine(
    _ operation: ArithmeticOperator, _ right: ColumnOperand<WrappedElement>,
    by combine: (WrappedElement, WrappedElement) -> WrappedElement
  ) {
    let result = ColumnStorage.combining(operand, operation, right, name: name, by: combine)
    base.storage.overwrite(RowSelection(range), with: result)
  }
}

extension DiscontiguousColumnSlice {
  /// Puts the result of an operator in the place of its left side.
  mutating func combine(
    _ operation: ArithmeticOperator, _ right: ColumnOperand<WrappedElement>,
    by combine: (WrappedElement, WrappedElement) -> WrappedElement
  ) {
    let result = ColumnStorage.combining(operand, operation, right, name: name, by: combine)
    base.storage.overwrite(selection, with: result)
  }
}

extension ColumnStorage {
  /// Replaces the selected rows, one after the other, by those of other storage.
  mutating func overwrite(_ selection: RowSelection, with other: ColumnStorage) {
    precondition(selection.count == other.count, "there are as many values as selected rows")
    guard _isPOD(Value.self), validity == nil, let source = other.values, other.validity == nil else {
      var position = 0
      selection.forEachRow { row in
        self[row] = other[position]
        position += 1
      }
      return
    }
    makeUnique()
    let target = values.unsafelyUnwrapped
    var position = 0
    for range in selection.ranges {
      (target + range.lowerBound).update(from: source + position, count: range.count)
      position += range.count
    }
    withExtendedLifetime(other.buffer) {}
  }
}
