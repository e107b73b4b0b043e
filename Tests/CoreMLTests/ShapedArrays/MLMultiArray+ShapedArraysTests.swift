import CoreML
import Testing

@Suite struct MLMultiArrayShapedArraysTests {
  @Test func `a multi-array and a shaped array hold the same numbers`() throws {
    let shaped = MLShapedArray<Float>(scalars: [1, 2, 3, 4], shape: [2, 2])
    let array = MLMultiArray(shaped)
    #expect(array.dataType == .float32)
    #expect(array[[1, 0]] == 3)
    #expect(MLShapedArray<Float>(array) == shaped)
    #expect(MLMultiArray(shaped[1])[1] == 4)
  }

  @Test func `conversion changes the type of the numbers`() throws {
    let array = MLMultiArray(shape: [2, 2], dataType: .double, strides: [1, 2])
    for index in 0..<4 { array[index] = 1.75 }
    #expect(MLShapedArray<Int32>(converting: array).scalars == [1, 1, 1, 1])
    #expect(MLShapedArray<Double>(converting: [3, 4] as MLShapedArray<Int32>).scalars == [3, 4])
  }

  @Test func `a feature value gives its array in its own type only`() throws {
    let value = MLFeatureValue(shapedArray: [1.5, 2.5] as MLShapedArray<Double>)
    #expect(value.shapedArrayValue(of: Double.self)?.scalars == [1.5, 2.5])
    #expect(value.shapedArrayValue(of: Float.self) == nil)
    #expect(MLFeatureValue(double: 1).shapedArrayValue(of: Double.self) == nil)
  }
}
