import CoreML
import Foundation
import Testing

@Suite struct MLMultiArrayTests {
  @Test func `an array is contiguous, the last axis fastest`() throws {
    let array = try MLMultiArray(shape: [2, 5], dataType: .float32)
    #expect(array.shape == [2, 5])
    #expect(array.strides == [5, 1])
    #expect(array.count == 10)
    #expect(array.dataType.rawValue == 65568)
  }

  @Test func `storing into integers drops the fraction`() throws {
    let array = try MLMultiArray(shape: [1], dataType: .int32)
    array[0] = 7.5
    #expect(array[0] == 7)
    array[0] = -7.5
    #expect(array[0] == -7)
  }

  @Test(arguments: [(1000, 127), (-1000, -128), (5, 5)])
  func `storing into 8-bit integers stops at the ends of their range`(stored: Int, kept: Int) throws {
    let array = try MLMultiArray(shape: [1], dataType: .int8)
    array[0] = NSNumber(value: stored)
    #expect(array[0].intValue == kept)
  }

  @Test func `storing infinity or not-a-number into integers does not trap`() throws {
    let array = try MLMultiArray(shape: [3], dataType: .int32)
    array[0] = NSNumber(value: Double.infinity)
    array[1] = NSNumber(value: -Double.infinity)
    array[2] = NSNumber(value: Double.nan)
    #expect(array[0].int32Value == Int32.max)
    #expect(array[1].int32Value == Int32.min)
    #expect(array[2] == 0)
  }

  @Test func `elements are found by one index, by numbers and by integers`() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    for index in 0..<6 { array[index] = NSNumber(value: index) }
    let row = 1
    let column = 2
    #expect(array[[1, 2]] == 5)
    #expect(array[[row, column] as [NSNumber]] == 5)
    #expect(array[[row, column]] == 5)
    array[[row, 0]] = 9.5
    #expect(array[3] == 9.5)
  }

  @Test func `one index counts elements in order where the memory has gaps`() {
    let array = MLMultiArray(shape: [2, 2], dataType: .int32, strides: [4, 2])
    for index in 0..<4 { array[index] = NSNumber(value: index + 1) }
    #expect(array[[1, 1]] == 4)
    array.withUnsafeBufferPointer(ofType: Int32.self) { numbers in
      // Offsets are sums of index × stride: 0, 2, 4, 6.
      #expect(Array(numbers) == [1, 0, 2, 0, 3, 0, 4])
    }
  }

  @Test func `half-precision numbers are kept at half precision`() throws {
    let array = try MLMultiArray(shape: [1], dataType: .float16)
    array[0] = 0.1
    // 0.1 in IEEE binary16 is 1638.25/16384 rounded: 0x2E66.
    #expect(array[0].doubleValue == 0.0999755859375)
    #expect(array.withUnsafeBytes { $0.load(as: UInt16.self) } == 0x2E66)
  }

  @Test func `memory of the caller's is used and given back`() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 8)
    memory.bindMemory(to: Double.self, capacity: 6).initialize(repeating: 1.5, count: 6)
    nonisolated(unsafe) var released = 0
    do {
      let array = try MLMultiArray(
        dataPointer: memory, shape: [2, 3], dataType: .double, strides: [3, 1],
        deallocator: { pointer in
          pointer.deallocate()
          released += 1
        })
      #expect(array.dataPointer == memory)
      #expect(array[5] == 1.5)
      #expect(released == 0)
    }
    #expect(released == 1)
  }

  @Test func `equal arrays have the same type, shape and numbers`() throws {
    let left = try MLMultiArray([1.0, 2.0])
    let right = try MLMultiArray([1.0, 2.0])
    #expect(left == right)
    #expect(left.hash == right.hash)
    #expect(left != (try MLMultiArray([1.0, 3.0])))
    #expect(left != (try MLMultiArray([Float(1), 2])))
    #expect(left != (try MLMultiArray(shape: [1, 2], dataType: .double)))
  }

  @Test func `a negative size is refused`() {
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [2, -1], dataType: .double) }
  }

  @Test func `more elements than memory can hold are refused`() {
    for shape: [NSNumber] in [
      [4_611_686_018_427_387_904, 4], [2_305_843_009_213_693_951], [1_000_000, 1_000_000, 1_000],
    ] {
      #expect(throws: MLModelError.self) { try MLMultiArray(shape: shape, dataType: .double) }
    }
  }

  @Test func `strides that do not belong to the shape are refused`() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { memory in
      let pointer = memory.baseAddress!
      #expect(throws: MLModelError.self) {
        try MLMultiArray(dataPointer: pointer, shape: [2, 2], dataType: .double, strides: [1])
      }
      #expect(throws: MLModelError.self) {
        try MLMultiArray(dataPointer: pointer, shape: [2, 2], dataType: .double, strides: [-2, 1])
      }
    }
  }

  @Test func `a size of zero gives an array without elements`() throws {
    let array = try MLMultiArray(shape: [1, 0], dataType: .double)
    #expect(array.count == 0)
    #expect(array.description == "Double 1 × 0 matrix")
  }
}
