import CoreML
import Foundation
import Testing

@Suite struct MLMultiArrayJoiningTests {
  private func matrix(_ rows: Int, _ columns: Int, _ numbers: [Double]) throws -> MLMultiArray {
    let array = try MLMultiArray(shape: [rows, columns] as [NSNumber], dataType: .double)
    for (index, number) in numbers.enumerated() { array[index] = NSNumber(value: number) }
    return array
  }

  private func numbers(_ array: MLMultiArray) -> [Double] { (0..<array.count).map { array[$0].doubleValue } }

  @Test func `joining along the last axis interleaves the rows`() throws {
    let joined = MLMultiArray(
      concatenating: [try matrix(2, 2, [1, 2, 3, 4]), try matrix(2, 1, [5, 6])], axis: 1, dataType: .float32)
    #expect(joined.shape == [2, 3])
    #expect(joined.dataType == .float32)
    #expect(numbers(joined) == [1, 2, 5, 3, 4, 6])
  }

  @Test func `joining along the first axis puts one array under another`() throws {
    let parts = [try matrix(1, 2, [1, 2]), try matrix(2, 2, [3, 4, 5, 6])]
    let joined = MLMultiArray(concatenating: parts, axis: 0, dataType: .double)
    #expect(joined.shape == [3, 2])
    #expect(numbers(joined) == [1, 2, 3, 4, 5, 6])
    #expect(numbers(MLMultiArray(concatenating: parts, axis: -2, dataType: .double)) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `joining converts the numbers`() throws {
    let joined = MLMultiArray(concatenating: [try matrix(1, 2, [1.75, 300])], axis: 0, dataType: .int8)
    #expect(numbers(joined) == [1, 127])
  }

  @Test func `a transfer converts the numbers and follows the strides`() throws {
    let target = MLMultiArray(shape: [2, 2], dataType: .int32, strides: [1, 2])
    try matrix(2, 2, [1.9, 2, 3, 4]).transfer(to: target)
    #expect(numbers(target) == [1, 2, 3, 4])
    target.withUnsafeBufferPointer(ofType: Int32.self) { #expect(Array($0) == [1, 3, 2, 4]) }
  }
}
