/// A range of a column, at the column's own positions.
public struct ColumnSlice<WrappedElement>: OptionalColumnProtocol, RandomAccessCollection, MutableCollection {
  /// The elements are optional: nil is a missing value.
  public typealias Element = WrappedElement?

  /// A position in the column that was sliced.
  public typealias Index = Int

  /// The positions are a range.
  public typealias Indices = Range<Int>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<ColumnSlice<WrappedElement>>

  /// A range of a slice is a slice.
  public typealias SubSequence = ColumnSlice<WrappedElement>

  @usableFromInline var base: Column<WrappedElement>
  @usableFromInline let range: Range<Int>

  init(base: Column<WrappedElement>, range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= base.count,
      "column '\(base.name)' has \(base.count) rows: \(range) is not among them")
    self.base = base
    self.range = range
  }

  /// Makes a slice of all elements of a column.
  public init(_ column: Column<WrappedElement>) { self.init(base: column, range: 0..<column.count) }

  /// What the column is called.
  public var name: String {
    get { base.name }
    set { base.name = newValue }
  }

  /// The type of an element that is present.
  public var wrappedElementType: any Any.Type { WrappedElement.self }

  /// A recipe for empty columns of this name and type.
  public var prototype: any AnyColumnPrototype { base.prototype }

  /// The first position.
  @inlinable public var startIndex: Int { range.lowerBound }

  /// The position after the last element.
  @inlinable public var endIndex: Int { range.upperBound }

  /// The number of elements, missing ones included.
  @inlinable public var count: Int { range.count }

  /// The number of missing elements.
  public var missingCount: Int { range.count { base.storage.isMissing($0) } }

  /// The position after `i`.
  @inlinable
  public func index(after i: Int) -> Int { i &+ 1 }

  /// The position before `i`.
  @inlinable
  public func index(before i: Int) -> Int { i &- 1 }

  /// Tells whether the element at a position is missing.
  public func isNil(at index: Int) -> Bool { self[index] == nil }

  /// The element at a position, nil where it is missing.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      precondition(range.contains(position), "the position is not in the slice")
      return base.storage.element(at: position)
    }
    set {
      precondition(range.contains(position), "the position is not in the slice")
      base.storage[position] = newValue
    }
  }

  /// The elements at a range of positions.
  public subscript(bounds: Range<Int>) -> ColumnSlice<WrappedElement> {
    get {
      precondition(
        bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "slice \(range) of column '\(name)' does not hold \(bounds)")
      return ColumnSlice(base: base, range: bounds)
    }
    set {
      precondition(
        bounds.count == newValue.count,
        "column '\(name)': a range of \(bounds.count) rows cannot take \(newValue.count) values")
      for (offset, element) in newValue.enumerated() { self[bounds.lowerBound + offset] = element }
    }
  }

  /// Forgets the element type.
  public func eraseToAnyColumn() -> AnyColumnSlice {
    AnyColumnSlice(base: base.eraseToAnyColumn(), selection: RowSelection(range))
  }

  /// A column of what `transform` makes of each element, missing ones included.
  @inlinable
  public func map<T>(_ transform: (Element) throws -> T?) rethrows -> Column<T> {
    Column<T>(name: base.name, storage: try base.storage.mapping(range, transform))
  }

  /// The elements that satisfy a condition, at their positions.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(base: base, selection: try base.storage.selecting(range, where: isIncluded))
  }
}

extension ColumnSlice: Sendable where WrappedElement: Sendable {}

extension ColumnSlice: Equatable where WrappedElement: Equatable {
  /// Tells whether both slices have the same name and equal elements, wherever these lie.
  public static func == (left: ColumnSlice, right: ColumnSlice) -> Bool {
    left.name == right.name && left.count == right.count && left.elementsEqual(right)
  }
}

extension ColumnSlice: Hashable where WrappedElement: Hashable {
  /// Feeds the name and the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
