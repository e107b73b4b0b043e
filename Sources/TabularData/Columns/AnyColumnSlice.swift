/// Some elements of a column, at its positions, whose type is known only while the program runs.
public struct AnyColumnSlice: AnyColumnProtocol, RandomAccessCollection, MutableCollection {
  /// Any value, or nil where it is missing.
  public typealias Element = Any?

  /// A position in the column that was sliced.
  public typealias Index = Int

  /// The selected positions.
  ///
  /// Apple's are a range from the first to the last, which in a slice with gaps holds positions that are no elements.
  /// Where a range is asked for, `indices` still gives that one.
  public typealias Indices = DefaultIndices<AnyColumnSlice>

  /// An iterator over the elements.
  public typealias Iterator = IndexingIterator<AnyColumnSlice>

  /// A range of a slice is a slice.
  public typealias SubSequence = AnyColumnSlice

  var base: AnyColumn
  let selection: RowSelection

  init(base: AnyColumn, selection: RowSelection) {
    self.base = base
    self.selection = selection
  }

  /// What the column is called.
  public var name: String {
    get { base.name }
    set { base.name = newValue }
  }

  /// The number of elements, missing ones included.
  public var count: Int { selection.count }

  /// The type of an element that is present.
  public var wrappedElementType: any Any.Type { base.wrappedElementType }

  /// The number of missing elements.
  public var missingCount: Int {
    var missing = 0
    selection.forEachRow { if base.isNil(at: $0) { missing += 1 } }
    return missing
  }

  /// Tells whether the element at a position is missing.
  public func isNil(at index: Int) -> Bool {
    precondition(selection.contains(index), "position \(index) is not a valid slice index")
    return base.isNil(at: index)
  }

  /// The slice with its element type, which must be `T`.
  public func assumingType<T>(_ type: T.Type) -> DiscontiguousColumnSlice<T> {
    DiscontiguousColumnSlice(base: base.assumingType(type), selection: selection)
  }

  /// The selected elements as a column of their own.
  func gathered() -> AnyColumn { AnyColumn(base.erased.gathering(selection)) }

  /// The first selected position.
  public var startIndex: Int { selection.startIndex }

  /// The position after the last selected one.
  public var endIndex: Int { selection.endIndex }

  /// The selected position after `i`.
  public func index(after i: Int) -> Int { selection.index(after: i) }

  /// The selected position before `i`.
  public func index(before i: Int) -> Int { selection.index(before: i) }

  /// The number of elements between two positions.
  public func distance(from start: Int, to end: Int) -> Int { selection.offset(of: end) - selection.offset(of: start) }

  /// The position that is `distance` elements away.
  public func index(_ i: Int, offsetBy distance: Int) -> Int { selection.row(at: selection.offset(of: i) + distance) }

  /// The position that is `distance` elements away, or nil if `limit` lies between.
  public func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let toLimit = self.distance(from: i, to: limit)
    if distance >= 0 ? (toLimit >= 0 && toLimit < distance) : (toLimit <= 0 && toLimit > distance) { return nil }
    return index(i, offsetBy: distance)
  }

  /// The element at a selected position, nil where it is missing.
  public subscript(position: Int) -> Any? {
    get {
      precondition(selection.contains(position), "position \(position) is not a valid slice index")
      return base[position]
    }
    set {
      precondition(selection.contains(position), "position \(position) is not a valid slice index")
      base[position] = newValue
    }
  }

  /// The selected elements at a range of positions.
  public subscript(bounds: Range<Int>) -> AnyColumnSlice {
    get {
      precondition(
        bounds.isEmpty || bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "a slice of column '\(name)' from \(startIndex) to \(endIndex) does not hold \(bounds)")
      return AnyColumnSlice(base: base, selection: selection.intersecting(bounds))
    }
    set {
      let target = selection.intersecting(bounds)
      precondition(
        target.count == newValue.count,
        "column '\(name)': \(target.count) selected rows cannot take \(newValue.count) values")
      for (row, element) in zip(target.rows, newValue) { base[row] = element }
    }
  }
}

extension AnyColumnProtocol where Self == AnyColumnSlice {
  /// The positions from the first selected one to the last, for where a range is asked for; in a slice with gaps not
  /// each of them is selected.
  @_disfavoredOverload
  public var indices: Range<Int> { self.startIndex..<self.endIndex }
}
