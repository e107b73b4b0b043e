extension MLShapedArrayProtocol {
  /// The part at an index of the first axis.
  public subscript(index: Int) -> MLShapedArraySlice<Scalar> {
    get { self[CollectionOfOne(index)] }
    set { self[CollectionOfOne(index)] = newValue }
  }

  /// The part with the given indices along the first axes.
  public subscript(indices: Int...) -> MLShapedArraySlice<Scalar> {
    get { self[indices] }
    set { self[indices] = newValue }
  }

  /// The parts inside a range of the first axis.
  public subscript(range: Range<Int>) -> MLShapedArraySlice<Scalar> {
    get { self[CollectionOfOne(range)] }
    set { self[CollectionOfOne(range)] = newValue }
  }

  /// The parts inside a range of the first axis.
  public subscript(range: any MLShapedArrayRangeExpression) -> MLShapedArraySlice<Scalar> {
    get { self[CollectionOfOne(range)] }
    set { self[CollectionOfOne(range)] = newValue }
  }

  /// The part inside the given ranges along the first axes.
  public subscript(ranges: any MLShapedArrayRangeExpression...) -> MLShapedArraySlice<Scalar> {
    get { self[ranges] }
    set { self[ranges] = newValue }
  }

  /// The part inside the given ranges along the first axes.
  public subscript<C>(ranges: C) -> MLShapedArraySlice<Scalar>
  where C: Collection, C.Element == any MLShapedArrayRangeExpression {
    get { self[whole(ranges)] }
    set { self[whole(ranges)] = newValue }
  }

  /// All of the array.
  public subscript(unbounded: (UnboundedRange_) -> Void) -> MLShapedArraySlice<Scalar> {
    get { self[EmptyCollection<Range<Int>>()] }
    set { self[EmptyCollection<Range<Int>>()] = newValue }
  }

  /// The number with the given indices, one an axis.
  public subscript(scalarAt indices: Int...) -> Scalar {
    get { self[scalarAt: indices] }
    set { self[scalarAt: indices] = newValue }
  }

  /// The ranges with both ends.
  private func whole(_ ranges: some Collection<any MLShapedArrayRangeExpression>) -> [Range<Int>] {
    precondition(ranges.count <= shape.count, "\(ranges.count) ranges for \(shape.count) dimensions")
    return zip(ranges, shape).map { $0.relative(toShapedArrayAxis: 0..<$1) }
  }
}
