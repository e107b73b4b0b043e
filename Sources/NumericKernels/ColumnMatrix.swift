/// A dense matrix of doubles, stored column by column.
///
/// Columns are contiguous because every trainer reads one feature at a time, and LAPACK expects it.
@frozen @usableFromInline
package struct ColumnMatrix: Sendable, Equatable {
  @usableFromInline package let rowCount: Int
  @usableFromInline package let columnCount: Int
  /// The entries; entry (row, column) is at `column * rowCount + row`.
  @usableFromInline package var values: [Double]

  /// Makes a matrix of zeros.
  @inlinable
  package init(rowCount: Int, columnCount: Int) {
    self.init(rowCount: rowCount, columnCount: columnCount, values: Array(repeating: 0, count: rowCount * columnCount))
  }

  /// Makes a matrix from entries in column order.
  ///
  /// - Precondition: `values` has `rowCount * columnCount` entries.
  @inlinable
  package init(rowCount: Int, columnCount: Int, values: [Double]) {
    precondition(
      values.count == rowCount * columnCount,
      "a matrix of \(rowCount) rows and \(columnCount) columns cannot have \(values.count) entries")
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.values = values
  }

  @inlinable
  package subscript(row: Int, column: Int) -> Double {
    get { values[column * rowCount + row] }
    set { values[column * rowCount + row] = newValue }
  }
}
