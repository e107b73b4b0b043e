// A row that is missing on either side is missing in the result, which has the name of the column, of the left one if
// there are two.

extension OptionalColumnProtocol where WrappedElement: AdditiveArithmetic {
  /// The sum of each row of two equally long columns; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: Self) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .plus, rhs.operand, name: lhs.name, by: +)
  }

  /// The sum of each row and a value; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: WrappedElement) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .plus, ColumnOperand(same: rhs), name: lhs.name, by: +)
  }

  /// The sum of a value and each row; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func + (lhs: WrappedElement, rhs: Self) -> Column<WrappedElement> {
    Column(combining: ColumnOperand(same: lhs), .plus, rhs.operand, name: rhs.name, by: +)
  }

  /// The difference of each row of two equally long columns; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: Self) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .minus, rhs.operand, name: lhs.name, by: -)
  }

  /// Each row less a value; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: WrappedElement) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .minus, ColumnOperand(same: rhs), name: lhs.name, by: -)
  }

  /// A value less each row; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func - (lhs: WrappedElement, rhs: Self) -> Column<WrappedElement> {
    Column(combining: ColumnOperand(same: lhs), .minus, rhs.operand, name: rhs.name, by: -)
  }
}

extension OptionalColumnProtocol where WrappedElement: Numeric {
  /// The product of each row of two equally long columns; nil where either is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: Self) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .times, rhs.operand, name: lhs.name, by: *)
  }

  /// The product of each row and a value; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: WrappedElement) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .times, ColumnOperand(same: rhs), name: lhs.name, by: *)
  }

  /// The product of a value and each row; nil where it is missing. An overflow of integers traps.
  @_disfavoredOverload
  public static func * (lhs: WrappedElement, rhs: Self) -> Column<WrappedElement> {
    Column(combining: ColumnOperand(same: lhs), .times, rhs.operand, name: rhs.name, by: *)
  }
}

extension OptionalColumnProtocol where WrappedElement: BinaryInteger {
  /// The quotient of each row of two equally long columns; nil where either is missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Self) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .divided, rhs.operand, name: lhs.name, by: /)
  }

  /// Each row divided by a value; nil where it is missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: WrappedElement) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .divided, ColumnOperand(same: rhs), name: lhs.name, by: /)
  }

  /// A value divided by each row; nil where it is missing. A division by zero, or one that overflows, traps.
  @_disfavoredOverload
  public static func / (lhs: WrappedElement, rhs: Self) -> Column<WrappedElement> {
    Column(combining: ColumnOperand(same: lhs), .divided, rhs.operand, name: rhs.name, by: /)
  }
}

extension OptionalColumnProtocol where WrappedElement: FloatingPoint {
  /// The quotient of each row of two equally long columns; nil where either is missing.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: Self) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .divided, rhs.operand, name: lhs.name, by: /)
  }

  /// Each row divided by a value; nil where it is missing.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: WrappedElement) -> Column<WrappedElement> {
    Column(combining: lhs.operand, .divided, ColumnOperand(same: rhs), name: lhs.name, by: /)
  }

  /// A value divided by each row; nil where it is missing.
  @_disfavoredOverload
  public static func / (lhs: WrappedElement, rhs: Self) -> Column<WrappedElement> {
    Column(combining: ColumnOperand(same: lhs), .divided, rhs.operand, name: rhs.name, by: /)
  }
}
