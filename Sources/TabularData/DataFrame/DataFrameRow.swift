extension DataFrame {
  /// One row of a frame: a cell a column.
  public struct Row: RandomAccessCollection, MutableCollection {
    /// Any value, or nil where it is missing.
    public typealias Element = Any?

    /// The position of a column.
    public typealias Index = Int

    /// The positions of the columns.
    public typealias Indices = Range<Int>

    /// An iterator over the cells.
    public typealias Iterator = IndexingIterator<Row>

    /// A range of cells.
    public typealias SubSequence = Swift.Slice<Row>

    /// The frame that the row belongs to.
    public internal(set) var base: DataFrame

    /// The row's number in its frame.
    public internal(set) var index: Int

    init(base: DataFrame, index: Int) {
      self.base = base
      self.index = index
    }

    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of columns.
    public var endIndex: Int { base.columns.count }

    /// The number of columns.
    public var count: Int { base.columns.count }

    /// The position after `i`.
    public func index(after i: Int) -> Int { i + 1 }

    /// The position before `i`.
    public func index(before i: Int) -> Int { i - 1 }

    /// The cell of the column at a position, nil where it is missing.
    public subscript(position: Int) -> Any? {
      get {
        base.checkPosition(position)
        return base.columns[position][index]
      }
      set {
        base.checkPosition(position)
        base.columns[position][index] = newValue
      }
    }

    /// The cells of the columns at a range of positions.
    public subscript(bounds: Range<Int>) -> Swift.Slice<Row> {
      get { Swift.Slice(base: self, bounds: bounds) }
      set {
        precondition(
          bounds.count == newValue.count, "\(bounds.count) cells of row \(index) cannot take \(newValue.count) values")
        for (position, value) in zip(bounds, newValue) { self[position] = value }
      }
    }

    /// The cell of the column of a name or alias, nil where it is missing.
    public subscript(columnName: String) -> Any? {
      get { self[base.requiredPosition(columnName)] }
      set { self[base.requiredPosition(columnName)] = newValue }
    }

    /// The cell of the column at a position, which must hold `T`.
    public subscript<T>(position: Int, type: T.Type) -> T? {
      @inlinable get {
        withExtendedLifetime(base) {
          let quick = AnyColumn.quickCell(base.cells(position), index, type)
          return quick.isKnown ? quick.cell : base.cell(position, index, type)
        }
      }
      set { base.setCell(position, index, to: newValue) }
    }

    /// The cell of the column of a name or alias, which must hold `T`.
    public subscript<T>(columnName: String, type: T.Type) -> T? {
      @inlinable get { self[base.requiredPosition(columnName), type] }
      set { self[base.requiredPosition(columnName), type] = newValue }
    }

    /// The cell of the column of a name and element type.
    public subscript<T>(id: ColumnID<T>) -> T? {
      @inlinable get { self[id.name, T.self] }
      set { self[id.name, T.self] = newValue }
    }
  }
}

extension DataFrame {
  /// What a row needs to read a cell of a column.
  @usableFromInline
  func cells(_ position: Int) -> ColumnCells {
    checkPosition(position)
    // In place: a copied column costs two counts of references.
    return columns.withUnsafeBufferPointer { ($0.baseAddress.unsafelyUnwrapped + position).pointee.erased.cells }
  }

  /// A cell of a column, which must hold `T`.
  @usableFromInline
  func cell<T>(_ position: Int, _ row: Int, _ type: T.Type) -> T? { requiredColumn(position, type)[row] }

  /// Replaces a cell of a column, which must hold `T`.
  @usableFromInline
  mutating func setCell<T>(_ position: Int, _ row: Int, to value: T?) {
    checkPosition(position)
    columns[position].erased.setTypedCell(row, to: value)
  }
}
