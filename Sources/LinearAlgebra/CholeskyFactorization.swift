import CLAPACKE
import NumericKernels

/// A symmetric positive definite matrix as the product of a triangle with its transpose.
package struct CholeskyFactorization: Sendable {
  package let order: Int
  /// The upper triangle U with UᵀU the matrix; what lies below the diagonal means nothing.
  private let triangle: [Double]
  /// An estimate of 1 / (‖A‖₁ · ‖A⁻¹‖₁): near 0 where the matrix is nearly singular.
  package let reciprocalCondition: Double

  /// Factors a matrix of which only the upper triangle is read.
  ///
  /// - Throws: ``LinearAlgebraError``: `notPositiveDefinite`, or `notFinite`.
  /// - Precondition: The matrix is square.
  package init(of matrix: ColumnMatrix) throws(LinearAlgebraError) {
    precondition(matrix.rowCount == matrix.columnCount, "a Cholesky factorization needs a square matrix")
    let order = matrix.rowCount
    self.order = order
    if order == 0 {
      triangle = []
      reciprocalCondition = 1
      return
    }
    BLASLibrary.prepare()
    let count = BLASLibrary.count(order)
    var columnSums = Array(repeating: 0.0, count: order)
    for column in 0..<order {
      for row in 0...column {
        let size = abs(matrix.values[column * order + row])
        if !size.isFinite { throw .notFinite }
        columnSums[column] += size
        if row != column { columnSums[row] += size }
      }
    }
    var values = matrix.values
    let status = LAPACKE_dpotrf(LAPACK_COL_MAJOR, Int8(UInt8(ascii: "U")), count, &values, count)
    if status > 0 { throw .notPositiveDefinite(order: Int(status)) }
    if status < 0 { throw .notFinite }
    var condition = 0.0
    _ = LAPACKE_dpocon(
      LAPACK_COL_MAJOR, Int8(UInt8(ascii: "U")), count, values, count, columnSums.max() ?? 0, &condition)
    triangle = values
    reciprocalCondition = condition
  }

  /// The solution x of A · x = `rightSide`.
  ///
  /// - Precondition: `rightSide` has a number a row, each finite.
  package func solve(_ rightSide: [Double]) -> [Double] {
    precondition(rightSide.count == order, "a right side of \(rightSide.count) numbers for \(order) unknowns")
    if order == 0 { return [] }
    var solution = rightSide
    let count = BLASLibrary.count(order)
    let status = LAPACKE_dpotrs(
      LAPACK_COL_MAJOR, Int8(UInt8(ascii: "U")), count, 1, triangle, count, &solution, count)
    precondition(status == 0, "the right side of a linear system holds a NaN")
    return solution
  }
}
