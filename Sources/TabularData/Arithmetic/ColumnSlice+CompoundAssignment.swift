extension ColumnSlice where WrappedElement: AdditiveArithmetic {
  /// Adds a value, at each element that is present.
  @inlinable
  public static func += (left: inout ColumnSlice, right: WrappedElement) {
    left.replaceEach { $0.map { $0 + right } }
  }

  /// Adds the values of a collection as long as the column, element by element.
  @inlinable
  public static func += <C>(left: inout ColumnSlice, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left + $0 } } }
  }

  /// Adds the values of a collection as long as the column, element by element.
  @inlinable
  public static func += <C>(left: inout ColumnSlice, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 + right } }
  }
}

extension ColumnSlice where WrappedElement: AdditiveArithmetic {
  /// Subtracts a value, at each element that is present.
  @inlinable
  public static func -= (left: inout ColumnSlice, right: WrappedElement) {
    left.replaceEach { $0.map { $0 - right } }
  }

  /// Subtracts the values of a collection as long as the column, element by element.
  @inlinable
  public static func -= <C>(left: inout ColumnSlice, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left - $0 } } }
  }

  /// Subtracts the values of a collection as long as the column, element by element.
  @inlinable
  public static func -= <C>(left: inout ColumnSlice, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 - right } }
  }
}

extension ColumnSlice where WrappedElement: Numeric {
  /// Multiplies by a value, at each element that is present.
  @inlinable
  public static func *= (left: inout ColumnSlice, right: WrappedElement) {
    left.replaceEach { $0.map { $0 * right } }
  }

  /// Multiplies by the values of a collection as long as the column, element by element.
  @inlinable
  public static func *= <C>(left: inout ColumnSlice, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left * $0 } } }
  }

  /// Multiplies by the values of a collection as long as the column, element by element.
  @inlinable
  public static func *= <C>(left: inout ColumnSlice, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 * right } }
  }
}

extension ColumnSlice where WrappedElement: BinaryInteger {
  /// Divides by a value, at each element that is present.
  @inlinable
  public static func /= (left: inout ColumnSlice, right: WrappedElement) {
    left.replaceEach { $0.map { $0 / right } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout ColumnSlice, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left / $0 } } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout ColumnSlice, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 / right } }
  }
}

extension ColumnSlice where WrappedElement: FloatingPoint {
  /// Divides by a value, at each element that is present.
  @inlinable
  public static func /= (left: inout ColumnSlice, right: WrappedElement) {
    left.replaceEach { $0.map { $0 / right } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout ColumnSlice, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left / $0 } } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout ColumnSlice, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 / right } }
  }
}
