extension Column: RandomAccessCollection, MutableCollection {
  /// Positions run from zero.
  public typealias Indices = Range<Int>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<Column<WrappedElement>>

  /// A range of the elements, at the same positions.
  public typealias SubSequence = ColumnSlice<WrappedElement>

  /// Zero.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable public var endIndex: Int {
    // Known not to be negative, the end makes the check of each position in a loop up to it superfluous, and the compiler
    // drops it: not so after a precondition, which it does not take for a branch.
    if storage.count < 0 { ColumnStorage<WrappedElement>.refuseNegativeCount() }
    return storage.count
  }

  /// The number of elements, missing ones included.
  @inlinable public var count: Int { storage.count }

  /// The position after `i`.
  @inlinable
  public func index(after i: Int) -> Int { i &+ 1 }

  /// The position before `i`.
  @inlinable
  public func index(before i: Int) -> Int { i &- 1 }

  /// The element at a position, nil where it is missing.
  @inlinable
  public subscript(position: Int) -> Element {
    get { storage[position] }
    set { storage[position] = newValue }
  }

  /// The elements at a range of positions.
  public subscript(range: Range<Int>) -> ColumnSlice<WrappedElement> {
    get { ColumnSlice(base: self, range: range) }
    set { replaceRange(range, with: newValue) }
  }

  /// The elements at a range of positions, however the range is written.
  public subscript<R>(range: R) -> ColumnSlice<WrappedElement> where R: RangeExpression, R.Bound == Int {
    get { self[range.relative(to: self)] }
    set { self[range.relative(to: self)] = newValue }
  }

  /// The elements where `mask` is true; the mask is as long as the column.
  @inlinable
  public subscript<C>(mask: C) -> DiscontiguousColumnSlice<WrappedElement> where C: Collection, C.Element == Bool {
    DiscontiguousColumnSlice(base: self, selection: RowSelection(mask: mask, count: count, of: "column '\(name)'"))
  }

  private mutating func replaceRange(_ range: Range<Int>, with slice: ColumnSlice<WrappedElement>) {
    precondition(
      range.count == slice.count,
      "column '\(name)': a range of \(range.count) rows cannot take \(slice.count) values")
    for (offset, element) in slice.enumerated() { self[range.lowerBound + offset] = element }
  }

  /// Calls `body` with the values as they lie in memory; returns nil where a value is missing, or where text has not
  /// been made into Strings yet.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<WrappedElement>) throws -> R
  ) rethrows -> R? {
    try storage.withValues(body)
  }

  /// Returns nil: optional elements do not lie in memory as such.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<WrappedElement?>) throws -> R
  ) rethrows -> R? {
    nil
  }

  /// Calls `body` with the values as they lie in memory, to be changed; returns nil where a value is missing.
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<WrappedElement>) throws -> R
  ) rethrows -> R? {
    guard storage.validity == nil else { return nil }
    storage.makeUnique()
    var values = UnsafeMutableBufferPointer(start: storage.values, count: storage.count)
    let base = values.baseAddress
    defer {
      precondition(values.baseAddress == base && values.count == count, "column '\(name)': the buffer was exchanged")
    }
    return try withExtendedLifetime(storage.buffer) { try body(&values) }
  }

  /// Returns nil: optional elements do not lie in memory as such.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<WrappedElement?>) throws -> R
  ) rethrows -> R? {
    nil
  }
}
