// Element by element, between a column in which nothing is missing and one in which something may be.

@usableFromInline
func combined<L: ColumnProtocol, R: ColumnProtocol, Result>(
  _ left: L, _ right: R, _ combine: (L.Element, R.Element) -> Result?
) -> Column<Result> {
  precondition(
    left.count == right.count,
    "columns '\(left.name)' and '\(right.name)' have \(left.count) and \(right.count) rows")
  var result = Column<Result>(name: left.name, capacity: left.count)
  for (left, right) in zip(left, right) { result.append(combine(left, right)) }
  return result
}

/// The sums, element by element; missing where the right element is.
public func + <L, R>(left: L, right: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: AdditiveArithmetic, L.Element == R.WrappedElement {
  combined(left, right) { left, right in right.map { left + $0 } }
}

/// The sums, element by element; missing where the left element is.
public func + <L, R>(left: L, right: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: AdditiveArithmetic, L.WrappedElement == R.Element
{
  combined(left, right) { left, right in left.map { $0 + right } }
}

/// The differences, element by element; missing where the right element is.
public func - <L, R>(left: L, right: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: AdditiveArithmetic, L.Element == R.WrappedElement {
  combined(left, right) { left, right in right.map { left - $0 } }
}

/// The differences, element by element; missing where the left element is.
public func - <L, R>(left: L, right: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: AdditiveArithmetic, L.WrappedElement == R.Element
{
  combined(left, right) { left, right in left.map { $0 - right } }
}

/// The products, element by element; missing where the right element is.
public func * <L, R>(left: L, right: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: Numeric, L.Element == R.WrappedElement {
  combined(left, right) { left, right in right.map { left * $0 } }
}

/// The products, element by element; missing where the left element is.
public func * <L, R>(left: L, right: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: Numeric, L.WrappedElement == R.Element {
  combined(left, right) { left, right in left.map { $0 * right } }
}

/// The quotients, rounded towards zero; a divisor of zero traps, element by element; missing where the right element is.
public func / <L, R>(left: L, right: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: BinaryInteger, L.Element == R.WrappedElement {
  combined(left, right) { left, right in right.map { left / $0 } }
}

/// The quotients, rounded towards zero; a divisor of zero traps, element by element; missing where the left element is.
public func / <L, R>(left: L, right: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: BinaryInteger, L.WrappedElement == R.Element {
  combined(left, right) { left, right in left.map { $0 / right } }
}

/// The quotients, element by element; missing where the right element is.
public func / <L, R>(left: L, right: R) -> Column<L.Element>
where L: ColumnProtocol, R: OptionalColumnProtocol, L.Element: FloatingPoint, L.Element == R.WrappedElement {
  combined(left, right) { left, right in right.map { left / $0 } }
}

/// The quotients, element by element; missing where the left element is.
public func / <L, R>(left: L, right: R) -> Column<R.Element>
where L: OptionalColumnProtocol, R: ColumnProtocol, L.WrappedElement: FloatingPoint, L.WrappedElement == R.Element {
  combined(left, right) { left, right in left.map { $0 / right } }
}
