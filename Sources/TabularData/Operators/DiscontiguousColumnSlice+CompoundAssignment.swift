extension DiscontiguousColumnSlice where WrappedElement: AdditiveArithmetic {
  /// Adds a value to each row; missing ones stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func += (lhs: inout DiscontiguousColumnSlice, rhs: WrappedElement) {
    lhs.combine(.plus, ColumnOperand(same: rhs), by: +)
  }

  /// Adds to each row the element at its place; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func += <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement? {
    lhs.combine(.plus, rhs.operand(), by: +)
  }

  /// Adds to each row the element at its place; missing rows stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func += <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement {
    lhs.combine(.plus, rhs.presentOperand(), by: +)
  }

  /// Subtracts a value from each row; missing ones stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func -= (lhs: inout DiscontiguousColumnSlice, rhs: WrappedElement) {
    lhs.combine(.minus, ColumnOperand(same: rhs), by: -)
  }

  /// Subtracts from each row the element at its place; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func -= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement? {
    lhs.combine(.minus, rhs.operand(), by: -)
  }

  /// Subtracts from each row the element at its place; missing rows stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func -= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement {
    lhs.combine(.minus, rhs.presentOperand(), by: -)
  }
}

extension DiscontiguousColumnSlice where WrappedElement: Numeric {
  /// Multiplies each row by a value; missing ones stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func *= (lhs: inout DiscontiguousColumnSlice, rhs: WrappedElement) {
    lhs.combine(.times, ColumnOperand(same: rhs), by: *)
  }

  /// Multiplies each row by the element at its place; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func *= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement? {
    lhs.combine(.times, rhs.operand(), by: *)
  }

  /// Multiplies each row by the element at its place; missing rows stay missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func *= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement {
    lhs.combine(.times, rhs.presentOperand(), by: *)
  }
}

extension DiscontiguousColumnSlice where WrappedElement: BinaryInteger {
  /// Divides each row by a value; missing ones stay missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func /= (lhs: inout DiscontiguousColumnSlice, rhs: WrappedElement) {
    lhs.combine(.divided, ColumnOperand(same: rhs), by: /)
  }

  /// Divides each row by the element at its place; nil where either is missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func /= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement? {
    lhs.combine(.divided, rhs.operand(), by: /)
  }

  /// Divides each row by the element at its place; missing rows stay missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func /= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement {
    lhs.combine(.divided, rhs.presentOperand(), by: /)
  }
}

extension DiscontiguousColumnSlice where WrappedElement: FloatingPoint {
  /// Divides each row by a value; missing ones stay missing.
  @_disfavoredOverload
  public static func /= (lhs: inout DiscontiguousColumnSlice, rhs: WrappedElement) {
    lhs.combine(.divided, ColumnOperand(same: rhs), by: /)
  }

  /// Divides each row by the element at its place; nil where either is missing.
  @_disfavoredOverload
  public static func /= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement? {
    lhs.combine(.divided, rhs.operand(), by: /)
  }

  /// Divides each row by the element at its place; missing rows stay missing.
  @_disfavoredOverload
  public static func /= <C>(lhs: inout DiscontiguousColumnSlice, rhs: C)
  where C: Collection, C.Element == WrappedElement {
    lhs.combine(.divided, rhs.presentOperand(), by: /)
  }
}
