extension DataFrame {
  /// The rows of a frame or of a slice, with the frame's row numbers.
  public struct Rows: BidirectionalCollection, MutableCollection {
    /// A row.
    public typealias Element = Row

    /// The number of a row in its frame.
    public typealias Index = Int

    /// The numbers of the rows.
    public typealias Indices = DefaultIndices<Rows>

    /// An iterator over the rows.
    public typealias Iterator = IndexingIterator<Rows>

    /// Some of the rows.
    public typealias SubSequence = Rows

    var base: DataFrame
    let selection: RowSelection

    init(base: DataFrame, selection: RowSelection) {
      self.base = base
      self.selection = selection
    }

    /// The number of the first row.
    public var startIndex: Int { selection.startIndex }

    /// The number after that of the last row.
    public var endIndex: Int { selection.endIndex }

    /// The number of rows.
    public var count: Int { selection.count }

    /// The number of the row after `i`.
    public func index(after i: Int) -> Int { selection.index(after: i) }

    /// The number of the row before `i`.
    public func index(before i: Int) -> Int { selection.index(before: i) }

    /// The row of a number.
    public subscript(position: Int) -> Row {
      get {
        precondition(selection.contains(position), "there is no row \(position)")
        return Row(base: base, index: position)
      }
      _modify {
        precondition(selection.contains(position), "there is no row \(position)")
        var row = Row(base: base, index: position)
        base = DataFrame()
        defer { base = row.base }
        yield &row
      }
      set {
        precondition(selection.contains(position), "there is no row \(position)")
        base.assign(newValue.base[newValue.index..<(newValue.index + 1)], to: RowSelection(position..<(position + 1)))
      }
    }

    /// The rows at a range of numbers.
    public subscript(bounds: Range<Int>) -> Rows {
      get {
        checkBounds(bounds)
        return Rows(base: base, selection: selection.intersecting(bounds))
      }
      set {
        checkBounds(bounds)
        base.assign(
          Slice(base: newValue.base, selection: newValue.selection), to: selection.intersecting(bounds))
      }
    }

    private func checkBounds(_ bounds: Range<Int>) {
      precondition(
        bounds.isEmpty || bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "rows from \(startIndex) to \(endIndex) do not hold rows \(bounds)")
    }
  }

  /// The rows, which write through to the frame.
  public var rows: Rows {
    get { Rows(base: self, selection: RowSelection(0..<rowCount)) }
    _modify {
      let selection = RowSelection(0..<rowCount)
      var rows = Rows(base: self, selection: selection)
      self = DataFrame()
      defer { self = rows.base }
      yield &rows
    }
    set { self = DataFrame(Slice(base: newValue.base, selection: newValue.selection)) }
  }
}

extension DataFrame.Slice {
  /// The rows, with the base's numbers.
  public var rows: DataFrame.Rows {
    get { DataFrame.Rows(base: base, selection: selection) }
    set { self = DataFrame.Slice(base: newValue.base, selection: newValue.selection) }
  }
}
