// Element by element, in place; where either side is missing, so is the result.

extension MutableCollection where Self: ColumnProtocol {
  /// Replaces each element by what `combine` makes of it and the next one of `other`, which must be equally long.
  @inlinable
  mutating func combine<C: Collection>(_ other: C, _ combine: (Element, C.Element) -> Element) {
    precondition(count == other.count, "column '\(name)' has \(count) rows, the other side \(other.count)")
    var index = startIndex
    for value in other {
      self[index] = combine(self[index], value)
      formIndex(after: &index)
    }
  }

  /// Replaces each element.
  @inlinable
  mutating func replaceEach(_ replacement: (Element) -> Element) {
    var index = startIndex
    while index != endIndex {
      self[index] = replacement(self[index])
      formIndex(after: &index)
    }
  }
}

extension Column where WrappedElement: AdditiveArithmetic {
  /// Adds a value, at each element that is present.
  @inlinable
  public static func += (left: inout Column, right: WrappedElement) {
    left.replaceEach { $0.map { $0 + right } }
  }

  /// Adds the values of a collection as long as the column, element by element.
  @inlinable
  public static func += <C>(left: inout Column, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left + $0 } } }
  }

  /// Adds the values of a collection as long as the column, element by element.
  @inlinable
  public static func += <C>(left: inout Column, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 + right } }
  }
}

extension Column where WrappedElement: AdditiveArithmetic {
  /// Subtracts a value, at each element that is present.
  @inlinable
  public static func -= (left: inout Column, right: WrappedElement) {
    left.replaceEach { $0.map { $0 - right } }
  }

  /// Subtracts the values of a collection as long as the column, element by element.
  @inlinable
  public static func -= <C>(left: inout Column, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left - $0 } } }
  }

  /// Subtracts the values of a collection as long as the column, element by element.
  @inlinable
  public static func -= <C>(left: inout Column, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 - right } }
  }
}

extension Column where WrappedElement: Numeric {
  /// Multiplies by a value, at each element that is present.
  @inlinable
  public static func *= (left: inout Column, right: WrappedElement) {
    left.replaceEach { $0.map { $0 * right } }
  }

  /// Multiplies by the values of a collection as long as the column, element by element.
  @inlinable
  public static func *= <C>(left: inout Column, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left * $0 } } }
  }

  /// Multiplies by the values of a collection as long as the column, element by element.
  @inlinable
  public static func *= <C>(left: inout Column, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 * right } }
  }
}

extension Column where WrappedElement: BinaryInteger {
  /// Divides by a value, at each element that is present.
  @inlinable
  public static func /= (left: inout Column, right: WrappedElement) {
    left.replaceEach { $0.map { $0 / right } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout Column, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left / $0 } } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout Column, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 / right } }
  }
}

extension Column where WrappedElement: FloatingPoint {
  /// Divides by a value, at each element that is present.
  @inlinable
  public static func /= (left: inout Column, right: WrappedElement) {
    left.replaceEach { $0.map { $0 / right } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout Column, right: C) where C: Collection, C.Element == WrappedElement? {
    left.combine(right) { left, right in left.flatMap { left in right.map { left / $0 } } }
  }

  /// Divides by the values of a collection as long as the column, element by element.
  @inlinable
  public static func /= <C>(left: inout Column, right: C) where WrappedElement == C.Element, C: Collection {
    left.combine(right) { left, right in left.map { $0 / right } }
  }
}
