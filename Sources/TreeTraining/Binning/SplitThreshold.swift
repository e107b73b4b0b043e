/// Where a branch cuts between two values.
enum SplitThreshold {
  /// A finite threshold t with `lower ≤ t < upper`, strictly above `lower` where a number lies between, or nil where no
  /// finite number will do.
  ///
  /// A reader may hold values and thresholds in single precision, so t is exactly representable as Float where such a
  /// number lies strictly between, and then also `Float(lower) ≤ t < Float(upper)` where those two differ.
  ///
  /// - Precondition: `lower < upper`.
  static func between(_ lower: Double, _ upper: Double) -> Double? {
    let largest = Double(Float.greatestFiniteMagnitude)
    if lower == -.infinity {
      let bound = min(upper, largest)
      if bound > -largest { return upper == .infinity ? 0 : -largest }
      return bound > -.greatestFiniteMagnitude ? -.greatestFiniteMagnitude : nil
    }
    if upper == .infinity { return lower < largest ? largest : lower }
    return floatBetween(lower, upper) ?? doubleBetween(lower, upper)
  }

  /// A Float between finite values, near their middle.
  private static func floatBetween(_ lower: Double, _ upper: Double) -> Double? {
    let middle = Float(lower / 2 + upper / 2)
    let (lowerFloat, upperFloat) = (Float(lower), Float(upper))
    for candidate in [middle, middle.nextDown, middle.nextUp] where candidate.isFinite {
      let value = Double(candidate)
      let separatesFloats = lowerFloat == upperFloat || (lowerFloat <= candidate && candidate < upperFloat)
      if lower < value, value < upper, separatesFloats { return value }
    }
    return nil
  }

  /// A number between finite values that no Float separates; `lower` itself where they are neighbours.
  private static func doubleBetween(_ lower: Double, _ upper: Double) -> Double {
    let (lowerFloat, upperFloat) = (Double(Float(lower)), Double(Float(upper)))
    // Where `upper` is rounded down on its way to Float, the threshold must stay below what it becomes.
    let bound = lowerFloat < upperFloat && upperFloat > lower ? min(upper, upperFloat) : upper
    let middle = lower / 2 + bound / 2
    return middle > lower && middle < bound ? middle : lower
  }
}
