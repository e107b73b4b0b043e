/// What the numbers of a column are like.
///
/// With no value present, all measures are NaN; with one, the deviation is. Where the quarters of n ascending values lie
/// between two of them is our choice: a quarter is at position (n − 1) / 4, counted from zero. NaN is above all numbers.
public struct NumericSummary<Element>: Hashable, CustomDebugStringConvertible where Element: BinaryFloatingPoint {
  /// The number of values that are present.
  public var someCount: Int

  /// The number of missing values.
  public var noneCount: Int

  /// The number of rows.
  public var totalCount: Int { someCount + noneCount }

  /// The mean.
  public var mean: Element

  /// The standard deviation of a sample: its divisor is one less than the number of values.
  public var standardDeviation: Element

  /// The smallest value.
  public var min: Element

  /// The greatest value.
  public var max: Element

  /// The value in the middle, or the mean of the two in the middle.
  public var median: Element

  /// The value a quarter of the way from the smallest to the greatest, between two values interpolated.
  public var firstQuartile: Element

  /// The value three quarters of the way from the smallest to the greatest, between two values interpolated.
  public var thirdQuartile: Element

  /// Makes the summary of no rows.
  public init() { self.init([], noneCount: 0) }

  /// Makes a summary of its parts.
  public init(
    someCount: Int, noneCount: Int, mean: Element, standardDeviation: Element, min: Element, max: Element,
    median: Element, firstQuartile: Element, thirdQuartile: Element
  ) {
    self.someCount = someCount
    self.noneCount = noneCount
    self.mean = mean
    self.standardDeviation = standardDeviation
    self.min = min
    self.max = max
    self.median = median
    self.firstQuartile = firstQuartile
    self.thirdQuartile = thirdQuartile
  }

  /// Summarises values in any order.
  init(_ values: [Element], noneCount: Int) {
    let sorted = values.sorted { $0 < $1 || ($1.isNaN && !$0.isNaN) }
    self.init(
      someCount: values.count, noneCount: noneCount, mean: values.mean, standardDeviation: values.sampleDeviation,
      min: sorted.first ?? .nan, max: sorted.last ?? .nan, median: quantile(0.5, ofSorted: sorted),
      firstQuartile: quantile(0.25, ofSorted: sorted), thirdQuartile: quantile(0.75, ofSorted: sorted))
  }

  /// Rounds the measures of another summary.
  init(rounding other: NumericSummary<Double>) {
    self.init(
      someCount: other.someCount, noneCount: other.noneCount, mean: Element(other.mean),
      standardDeviation: Element(other.standardDeviation), min: Element(other.min), max: Element(other.max),
      median: Element(other.median), firstQuartile: Element(other.firstQuartile),
      thirdQuartile: Element(other.thirdQuartile))
  }

  /// The measures, one a line.
  public var debugDescription: String {
    """
    someCount: \(someCount)
    noneCount: \(noneCount)
    mean: \(mean)
    standardDeviation: \(standardDeviation)
    min: \(min)
    max: \(max)
    median: \(median)
    firstQuartile: \(firstQuartile)
    thirdQuartile: \(thirdQuartile)
    """
  }
}

extension NumericSummary: Sendable where Element: Sendable {}

/// The value at a share of the way through ascending values, interpolated linearly between neighbours; NaN if there is
/// none.
func quantile<Element: BinaryFloatingPoint>(_ share: Double, ofSorted values: [Element]) -> Element {
  guard let last = values.last else { return .nan }
  let position = share * Double(values.count - 1)
  let index = Int(position)
  let fraction = Element(position - Double(index))
  guard index + 1 < values.count else { return last }
  if fraction == 0 { return values[index] }
  return values[index] + (values[index + 1] - values[index]) * fraction
}

extension Sequence where Element: BinaryFloatingPoint {
  /// The mean; NaN if there is no element.
  var mean: Element {
    var sum: Element = 0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return sum / Element(count)
  }

  /// The square root of the mean squared distance from the mean, with divisor n − 1; NaN with fewer than two elements.
  var sampleDeviation: Element {
    let mean = mean
    var squares: Element = 0
    var count = 0
    for element in self {
      squares += (element - mean) * (element - mean)
      count += 1
    }
    return count < 2 ? .nan : (squares / Element(count - 1)).squareRoot()
  }
}

extension Column {
  /// The measures of some rows, if the column holds standard numbers.
  fileprivate func measures(_ rows: RowSelection) -> NumericSummary<Double>? {
    guard let numbers = NumberKeys(eraseToAnyColumn(), rows), numbers.areNumbers else { return nil }
    return numbers.measures(sorted: numbers.keys.sortedByDigits(), noneCount: rows.count - numbers.keys.count)
  }
}

extension Column where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { numericSummary(RowSelection(0..<count)) }

  fileprivate func numericSummary(_ rows: RowSelection) -> NumericSummary<WrappedElement> {
    if let measures = measures(rows) { return NumericSummary(rounding: measures) }
    let present = DiscontiguousColumnSlice(base: self, selection: rows).compactMap { $0 }
    return NumericSummary(present, noneCount: rows.count - present.count)
  }
}

extension ColumnSlice where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { base.numericSummary(RowSelection(range)) }
}

extension DiscontiguousColumnSlice where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { base.numericSummary(selection) }
}

extension Column where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { numericSummary(RowSelection(0..<count)) }

  fileprivate func numericSummary(_ rows: RowSelection) -> NumericSummary<Double> {
    if let measures = measures(rows) { return measures }
    let present = DiscontiguousColumnSlice(base: self, selection: rows).compactMap { $0.map { Double($0) } }
    return NumericSummary(present, noneCount: rows.count - present.count)
  }
}

extension ColumnSlice where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { base.numericSummary(RowSelection(range)) }
}

extension DiscontiguousColumnSlice where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { base.numericSummary(selection) }
}
