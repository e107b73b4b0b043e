import CLAPACKE
import NumericKernels

/// The answer to a least-squares problem that may have many.
package struct LeastSquares: Sendable, Equatable {
  /// Of all x that bring ‖A·x − b‖ to its minimum, the one with the smallest ‖x‖.
  package let solution: [Double]
  /// How many singular values count as more than zero.
  package let rank: Int
  /// The singular values, falling.
  package let singularValues: [Double]

  /// Solves by singular value decomposition, for any shape and rank.
  ///
  /// - Parameter relativeTolerance: A singular value counts as zero where it is no more than this times the largest;
  ///   rounding alone leaves about the larger dimension times 2⁻⁵².
  /// - Throws: ``LinearAlgebraError``: `notFinite`, or `singularValuesNotFound`.
  /// - Precondition: `rightSide` has a number for each row of `matrix`.
  package init(
    minimumNormOf matrix: ColumnMatrix, rightSide: [Double], relativeTolerance: Double
  ) throws(LinearAlgebraError) {
    precondition(
      rightSide.count == matrix.rowCount, "a right side of \(rightSide.count) numbers for \(matrix.rowCount) rows")
    let (rowCount, columnCount) = (matrix.rowCount, matrix.columnCount)
    if rowCount == 0 || columnCount == 0 {
      solution = Array(repeating: 0, count: columnCount)
      rank = 0
      singularValues = []
      return
    }
    BLASLibrary.prepare()
    var values = matrix.values
    let height = max(rowCount, columnCount)
    var answer = rightSide + Array(repeating: 0, count: height - rowCount)
    var singularValues = Array(repeating: 0.0, count: min(rowCount, columnCount))
    var rank: Int32 = 0
    let status = LAPACKE_dgelsd(
      LAPACK_COL_MAJOR, BLASLibrary.count(rowCount), BLASLibrary.count(columnCount), 1, &values,
      BLASLibrary.count(rowCount), &answer, BLASLibrary.count(height), &singularValues, relativeTolerance, &rank)
    if status > 0 { throw .singularValuesNotFound(count: Int(status)) }
    if status < 0 { throw .notFinite }
    solution = Array(answer.prefix(columnCount))
    self.rank = Int(rank)
    self.singularValues = singularValues
  }
}
