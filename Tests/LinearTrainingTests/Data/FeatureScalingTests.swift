import LinearTraining
import NumericKernels
import Testing

// Expected numbers: numpy 2.4.6 (sqrt(mean² + var(ddof=1))), or hand calculation.
@Suite struct FeatureScalingTests {
  @Test func `the unit is the root of mean squared and variance`() throws {
    let values = (1...11).map { Double($0 * $0) }
    let table = FeatureTable(
      rowCount: 11,
      columns: [
        .float64(values), .float32(values.map(Float.init)),
        .categories(codes: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0], count: 3),
      ])
    let scaling = try FeatureScaling(of: table, threadCount: 2)
    // The mean of the squares of 1…11 is 46, their variance 1669.8.
    for feature in 0..<2 {
      #expect(abs(scaling.means[feature] - 46) < 1e-13)
      #expect(abs(scaling.scales[feature] - (46.0 * 46 + 1669.8).squareRoot()) < 1e-12)
    }
    // A share of 3/11 has the variance 3/11 · 8/11 · 11/10.
    #expect(abs(scaling.scales[3] - (9.0 / 121 + 2.4 / 11).squareRoot()) < 1e-14)
    #expect(scaling.scales[4] == 1e-5)
    #expect(scaling.isConstant == [false, false, false, false, true])
  }

  @Test(arguments: [1e-300, 1e-160, 1, 1e160, 1e300])
  func `columns of any size have a mean and a unit`(size: Double) throws {
    let table = FeatureTable(rowCount: 3, columns: [.float64([1, 2, 6].map { $0 * size })])
    let scaling = try FeatureScaling(of: table, threadCount: 1)
    #expect(abs(scaling.means[0] / size - 3) < 1e-14)
    // Mean 3, variance 7.
    #expect(size < 1e-100 ? scaling.scales[0] == 1e-5 : abs(scaling.scales[0] / size - 4) < 1e-14)
  }

  @Test func `a constant column is known as one`() throws {
    let table = FeatureTable(rowCount: 3, columns: [.float64([0.1, 0.1, 0.1])])
    let scaling = try FeatureScaling(of: table, threadCount: 1)
    #expect(scaling.isConstant == [true])
    #expect(scaling.means == [0.1])
  }
}
