// Element by element, for columns in which nothing is missing.

extension ColumnProtocol {
  @inlinable
  func combined<Other: ColumnProtocol, Result>(
    _ other: Other, _ combine: (Element, Other.Element) -> Result
  ) -> Column<Result> {
    precondition(
      count == other.count, "columns '\(name)' and '\(other.name)' have \(count) and \(other.count) rows")
    var result = Column<Result>(name: name, capacity: count)
    for (left, right) in zip(self, other) { result.append(combine(left, right)) }
    return result
  }
}

extension ColumnProtocol where Element: AdditiveArithmetic {
  /// The sums, element by element.
  @inlinable
  public static func + (left: Self, right: Self) -> Column<Element> { left.combined(right) { $0 + $1 } }

  /// The sums of each element and a value.
  @inlinable
  public static func + (left: Self, right: Element) -> Column<Element> {
    Column(name: left.name, contents: left.lazy.map { $0 + right })
  }

  /// The sums of a value and each element.
  @inlinable
  public static func + (left: Element, right: Self) -> Column<Element> {
    Column(name: right.name, contents: right.lazy.map { left + $0 })
  }
}

extension ColumnProtocol where Element: AdditiveArithmetic {
  /// The differences, element by element.
  @inlinable
  public static func - (left: Self, right: Self) -> Column<Element> { left.combined(right) { $0 - $1 } }

  /// The differences of each element and a value.
  @inlinable
  public static func - (left: Self, right: Element) -> Column<Element> {
    Column(name: left.name, contents: left.lazy.map { $0 - right })
  }

  /// The differences of a value and each element.
  @inlinable
  public static func - (left: Element, right: Self) -> Column<Element> {
    Column(name: right.name, contents: right.lazy.map { left - $0 })
  }
}

extension ColumnProtocol where Element: Numeric {
  /// The products, element by element.
  @inlinable
  public static func * (left: Self, right: Self) -> Column<Element> { left.combined(right) { $0 * $1 } }

  /// The products of each element and a value.
  @inlinable
  public static func * (left: Self, right: Element) -> Column<Element> {
    Column(name: left.name, contents: left.lazy.map { $0 * right })
  }

  /// The products of a value and each element.
  @inlinable
  public static func * (left: Element, right: Self) -> Column<Element> {
    Column(name: right.name, contents: right.lazy.map { left * $0 })
  }
}

extension ColumnProtocol where Element: BinaryInteger {
  /// The quotients, rounded towards zero; a divisor of zero traps, element by element.
  @inlinable
  public static func / (left: Self, right: Self) -> Column<Element> { left.combined(right) { $0 / $1 } }

  /// The quotients, rounded towards zero; a divisor of zero traps of each element and a value.
  @inlinable
  public static func / (left: Self, right: Element) -> Column<Element> {
    Column(name: left.name, contents: left.lazy.map { $0 / right })
  }

  /// The quotients, rounded towards zero; a divisor of zero traps of a value and each element.
  @inlinable
  public static func / (left: Element, right: Self) -> Column<Element> {
    Column(name: right.name, contents: right.lazy.map { left / $0 })
  }
}

extension ColumnProtocol where Element: FloatingPoint {
  /// The quotients, element by element.
  @inlinable
  public static func / (left: Self, right: Self) -> Column<Element> { left.combined(right) { $0 / $1 } }

  /// The quotients of each element and a value.
  @inlinable
  public static func / (left: Self, right: Element) -> Column<Element> {
    Column(name: left.name, contents: left.lazy.map { $0 / right })
  }

  /// The quotients of a value and each element.
  @inlinable
  public static func / (left: Element, right: Self) -> Column<Element> {
    Column(name: right.name, contents: right.lazy.map { left / $0 })
  }
}
