import CoreML
import Foundation
import Testing

@Suite struct MultiArrayTextTests {
  @Test func `a matrix of one row prints its numbers without blanks`() throws {
    let array = try MLMultiArray(shape: [1, 3], dataType: .float32)
    array[2] = 0.5
    #expect(array.description == "Float32 1 × 3 matrix\n[0,0,0.5]")
    #expect(MLFeatureValue(multiArray: array).description == "MultiArray : Float32 1 × 3 matrix\n[0,0,0.5]")
  }

  @Test func `an array of three axes prints its type and shape`() throws {
    #expect(try MLMultiArray(shape: [1, 84, 8400], dataType: .float32).description == "Float32 1 × 84 × 8400 array")
  }

  @Test func `a vector prints its numbers`() throws {
    #expect(try MLMultiArray([1, -2]).description == "Int32 2 vector\n[1,-2]")
  }
}
