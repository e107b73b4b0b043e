import Foundation

extension MLMultiArray {
  /// Makes an array of a shaped array's numbers.
  public convenience init<ShapedArray>(_ shapedArray: ShapedArray) where ShapedArray: MLShapedArrayProtocol {
    let shape = shapedArray.shape
    self.init(
      shape: shape, dataType: ShapedArray.Scalar.multiArrayDataType,
      strides: MultiArrayLayout.contiguousStrides(shape))
    let target = scalars(as: ShapedArray.Scalar.self)
    for (index, scalar) in shapedArray.scalars.enumerated() { target[index] = scalar }
  }
}

extension MLFeatureValue {
  /// Makes a value of an array.
  public convenience init<Scalar>(shapedArray: MLShapedArray<Scalar>) where Scalar: MLShapedArrayScalar {
    self.init(multiArray: MLMultiArray(shapedArray))
  }

  /// Returns the array, or nil for another kind of value or another type of numbers.
  public func shapedArrayValue<Scalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>?
  where Scalar: MLShapedArrayScalar {
    guard let array = multiArrayValue, array.dataType == Scalar.multiArrayDataType else { return nil }
    return MLShapedArray(array)
  }
}
