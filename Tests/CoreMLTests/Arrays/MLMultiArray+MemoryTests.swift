import CoreML
import Foundation
import Testing

@Suite struct MLMultiArrayMemoryTests {
  @Test func `bytes can be read and changed`() throws {
    let array = try MLMultiArray([Int32(1), 2])
    #expect(array.withUnsafeBytes { Array($0) } == [1, 0, 0, 0, 2, 0, 0, 0])
    let strides = array.withUnsafeMutableBytes { bytes, strides in
      bytes[4] = 7
      return strides
    }
    #expect(strides == [1])
    #expect(array[1] == 7)
  }

  @Test func `numbers can be changed in place`() throws {
    let array = try MLMultiArray(shape: [2, 2], dataType: .double)
    array.withUnsafeMutableBufferPointer(ofType: Double.self) { numbers, strides in
      numbers[strides[0] + 1] = 4
    }
    #expect(array[[1, 1]] == 4)
  }

  @Test func `a buffer of an array shows its numbers`() throws {
    let array = try MLMultiArray([1.5, 2.5])
    #expect(Array(try UnsafeBufferPointer<Double>(array)) == [1.5, 2.5])
    try UnsafeMutableBufferPointer<Double>(array)[0] = 9
    #expect(array[0] == 9)
  }

  @Test func `a buffer of another type is refused`() throws {
    let array = try MLMultiArray([1.5])
    let error = #expect(throws: MLModelError.self) { try UnsafeBufferPointer<Float>(array) }
    #expect(error?.localizedDescription == "A MultiArray of Double cannot be seen as a buffer of Float.")
  }

  @Test func `a buffer over gaps is refused`() {
    let array = MLMultiArray(shape: [2, 2], dataType: .double, strides: [4, 1])
    #expect(throws: MLModelError.self) { try UnsafeBufferPointer<Double>(array) }
  }
}
