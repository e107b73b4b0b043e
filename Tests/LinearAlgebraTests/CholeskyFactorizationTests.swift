import LinearAlgebra
import NumericKernels
import Testing

// Expected numbers: numpy 2.4.6 (numpy.linalg.solve, norm, inv).
@Suite struct CholeskyFactorizationTests {
  let matrix = ColumnMatrix(rowCount: 3, columnCount: 3, values: [70, 0, 0, 76, 94, 0, 98, 115.5, 145.25])

  @Test func `a system is solved from the upper triangle`() throws {
    let factors = try CholeskyFactorization(of: matrix)
    let solution = factors.solve([14.5, 15.75, 21.125])
    let expected = [-0.31994818652849655, -0.7720207253885989, 0.9752035529237579]
    for (value, expected) in zip(solution, expected) { #expect(abs(value - expected) < 1e-11) }
    #expect(abs(factors.reciprocalCondition - 0.0010042276422764231) < 1e-6)
  }

  @Test func `a singular matrix is refused with the order at which it shows`() {
    let singular = ColumnMatrix(rowCount: 2, columnCount: 2, values: [1, 0, 2, 3])
    #expect(throws: LinearAlgebraError.notPositiveDefinite(order: 2)) { try CholeskyFactorization(of: singular) }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `what is not finite is refused`(value: Double) {
    let matrix = ColumnMatrix(rowCount: 2, columnCount: 2, values: [1, 0, value, 3])
    #expect(throws: LinearAlgebraError.notFinite) { try CholeskyFactorization(of: matrix) }
  }

  @Test func `no unknowns have the empty solution`() throws {
    #expect(try CholeskyFactorization(of: ColumnMatrix(rowCount: 0, columnCount: 0)).solve([]).isEmpty)
  }
}
