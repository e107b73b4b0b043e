extension MLShapedArraySlice {
  /// Returns the same numbers, in the same order, in another shape.
  ///
  /// - Precondition: Both shapes have as many places.
  public func reshaped(to newShape: [Int]) -> MLShapedArraySlice<Scalar> {
    MLShapedArraySlice(contents.reshaped(to: newShape))
  }

  /// Returns the same numbers with the order of their axes turned round; no number is copied.
  public func transposed() -> MLShapedArraySlice<Scalar> { transposed(permutation: shape.indices.reversed()) }

  /// Returns the same numbers with their axes in another order; no number is copied.
  ///
  /// - Parameter permutation: For each axis of the result the axis that it was.
  /// - Precondition: The permutation names each axis once.
  public func transposed(permutation: [Int]) -> MLShapedArraySlice<Scalar> {
    MLShapedArraySlice(contents.transposed(permutation))
  }

  /// Returns the same numbers without the axes of size 1; no number is copied.
  public func squeezingShape() -> MLShapedArraySlice<Scalar> { MLShapedArraySlice(contents.squeezed()) }

  /// Returns the same numbers with one more axis, of size 1; no number is copied.
  ///
  /// - Precondition: `axis` is in `0...shape.count`.
  public func expandingShape(at axis: Int) -> MLShapedArraySlice<Scalar> {
    MLShapedArraySlice(contents.expanded(at: axis))
  }
}
