import Testing

@testable import TabularData

@Suite struct GroupSummariesTests {
  private var frame: DataFrame {
    var frame = DataFrame()
    frame.append(column: Column<String>(name: "kind", contents: ["b", "a", "b", nil]))
    frame.append(column: Column<Double>(name: "v", contents: [1, 2, 4, nil]))
    return frame
  }

  @Test func `each group has a summary, found by its key`() throws {
    let summaries = frame.grouped(by: "kind").summary()
    let group = try #require(summaries["b"])
    #expect(Array(group[SummaryColumnIDs.columnName]) == ["kind", "v"])
    #expect(Array(group[SummaryColumnIDs.mean]) == [nil, 2.5])
    #expect(Array(group[SummaryColumnIDs.someCount]) == [2, 2])
    #expect(try Array(#require(summaries[nil])[SummaryColumnIDs.noneCount]) == [1, 1])
    #expect(summaries["c"] == nil)
  }

  @Test func `a summary may be of some columns`() throws {
    let grouping = frame.grouped(by: "kind")
    #expect(
      try #require(grouping.summary(of: "v")["b"])
        == DataFrame(frame.filter(on: "v", Double.self) { $0 != 2 && $0 != nil }).summary(of: "v"))
    #expect(grouping.summary(of: ["v", "kind"])["a"]?.shape.rows == 2)
    let two = frame.grouped(by: "kind", "v").summary(of: "v")
    #expect(two["b", 4.0].map { Array($0[SummaryColumnIDs.maximum]) } == [4])
  }

  @Test func `summaries print under their keys`() {
    let summaries = frame.grouped(by: "kind").summary(of: "v")
    var options = FormattingOptions()
    options.maximumRowCount = 1
    let text = summaries.description(options: options)
    #expect(text.hasPrefix("kind: b\n┏━━━┳━━━━"))
    #expect(text.hasSuffix("1 row, 12 columns\n\n... 2 more groups\n"))
    #expect(summaries.description.contains("kind: nil\n"))
  }
}
