/// A named column of values of one type, any of which may be missing.
///
/// Values lie contiguously, and a bitmap beside them tells which are missing; copies share memory until one is written to.
public struct Column<WrappedElement>: OptionalColumnProtocol {
  /// The elements are optional: nil is a missing value.
  public typealias Element = WrappedElement?

  /// A position, counted from zero.
  public typealias Index = Int

  /// What the column is called.
  public var name: String

  @usableFromInline var storage: ColumnStorage<WrappedElement>

  @usableFromInline
  init(name: String, storage: ColumnStorage<WrappedElement>) {
    self.name = name
    self.storage = storage
  }

  /// Makes an empty column with room for `capacity` elements.
  public init(name: String, capacity: Int) {
    self.name = name
    storage = ColumnStorage(capacity: capacity)
  }

  /// Makes an empty column with room for `capacity` elements, named for an identifier.
  public init(_ id: ColumnID<WrappedElement>, capacity: Int) { self.init(name: id.name, capacity: capacity) }

  /// Makes a column of the optional elements of a sequence.
  @inlinable
  public init<S>(name: String, contents: S) where S: Sequence, S.Element == WrappedElement? {
    self.name = name
    storage = ColumnStorage(capacity: contents.underestimatedCount)
    for element in contents { storage.append(element) }
  }

  /// Makes a column of the elements of a sequence.
  @inlinable
  public init<S>(name: String, contents: S) where WrappedElement == S.Element, S: Sequence {
    self.name = name
    storage = ColumnStorage(capacity: contents.underestimatedCount)
    for element in contents { storage.append(element) }
  }

  /// Makes a column of the optional elements of a sequence, named for an identifier.
  @inlinable
  public init<S>(_ id: ColumnID<S.Element>, contents: S) where S: Sequence, S.Element == WrappedElement? {
    self.init(name: id.name, contents: contents)
  }

  /// Makes a column of the elements of a sequence, named for an identifier.
  @inlinable
  public init<S>(_ id: ColumnID<S.Element>, contents: S) where WrappedElement == S.Element, S: Sequence {
    self.init(name: id.name, contents: contents)
  }

  /// Makes a column of its own from a slice; positions are counted from zero again.
  public init(_ slice: ColumnSlice<WrappedElement>) {
    self.init(name: slice.name, storage: slice.base.storage.gathering(RowSelection(slice.range)))
  }

  /// The type of an element that is present.
  public var wrappedElementType: any Any.Type { WrappedElement.self }

  /// A recipe for empty columns like this one.
  public var prototype: any AnyColumnPrototype { ColumnPrototype<WrappedElement>(name: name) }

  /// The number of missing elements.
  ///
  /// - Complexity: One step for each 64 elements.
  public var missingCount: Int { storage.missingCount }

  /// Forgets the element type.
  public func eraseToAnyColumn() -> AnyColumn { AnyColumn(self) }
}

extension Column: Sendable where WrappedElement: Sendable {}

extension Column: Equatable where WrappedElement: Equatable {
  /// Tells whether both columns have the same name and equal elements.
  public static func == (left: Column, right: Column) -> Bool {
    left.name == right.name && left.count == right.count && left.elementsEqual(right)
  }
}

extension Column: Hashable where WrappedElement: Hashable {
  /// Feeds the name and the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
