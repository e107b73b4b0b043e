extension MLShapedArray {
  /// Returns the same numbers, in the same order, in another shape.
  ///
  /// - Precondition: Both shapes have as many places.
  public func reshaped(to newShape: [Int]) -> MLShapedArray<Scalar> { MLShapedArray(contents.reshaped(to: newShape)) }

  /// Returns the same numbers with the order of their axes turned round; no number is copied.
  public func transposed() -> MLShapedArray<Scalar> { transposed(permutation: shape.indices.reversed()) }

  /// Returns the same numbers with their axes in another order; no number is copied.
  ///
  /// - Parameter permutation: For each axis of the result the axis that it was.
  /// - Precondition: The permutation names each axis once.
  public func transposed(permutation: [Int]) -> MLShapedArray<Scalar> {
    MLShapedArray(contents.transposed(permutation))
  }

  /// Returns the same numbers without the axes of size 1; no number is copied.
  public func squeezingShape() -> MLShapedArray<Scalar> { MLShapedArray(contents.squeezed()) }

  /// Returns the same numbers with one more axis, of size 1; no number is copied.
  ///
  /// - Precondition: `axis` is in `0...shape.count`.
  public func expandingShape(at axis: Int) -> MLShapedArray<Scalar> { MLShapedArray(contents.expanded(at: axis)) }
}
