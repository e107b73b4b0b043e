import LinearAlgebra
import NumericKernels

// Which way a problem is solved:
//
//   fewer rows than features, penalized   products of the rows, Cholesky
//   few features, well conditioned        products of the columns, Cholesky, then refined with the rows themselves
//   few features, ill conditioned         QR a block of rows at a time, then singular values: exact ranks, no lost digits
//   the rest                              conjugate gradients: neither the products nor the zeros of categories are formed
//
// The way depends on the data alone, never on the number of threads.

/// Minimizes the sum of squared errors plus an L2 penalty; of many minima, the one with the smallest scaled weights.
struct RidgeSolver {
  /// The most features whose products with each other are formed.
  static let largestGram = 2048
  /// The most operations that a factorization by rows may cost.
  private static let largestFactorization = 4e10
  private static let smallestReciprocalCondition = 1e-12
  /// Below this, products of rows lose digits that other ways keep.
  private static let smallestRowCondition = 1e-7
  /// Above this, a solution from products has all the digits that matter.
  private static let goodReciprocalCondition = 1e-3

  let objective: SquaredErrorObjective
  let isConstant: [Bool]
  let checkpoint: () throws -> Void

  func solve() throws -> [Double] {
    let count = objective.parameterCount
    if count <= Self.largestGram {
      if objective.design.rowCount < count, let solution = try solveByRowProducts() { return solution }
      if let solution = try solveByProducts() { return solution }
      let operations = Double(objective.design.rowCount + count) * Double(count) * Double(count)
      if operations <= Self.largestFactorization { return try solveByRows() }
    }
    let iterations = 10 * min(count, objective.design.rowCount) + 100
    return try ConjugateGradientLeastSquares(maximumIterations: iterations)
      .solve(objective, checkpoint: checkpoint).point
  }

  /// Cholesky on the products; nil where these are too near to singular.
  private func solveByProducts() throws -> [Double]? {
    let count = objective.parameterCount
    var matrix = objective.design.gram(threadCount: objective.threadCount)
    try checkpoint()
    for index in 0..<count { matrix[index, index] += objective.l2Penalties[index] }
    // Ones on the diagonal: the condition is that of the problem, not of its units. A constant feature stands alone.
    let factors = (0..<count).map { isConstant[$0] ? 0 : 1 / matrix[$0, $0].squareRoot() }
    guard factors.allSatisfy(\.isFinite) else { return nil }
    for column in 0..<count {
      for row in 0..<column { matrix[row, column] *= factors[row] * factors[column] }
      matrix[column, column] = 1
    }
    guard let factorization = try? CholeskyFactorization(of: matrix),
      factorization.reciprocalCondition > Self.smallestReciprocalCondition
    else { return nil }

    func solved(_ gradient: [Double]) -> [Double] {
      let solution = factorization.solve((0..<count).map { gradient[$0] * factors[$0] })
      return (0..<count).map { solution[$0] * factors[$0] }
    }
    var solution = solved(objective.transposedProduct(with: objective.targets))
    if factorization.reciprocalCondition > Self.goodReciprocalCondition { return solution }
    for _ in 0..<3 {
      try checkpoint()
      var gradient = objective.transposedProduct(with: objective.residuals(of: solution))
      for index in 0..<count { gradient[index] -= objective.l2Penalties[index] * solution[index] }
      let correction = solved(gradient)
      VectorMath.add(1, correction, to: &solution)
      if VectorMath.largest(correction) <= 1e-15 * VectorMath.largest(solution) { break }
    }
    return solution
  }

  /// Cholesky on the products of the rows; nil where a weight costs nothing, or these are too near to singular.
  ///
  /// With the penalties Λ the weights are Λ⁻¹Xᵀ(XΛ⁻¹Xᵀ + I)⁻¹y, by the identity of Woodbury: as many unknowns as rows.
  private func solveByRowProducts() throws -> [Double]? {
    let (design, count) = (objective.design, objective.parameterCount)
    guard (0..<count).allSatisfy({ isConstant[$0] || objective.l2Penalties[$0] > 0 }) else { return nil }
    let units = (0..<count).map { isConstant[$0] ? 0 : 1 / objective.l2Penalties[$0].squareRoot() }
    guard units.allSatisfy(\.isFinite) else { return nil }
    let rowCount = design.rowCount
    // A feature a row, in units in which each costs the same.
    let expanded = design.expanded(0..<rowCount, lastColumn: 0)
    var rows = ColumnMatrix(rowCount: count, columnCount: rowCount)
    for feature in 0..<count where units[feature] > 0 {
      for row in 0..<rowCount { rows[feature, row] = expanded[row, feature] * units[feature] }
    }
    try checkpoint()
    var matrix = MatrixProducts.gram(of: rows)
    for row in 0..<rowCount { matrix[row, row] += 1 }
    guard let factorization = try? CholeskyFactorization(of: matrix),
      factorization.reciprocalCondition > Self.smallestRowCondition
    else { return nil }
    let duals = factorization.solve(objective.targets)
    return (0..<count).map { feature in
      var sum = 0.0
      for row in 0..<rowCount { sum += rows[feature, row] * duals[row] }
      return sum * units[feature]
    }
  }

  /// QR of the rows with their targets as one more column, and the singular values of its triangle.
  private func solveByRows() throws -> [Double] {
    let (design, count) = (objective.design, objective.parameterCount)
    var factorization = RowwiseQR(columnCount: count + 1)
    let length = max(1024, 4 * count)
    for start in stride(from: 0, to: design.rowCount, by: length) {
      try checkpoint()
      let rows = start..<min(design.rowCount, start + length)
      var block = design.expanded(rows, lastColumn: 0)
      for row in 0..<rows.count { block[row, count] = objective.targets[rows.lowerBound + row] }
      try factorization.append(block)
    }
    if objective.l2Penalties.contains(where: { $0 > 0 }) {
      var penalty = ColumnMatrix(rowCount: count, columnCount: count + 1)
      for index in 0..<count { penalty[index, index] = objective.l2Penalties[index].squareRoot() }
      try factorization.append(penalty)
    }
    let triangle = factorization.triangle
    var matrix = ColumnMatrix(rowCount: count, columnCount: count)
    for column in 0..<count {
      for row in 0...column { matrix[row, column] = triangle[row, column] }
    }
    return try LeastSquares(
      minimumNormOf: matrix, rightSide: (0..<count).map { triangle[$0, count] },
      relativeTolerance: 4 * Double(max(32, count)) * .ulpOfOne
    ).solution
  }
}
