import LinearAlgebra
import NumericKernels

/// Minimizes a convex function by Newton's steps, halved where a whole one does not lower the value.
struct NewtonMethod {
  private static let maximumHalvings = 40
  /// What is added to the diagonal of the scaled Hessian, one after another, until it can be inverted.
  private static let shifts = [0, 1e-11, 1e-9, 1e-7, 1e-5, 1e-3, 1e-1]
  private static let smallestReciprocalCondition = 1e-14

  var limits: SolverLimits

  /// Minimizes `objective` from `start`, calling `onIteration` with each new point.
  ///
  /// Converged is the first point at which the gradient is smaller than the threshold in every component, or from which
  /// no step leads lower.
  func minimize(
    _ objective: some TwiceSmoothObjective, from start: [Double],
    onIteration: (_ iteration: Int, _ point: [Double]) throws -> Void
  ) rethrows -> SolverResult {
    var point = start
    var gradient = Array(repeating: 0.0, count: start.count)
    var value = objective.evaluate(at: point, gradient: &gradient)
    for iteration in 1...limits.maximumIterations {
      let largest = VectorMath.largest(gradient)
      if largest < limits.convergenceThreshold || largest == 0 {
        return SolverResult(point: point, iterationCount: iteration - 1, isConverged: true)
      }
      guard value.isFinite, largest.isFinite, let move = move(objective, at: point, gradient: gradient) else {
        return SolverResult(point: point, iterationCount: iteration - 1, isConverged: false)
      }
      var length = 1.0
      var next = point
      var nextGradient = gradient
      var nextValue = Double.infinity
      for _ in 0..<Self.maximumHalvings {
        next = point
        VectorMath.add(length, move, to: &next)
        nextValue = objective.evaluate(at: next, gradient: &nextGradient)
        if nextValue <= value, VectorMath.largest(nextGradient).isFinite { break }
        // At the minimum, rounding may raise the value while the gradient still shrinks.
        if nextValue <= value + 1e-14 * abs(value), VectorMath.largest(nextGradient) < largest { break }
        nextValue = .infinity
        length /= 2
      }
      if nextValue == .infinity {
        return SolverResult(point: point, iterationCount: iteration - 1, isConverged: true)
      }
      (point, value, gradient) = (next, nextValue, nextGradient)
      try onIteration(iteration, point)
    }
    let largest = VectorMath.largest(gradient)
    return SolverResult(
      point: point, iterationCount: limits.maximumIterations,
      isConverged: largest < limits.convergenceThreshold || largest == 0)
  }

  /// The step to the minimum of the function's second-order approximation; nil where there is none.
  private func move(_ objective: some TwiceSmoothObjective, at point: [Double], gradient: [Double]) -> [Double]? {
    let count = point.count
    let hessian = objective.hessian(at: point)
    // With ones on the diagonal, what a shift does is independent of the units of the parameters.
    let factors = (0..<count).map { index in
      let curvature = hessian[index * count + index]
      return curvature > 0 ? 1 / curvature.squareRoot() : 1
    }
    var scaled = ColumnMatrix(rowCount: count, columnCount: count)
    for column in 0..<count {
      for row in 0..<column {
        scaled.values[column * count + row] = hessian[column * count + row] * factors[row] * factors[column]
      }
    }
    let rightSide = (0..<count).map { -gradient[$0] * factors[$0] }
    for shift in Self.shifts {
      for index in 0..<count { scaled.values[index * count + index] = 1 + shift }
      guard let factorization = try? CholeskyFactorization(of: scaled),
        factorization.reciprocalCondition > Self.smallestReciprocalCondition
      else { continue }
      let solution = factorization.solve(rightSide)
      let move = (0..<count).map { solution[$0] * factors[$0] }
      if VectorMath.largest(move).isFinite { return move }
    }
    return nil
  }
}
