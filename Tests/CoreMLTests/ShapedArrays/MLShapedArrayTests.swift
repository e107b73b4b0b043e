import CoreML
import Foundation
import Testing

@Suite struct MLShapedArrayTests {
  private let matrix = MLShapedArray<Double>(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3])

  @Test func `an array knows its shape and its numbers`() {
    #expect(matrix.shape == [2, 3])
    #expect(matrix.strides == [3, 1])
    #expect(matrix.count == 2)
    #expect(matrix.scalarCount == 6)
    #expect(matrix.scalars == [1, 2, 3, 4, 5, 6])
    #expect(!matrix.isScalar)
    #expect(matrix.scalar == nil)
    #expect(matrix.description == "[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]")
  }

  @Test func `indices along the first axes take a part`() {
    #expect(matrix[1].scalars == [4, 5, 6])
    #expect(matrix[1].shape == [3])
    #expect(matrix[1, 2].scalar == 6)
    #expect(matrix[scalarAt: 1, 2] == 6)
    #expect(matrix[scalarAt: [0, 1]] == 2)
  }

  @Test func `ranges take a block`() {
    #expect(matrix[0..<2, 1..<3].scalars == [2, 3, 5, 6])
    #expect(matrix[0..., ...1].scalars == [1, 2, 4, 5])
    #expect(matrix[1..<2].shape == [1, 3])
    #expect(matrix[...].scalars == matrix.scalars)
    #expect(matrix[0..<0].scalars.isEmpty)
  }

  @Test func `a copy does not change with its original`() {
    var copy = matrix
    copy[scalarAt: 0, 0] = 9
    copy[1] = MLShapedArraySlice(scalars: [7, 7, 7], shape: [3])
    #expect(copy.scalars == [9, 2, 3, 7, 7, 7])
    #expect(matrix.scalars == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a change in a part of a part arrives in the array`() {
    var array = matrix
    array[0][1] = MLShapedArraySlice(scalar: -2)
    array[0..<2, 2..<3].fill(with: 0)
    #expect(array.scalars == [1, -2, 0, 4, 5, 0])
  }

  @Test func `an array is a collection of its parts`() {
    #expect(matrix.map { $0.scalars.reduce(0, +) } == [6, 15])
    #expect(matrix.dropFirst().map(\.scalars) == [[4, 5, 6]])
    #expect(Array(matrix.indices) == [0, 1])
  }

  @Test func `arrays are made in many ways`() {
    let literal: MLShapedArray<Int32> = [1, 2, 3]
    #expect(literal.shape == [3])
    #expect(MLShapedArray<Float>(repeating: 2, shape: [2, 2]).scalars == [2, 2, 2, 2])
    #expect(MLShapedArray<Double>(identityMatrixOfSize: 2).scalars == [1, 0, 0, 1])
    #expect(MLShapedArray<Int32>(identityMatrixOfSize: 3).scalars == [1, 0, 0, 0, 1, 0, 0, 0, 1])
    #expect(MLShapedArray<Double>(scalar: 4).scalar == 4)
    #expect(MLShapedArray<Double>(randomScalarsIn: 1..<2, shape: [5]).scalars.allSatisfy { (1..<2).contains($0) })
    let data = Data([1, 0, 0, 0, 2, 0, 0, 0])
    #expect(MLShapedArray<Int32>(data: data, shape: [2]).scalars == [1, 2])
    #expect(MLShapedArray<Int32>(data: data, shape: [1, 1], strides: [2, 1]).scalars == [1])
  }

  @Test func `joining along the last axis interleaves the rows`() {
    let column = MLShapedArray<Double>(scalars: [8, 9], shape: [2, 1])
    #expect(MLShapedArray(concatenating: [matrix, column], alongAxis: 1).scalars == [1, 2, 3, 8, 4, 5, 6, 9])
    #expect(MLShapedArray(concatenating: [matrix[0], matrix[1]], alongAxis: 0).shape == [6])
  }

  @Test func `memory can be read and changed with its strides`() {
    var array = matrix
    array.withUnsafeMutableShapedBufferPointer { numbers, shape, strides in
      #expect(shape == [2, 3])
      numbers[strides[0]] = 40
    }
    #expect(array[scalarAt: 1, 0] == 40)
    let last = array[0..., 2...].withUnsafeShapedBufferPointer { numbers, _, strides in numbers[strides[0]] }
    #expect(last == 6)
  }

  @Test func `memory of the caller's is given back`() {
    nonisolated(unsafe) var released = 0
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 2)
    memory.initialize(repeating: 5, count: 2)
    let array = MLShapedArray<Double>(
      bytesNoCopy: memory, shape: [2],
      deallocator: .custom { pointer, _ in
        pointer.deallocate()
        released += 1
      })
    #expect(array.scalars == [5, 5])
    #expect(released == 1)
  }

  @Test func `equal arrays have the same shape and numbers`() {
    #expect(matrix == MLShapedArray(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3]))
    #expect(matrix != MLShapedArray(scalars: [1, 2, 3, 4, 5, 6], shape: [3, 2]))
    #expect(matrix[0] == MLShapedArraySlice(scalars: [1, 2, 3], shape: [3]))
  }

  @Test func `an encoded array is read back, and one with too few numbers is refused`() throws {
    let data = try JSONEncoder().encode(matrix)
    #expect(try JSONDecoder().decode(MLShapedArray<Double>.self, from: data) == matrix)
    for text in [#"{"shape":[2],"scalars":[1]}"#, #"{"shape":[-1],"scalars":[]}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(MLShapedArray<Double>.self, from: Data(text.utf8))
      }
    }
  }
}
