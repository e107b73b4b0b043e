/// The memory of a column whose element type its reader knows: what a row needs to read one cell.
///
/// Valid as long as the column it was taken from, which is not written to meanwhile.
@usableFromInline
struct ColumnCells {
  @usableFromInline let elementType: any Any.Type
  /// Nil while the column is text that has not been made into Strings.
  @usableFromInline let values: UnsafeRawPointer?
  /// Nil where nothing is missing.
  @usableFromInline let validity: UnsafePointer<UInt64>?
  @usableFromInline let count: Int

  init(elementType: any Any.Type, values: UnsafeRawPointer?, validity: UnsafePointer<UInt64>?, count: Int) {
    self.elementType = elementType
    self.values = values
    self.validity = validity
    self.count = count
  }
}

extension AnyColumn {
  /// The cell of a row; nil, too, where the column is text, or has no such row or another type.
  @inlinable
  static func quickCell<T>(_ cells: ColumnCells, _ row: Int, _ type: T.Type) -> (cell: T?, isKnown: Bool) {
    guard let values = cells.values, UInt(bitPattern: row) < UInt(bitPattern: cells.count), cells.elementType == T.self
    else { return (nil, false) }
    if let validity = cells.validity, !ValidityBitmap.isSet(validity, row) { return (nil, true) }
    return (values.assumingMemoryBound(to: T.self)[row], true)
  }
}
