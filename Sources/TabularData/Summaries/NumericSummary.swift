/// What the numbers of a column are like.
///
/// With no value present, all measures are NaN; with one, the deviation is.
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
  public init() { self.init(sortedValues: [], noneCount: 0) }

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

  /// Summarises ascending values; any NaN is at the end.
  init(sortedValues values: [Element], noneCount: Int) {
    let column = Column(name: "", contents: values)
    self.init(
      someCount: values.count, noneCount: noneCount, mean: column.mean() ?? .nan,
      standardDeviation: column.standardDeviation() ?? .nan, min: values.first ?? .nan, max: values.last ?? .nan,
      median: quantile(0.5, ofSorted: values), firstQuartile: quantile(0.25, ofSorted: values),
      thirdQuartile: quantile(0.75, ofSorted: values))
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

extension OptionalColumnProtocol where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  func summarizedNumbers() -> NumericSummary<WrappedElement> {
    var missing = 0
    var values: [WrappedElement] = []
    for element in self { if let element { values.append(element) } else { missing += 1 } }
    values.sort { $0 < $1 || ($1.isNaN && !$0.isNaN) }
    return NumericSummary(sortedValues: values, noneCount: missing)
  }
}

extension Column where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { summarizedNumbers() }
}

extension ColumnSlice where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { summarizedNumbers() }
}

extension DiscontiguousColumnSlice where WrappedElement: BinaryFloatingPoint {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<WrappedElement> { summarizedNumbers() }
}

extension Column where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { mapNonNil { Double($0) }.summarizedNumbers() }
}

extension ColumnSlice where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { map { $0.map { Double($0) } }.summarizedNumbers() }
}

extension DiscontiguousColumnSlice where WrappedElement: BinaryInteger {
  /// Counts, mean, deviation and quartiles of the present elements.
  public func numericSummary() -> NumericSummary<Double> { map { $0.map { Double($0) } }.summarizedNumbers() }
}
