extension Column where WrappedElement: AdditiveArithmetic {
  /// The sum of the values that are present; zero if there is none. An overflow of integers traps.
  @inlinable
  public func sum() -> WrappedElement { presentSum() }
}

extension Column where WrappedElement: FloatingPoint {
  /// The mean of the values that are present; nil if there is none.
  @inlinable
  public func mean() -> Element { presentMean() }

  /// The standard deviation of the n values that are present, with divisor n − `deltaDegreesOfFreedom`; nil if that is
  /// less than one.
  @inlinable
  public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> Element {
    presentDeviation(deltaDegreesOfFreedom: deltaDegreesOfFreedom)
  }
}

extension Column where WrappedElement: BinaryInteger {
  /// The mean of the values that are present; nil if there is none.
  @inlinable
  public func mean() -> Double? { presentMean() }

  /// The standard deviation of the n values that are present, with divisor n − `deltaDegreesOfFreedom`; nil if that is
  /// less than one.
  @inlinable
  public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> Double? {
    presentDeviation(deltaDegreesOfFreedom: deltaDegreesOfFreedom)
  }
}

extension Column where WrappedElement: Comparable {
  /// The smallest value; nil if none is present.
  @inlinable
  public func min() -> Element { presentExtreme(<)?.value }

  /// The greatest value; nil if none is present.
  @inlinable
  public func max() -> Element { presentExtreme(>)?.value }

  /// The first position of the smallest value; nil if none is present.
  @inlinable
  public func argmin() -> Int? { presentExtreme(<)?.index }

  /// The first position of the greatest value; nil if none is present.
  @inlinable
  public func argmax() -> Int? { presentExtreme(>)?.index }
}
