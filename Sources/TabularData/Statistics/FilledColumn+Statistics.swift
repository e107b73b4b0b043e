extension FilledColumn where Base.WrappedElement: FloatingPoint {
  /// The sum of the elements.
  public func sum() -> Element { reduce(0, +) }

  /// The mean of the elements; nil if there is none.
  public func mean() -> Element? { filled.mean() }

  /// The standard deviation of the n elements, with divisor n − `deltaDegreesOfFreedom`; nil if that is less than one.
  public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> Element? {
    filled.standardDeviation(deltaDegreesOfFreedom: deltaDegreesOfFreedom)
  }
}

extension FilledColumn where Base.WrappedElement: BinaryInteger {
  /// The sum of the elements. An overflow traps.
  public func sum() -> Element { reduce(0, +) }

  /// The mean of the elements; nil if there is none.
  public func mean() -> Double? { filled.mean() }

  /// The standard deviation of the n elements, with divisor n − `deltaDegreesOfFreedom`; nil if that is less than one.
  public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> Double? {
    filled.standardDeviation(deltaDegreesOfFreedom: deltaDegreesOfFreedom)
  }

  /// Counts, mean, deviation and quartiles of the elements.
  public func numericSummary() -> NumericSummary<Double> { filled.numericSummary() }
}

extension FilledColumn where Base.WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the elements.
  public func numericSummary() -> NumericSummary<Base.WrappedElement> { filled.numericSummary() }
}

extension FilledColumn where Base.WrappedElement: Comparable {
  /// The smallest element; nil if there is none.
  public func min() -> Element? { filled.min() }

  /// The greatest element; nil if there is none.
  public func max() -> Element? { filled.max() }

  /// The first position of the smallest element; nil if there is none.
  public func argmin() -> Base.Index? { filled.argmin().map { index(startIndex, offsetBy: $0) } }

  /// The first position of the greatest element; nil if there is none.
  public func argmax() -> Base.Index? { filled.argmax().map { index(startIndex, offsetBy: $0) } }
}

extension FilledColumn where Base.WrappedElement: Hashable {
  /// Counts and most frequent values of the elements.
  public func summary() -> CategoricalSummary<Base.WrappedElement> { filled.summary() }
}
