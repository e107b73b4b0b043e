/// Some elements of a column, in its order and at its positions.
public struct DiscontiguousColumnSlice<WrappedElement>: OptionalColumnProtocol, MutableCollection {
  /// The elements are optional: nil is a missing value.
  public typealias Element = WrappedElement?

  /// A position in the column that was sliced.
  public typealias Index = Int

  /// The positions of the selected elements.
  public typealias Indices = DefaultIndices<DiscontiguousColumnSlice<WrappedElement>>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<DiscontiguousColumnSlice<WrappedElement>>

  /// A range of a slice is a slice.
  public typealias SubSequence = DiscontiguousColumnSlice<WrappedElement>

  @usableFromInline var base: Column<WrappedElement>
  @usableFromInline let selection: RowSelection

  @usableFromInline
  init(base: Column<WrappedElement>, selection: RowSelection) {
    precondition(
      selection.endIndex <= base.count,
      "column '\(base.name)' has \(base.count) rows: \(selection.endIndex) is not among them")
    self.base = base
    self.selection = selection
  }

  /// Makes a slice of all elements of a column.
  public init(_ column: Column<WrappedElement>) {
    self.init(base: column, selection: RowSelection(0..<column.count))
  }

  /// Makes a slice of the elements of a column in ascending ranges of positions.
  public init(column: Column<WrappedElement>, ranges: [Range<Int>]) {
    for range in ranges {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= column.count,
        "column '\(column.name)' has \(column.count) rows: \(range) is not among them")
    }
    self.init(base: column, selection: RowSelection(ranges: ranges))
  }

  /// What the column is called.
  public var name: String {
    get { base.name }
    set { base.name = newValue }
  }

  /// The type of an element that is present.
  public var wrappedElementType: any Any.Type { WrappedElement.self }

  /// A recipe for empty columns of this name and type.
  public var prototype: any AnyColumnPrototype { base.prototype }

  /// The first selected position.
  @inlinable public var startIndex: Int { selection.startIndex }

  /// The position after the last selected one.
  @inlinable public var endIndex: Int { selection.endIndex }

  /// The number of elements, missing ones included.
  @inlinable public var count: Int { selection.count }

  /// The number of missing elements.
  public var missingCount: Int {
    var missing = 0
    selection.forEachRow { if base.storage.isMissing($0) { missing += 1 } }
    return missing
  }

  /// The selected position after `i`.
  ///
  /// - Complexity: Logarithmic in the number of ranges.
  @inlinable
  public func index(after i: Int) -> Int { selection.index(after: i) }

  /// The selected position before `i`.
  ///
  /// - Complexity: Logarithmic in the number of ranges.
  @inlinable
  public func index(before i: Int) -> Int { selection.index(before: i) }

  /// The number of elements between two positions.
  public func distance(from start: Int, to end: Int) -> Int { selection.offset(of: end) - selection.offset(of: start) }

  /// The position that is `distance` elements away.
  public func index(_ i: Int, offsetBy distance: Int) -> Int { selection.row(at: selection.offset(of: i) + distance) }

  /// Tells whether the element at a position is missing.
  public func isNil(at index: Int) -> Bool { self[index] == nil }

  /// The element at a selected position, nil where it is missing.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      precondition(selection.contains(position), "position \(position) is not a valid slice index")
      return base.storage.element(at: position)
    }
    set {
      precondition(selection.contains(position), "position \(position) is not a valid slice index")
      base.storage[position] = newValue
    }
  }

  /// The selected elements at a range of positions.
  public subscript(bounds: Range<Int>) -> DiscontiguousColumnSlice<WrappedElement> {
    get {
      precondition(
        bounds.isEmpty || bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "a slice of column '\(name)' from \(startIndex) to \(endIndex) does not hold \(bounds)")
      return DiscontiguousColumnSlice(base: base, selection: selection.intersecting(bounds))
    }
    set {
      let target = selection.intersecting(bounds)
      precondition(
        target.count == newValue.count,
        "column '\(name)': \(target.count) selected rows cannot take \(newValue.count) values")
      for (row, element) in zip(target.rows, newValue) { base.storage[row] = element }
    }
  }

  /// The selected elements at a range of positions, however the range is written.
  public subscript<R>(bounds: R) -> DiscontiguousColumnSlice<WrappedElement>
  where R: RangeExpression, R.Bound == Int {
    get { self[bounds.relative(to: self)] }
    set { self[bounds.relative(to: self)] = newValue }
  }

  /// All selected elements.
  public subscript(bounds: (UnboundedRange_) -> Void) -> DiscontiguousColumnSlice<WrappedElement> {
    get { self }
    set { self[startIndex..<endIndex] = newValue }
  }

  /// Forgets the element type.
  public func eraseToAnyColumn() -> AnyColumnSlice {
    AnyColumnSlice(base: base.eraseToAnyColumn(), selection: selection)
  }

  /// A column of what `transform` makes of each element, missing ones included.
  @inlinable
  public func map<T>(_ transform: (Element) throws -> T?) rethrows -> Column<T> {
    var writer = ColumnWriter<T>(capacity: count)
    try selection.forEachRow { writer.append(try transform(base.storage.element(at: $0))) }
    return Column<T>(name: base.name, storage: writer.finished())
  }

  /// The elements that satisfy a condition, at their positions.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(
      base: base, selection: try selection.filtered { row in try isIncluded(base.storage.element(at: row)) })
  }
}

extension DiscontiguousColumnSlice: Sendable where WrappedElement: Sendable {}

extension DiscontiguousColumnSlice: Equatable where WrappedElement: Equatable {
  /// Tells whether both slices have the same name and equal elements, wherever these lie.
  public static func == (left: DiscontiguousColumnSlice, right: DiscontiguousColumnSlice) -> Bool {
    left.name == right.name && left.count == right.count && left.elementsEqual(right)
  }
}

extension DiscontiguousColumnSlice: Hashable where WrappedElement: Hashable {
  /// Feeds the name and the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
