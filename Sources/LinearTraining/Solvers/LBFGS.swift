// Goals, in order:
// 1. The steps of the solver that Create ML is known to use, so that training cut off after ten iterations ends near where
//    it would end there.
// 2. The true minimum, given the iterations.
// 3. A finite point, whatever the objective does.

/// Minimizes a smooth function by limited-memory quasi-Newton steps.
///
/// The line is searched for the first two steps only, and later where the value rose or successive gradients are nearly
/// parallel. Otherwise the step grows by a quarter up to 1, and where the slope along it turned, it is shortened to the
/// minimum of the cubic in between.
struct LBFGS {
  private static let memory = 11
  var limits: SolverLimits

  /// A point with the (scaled) value and gradient there.
  private struct State {
    var point: [Double]
    var value: Double
    var gradient: [Double]

    var isFinite: Bool { value.isFinite && VectorMath.largest(gradient).isFinite }
  }

  /// Minimizes `objective` from `start`, calling `onIteration` with each new point.
  ///
  /// Converged is the first point at which the gradient is smaller than the threshold in every component.
  func minimize(
    _ objective: some SmoothObjective, from start: [Double],
    onIteration: (_ iteration: Int, _ point: [Double]) throws -> Void
  ) rethrows -> SolverResult {
    var gradient = Array(repeating: 0.0, count: start.count)
    let value = objective.evaluate(at: start, gradient: &gradient)
    let largest = VectorMath.largest(gradient)
    guard value.isFinite, largest.isFinite else {
      return SolverResult(point: start, iterationCount: 0, isConverged: false)
    }
    // Values near 1 keep the first step, which goes down the gradient itself, in proportion.
    let scale = 1 / (1 + largest + abs(value))
    let threshold = limits.convergenceThreshold * scale
    var state = State(point: start, value: value * scale, gradient: gradient.map { $0 * scale })
    var history = CurvatureHistory(capacity: Self.memory)
    var step = limits.stepSize
    var needsSearch = true

    func evaluated(_ point: [Double]) -> State {
      var gradient = Array(repeating: 0.0, count: point.count)
      let value = objective.evaluate(at: point, gradient: &gradient) * scale
      for index in gradient.indices { gradient[index] *= scale }
      return State(point: point, value: value, gradient: gradient)
    }

    for iteration in 1...limits.maximumIterations {
      if VectorMath.largest(state.gradient) < threshold {
        return SolverResult(point: state.point, iterationCount: iteration - 1, isConverged: true)
      }
      var direction = history.direction(for: state.gradient)
      if !(VectorMath.dot(direction, state.gradient) < 0) {
        // Rounding has spoiled the memory; begin again down the gradient.
        history = CurvatureHistory(capacity: Self.memory)
        direction = state.gradient.map { -$0 }
        needsSearch = true
      }
      // The whole quasi-Newton step is 1; only the first two, which know little of the curvature, may go further.
      if iteration > 2 { step = min(1, needsSearch ? step : 1.25 * step) }
      var wasShortenedMuch = false
      var next: State?
      if !needsSearch {
        next = evaluated(Self.moved(state.point, by: step, along: direction))
      }
      if needsSearch || next?.isFinite == false {
        next = search(from: state, along: direction, step: &step, evaluate: evaluated)
      }
      guard var next else {
        // No step lowers the value: the minimum to rounding, if the memory is not to blame.
        if history.isEmpty {
          return SolverResult(point: state.point, iterationCount: iteration - 1, isConverged: true)
        }
        history = CurvatureHistory(capacity: Self.memory)
        (needsSearch, step) = (true, limits.stepSize)
        try onIteration(iteration, state.point)
        continue
      }
      if iteration > 1 {
        (next, wasShortenedMuch) = backedUp(next, from: state, direction: direction, step: &step, evaluate: evaluated)
      }
      history.append(
        change: VectorMath.difference(next.point, state.point),
        gradientChange: VectorMath.difference(next.gradient, state.gradient))
      let product = VectorMath.dot(next.gradient, state.gradient)
      let lengths = VectorMath.dot(next.gradient, next.gradient) * VectorMath.dot(state.gradient, state.gradient)
      needsSearch =
        iteration == 1 || next.value > state.value || wasShortenedMuch || product * product > 0.9 * lengths
      state = next
      try onIteration(iteration, state.point)
    }
    return SolverResult(
      point: state.point, iterationCount: limits.maximumIterations,
      isConverged: VectorMath.largest(state.gradient) < threshold)
  }

  /// Where the slope along the last move turned upwards, goes back to where a cubic has its minimum.
  ///
  /// - Returns: The point to go on from, and whether the move was cut to less than a tenth.
  private func backedUp(
    _ arrived: State, from origin: State, direction: [Double], step: inout Double, evaluate: ([Double]) -> State
  ) -> (State, Bool) {
    var arrived = arrived
    var wasShortenedMuch = false
    let start = MoreThuenteSearch.Sample(
      step: 0, value: origin.value, slope: VectorMath.dot(origin.gradient, direction))
    for attempt in 0..<3 {
      let slope = VectorMath.dot(arrived.gradient, direction)
      let isLower = arrived.value < origin.value
      if slope <= 0 || (attempt > 0 && !isLower) { break }
      let target = MoreThuenteSearch.cubicStep(start, .init(step: step, value: arrived.value, slope: slope))
      let part = target / step
      guard part > 0, part < 1 else { break }
      if part < 0.1 || attempt == 2 { wasShortenedMuch = true }
      // Where little is gained and the value rose, the next search does better.
      if part >= 0.8, !isLower { break }
      let candidate = evaluate(Self.moved(origin.point, by: target, along: direction))
      guard candidate.isFinite else { break }
      step = target
      arrived = candidate
    }
    return (arrived, wasShortenedMuch)
  }

  private func search(
    from state: State, along direction: [Double], step: inout Double, evaluate: ([Double]) -> State
  ) -> State? {
    var last = state
    let start = MoreThuenteSearch.Sample(
      step: 0, value: state.value, slope: VectorMath.dot(state.gradient, direction))
    let accepted = MoreThuenteSearch().search(from: start, firstStep: step) { step in
      last = evaluate(Self.moved(state.point, by: step, along: direction))
      return .init(step: step, value: last.value, slope: VectorMath.dot(last.gradient, direction))
    }
    guard let accepted, last.isFinite else { return nil }
    step = accepted.step
    return last
  }

  private static func moved(_ point: [Double], by step: Double, along direction: [Double]) -> [Double] {
    var moved = point
    VectorMath.add(step, direction, to: &moved)
    return moved
  }
}
