// The result has the name of the column, of the left one if there are two.

extension ColumnProtocol where Element: AdditiveArithmetic {
  /// The sum of each row of two equally long columns. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: Self) -> Column<Element> {
    Column(combining: lhs.presentOperand, .plus, rhs.presentOperand, name: lhs.name, by: +)
  }

  /// The sum of each row and a value. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: Element) -> Column<Element> {
    Column(combining: lhs.presentOperand, .plus, ColumnOperand(same: rhs), name: lhs.name, by: +)
  }

  /// The sum of a value and each row. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: Element, rhs: Self) -> Column<Element> {
    Column(combining: ColumnOperand(same: lhs), .plus, rhs.presentOperand, name: rhs.name, by: +)
  }

  /// The difference of each row of two equally long columns. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: Self) -> Column<Element> {
    Column(combining: lhs.presentOperand, .minus, rhs.presentOperand, name: lhs.name, by: -)
  }

  /// Each row less a value. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: Element) -> Column<Element> {
    Column(combining: lhs.presentOperand, .minus, ColumnOperand(same: rhs), name: lhs.name, by: -)
  }

  /// A value less each row. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: Element, rhs: Self) -> Column<Element> {
    Column(combining: ColumnOperand(same: lhs), .minus, rhs.presentOperand, name: rhs.name, by: -)
  }
}

extension ColumnProtocol where Element: Numeric {
  /// The product of each row of two equally long columns. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: Self) -> Column<Element> {
    Column(combining: lhs.presentOperand, .times, rhs.presentOperand, name: lhs.name, by: *)
  }

  /// The product of each row and a value. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: Element) -> Column<Element> {
    Column(combining: lhs.presentOperand, .times, ColumnOperand(same: rhs), name: lhs.name, by: *)
  }

  /// The product of a value and each row. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: Element, rhs: Self) -> Column<Element> {
    Column(combining: ColumnOperand(same: lhs), .times, rhs.presentOperand, name: rhs.name, by: *)
  }
}

extension ColumnProtocol where Element: BinaryInteger {
  /// The quotient of each row of two equally long columns. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Self) -> Column<Element> {
    Column(combining: lhs.presentOperand, .divided, rhs.presentOperand, name: lhs.name, by: /)
  }

  /// Each row divided by a value. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Element) -> Column<Element> {
    Column(combining: lhs.presentOperand, .divided, ColumnOperand(same: rhs), name: lhs.name, by: /)
  }

  /// A value divided by each row. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: Element, rhs: Self) -> Column<Element> {
    Column(combining: ColumnOperand(same: lhs), .divided, rhs.presentOperand, name: rhs.name, by: /)
  }
}

extension ColumnProtocol where Element: FloatingPoint {
  /// The quotient of each row of two equally long columns.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Self) -> Column<Element> {
    Column(combining: lhs.presentOperand, .divided, rhs.presentOperand, name: lhs.name, by: /)
  }

  /// Each row divided by a value.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Element) -> Column<Element> {
    Column(combining: lhs.presentOperand, .divided, ColumnOperand(same: rhs), name: lhs.name, by: /)
  }

  /// A value divided by each row.
  @_disfavoredOverload
  public static func / (lhs: Element, rhs: Self) -> Column<Element> {
    Column(combining: ColumnOperand(same: lhs), .divided, rhs.presentOperand, name: rhs.name, by: /)
  }
}
