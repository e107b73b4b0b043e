extension Column {
  /// Adds an element, or a missing value, at the end.
  @inlinable
  public mutating func append(_ element: Element) { storage.append(element) }

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: WrappedElement) { storage.append(element) }

  /// Adds the optional elements of a sequence at the end.
  @inlinable
  public mutating func append<S>(contentsOf sequence: S) where S: Sequence, S.Element == WrappedElement? {
    storage.reserve(sequence.underestimatedCount)
    for element in sequence { storage.append(element) }
  }

  /// Adds the elements of a sequence at the end.
  @inlinable
  public mutating func append<S>(contentsOf sequence: S) where WrappedElement == S.Element, S: Sequence {
    storage.reserve(sequence.underestimatedCount)
    for element in sequence { storage.append(element) }
  }

  /// Takes out the element at a position; later ones move down.
  public mutating func remove(at index: Int) {
    precondition(indices.contains(index), "column '\(name)' has no row \(index)")
    storage.remove(at: index)
  }

  /// Replaces each element, missing ones included, by what `transform` makes of it.
  @inlinable
  public mutating func transform(_ transform: (Element) throws -> Element) rethrows {
    storage.makeUnique()
    for row in 0..<count { storage.overwrite(row, with: try transform(storage.element(at: row))) }
  }

  /// Replaces each element that is present by what `transform` makes of it.
  @inlinable
  public mutating func transform(_ transform: (WrappedElement) throws -> WrappedElement) rethrows {
    storage.makeUnique()
    for row in 0..<count {
      if let value = storage.element(at: row) { storage.overwrite(row, with: try transform(value)) }
    }
  }

  /// A column of what `transform` makes of each element, missing ones included.
  @inlinable
  public func map<T>(_ transform: (Element) throws -> T?) rethrows -> Column<T> {
    Column<T>(name: name, storage: try storage.mapping(0..<count, transform))
  }

  /// A column of what `transform` makes of each element that is present; missing ones stay missing.
  @inlinable
  public func mapNonNil<T>(_ transform: (WrappedElement) throws -> T?) rethrows -> Column<T> {
    try map { element in try element.flatMap(transform) }
  }

  /// The elements that satisfy a condition, at their positions.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(base: self, selection: try storage.selecting(0..<count, where: isIncluded))
  }
}
