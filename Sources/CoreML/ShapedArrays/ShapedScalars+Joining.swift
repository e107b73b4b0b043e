extension ShapedScalars {
  /// Arrays one behind another along an axis; a negative axis counts from the last.
  ///
  /// Everything from the axis on is one run in each array; the result takes a run of each in turn.
  init(joining arrays: [(scalars: [Scalar], shape: [Int])], along axis: Int) {
    precondition(!arrays.isEmpty, "there is no shaped array to join")
    var shape = arrays[0].shape
    let axis = axis < 0 ? axis + shape.count : axis
    precondition(shape.indices.contains(axis), "axis \(axis) is outside the \(shape.count) dimensions")
    for array in arrays.dropFirst() {
      let fits =
        array.shape.count == shape.count
        && shape.indices.allSatisfy { $0 == axis || array.shape[$0] == shape[$0] }
      precondition(
        fits, "\(MultiArrayText.shape(array.shape)) does not fit \(MultiArrayText.shape(shape)) along axis \(axis)")
      shape[axis] += array.shape[axis]
    }
    var scalars: [Scalar] = []
    for outer in 0..<shape[..<axis].reduce(1, *) {
      for array in arrays {
        let length = array.shape[axis...].reduce(1, *)
        scalars += array.scalars[outer * length..<(outer + 1) * length]
      }
    }
    self.init(scalars, shape: shape)
  }
}
