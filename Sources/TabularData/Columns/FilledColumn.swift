/// A column seen with a default in the place of each missing element.
public struct FilledColumn<Base>: ColumnProtocol where Base: OptionalColumnProtocol {
  /// An element that is never missing.
  public typealias Element = Base.WrappedElement

  /// A position in the column.
  public typealias Index = Base.Index

  /// The positions of the elements.
  public typealias Indices = DefaultIndices<FilledColumn<Base>>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<FilledColumn<Base>>

  /// A range of the elements.
  public typealias SubSequence = Slice<FilledColumn<Base>>

  /// The type of the elements.
  public typealias WrappedElement = Base.WrappedElement

  @usableFromInline var base: Base
  @usableFromInline let value: Base.WrappedElement

  @usableFromInline
  init(_ base: Base, with value: Base.WrappedElement) {
    self.base = base
    self.value = value
  }

  /// What the column is called.
  public var name: String {
    get { base.name }
    set { base.name = newValue }
  }

  /// The first position.
  @inlinable
  public var startIndex: Base.Index { base.startIndex }

  /// The position after the last element.
  @inlinable
  public var endIndex: Base.Index { base.endIndex }

  /// The position after `i`.
  @inlinable
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }

  /// The position before `i`.
  @inlinable
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }

  /// The element at a position, or the default where it is missing.
  @inlinable
  public subscript(position: Base.Index) -> Base.WrappedElement { base[position] ?? value }

  /// The elements as a column of their own.
  var filled: Column<Base.WrappedElement> { Column(name: name, contents: self) }
}

extension FilledColumn: Sendable where Base: Sendable, Base.WrappedElement: Sendable {}

extension FilledColumn: CustomStringConvertible {
  /// The elements as a table of one column.
  public var description: String { description(options: .init()) }

  /// The elements as a table of one column.
  public var debugDescription: String { description }

  /// The elements as a table of one column, printed as the options say.
  public func description(options: FormattingOptions) -> String {
    TableRenderer(options: options, name: name, elements: self) { Optional($0) }.rendered()
  }
}

extension OptionalColumnProtocol {
  /// The column with a default in the place of each missing element.
  @inlinable
  public func filled(with value: WrappedElement) -> FilledColumn<Self> { FilledColumn(self, with: value) }
}
