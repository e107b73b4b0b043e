import CoreML
import Testing

@Suite struct ShapedScalarsReshapingTests {
  private let matrix = MLShapedArray<Double>(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3])

  @Test func `a transposed matrix reads by columns`() {
    #expect(matrix.transposed().shape == [3, 2])
    #expect(matrix.transposed().scalars == [1, 4, 2, 5, 3, 6])
    #expect(matrix.transposed().transposed() == matrix)
    #expect(matrix[0..., 1...].transposed().scalars == [2, 5, 3, 6])
  }

  @Test func `a permutation names where each axis was`() {
    let cube = MLShapedArray<Int32>(scalars: (0..<24).map { Int32($0) }, shape: [2, 3, 4])
    let turned = cube.transposed(permutation: [2, 0, 1])
    #expect(turned.shape == [4, 2, 3])
    // Element (3, 1, 2) was (1, 2, 3): 12 + 2 · 4 + 3.
    #expect(turned[scalarAt: 3, 1, 2] == 23)
  }

  @Test func `parts of an array without numbers are empty`() {
    let empty = MLShapedArray<Double>(scalars: [], shape: [3, 0])
    #expect(empty[2].scalars == [])
    #expect(empty[1..<3].scalars == [])
    #expect(empty[1..<3].shape == [2, 0])
    #expect(matrix[2..<2].scalars == [])
  }

  @Test func `reshaping keeps the order`() {
    #expect(matrix.reshaped(to: [3, 2])[1].scalars == [3, 4])
    #expect(matrix.transposed().reshaped(to: [6]).scalars == [1, 4, 2, 5, 3, 6])
  }

  @Test func `axes of size one come and go`() {
    let expanded = matrix.expandingShape(at: 1)
    #expect(expanded.shape == [2, 1, 3])
    #expect(expanded.scalars == matrix.scalars)
    #expect(expanded[scalarAt: 1, 0, 2] == 6)
    #expect(matrix.expandingShape(at: 2).shape == [2, 3, 1])
    #expect(expanded.squeezingShape() == matrix)
    #expect(matrix[1].expandingShape(at: 0).squeezingShape() == matrix[1])
  }
}
