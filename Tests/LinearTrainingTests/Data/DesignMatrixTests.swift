import LinearAlgebra
import NumericKernels
import Testing

@testable import LinearTraining

// Expected numbers: the same products of the matrix with every category written out, by plain loops.
@Suite struct DesignMatrixTests {
  private let table = WaveTable.make(rowCount: 50)

  private func design(isCentered: Bool) throws -> DesignMatrix {
    let scaling = try FeatureScaling(of: table, threadCount: 1)
    return DesignMatrix(table: table, scales: scaling.scales, centers: isCentered ? scaling.means : nil)
  }

  @Test(arguments: [true, false])
  func `sums and products are those of the matrix written out`(isCentered: Bool) throws {
    let design = try design(isCentered: isCentered)
    let dense = design.expanded(0..<50, lastColumn: 1)
    let parameters = (0..<14).map { Double($0) - 6.5 }
    let sums = design.sums(parameters, dimensionCount: 2, threadCount: 2)
    for dimension in 0..<2 {
      for row in 0..<50 {
        let expected = (0..<7).reduce(0) { $0 + dense[row, $1] * parameters[dimension * 7 + $1] }
        #expect(abs(sums[dimension * 50 + row] - expected) < 1e-12)
      }
    }
    let values = (0..<50).map { Double($0 % 7) - 2 }
    let products = design.products(with: values, threadCount: 2)
    for column in 0..<7 {
      #expect(abs(products[column] - (0..<50).reduce(0) { $0 + dense[$1, column] * values[$1] }) < 1e-11)
    }
  }

  @Test func `products of the columns are those of the matrix written out`() throws {
    let design = try design(isCentered: true)
    let dense = design.expanded(0..<50, lastColumn: 0)
    let gram = design.gram(threadCount: 2)
    for column in 0..<6 {
      for row in 0...column {
        #expect(abs(gram[row, column] - (0..<50).reduce(0) { $0 + dense[$1, row] * dense[$1, column] }) < 1e-11)
      }
    }
  }

  @Test func `features inside have numbers first, and come back in the table's order`() throws {
    let design = try design(isCentered: false)
    #expect(design.features == [0, 1, 5, 2, 3, 4])
    #expect(design.inTableOrder([10, 11, 12, 13, 14, 15]) == [10, 11, 13, 14, 15, 12])
  }
}
