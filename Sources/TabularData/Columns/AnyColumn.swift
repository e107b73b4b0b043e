/// A column whose element type is known only while the program runs.
///
/// Elements are `Any?`: nil where a value is missing, otherwise a value of `wrappedElementType`.
public struct AnyColumn: AnyColumnProtocol {
  var erased: any ErasedColumn

  init(_ erased: any ErasedColumn) { self.erased = erased }

  /// What the column is called.
  public var name: String {
    get { erased.name }
    set { erased.name = newValue }
  }

  /// The number of elements, missing ones included.
  public var count: Int { erased.count }

  /// The type of an element that is present.
  public var wrappedElementType: any Any.Type { erased.wrappedElementType }

  /// A recipe for empty columns like this one.
  public var prototype: any AnyColumnPrototype { erased.prototype }

  /// The number of missing elements.
  ///
  /// - Complexity: One step for each 64 elements.
  public var missingCount: Int { erased.missingCount }

  /// Tells whether the element at a position is missing.
  public func isNil(at index: Int) -> Bool { erased.isMissing(index) }

  /// The column with its element type, which must be `T`.
  public func assumingType<T>(_ type: T.Type) -> Column<T> {
    guard let column = erased as? Column<T> else {
      preconditionFailure("column '\(name)' holds \(wrappedElementType), not \(type)")
    }
    return column
  }

  /// The column with its element type, or nil if that is not `T`.
  package func typed<T>(_ type: T.Type) -> Column<T>? { erased as? Column<T> }

  /// Adds an element, or a missing value, at the end; it must be of the column's type.
  public mutating func append(_ element: Any?) { erased.appendCell(element) }

  /// Adds the elements of a column of the same type at the end.
  public mutating func append(contentsOf other: AnyColumn) {
    erased.append(RowSelection(0..<other.count), of: other.erased)
  }

  /// Adds the elements of a slice of the same type at the end.
  public mutating func append(contentsOf other: AnyColumnSlice) {
    erased.append(other.selection, of: other.base.erased)
  }

  /// Takes out the element at a position; later ones move down.
  public mutating func remove(at index: Int) { erased.remove(at: index) }
}

extension AnyColumn: RandomAccessCollection, MutableCollection {
  /// Any value, or nil where it is missing.
  public typealias Element = Any?

  /// A position, counted from zero.
  public typealias Index = Int

  /// Positions run from zero.
  public typealias Indices = Range<Int>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<AnyColumn>

  /// Some of the elements, at the same positions.
  public typealias SubSequence = AnyColumnSlice

  /// Zero.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { erased.count }

  /// The position after `i`.
  public func index(after i: Int) -> Int { i + 1 }

  /// The position before `i`.
  public func index(before i: Int) -> Int { i - 1 }

  /// The element at a position, nil where it is missing.
  public subscript(position: Int) -> Any? {
    get { erased.cell(position) }
    set { erased.setCell(position, to: newValue) }
  }

  /// The elements at a range of positions.
  public subscript(range: Range<Int>) -> AnyColumnSlice {
    get {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= count,
        "column '\(name)' has \(count) rows: \(range) is not among them")
      return AnyColumnSlice(base: self, selection: RowSelection(range))
    }
    set {
      precondition(
        range.count == newValue.count,
        "column '\(name)': a range of \(range.count) rows cannot take \(newValue.count) values")
      for (offset, element) in newValue.enumerated() { self[range.lowerBound + offset] = element }
    }
  }

  /// The elements where `mask` is true; the mask is as long as the column.
  public subscript<C>(mask: C) -> AnyColumnSlice where C: Collection, C.Element == Bool {
    AnyColumnSlice(base: self, selection: RowSelection(mask: mask, count: count, of: "column '\(name)'"))
  }
}
