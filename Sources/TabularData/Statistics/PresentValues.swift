// Sums and extremes of any column, written once; the faces of each column type call these.

extension Sequence {
  @inlinable
  func presentSum<T: AdditiveArithmetic>() -> T where Element == T? {
    var sum = T.zero
    for element in self { if let element { sum += element } }
    return sum
  }

  @inlinable
  func presentMean<T: FloatingPoint>() -> T? where Element == T? {
    var sum = T.zero
    var count = 0
    for element in self {
      guard let element else { continue }
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / T(count)
  }

  /// The mean of integers, added up as doubles so that no sum overflows.
  @inlinable
  func presentMean<T: BinaryInteger>() -> Double? where Element == T? {
    lazy.map { $0.map { Double($0) } }.presentMean()
  }

  /// The square root of the mean squared distance from the mean, in two passes; nil with too few values.
  @inlinable
  func presentDeviation<T: FloatingPoint>(deltaDegreesOfFreedom delta: Int) -> T? where Element == T? {
    guard let mean: T = presentMean() else { return nil }
    var squares = T.zero
    var count = 0
    for element in self {
      guard let element else { continue }
      squares += (element - mean) * (element - mean)
      count += 1
    }
    return count - delta < 1 ? nil : (squares / T(count - delta)).squareRoot()
  }

  /// The deviation of integers, as a double.
  @inlinable
  func presentDeviation<T: BinaryInteger>(deltaDegreesOfFreedom delta: Int) -> Double? where Element == T? {
    lazy.map { $0.map { Double($0) } }.presentDeviation(deltaDegreesOfFreedom: delta)
  }
}

extension Collection {
  /// The first position whose value no other precedes; a value that is not equal to itself (NaN) loses to any other.
  @inlinable
  func presentExtreme<T: Comparable>(_ precedes: (T, T) -> Bool) -> (index: Index, value: T)? where Element == T? {
    var best: (index: Index, value: T)?
    var index = startIndex
    while index != endIndex {
      if let value = self[index] {
        if let known = best {
          if precedes(value, known.value) || (known.value != known.value && value == value) { best = (index, value) }
        } else {
          best = (index, value)
        }
      }
      formIndex(after: &index)
    }
    return best
  }
}
