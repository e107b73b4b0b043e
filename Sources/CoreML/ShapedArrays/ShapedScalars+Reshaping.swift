extension ShapedScalars {
  /// The same scalars, in the same order, in another shape.
  ///
  /// - Precondition: Both shapes have as many places.
  func reshaped(to shape: [Int]) -> ShapedScalars { ShapedScalars(inOrder, shape: shape) }

  /// The same scalars with their axes in another order; nothing is copied.
  ///
  /// - Precondition: The permutation names each axis once.
  func transposed(_ permutation: [Int]) -> ShapedScalars {
    precondition(
      permutation.sorted() == Array(layout.shape.indices),
      "\(permutation) does not name each of the \(layout.shape.count) axes once")
    return ShapedScalars(
      storage: storage, offset: offset,
      layout: .checked(shape: permutation.map { layout.shape[$0] }, strides: permutation.map { layout.strides[$0] }))
  }

  /// The same scalars without the axes of size 1; nothing is copied.
  func squeezed() -> ShapedScalars {
    let kept = layout.shape.indices.filter { layout.shape[$0] != 1 }
    return ShapedScalars(
      storage: storage, offset: offset,
      layout: .checked(shape: kept.map { layout.shape[$0] }, strides: kept.map { layout.strides[$0] }))
  }

  /// The same scalars with one more axis, of size 1; nothing is copied.
  ///
  /// - Precondition: `axis` is in `0...rank`.
  func expanded(at axis: Int) -> ShapedScalars {
    precondition(
      axis >= 0 && axis <= layout.shape.count, "axis \(axis) is outside 0...\(layout.shape.count)")
    var shape = layout.shape
    var strides = layout.strides
    shape.insert(1, at: axis)
    strides.insert(axis < layout.shape.count ? layout.shape[axis] * layout.strides[axis] : 1, at: axis)
    return ShapedScalars(storage: storage, offset: offset, layout: .checked(shape: shape, strides: strides))
  }
}
