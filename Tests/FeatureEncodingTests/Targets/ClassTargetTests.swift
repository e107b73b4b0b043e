import FeatureEncoding
import ModelRuntime
import TabularData
import Testing

@Suite struct ClassTargetTests {
  private func target<Value>(_ contents: [Value?]) throws -> ClassTarget {
    var frame = DataFrame()
    frame.append(column: Column<Value>(name: "y", contents: contents))
    return try ClassTarget(column: "y", in: frame)
  }

  @Test func `labels are in ascending order, whatever the order of the rows`() throws {
    let strings = try target(["b", "c", "a", "b"])
    #expect(strings.labels == .string(["a", "b", "c"]))
    #expect(strings.codes == [1, 2, 0, 1])
    let integers = try target([10, -3, 9])
    #expect(integers.labels == .int64([-3, 9, 10]))
    #expect(integers.codes == [2, 0, 1])
  }

  @Test func `truth values are the integers 0 and 1`() throws {
    let booleans = try target([true, false, true])
    #expect(booleans.labelType == .boolean)
    #expect(booleans.labels == .int64([0, 1]))
    #expect(booleans.codes == [1, 0, 1])
  }

  @Test func `a single label is no classification`() throws {
    let single = try target(["yes", "yes"])
    #expect(throws: FeatureEncodingError.singleClass(column: "y", label: "yes")) {
      try single.checkHasSeveralClasses(column: "y")
    }
  }

  @Test func `numbers with fractions are no labels, and missing labels are refused`() {
    #expect(throws: FeatureEncodingError.self) { try target([0.5, 1.5]) }
    #expect(throws: FeatureEncodingError.targetMissing(column: "y", count: 1, rowCount: 2, firstRow: 0)) {
      try target([nil, "a"])
    }
  }

  @Test func `some of the rows have the labels that occur in them`() throws {
    let gathered = try target(["b", "c", "a", "b"]).gathered([1, 0])
    #expect(gathered.labels == .string(["b", "c"]))
    #expect(gathered.codes == [1, 0])
  }
}
