import Foundation

extension MLMultiArray {
  /// Joins arrays along an axis, converting their numbers to one type.
  ///
  /// - Parameters:
  ///   - multiArrays: One array or more, of equal sizes along every other axis.
  ///   - axis: The axis that grows; a negative one counts from the last.
  /// - Precondition: The arrays fit together.
  public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
    precondition(!multiArrays.isEmpty, "there is no multi-array to join")
    var shape = multiArrays[0].layout.shape
    let axis = axis < 0 ? axis + shape.count : axis
    precondition(shape.indices.contains(axis), "axis \(axis) is outside the \(shape.count) dimensions")
    for array in multiArrays.dropFirst() {
      let other = array.layout.shape
      let fits =
        other.count == shape.count && shape.indices.allSatisfy { $0 == axis || other[$0] == shape[$0] }
      precondition(
        fits, "\(MultiArrayText.shape(other)) does not fit \(MultiArrayText.shape(shape)) along axis \(axis)")
      shape[axis] += other[axis]
    }
    self.init(shape: shape, dataType: dataType, strides: MultiArrayLayout.contiguousStrides(shape))
    store(Self.joined(multiArrays, along: axis, count: layout.count))
  }

  /// The numbers of the joined array in order.
  ///
  /// Everything from `axis` on is one run in each array; the result takes a run of each in turn.
  private static func joined(_ arrays: [MLMultiArray], along axis: Int, count: Int) -> [Double] {
    let outerCount = arrays[0].layout.shape[..<axis].reduce(1, *)
    let runs = arrays.map { (values: $0.doubles(), length: $0.layout.shape[axis...].reduce(1, *)) }
    var values: [Double] = []
    values.reserveCapacity(count)
    for outer in 0..<outerCount {
      for run in runs { values += run.values[outer * run.length..<(outer + 1) * run.length] }
    }
    return values
  }

  /// Copies all numbers into another array of the same shape, converting them to its type.
  ///
  /// - Precondition: The shapes are equal.
  public func transfer(to destinationMultiArray: MLMultiArray) {
    precondition(
      layout.shape == destinationMultiArray.layout.shape,
      "\(MultiArrayText.shape(layout.shape)) cannot be copied into "
        + MultiArrayText.shape(destinationMultiArray.layout.shape))
    destinationMultiArray.store(doubles())
  }
}
