/// A range along an axis of a shaped array.
public protocol MLShapedArrayRangeExpression {
  /// The range with both ends, for an axis with the given indices.
  func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int>
}

extension Range: MLShapedArrayRangeExpression where Bound == Int {
  /// The range itself.
  public func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int> { self }
}

extension ClosedRange: MLShapedArrayRangeExpression where Bound == Int {
  /// The range up to and without the number behind its last.
  public func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int> { lowerBound..<upperBound + 1 }
}

extension PartialRangeFrom: MLShapedArrayRangeExpression where Bound == Int {
  /// The range up to the axis's end.
  public func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int> {
    lowerBound..<Swift.max(lowerBound, axis.upperBound)
  }
}

extension PartialRangeUpTo: MLShapedArrayRangeExpression where Bound == Int {
  /// The range from the axis's start.
  public func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int> {
    Swift.min(axis.lowerBound, upperBound)..<upperBound
  }
}

extension PartialRangeThrough: MLShapedArrayRangeExpression where Bound == Int {
  /// The range from the axis's start.
  public func relative(toShapedArrayAxis axis: Range<Int>) -> Range<Int> {
    Swift.min(axis.lowerBound, upperBound)..<upperBound + 1
  }
}
