// A column whose elements may be missing on one side, one that has them all on the other; the result has the name of the
// left one.

/// The sum of each row of two equally long columns; nil where the row of the right one is missing. An overflow of
/// integers traps.
@_disfavoredOverload
public func + <L, R>(lhs: L, rhs: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: AdditiveArithmetic, L.Element == R.WrappedElement {
  Column(combining: lhs.presentOperand, .plus, rhs.operand, name: lhs.name, by: +)
}

/// The sum of each row of two equally long columns; nil where the row of the left one is missing. An overflow of
/// integers traps.
@_disfavoredOverload
public func + <L, R>(lhs: L, rhs: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: AdditiveArithmetic, L.WrappedElement == R.Element
{
  Column(combining: lhs.operand, .plus, rhs.presentOperand, name: lhs.name, by: +)
}

/// The difference of each row of two equally long columns; nil where the row of the right one is missing. An overflow
/// of integers traps.
@_disfavoredOverload
public func - <L, R>(lhs: L, rhs: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: AdditiveArithmetic, L.Element == R.WrappedElement {
  Column(combining: lhs.presentOperand, .minus, rhs.operand, name: lhs.name, by: -)
}

/// The difference of each row of two equally long columns; nil where the row of the left one is missing. An overflow of
/// integers traps.
@_disfavoredOverload
public func - <L, R>(lhs: L, rhs: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: AdditiveArithmetic, L.WrappedElement == R.Element
{
  Column(combining: lhs.operand, .minus, rhs.presentOperand, name: lhs.name, by: -)
}

/// The product of each row of two equally long columns; nil where the row of the right one is missing. An overflow of
/// integers traps.
@_disfavoredOverload
public func * <L, R>(lhs: L, rhs: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: Numeric, L.Element == R.WrappedElement {
  Column(combining: lhs.presentOperand, .times, rhs.operand, name: lhs.name, by: *)
}

/// The product of each row of two equally long columns; nil where the row of the left one is missing. An overflow of
/// integers traps.
@_disfavoredOverload
public func * <L, R>(lhs: L, rhs: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: Numeric, L.WrappedElement == R.Element {
  Column(combining: lhs.operand, .times, rhs.presentOperand, name: lhs.name, by: *)
}

/// The quotient of each row of two equally long columns; nil where the row of the right one is missing. A division by
/// zero, or one that overflows, traps.
@_disfavoredOverload
public func / <L, R>(lhs: L, rhs: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: BinaryInteger, L.Element == R.WrappedElement {
  Column(combining: lhs.presentOperand, .divided, rhs.operand, name: lhs.name, by: /)
}

/// The quotient of each row of two equally long columns; nil where the row of the left one is missing. A division by
/// zero, or one that overflows, traps.
@_disfavoredOverload
public func / <L, R>(lhs: L, rhs: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: BinaryInteger, L.WrappedElement == R.Element {
  Column(combining: lhs.operand, .divided, rhs.presentOperand, name: lhs.name, by: /)
}

/// The quotient of each row of two equally long columns; nil where the row of the right one is missing.
@_disfavoredOverload
public func / <L, R>(lhs: L, rhs: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: FloatingPoint, L.Element == R.WrappedElement {
  Column(combining: lhs.presentOperand, .divided, rhs.operand, name: lhs.name, by: /)
}

/// The quotient of each row of two equally long columns; nil where the row of the left one is missing.
@_disfavoredOverload
public func / <L, R>(lhs: L, rhs: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: FloatingPoint, L.WrappedElement == R.Element {
  Column(combining: lhs.operand, .divided, rhs.presentOperand, name: lhs.name, by: /)
}
