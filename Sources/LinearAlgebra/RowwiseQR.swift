import CLAPACKE
import NumericKernels

/// The triangle of the QR factorization of a matrix that arrives some rows at a time.
///
/// The triangle so far is stacked on the new rows and factored again (Golub, Plemmons, Sameh: Parallel block schemes for
/// large-scale least-squares computations, 1988). It is as accurate as a factorization of the whole, which need never be
/// in memory; the products of the columns, whose condition is the square, are never formed.
package struct RowwiseQR: Sendable {
  package let columnCount: Int
  /// The upper triangle; triangleᵀ · triangle equals the product of the rows so far with themselves.
  package private(set) var triangle: ColumnMatrix

  package init(columnCount: Int) {
    self.columnCount = columnCount
    triangle = ColumnMatrix(rowCount: columnCount, columnCount: columnCount)
  }

  /// Takes more rows in, which makes about 2 · rows · columns² operations.
  ///
  /// - Throws: ``LinearAlgebraError/notFinite``.
  /// - Precondition: `rows` has `columnCount` columns.
  package mutating func append(_ rows: ColumnMatrix) throws(LinearAlgebraError) {
    precondition(rows.columnCount == columnCount, "rows of \(rows.columnCount) numbers, not \(columnCount)")
    if rows.rowCount == 0 || columnCount == 0 { return }
    BLASLibrary.prepare()
    let height = columnCount + rows.rowCount
    var stacked = Array(repeating: 0.0, count: height * columnCount)
    for column in 0..<columnCount {
      for row in 0...column { stacked[column * height + row] = triangle.values[column * columnCount + row] }
      for row in 0..<rows.rowCount {
        stacked[column * height + columnCount + row] = rows.values[column * rows.rowCount + row]
      }
    }
    var reflectors = Array(repeating: 0.0, count: columnCount)
    let status = LAPACKE_dgeqrf(
      LAPACK_COL_MAJOR, BLASLibrary.count(height), BLASLibrary.count(columnCount), &stacked, BLASLibrary.count(height),
      &reflectors)
    if status != 0 { throw .notFinite }
    for column in 0..<columnCount {
      for row in 0...column { triangle.values[column * columnCount + row] = stacked[column * height + row] }
    }
  }
}
