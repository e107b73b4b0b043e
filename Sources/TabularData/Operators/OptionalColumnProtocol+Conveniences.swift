// Ours, beyond Apple: its comparisons are for columns without missing elements, such as those of `filled(with:)`. A missing
// row satisfies no comparison but `!=`, as nil does in Swift.

extension OptionalColumnProtocol where WrappedElement: Comparable {
  /// Tells of each row whether it is less than a value; false where it is missing.
  @_disfavoredOverload
  public static func < (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.less, rhs, whenMissing: false)
  }

  /// Tells whether a value is less than each row; false where it is missing.
  @_disfavoredOverload
  public static func < (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.less.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is at most a value; false where it is missing.
  @_disfavoredOverload
  public static func <= (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.lessOrEqual, rhs, whenMissing: false)
  }

  /// Tells whether a value is at most each row; false where it is missing.
  @_disfavoredOverload
  public static func <= (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.lessOrEqual.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is greater than a value; false where it is missing.
  @_disfavoredOverload
  public static func > (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.greater, rhs, whenMissing: false)
  }

  /// Tells whether a value is greater than each row; false where it is missing.
  @_disfavoredOverload
  public static func > (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.greater.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it is at least a value; false where it is missing.
  @_disfavoredOverload
  public static func >= (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.greaterOrEqual, rhs, whenMissing: false)
  }

  /// Tells whether a value is at least each row; false where it is missing.
  @_disfavoredOverload
  public static func >= (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.greaterOrEqual.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it equals a value; false where it is missing.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.equal, rhs, whenMissing: false)
  }

  /// Tells whether a value equals each row; false where it is missing.
  @_disfavoredOverload
  public static func == (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.equal.mirrored, lhs, whenMissing: false)
  }

  /// Tells of each row whether it differs from a value; true where it is missing.
  @_disfavoredOverload
  public static func != (lhs: Self, rhs: WrappedElement) -> [Bool] {
    lhs.operand.comparing(.notEqual, rhs, whenMissing: true)
  }

  /// Tells whether a value differs from each row; true where it is missing.
  @_disfavoredOverload
  public static func != (lhs: WrappedElement, rhs: Self) -> [Bool] {
    rhs.operand.comparing(ComparisonOperator.notEqual.mirrored, lhs, whenMissing: true)
  }
}
