/// Where a branch cuts between two values.
enum SplitThreshold {
  /// A finite threshold t with `lower ≤ t < upper`, or nil where no finite number will do.
  ///
  /// A reader may hold values and thresholds in single precision, so t is a Float strictly between the two where there is
  /// one, and then also `Float(lower) ≤ t < Float(upper)` where these differ. Otherwise t is `lower`, which such a reader
  /// rounds as it rounds the value.
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
    return floatBetween(lower, upper) ?? lower
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
}
