/// Least squares with an L2 penalty by conjugate gradients on the normal equations, which are never formed.
///
/// Hestenes, Stiefel (1952); CGLS in Björck: Numerical Methods for Least Squares Problems (1996). From 0, and without a
/// penalty, it arrives at the smallest of all solutions.
struct ConjugateGradientLeastSquares {
  var maximumIterations: Int
  /// The gradient at the end, relative to the one at 0.
  var tolerance = 1e-14

  /// - Parameter checkpoint: Called before each iteration; what it throws ends the search.
  func solve(_ objective: SquaredErrorObjective, checkpoint: () throws -> Void) rethrows -> SolverResult {
    let penalties = objective.l2Penalties
    var point = Array(repeating: 0.0, count: objective.parameterCount)
    var errors = objective.targets
    var gradient = objective.transposedProduct(with: errors)
    var direction = gradient
    var square = VectorMath.dot(gradient, gradient)
    let limit = tolerance * tolerance * square
    for iteration in 1...max(1, maximumIterations) {
      if square <= limit { return SolverResult(point: point, iterationCount: iteration - 1, isConverged: true) }
      try checkpoint()
      let image = objective.product(with: direction)
      var curvature = VectorMath.dot(image, image)
      for index in direction.indices { curvature += penalties[index] * direction[index] * direction[index] }
      guard curvature > 0 else {
        return SolverResult(point: point, iterationCount: iteration - 1, isConverged: true)
      }
      let step = square / curvature
      VectorMath.add(step, direction, to: &point)
      VectorMath.add(-step, image, to: &errors)
      gradient = objective.transposedProduct(with: errors)
      for index in gradient.indices { gradient[index] -= penalties[index] * point[index] }
      let nextSquare = VectorMath.dot(gradient, gradient)
      let factor = nextSquare / square
      for index in direction.indices { direction[index] = gradient[index] + factor * direction[index] }
      square = nextSquare
    }
    return SolverResult(point: point, iterationCount: maximumIterations, isConverged: square <= limit)
  }
}
