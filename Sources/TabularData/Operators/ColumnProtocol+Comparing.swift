// The masks select rows of a column or a frame.

extension ColumnProtocol where Element: Comparable {
  /// Tells of each row whether it is less than a value.
  @_disfavoredOverload
  public static func < (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.less, rhs, whenMissing: false)
  }

  /// Tells whether a value is less than each row.
  @_disfavoredOverload
  public static func < (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.less.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is at most a value.
  @_disfavoredOverload
  public static func <= (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.lessOrEqual, rhs, whenMissing: false)
  }

  /// Tells whether a value is at most each row.
  @_disfavoredOverload
  public static func <= (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.lessOrEqual.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is greater than a value.
  @_disfavoredOverload
  public static func > (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.greater, rhs, whenMissing: false)
  }

  /// Tells whether a value is greater than each row.
  @_disfavoredOverload
  public static func > (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.greater.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is at least a value.
  @_disfavoredOverload
  public static func >= (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.greaterOrEqual, rhs, whenMissing: false)
  }

  /// Tells whether a value is at least each row.
  @_disfavoredOverload
  public static func >= (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.greaterOrEqual.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it equals a value.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.equal, rhs, whenMissing: false)
  }

  /// Tells whether a value equals each row.
  @_disfavoredOverload
  public static func == (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.equal.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it differs from a value.
  @_disfavoredOverload
  public static func != (lhs: Self, rhs: Element) -> [Bool] {
    lhs.presentOperand.comparing(.notEqual, rhs, whenMissing: true)
  }

  /// Tells whether a value differs from each row.
  @_disfavoredOverload
  public static func != (lhs: Element, rhs: Self) -> [Bool] {
    rhs.presentOperand.comparing(ComparisonOperator.notEqual.mirrored, lhs, whenMissing: true)
  }
}
