/// A named sequence of elements that can be walked in both directions.
public protocol ColumnProtocol<Element>: BidirectionalCollection {
  /// What the column is called.
  var name: String { get set }
}

/// A column whose elements may be missing.
public protocol OptionalColumnProtocol<WrappedElement>: ColumnProtocol {
  /// The type of an element that is present.
  associatedtype WrappedElement where Element == WrappedElement?
}

/// A column whose element type is known only while the program runs.
public protocol AnyColumnProtocol {
  /// What the column is called.
  var name: String { get set }

  /// The number of elements, missing ones included.
  var count: Int { get }

  /// The type of an element that is present.
  var wrappedElementType: any Any.Type { get }

  /// The element at a position, nil where it is missing.
  subscript(position: Int) -> Any? { get }

  /// The elements of a range of positions.
  subscript(range: Range<Int>) -> AnyColumnSlice { get }
}

/// A recipe for empty columns of one name and element type.
public protocol AnyColumnPrototype {
  /// What columns made from the prototype are called.
  var name: String { get set }

  /// Makes an empty column with room for `capacity` elements.
  func makeColumn(capacity: Int) -> AnyColumn
}

/// The prototype of columns of `Value`.
struct ColumnPrototype<Value>: AnyColumnPrototype {
  var name: String

  func makeColumn(capacity: Int) -> AnyColumn { Column<Value>(name: name, capacity: capacity).eraseToAnyColumn() }
}
