// Element by element; where either side is missing, so is the result.

extension OptionalColumnProtocol {
  @inlinable
  func combined<Other: OptionalColumnProtocol, Result>(
    _ other: Other, _ combine: (WrappedElement, Other.WrappedElement) -> Result
  ) -> Column<Result> {
    precondition(
      count == other.count, "columns '\(name)' and '\(other.name)' have \(count) and \(other.count) rows")
    var result = Column<Result>(name: name, capacity: count)
    for (left, right) in zip(self, other) {
      if let left, let right { result.append(combine(left, right)) } else { result.append(nil) }
    }
    return result
  }

  @inlinable
  func combined<Result>(_ combine: (WrappedElement) -> Result) -> Column<Result> {
    var result = Column<Result>(name: name, capacity: count)
    for element in self { result.append(element.map(combine)) }
    return result
  }
}

extension OptionalColumnProtocol where WrappedElement: AdditiveArithmetic {
  /// The sums, element by element; missing where either element is.
  @inlinable
  public static func + (left: Self, right: Self) -> Column<WrappedElement> { left.combined(right) { $0 + $1 } }

  /// The sums of each element and a value; missing where the element is.
  @inlinable
  public static func + (left: Self, right: WrappedElement) -> Column<WrappedElement> { left.combined { $0 + right } }

  /// The sums of a value and each element; missing where the element is.
  @inlinable
  public static func + (left: WrappedElement, right: Self) -> Column<WrappedElement> { right.combined { left + $0 } }
}

extension OptionalColumnProtocol where WrappedElement: AdditiveArithmetic {
  /// The differences, element by element; missing where either element is.
  @inlinable
  public static func - (left: Self, right: Self) -> Column<WrappedElement> { left.combined(right) { $0 - $1 } }

  /// The differences of each element and a value; missing where the element is.
  @inlinable
  public static func - (left: Self, right: WrappedElement) -> Column<WrappedElement> { left.combined { $0 - right } }

  /// The differences of a value and each element; missing where the element is.
  @inlinable
  public static func - (left: WrappedElement, right: Self) -> Column<WrappedElement> { right.combined { left - $0 } }
}

extension OptionalColumnProtocol where WrappedElement: Numeric {
  /// The products, element by element; missing where either element is.
  @inlinable
  public static func * (left: Self, right: Self) -> Column<WrappedElement> { left.combined(right) { $0 * $1 } }

  /// The products of each element and a value; missing where the element is.
  @inlinable
  public static func * (left: Self, right: WrappedElement) -> Column<WrappedElement> { left.combined { $0 * right } }

  /// The products of a value and each element; missing where the element is.
  @inlinable
  public static func * (left: WrappedElement, right: Self) -> Column<WrappedElement> { right.combined { left * $0 } }
}

extension OptionalColumnProtocol where WrappedElement: BinaryInteger {
  /// The quotients, rounded towards zero; a divisor of zero traps, element by element; missing where either element is.
  @inlinable
  public static func / (left: Self, right: Self) -> Column<WrappedElement> { left.combined(right) { $0 / $1 } }

  /// The quotients, rounded towards zero; a divisor of zero traps of each element and a value; missing where the element is.
  @inlinable
  public static func / (left: Self, right: WrappedElement) -> Column<WrappedElement> { left.combined { $0 / right } }

  /// The quotients, rounded towards zero; a divisor of zero traps of a value and each element; missing where the element is.
  @inlinable
  public static func / (left: WrappedElement, right: Self) -> Column<WrappedElement> { right.combined { left / $0 } }
}

extension OptionalColumnProtocol where WrappedElement: FloatingPoint {
  /// The quotients, element by element; missing where either element is.
  @inlinable
  public static func / (left: Self, right: Self) -> Column<WrappedElement> { left.combined(right) { $0 / $1 } }

  /// The quotients of each element and a value; missing where the element is.
  @inlinable
  public static func / (left: Self, right: WrappedElement) -> Column<WrappedElement> { left.combined { $0 / right } }

  /// The quotients of a value and each element; missing where the element is.
  @inlinable
  public static func / (left: WrappedElement, right: Self) -> Column<WrappedElement> { right.combined { left / $0 } }
}
