import Foundation

/// A column whose elements are compared when frames are.
private protocol EquatableColumn {
  /// Whether both hold equal elements at the selected rows; nil if the other has another type.
  func equals(_ other: Any, _ rows: RowSelection, _ otherRows: RowSelection) -> Bool?
}

extension Column: EquatableColumn where WrappedElement: Hashable {
  @_specialize(where WrappedElement == String)
  @_specialize(where WrappedElement == Int)
  @_specialize(where WrappedElement == Double)
  @_specialize(where WrappedElement == Bool)
  @_specialize(where WrappedElement == Date)
  func equals(_ other: Any, _ rows: RowSelection, _ otherRows: RowSelection) -> Bool? {
    guard let other = other as? Column<WrappedElement> else { return nil }
    guard rows.count == otherRows.count else { return false }
    if rows.ranges == otherRows.ranges {
      for range in rows.ranges {
        for row in range where storage[row] != other.storage[row] { return false }
      }
      return true
    }
    return DiscontiguousColumnSlice(base: self, selection: rows)
      .elementsEqual(DiscontiguousColumnSlice(base: other, selection: otherRows))
  }
}

/// A column whose elements can be hashed.
protocol HashableColumn {
  func hash(_ rows: RowSelection, into hasher: inout Hasher)
  func distinctRows(among rows: RowSelection) -> RowSelection
}

extension Column: HashableColumn where WrappedElement: Hashable {
  func hash(_ rows: RowSelection, into hasher: inout Hasher) {
    rows.forEachRow { hasher.combine(storage[$0]) }
  }

  @_specialize(where WrappedElement == String)
  @_specialize(where WrappedElement == Int)
  @_specialize(where WrappedElement == Double)
  @_specialize(where WrappedElement == Bool)
  @_specialize(where WrappedElement == Date)
  func distinctRows(among rows: RowSelection) -> RowSelection {
    var seen: Set<WrappedElement?> = []
    var builder = RowSelectionBuilder()
    rows.forEachRow { row in
      if seen.insert(storage[row]).inserted { builder.append(row) }
    }
    return builder.selection
  }
}

extension AnyColumnSlice: Hashable {
  /// Tells whether both have the same name, type, length and elements.
  ///
  /// Elements of a type that is not `Hashable` are not compared.
  public static func == (left: AnyColumnSlice, right: AnyColumnSlice) -> Bool {
    guard left.name == right.name, left.count == right.count, left.wrappedElementType == right.wrappedElementType else {
      return false
    }
    guard let comparable = left.base.erased as? any EquatableColumn else { return true }
    return comparable.equals(right.base.erased, left.selection, right.selection) ?? false
  }

  /// Feeds the name, the length and, where they can be hashed, the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(count)
    (base.erased as? any HashableColumn)?.hash(selection, into: &hasher)
  }

  /// The first of each group of equal elements, which must be `Hashable`.
  public func distinct() -> AnyColumnSlice {
    guard let column = base.erased as? any HashableColumn else {
      preconditionFailure("column '\(name)' holds \(wrappedElementType), whose values cannot be told apart")
    }
    return AnyColumnSlice(base: base, selection: column.distinctRows(among: selection))
  }
}

extension AnyColumn: Hashable {
  /// Tells whether both have the same name, type, length and elements.
  ///
  /// Elements of a type that is not `Hashable` are not compared.
  public static func == (left: AnyColumn, right: AnyColumn) -> Bool { left[0..<left.count] == right[0..<right.count] }

  /// Feeds the name, the length and, where they can be hashed, the elements to a hasher.
  public func hash(into hasher: inout Hasher) { self[0..<count].hash(into: &hasher) }

  /// The first of each group of equal elements, which must be `Hashable`.
  public func distinct() -> AnyColumnSlice { self[0..<count].distinct() }
}

extension Column where WrappedElement: Hashable {
  /// The first of each group of equal elements, a missing one included.
  public func distinct() -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(base: self, selection: distinctRows(among: RowSelection(0..<count)))
  }
}

extension ColumnSlice where WrappedElement: Hashable {
  /// The first of each group of equal elements, a missing one included.
  public func distinct() -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(base: base, selection: base.distinctRows(among: RowSelection(range)))
  }
}

extension DiscontiguousColumnSlice where WrappedElement: Hashable {
  /// The first of each group of equal elements, a missing one included.
  public func distinct() -> DiscontiguousColumnSlice<WrappedElement> {
    DiscontiguousColumnSlice(base: base, selection: base.distinctRows(among: selection))
  }
}

extension DataFrame: Hashable {
  /// Tells whether both have equal columns in the same order.
  ///
  /// Elements of a type that is not `Hashable` are not compared.
  public static func == (left: DataFrame, right: DataFrame) -> Bool { left.columns == right.columns }

  /// Feeds the columns to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(columns) }
}

extension DataFrame.Slice: Hashable {
  /// Tells whether both have equal columns in the same order, wherever their rows lie.
  ///
  /// Elements of a type that is not `Hashable` are not compared.
  public static func == (left: DataFrame.Slice, right: DataFrame.Slice) -> Bool { left.columns == right.columns }

  /// Feeds the columns to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(columns) }
}

extension DataFrame.Row: Hashable {
  /// Tells whether both have equal cells under equal names.
  ///
  /// Cells of a type that is not `Hashable` are not compared.
  public static func == (left: DataFrame.Row, right: DataFrame.Row) -> Bool { left.asSlice == right.asSlice }

  /// Feeds the cells to a hasher.
  public func hash(into hasher: inout Hasher) { asSlice.hash(into: &hasher) }

  private var asSlice: DataFrame.Slice { base[index..<(index + 1)] }
}
