/// Finds a step along a line that lowers a function enough and flattens it enough.
///
/// Moré, Thuente: Line search algorithms with guaranteed sufficient decrease, ACM TOMS 20 (1994). An accepted step t has
/// f(t) ≤ f(0) + decrease · t · f′(0) and |f′(t)| ≤ curvature · |f′(0)|.
struct MoreThuenteSearch {
  var decrease = 1e-4
  var curvature = 0.7
  var maximumEvaluations = 20
  var smallestStep = 1e-20
  var largestStep = 25.0

  /// A place on the line: the step, and the value and the slope there.
  struct Sample: Equatable {
    var step: Double
    var value: Double
    var slope: Double

    /// The sample of the function with `slope` more of it for each unit of the step.
    func tilted(by slope: Double) -> Sample {
      Sample(step: step, value: value + step * slope, slope: self.slope + slope)
    }
  }

  /// The two ends of the interval that holds a good step, `best` with the least value so far.
  private struct Interval {
    var best: Sample
    var other: Sample
    var isBracketed = false

    func tilted(by slope: Double) -> Interval {
      Interval(best: best.tilted(by: slope), other: other.tilted(by: slope), isBracketed: isBracketed)
    }
  }

  /// Searches from `start` (step 0), trying `firstStep` first.
  ///
  /// - Returns: The accepted sample, which is the last one taken; nil where the line does not go down or no step was
  ///   accepted.
  func search(from start: Sample, firstStep: Double, evaluate: (_ step: Double) -> Sample) -> Sample? {
    guard start.slope < 0, start.value.isFinite else { return nil }
    var interval = Interval(best: start, other: start)
    var width = largestStep - smallestStep
    var previousWidth = 2 * width
    var usesModifiedFunction = true
    var step = min(max(firstStep, smallestStep), largestStep)
    let testSlope = decrease * start.slope
    for evaluation in 1...maximumEvaluations {
      var low = interval.best.step
      var high = step + 4 * (step - interval.best.step)
      if interval.isBracketed {
        low = min(interval.best.step, interval.other.step)
        high = max(interval.best.step, interval.other.step)
      }
      step = min(max(step, smallestStep), largestStep)
      let isExhausted = interval.isBracketed && (step <= low || step >= high || high - low <= 1e-16 * high)
      if isExhausted { step = interval.best.step }
      let sample = evaluate(step)
      let isLower = sample.value <= start.value + step * testSlope
      if isLower, abs(sample.slope) <= -curvature * start.slope { return sample }
      if isLower, step == largestStep, sample.slope <= testSlope { return sample }
      if evaluation == maximumEvaluations || isExhausted || step == smallestStep {
        // Rounding, or the limit: what is lower than the start is still a step forward.
        return sample.value < start.value ? sample : nil
      }
      if isLower, sample.slope >= min(decrease, curvature) * start.slope { usesModifiedFunction = false }
      if usesModifiedFunction, sample.value <= interval.best.value, !isLower {
        // The function less its allowed decrease has its minimum where both conditions hold.
        var modified = interval.tilted(by: -testSlope)
        step = Self.nextStep(after: sample.tilted(by: -testSlope), in: &modified, low: low, high: high)
        interval = modified.tilted(by: testSlope)
      } else {
        step = Self.nextStep(after: sample, in: &interval, low: low, high: high)
      }
      if interval.isBracketed {
        let distance = abs(interval.other.step - interval.best.step)
        if distance >= 0.66 * previousWidth {
          step = interval.best.step + 0.5 * (interval.other.step - interval.best.step)
        }
        previousWidth = width
        width = distance
      }
    }
    return nil
  }

  /// Narrows the interval by a new sample and returns the next step to try: the paper's four cases.
  private static func nextStep(after trial: Sample, in interval: inout Interval, low: Double, high: Double) -> Double {
    let best = interval.best
    guard trial.value.isFinite, trial.slope.isFinite else {
      // Out of the function's range: the interval ends here.
      interval.other = Sample(step: trial.step, value: .greatestFiniteMagnitude, slope: -best.slope)
      interval.isBracketed = true
      return best.step + 0.1 * (trial.step - best.step)
    }
    var step: Double
    var isBounded = false
    let secant = trial.step + trial.slope / (trial.slope - best.slope) * (best.step - trial.step)
    if trial.value > best.value {
      let cubic = cubicStep(best, trial)
      let fall = (best.value - trial.value) / (trial.step - best.step) + best.slope
      let quadratic = best.step + best.slope / fall / 2 * (trial.step - best.step)
      step = abs(cubic - best.step) < abs(quadratic - best.step) ? cubic : cubic + (quadratic - cubic) / 2
      isBounded = true
      interval.isBracketed = true
    } else if trial.slope * best.slope < 0 {
      let cubic = cubicStep(best, trial)
      step = abs(cubic - trial.step) > abs(secant - trial.step) ? cubic : secant
      interval.isBracketed = true
    } else if abs(trial.slope) < abs(best.slope) {
      let cubic = extrapolatedCubicStep(best, trial) ?? (trial.step > best.step ? high : low)
      let isCubicNearer = abs(trial.step - cubic) < abs(trial.step - secant)
      step = isCubicNearer == interval.isBracketed ? cubic : secant
      isBounded = true
    } else if interval.isBracketed {
      step = cubicStep(interval.other, trial)
    } else {
      step = trial.step > best.step ? high : low
    }

    if trial.value > best.value {
      interval.other = trial
    } else {
      if trial.slope * best.slope < 0 { interval.other = best }
      interval.best = trial
    }
    step = min(max(step, low), high)
    if interval.isBracketed, isBounded {
      let limit = interval.best.step + 0.66 * (interval.other.step - interval.best.step)
      step = interval.other.step > interval.best.step ? min(limit, step) : max(limit, step)
    }
    return step
  }

  /// The minimum of the cubic through two samples that have it between them.
  static func cubicStep(_ first: Sample, _ second: Sample) -> Double {
    let distance = second.step - first.step
    let theta = 3 * (first.value - second.value) / distance + first.slope + second.slope
    let size = max(abs(theta), abs(first.slope), abs(second.slope))
    if size == 0 { return second.step }
    let ratio = theta / size
    var root = size * max(0, ratio * ratio - first.slope / size * (second.slope / size)).squareRoot()
    if distance < 0 { root = -root }
    let part = (root - first.slope + theta) / (root - first.slope + root + second.slope)
    return first.step + part * distance
  }

  /// The minimum beyond `trial` of the cubic through both; nil where the cubic falls without end.
  private static func extrapolatedCubicStep(_ best: Sample, _ trial: Sample) -> Double? {
    let distance = trial.step - best.step
    let theta = 3 * (best.value - trial.value) / distance + best.slope + trial.slope
    let size = max(abs(theta), abs(best.slope), abs(trial.slope))
    if size == 0 { return nil }
    let ratio = theta / size
    var root = size * max(0, ratio * ratio - best.slope / size * (trial.slope / size)).squareRoot()
    if trial.step > best.step { root = -root }
    let part = (root - trial.slope + theta) / (root + (best.slope - trial.slope) + root)
    if part < 0, root != 0 { return trial.step + part * (best.step - trial.step) }
    return nil
  }
}
