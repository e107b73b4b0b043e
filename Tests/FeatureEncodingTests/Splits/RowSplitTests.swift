import FeatureEncoding
import Testing

@Suite struct RowSplitTests {
  // Apple's own split leaves 45 of 50, 90 of 100 and 190 of 200 rows (seen on a current macOS).
  @Test(arguments: [(1, 1), (49, 49), (50, 45), (100, 90), (199, 180), (200, 190), (10_000, 9_500)])
  func `the automatic split leaves exact counts`(rowCount: Int, trainingCount: Int) throws {
    let split = try ValidationSplit.automatic.rows(of: rowCount)
    #expect(split.training.count == trainingCount)
    #expect((split.training + split.validation).sorted() == Array(0..<rowCount))
  }

  @Test func `rows keep their order, and the seed decides which are drawn`() {
    let first = RowSplit(rowCount: 100, validationCount: 20, seed: 1)
    #expect(first.validation.count == 20)
    #expect(first.validation == first.validation.sorted() && first.training == first.training.sorted())
    #expect(first == RowSplit(rowCount: 100, validationCount: 20, seed: 1))
    #expect(first != RowSplit(rowCount: 100, validationCount: 20, seed: 2))
  }

  @Test func `every row is drawn about equally often`() {
    var counts = Array(repeating: 0, count: 10)
    for seed in 0..<2000 {
      for row in RowSplit(rowCount: 10, validationCount: 3, seed: seed).validation { counts[row] += 1 }
    }
    // 600 expected; the standard deviation of a binomial count is 20.5.
    #expect(counts.allSatisfy { (500...700).contains($0) })
  }

  @Test(arguments: [-0.1, 1, 1.5, .nan])
  func `a ratio out of range is refused`(ratio: Double) {
    #expect(throws: FeatureEncodingError.self) { try ValidationSplit.fixed(ratio: ratio, seed: 0).rows(of: 10) }
  }

  @Test func `a ratio that leaves no training rows is refused`() {
    #expect(throws: FeatureEncodingError.splitLeavesNoTrainingRows(ratio: 0.9, rowCount: 1)) {
      try ValidationSplit.fixed(ratio: 0.9, seed: 0).rows(of: 1)
    }
  }

  @Test func `a ratio is rounded to the nearest row`() throws {
    #expect(try ValidationSplit.fixed(ratio: 0.25, seed: 0).rows(of: 10).validation.count == 3)
    #expect(try ValidationSplit.fixed(ratio: 0, seed: 0).rows(of: 10).validation.isEmpty)
  }
}
