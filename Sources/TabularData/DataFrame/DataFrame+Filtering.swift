extension DataFrame {
  /// The rows that satisfy a condition.
  public func filter(_ isIncluded: (Row) throws -> Bool) rethrows -> Slice {
    var row = Row(base: self, index: 0)
    let selection = try RowSelection(from: 0..<rowCount) { index in
      row.index = index
      return try isIncluded(row)
    }
    return Slice(base: self, selection: selection)
  }

  /// The rows whose cell in a column satisfies a condition; a missing one is nil.
  @inlinable
  public func filter<T>(on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
    Slice(base: self, selection: try self[columnName, type].filter(isIncluded).selection)
  }

  /// The rows whose cell in a column satisfies a condition; a missing one is nil.
  @inlinable
  public func filter<T>(on columnID: ColumnID<T>, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
    try filter(on: columnID.name, T.self, isIncluded)
  }

  /// The first rows, at most `length`.
  public func prefix(_ length: Int) -> Slice { self[0..<rowCount].prefix(length) }

  /// The last rows, at most `length`.
  public func suffix(_ length: Int) -> Slice { self[0..<rowCount].suffix(length) }
}

extension DataFrame.Slice {
  /// The rows whose cell in a column satisfies a condition; a missing one is nil.
  @inlinable
  public func filter<T>(
    on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool
  ) rethrows -> DataFrame.Slice {
    DataFrame.Slice(base: base, selection: try self[columnName, type].filter(isIncluded).selection)
  }

  /// The rows whose cell in a column satisfies a condition; a missing one is nil.
  @inlinable
  public func filter<T>(on columnID: ColumnID<T>, _ isIncluded: (T?) throws -> Bool) rethrows -> DataFrame.Slice {
    try filter(on: columnID.name, T.self, isIncluded)
  }

  /// The first rows, at most `length`.
  public func prefix(_ length: Int) -> DataFrame.Slice {
    precondition(length >= 0, "a prefix of \(length) rows does not exist")
    return DataFrame.Slice(base: base, selection: selection.slice(offsets: 0..<Swift.min(length, selection.count)))
  }

  /// The rows before a row number.
  public func prefix(upTo position: Int) -> DataFrame.Slice {
    DataFrame.Slice(base: base, selection: selection.intersecting(0..<Swift.max(0, position)))
  }

  /// The rows up to and with a row number.
  public func prefix(through position: Int) -> DataFrame.Slice { prefix(upTo: position + 1) }

  /// The last rows, at most `length`.
  public func suffix(_ length: Int) -> DataFrame.Slice {
    precondition(length >= 0, "a suffix of \(length) rows does not exist")
    let first = Swift.max(0, selection.count - length)
    return DataFrame.Slice(base: base, selection: selection.slice(offsets: first..<selection.count))
  }

  /// The rows from a row number on.
  public func suffix(from position: Int) -> DataFrame.Slice {
    let end = Swift.max(selection.endIndex, position)
    return DataFrame.Slice(base: base, selection: selection.intersecting(position..<end))
  }
}
