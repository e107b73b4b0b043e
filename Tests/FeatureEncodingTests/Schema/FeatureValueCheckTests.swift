import FeatureEncoding
import ModelRuntime
import TabularData
import Testing

@Suite struct FeatureValueCheckTests {
  private func check(_ column: AnyColumn, _ rule: FeatureValueRule) throws {
    var frame = DataFrame()
    frame.append(column: column)
    frame.append(column: Column<Int>(name: "y", contents: Array(repeating: 0, count: column.count)))
    let columns = try FeatureColumns(nil, of: frame, targetColumn: "y")
    try rule.check(try columns.batches(from: frame), of: columns, in: frame)
  }

  private let gaps = Column<Double>(name: "x", contents: [1, nil, 3, nil]).eraseToAnyColumn()
  private let notANumber = Column<Float>(name: "x", contents: [1, 2, .nan]).eraseToAnyColumn()
  private let infinite = Column<Double>(name: "x", contents: [1, -.infinity, 2]).eraseToAnyColumn()
  private let names = Column<String>(name: "x", contents: ["a", nil]).eraseToAnyColumn()

  @Test func `trees take missing numbers and missing categories`() throws {
    try check(gaps, .missingAccepted)
    try check(notANumber, .missingAccepted)
    try check(names, .missingAccepted)
  }

  @Test func `linear models refuse them, and name the column and the first row`() {
    #expect(throws: FeatureEncodingError.featureMissing(column: "x", count: 2, firstRow: 1, isNaN: false)) {
      try check(gaps, .finite)
    }
    #expect(throws: FeatureEncodingError.featureMissing(column: "x", count: 1, firstRow: 2, isNaN: true)) {
      try check(notANumber, .finite)
    }
    #expect(throws: FeatureEncodingError.featureMissing(column: "x", count: 1, firstRow: 1, isNaN: false)) {
      try check(names, .finite)
    }
  }

  @Test(arguments: [FeatureValueRule.missingAccepted, .finite])
  func `infinity is refused by every model`(rule: FeatureValueRule) {
    #expect(throws: FeatureEncodingError.featureInfinite(column: "x", count: 1, firstRow: 1, value: -.infinity)) {
      try check(infinite, rule)
    }
  }
}
