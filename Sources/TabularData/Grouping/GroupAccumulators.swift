/// What is known of one group's values after some of them were seen.
protocol GroupAccumulator {
  associatedtype Value

  /// What is known before any value was seen.
  static var empty: Self { get }

  mutating func add(_ value: Value)

  /// Adds what was found in later rows.
  mutating func merge(_ later: Self)
}

/// The sum of values.
struct SumAccumulator<Value: AdditiveArithmetic>: GroupAccumulator {
  var sum: Value

  static var empty: SumAccumulator { SumAccumulator(sum: .zero) }

  @inline(__always)
  mutating func add(_ value: Value) { sum += value }

  mutating func merge(_ later: SumAccumulator) { sum += later.sum }
}

/// The sum of integers, and whether it is right.
struct IntegerSumAccumulator<Value: FixedWidthInteger>: GroupAccumulator {
  var sum: Value
  var didOverflow: Bool

  static var empty: IntegerSumAccumulator { IntegerSumAccumulator(sum: 0, didOverflow: false) }

  @inline(__always)
  mutating func add(_ value: Value) {
    let (result, overflow) = sum.addingReportingOverflow(value)
    sum = result
    didOverflow = didOverflow || overflow
  }

  mutating func merge(_ later: IntegerSumAccumulator) {
    add(later.sum)
    didOverflow = didOverflow || later.didOverflow
  }
}

/// The sum and the number of values.
struct MeanAccumulator<Value: FloatingPoint>: GroupAccumulator {
  var sum: Value
  var count: Int

  static var empty: MeanAccumulator { MeanAccumulator(sum: .zero, count: 0) }

  @inline(__always)
  mutating func add(_ value: Value) {
    sum += value
    count &+= 1
  }

  mutating func merge(_ later: MeanAccumulator) {
    sum += later.sum
    count += later.count
  }
}

/// The smallest value; a value that is not equal to itself (NaN) loses to any other.
struct MinimumAccumulator<Value: Comparable>: GroupAccumulator {
  var value: Value?

  static var empty: MinimumAccumulator { MinimumAccumulator(value: nil) }

  @inline(__always)
  mutating func add(_ value: Value) {
    guard let known = self.value else {
      self.value = value
      return
    }
    if value < known || (known != known && value == value) { self.value = value }
  }

  mutating func merge(_ later: MinimumAccumulator) {
    if let value = later.value { add(value) }
  }
}

/// The greatest value; a value that is not equal to itself (NaN) loses to any other.
struct MaximumAccumulator<Value: Comparable>: GroupAccumulator {
  var value: Value?

  static var empty: MaximumAccumulator { MaximumAccumulator(value: nil) }

  @inline(__always)
  mutating func add(_ value: Value) {
    guard let known = self.value else {
      self.value = value
      return
    }
    if value > known || (known != known && value == value) { self.value = value }
  }

  mutating func merge(_ later: MaximumAccumulator) {
    if let value = later.value { add(value) }
  }
}
