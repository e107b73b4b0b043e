import LinearAlgebra
import NumericKernels
import Testing

// Expected numbers: a triangle is known by its product with itself, which is that of the rows.
@Suite struct RowwiseQRTests {
  @Test(arguments: [1, 3, 50, 200])
  func `the triangle has the products of all rows, however they arrive`(blockLength: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let rowCount = 200
    let matrix = ColumnMatrix(
      rowCount: rowCount, columnCount: 6, values: (0..<rowCount * 6).map { _ in generator.nextUnit() - 0.5 })
    var factors = RowwiseQR(columnCount: 6)
    for start in stride(from: 0, to: rowCount, by: blockLength) {
      let rows = start..<min(rowCount, start + blockLength)
      try factors.append(
        ColumnMatrix(
          rowCount: rows.count, columnCount: 6, values: (0..<6).flatMap { column in rows.map { matrix[$0, column] } }))
    }
    let product = MatrixProducts.gram(of: factors.triangle)
    for (value, expected) in zip(product.values, MatrixProducts.gram(of: matrix).values) {
      #expect(abs(value - expected) < 1e-12)
    }
    #expect(factors.triangle[1, 0] == 0)
  }

  @Test func `nearly dependent columns keep the digits that their products lose`() throws {
    // Columns (1, e, 0) and (1, 0, e): the second diagonal entry is e·√((2 + e²)/(1 + e²)); products round e² away.
    let e = 1e-9
    var factors = RowwiseQR(columnCount: 2)
    try factors.append(ColumnMatrix(rowCount: 3, columnCount: 2, values: [1, e, 0, 1, 0, e]))
    #expect(abs(abs(factors.triangle[1, 1]) / (e * 2.0.squareRoot()) - 1) < 1e-6)
  }
}
