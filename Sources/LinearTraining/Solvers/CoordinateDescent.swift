import NumericKernels

/// Minimizes wᵀ·G·w − 2·bᵀ·w + Σ l1ⱼ·|wⱼ| by one weight at a time, exactly.
///
/// Friedman, Hastie, Tibshirani: Regularization paths for generalized linear models via coordinate descent (2010), with
/// the products of the columns kept, so that a sweep never looks at the rows.
struct CoordinateDescent {
  /// G, with L2 penalties on the diagonal; the upper triangle is read.
  var gram: ColumnMatrix
  /// The products of the features with the targets, b.
  var products: [Double]
  var l1Penalties: [Double]
  /// The largest violation of the conditions of a minimum, relative to the largest product.
  var tolerance = 1e-13
  var maximumSweeps = 100_000

  /// - Parameter checkpoint: Called before each sweep; what it throws ends the search.
  func minimize(checkpoint: () throws -> Void) rethrows -> SolverResult {
    let count = products.count
    var matrix = gram.values
    for column in 0..<count {
      for row in 0..<column { matrix[row * count + column] = matrix[column * count + row] }
    }
    var point = Array(repeating: 0.0, count: count)
    // b − G·w, kept up to date with each move.
    var rest = products
    let limit = tolerance * VectorMath.largest(products)
    for sweep in 1...maximumSweeps {
      try checkpoint()
      var largestMove = 0.0
      for index in 0..<count {
        let curvature = matrix[index * count + index]
        if !(curvature > 0) { continue }
        let target = rest[index] + curvature * point[index]
        let threshold = l1Penalties[index] / 2
        let shrunk = target > threshold ? target - threshold : target < -threshold ? target + threshold : 0
        let move = shrunk / curvature - point[index]
        if move == 0 { continue }
        point[index] = shrunk / curvature
        for row in 0..<count { rest[row] -= move * matrix[index * count + row] }
        largestMove = max(largestMove, abs(move) * curvature)
      }
      if largestMove <= limit { return SolverResult(point: point, iterationCount: sweep, isConverged: true) }
    }
    return SolverResult(point: point, iterationCount: maximumSweeps, isConverged: false)
  }
}
