import COpenBLAS
import NumericKernels

/// Products with a block of rows: the inner loops of whoever passes over a table block by block.
///
/// A block is stored column by column without gaps, `rowCount` numbers a column. Each call runs on the caller's thread, and
/// its result does not depend on any number of threads.
package enum MatrixProducts {
  /// Adds blockᵀ · block to the upper triangle of `gram`, whose columns are `stride` numbers apart.
  package static func addGram(
    of block: UnsafePointer<Double>, rowCount: Int, columnCount: Int, to gram: UnsafeMutablePointer<Double>, stride: Int
  ) {
    if rowCount == 0 || columnCount == 0 { return }
    BLASLibrary.prepare()
    cblas_dsyrk(
      CblasColMajor, CblasUpper, CblasTrans, BLASLibrary.count(columnCount), BLASLibrary.count(rowCount), 1, block,
      BLASLibrary.count(rowCount), 1, gram, BLASLibrary.count(stride))
  }

  /// Adds block · weights to `sums`; `weights` is columnCount × dimensionCount and `sums` rowCount × dimensionCount, both
  /// column by column.
  package static func addProduct(
    of block: UnsafePointer<Double>, rowCount: Int, columnCount: Int, weights: UnsafePointer<Double>,
    dimensionCount: Int, to sums: UnsafeMutablePointer<Double>
  ) {
    if rowCount == 0 || columnCount == 0 { return }
    BLASLibrary.prepare()
    let (rows, columns) = (BLASLibrary.count(rowCount), BLASLibrary.count(columnCount))
    if dimensionCount == 1 {
      cblas_dgemv(CblasColMajor, CblasNoTrans, rows, columns, 1, block, rows, weights, 1, 1, sums, 1)
    } else {
      cblas_dgemm(
        CblasColMajor, CblasNoTrans, CblasNoTrans, rows, BLASLibrary.count(dimensionCount), columns, 1, block, rows,
        weights, columns, 1, sums, rows)
    }
  }

  /// Adds blockᵀ · values to `sums`; `values` is rowCount × dimensionCount and `sums` columnCount × dimensionCount, both
  /// column by column, the columns of `sums` `stride` numbers apart (columnCount where nil).
  package static func addTransposedProduct(
    of block: UnsafePointer<Double>, rowCount: Int, columnCount: Int, values: UnsafePointer<Double>,
    dimensionCount: Int, to sums: UnsafeMutablePointer<Double>, stride: Int? = nil
  ) {
    if rowCount == 0 || columnCount == 0 { return }
    BLASLibrary.prepare()
    let (rows, columns) = (BLASLibrary.count(rowCount), BLASLibrary.count(columnCount))
    if dimensionCount == 1 {
      cblas_dgemv(CblasColMajor, CblasTrans, rows, columns, 1, block, rows, values, 1, 1, sums, 1)
    } else {
      cblas_dgemm(
        CblasColMajor, CblasTrans, CblasNoTrans, columns, BLASLibrary.count(dimensionCount), rows, 1, block, rows,
        values, rows, 1, sums, BLASLibrary.count(stride ?? columnCount))
    }
  }

  /// matrixᵀ · matrix, both triangles filled.
  package static func gram(of matrix: ColumnMatrix) -> ColumnMatrix {
    let count = matrix.columnCount
    var values = Array(repeating: 0.0, count: count * count)
    matrix.values.withUnsafeBufferPointer { block in
      values.withUnsafeMutableBufferPointer { gram in
        guard let block = block.baseAddress, let gram = gram.baseAddress else { return }
        addGram(of: block, rowCount: matrix.rowCount, columnCount: count, to: gram, stride: count)
      }
    }
    for column in 0..<count {
      for row in 0..<column { values[row * count + column] = values[column * count + row] }
    }
    return ColumnMatrix(rowCount: count, columnCount: count, values: values)
  }
}
