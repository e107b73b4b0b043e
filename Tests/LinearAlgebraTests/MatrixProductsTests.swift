import LinearAlgebra
import NumericKernels
import Testing

// Expected numbers: hand calculation, and numpy 2.4.6.
@Suite struct MatrixProductsTests {
  let matrix = ColumnMatrix(rowCount: 4, columnCount: 3, values: [1, 4, 7, 2, 2, 5, 8, -1, 3, 6, 10, 0.5])

  @Test func `a Gram matrix holds the products of the columns`() {
    #expect(MatrixProducts.gram(of: matrix).values == [70, 76, 98, 76, 94, 115.5, 98, 115.5, 145.25])
    #expect(MatrixProducts.gram(of: ColumnMatrix(rowCount: 0, columnCount: 2)).values == [0, 0, 0, 0])
    #expect(MatrixProducts.gram(of: ColumnMatrix(rowCount: 2, columnCount: 0)).values.isEmpty)
  }

  @Test(arguments: [1, 2])
  func `products are added to what is there`(dimensionCount: Int) {
    let weights: [Double] = Array([1, -1, 2, 0, 1, 0].prefix(3 * dimensionCount))
    var sums = Array(repeating: 10.0, count: 4 * dimensionCount)
    MatrixProducts.addProduct(
      of: matrix.values, rowCount: 4, columnCount: 3, weights: weights, dimensionCount: dimensionCount, to: &sums)
    #expect(sums == Array([15, 21, 29, 14, 12, 15, 18, 9].prefix(4 * dimensionCount)))
    var back = Array(repeating: 1.0, count: 3 * dimensionCount)
    let values: [Double] = Array([1, 0, -1, 2, 0, 0, 0, 1].prefix(4 * dimensionCount))
    MatrixProducts.addTransposedProduct(
      of: matrix.values, rowCount: 4, columnCount: 3, values: values, dimensionCount: dimensionCount, to: &back)
    #expect(back == Array([-1, -7, -5, 3, 0, 1.5].prefix(3 * dimensionCount)))
  }

  @Test func `the same numbers give the same bits wherever they lie in memory`() {
    var generator = SeededGenerator(seed: 11)
    let values = (0..<301 * 17).map { _ in generator.nextUnit() - 0.5 }
    let reference = MatrixProducts.gram(of: ColumnMatrix(rowCount: 301, columnCount: 17, values: values))
    for shift in 1..<8 {
      let shifted = Array(repeating: 0, count: shift) + values
      var gram = Array(repeating: 0.0, count: 17 * 17)
      shifted.withUnsafeBufferPointer { buffer in
        MatrixProducts.addGram(
          of: buffer.baseAddress! + shift, rowCount: 301, columnCount: 17, to: &gram, stride: 17)
      }
      for column in 0..<17 {
        for row in 0...column { #expect(gram[column * 17 + row] == reference[row, column]) }
      }
    }
  }
}
