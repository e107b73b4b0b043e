import FeatureEncoding
import TabularData
import Testing

@Suite struct RegressionTargetTests {
  private func values<Value>(_ contents: [Value?]) throws -> [Double] {
    var frame = DataFrame()
    frame.append(column: Column<Value>(name: "y", contents: contents))
    return try RegressionTarget.values(of: "y", in: frame)
  }

  @Test func `numbers of any type become doubles`() throws {
    #expect(try values([1, -1] as [Int?]) == [1, -1])
    #expect(try values([0.5, 2] as [Float?]) == [0.5, 2])
    #expect(try values([7] as [UInt16?]) == [7])
  }

  @Test func `missing values are counted, and the first is named`() {
    #expect(throws: FeatureEncodingError.targetMissing(column: "y", count: 2, rowCount: 3, firstRow: 1)) {
      try values([1, nil, nil] as [Double?])
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a value that is not finite is refused`(value: Double) {
    #expect {
      try values([1, 2, value])
    } throws: { error in
      guard case .targetNotFinite("y", 2, let found) = error as? FeatureEncodingError else { return false }
      return found.isNaN == value.isNaN
    }
  }

  @Test func `text and truth values are no numbers`() {
    #expect(throws: FeatureEncodingError.self) { try values(["a"] as [String?]) }
    #expect(throws: FeatureEncodingError.self) { try values([true] as [Bool?]) }
  }

  @Test func `a target that is not there is named`() {
    #expect(throws: FeatureEncodingError.columnMissing(column: "y", role: .target, nearest: nil)) {
      try RegressionTarget.values(of: "y", in: DataFrame())
    }
  }
}
