/// Minimizes a smooth function plus a weighted sum of absolute values by accelerated proximal steps.
///
/// Beck, Teboulle: A fast iterative shrinkage-thresholding algorithm for linear inverse problems (2009), with the restart
/// of O'Donoghue, Candès (2015): momentum that points uphill is dropped, so that convergence is linear near the minimum.
struct ProximalGradient {
  /// The first step tried: the inverse of the curvature of one row's logistic loss.
  private static let firstStep = 4.0
  private static let shortening = 1.5
  private static let smallestStep = 1e-300

  var limits: SolverLimits
  /// What each component's absolute value costs; 0 for those that are free.
  var penalties: [Double]

  /// Minimizes from `start`, calling `onIteration` with each new point.
  ///
  /// Converged is the first point whose last step is shorter than the threshold in every component.
  func minimize(
    _ objective: some SmoothObjective, from start: [Double],
    onIteration: (_ iteration: Int, _ point: [Double]) throws -> Void
  ) rethrows -> SolverResult {
    var point = start
    var ahead = start
    var momentum = 1.0
    var step = Self.firstStep * limits.stepSize
    var gradient = Array(repeating: 0.0, count: start.count)
    for iteration in 1...limits.maximumIterations {
      let value = objective.evaluate(at: ahead, gradient: &gradient)
      guard value.isFinite, VectorMath.largest(gradient).isFinite else {
        return SolverResult(point: point, iterationCount: iteration - 1, isConverged: false)
      }
      let next = moved(objective, from: ahead, value: value, gradient: gradient, step: &step)
      var residual = 0.0
      var uphill = 0.0
      for index in next.indices {
        let change = next[index] - point[index]
        residual = max(residual, abs(change))
        uphill += (ahead[index] - next[index]) * change
      }
      let nextMomentum = uphill > 0 ? 1 : (1 + (1 + 4 * momentum * momentum).squareRoot()) / 2
      let factor = uphill > 0 ? 0 : (momentum - 1) / nextMomentum
      for index in next.indices { ahead[index] = next[index] + factor * (next[index] - point[index]) }
      momentum = nextMomentum
      point = next
      try onIteration(iteration, point)
      if residual < limits.convergenceThreshold || residual == 0 {
        return SolverResult(point: point, iterationCount: iteration, isConverged: true)
      }
    }
    return SolverResult(point: point, iterationCount: limits.maximumIterations, isConverged: false)
  }

  /// The next point, with a step that is short enough for the function's curvature; later steps are no longer.
  private func moved(
    _ objective: some SmoothObjective, from start: [Double], value: Double, gradient: [Double], step: inout Double
  ) -> [Double] {
    var unused = gradient
    while true {
      let next = shrunk(start, gradient: gradient, step: step)
      if step < Self.smallestStep { return next }
      let nextValue = objective.evaluate(at: next, gradient: &unused)
      if nextValue <= bound(value, gradient, from: start, to: next, step: step) { return next }
      step /= Self.shortening
    }
  }

  /// A step down the gradient, and then each component moved towards 0 by what its absolute value costs.
  private func shrunk(_ point: [Double], gradient: [Double], step: Double) -> [Double] {
    var result = point
    for index in result.indices {
      let moved = point[index] - step * gradient[index]
      let threshold = step * penalties[index]
      result[index] = moved > threshold ? moved - threshold : moved < -threshold ? moved + threshold : 0
    }
    return result
  }

  /// The value that a function without more curvature than 1 / step cannot exceed at `end`, with room for rounding.
  private func bound(
    _ value: Double, _ gradient: [Double], from start: [Double], to end: [Double], step: Double
  ) -> Double {
    var linear = 0.0
    var squares = 0.0
    for index in start.indices {
      let change = end[index] - start[index]
      linear += gradient[index] * change
      squares += change * change
    }
    return value + linear + squares / (2 * step) + 1e-13 * abs(value)
  }
}
