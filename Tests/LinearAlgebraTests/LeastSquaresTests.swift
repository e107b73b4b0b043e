import LinearAlgebra
import NumericKernels
import Testing

// Expected numbers: numpy 2.4.6 (numpy.linalg.lstsq).
@Suite struct LeastSquaresTests {
  private func expectClose(_ values: [Double], _ expected: [Double], tolerance: Double = 1e-13) {
    #expect(values.count == expected.count)
    for (value, expected) in zip(values, expected) { #expect(abs(value - expected) <= tolerance) }
  }

  @Test func `a full design has the one solution`() throws {
    let matrix = ColumnMatrix(rowCount: 4, columnCount: 3, values: [1, 4, 7, 2, 2, 5, 8, -1, 3, 6, 10, 0.5])
    let fit = try LeastSquares(minimumNormOf: matrix, rightSide: [1, -2, 3, 0.25], relativeTolerance: 1e-14)
    expectClose(fit.solution, [-0.3199481865284965, -0.7720207253886004, 0.9752035529237592])
    expectClose(fit.singularValues, [17.427664980049162, 2.2559927511871614, 0.6610522292215533])
    #expect(fit.rank == 3)
  }

  @Test func `dependent columns share the smallest solution`() throws {
    let matrix = ColumnMatrix(rowCount: 4, columnCount: 3, values: [1, 4, 7, 2, 2, 5, 8, -1, 3, 9, 15, 1])
    let fit = try LeastSquares(minimumNormOf: matrix, rightSide: [1, -2, 3, 0.25], relativeTolerance: 1e-14)
    expectClose(fit.solution, [0.1374378109452736, -0.06840796019900491, 0.06902985074626862])
    #expect(fit.rank == 2)
  }

  @Test func `more unknowns than rows have the smallest solution`() throws {
    let matrix = ColumnMatrix(rowCount: 3, columnCount: 4, values: [1, 2, 3, 4, 5, 6, 7, 8, 10, 2, -1, 0.5])
    let fit = try LeastSquares(minimumNormOf: matrix, rightSide: [1, 2, 3], relativeTolerance: 1e-14)
    expectClose(fit.solution, [0.9996299037749792, -0.01628423390081315, 0.009992598075499856, -0.002220577350111341])
  }

  @Test func `what is not finite is refused`() {
    let matrix = ColumnMatrix(rowCount: 1, columnCount: 1, values: [.nan])
    #expect(throws: LinearAlgebraError.notFinite) {
      try LeastSquares(minimumNormOf: matrix, rightSide: [1], relativeTolerance: 1e-14)
    }
  }
}
