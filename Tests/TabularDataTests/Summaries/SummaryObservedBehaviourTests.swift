import TabularData
import Testing

/// What Apple's framework was seen to summarise; numbers are those of the notes that were taken.
@Suite struct SummaryObservedBehaviourTests {
  private func summary(_ columns: AnyColumn...) -> DataFrame { DataFrame(columns: columns).summary() }

  @Test func `observed 13: the columns and their order`() {
    let summary = summary(Column(name: "a", contents: [1]).eraseToAnyColumn())
    #expect(
      summary.columns.map(\.name) == [
        "column", "mean", "std", "min", "max", "median", "Q1", "Q3", "mode", "uniqueCount", "noneCount", "someCount",
      ])
    #expect(summary["std", Double.self][0]?.isNaN == true)
    #expect(summary["mean", Double.self][0] == 1)
    #expect(summary[SummaryColumnIDs.someCount][0] == 1)
  }

  /// Squared distances from the mean 5 of 2, 4, 4, 4, 5, 5, 7, 9 sum to 32: 2 with divisor 8, 2.138… with 7.
  @Test func `observed 62: the deviation is that of a sample`() {
    let std = summary(Column(name: "a", contents: [2, 4, 4, 4, 5, 5, 7, 9]).eraseToAnyColumn())["std", Double.self][0]
    #expect(std == (32.0 / 7).squareRoot())
  }

  @Test func `observed 63: the deviation of one row is NaN`() {
    let summary = summary(Column(name: "a", contents: [2.5]).eraseToAnyColumn())
    #expect(summary["std", Double.self][0]?.isNaN == true)
    #expect(summary["mean", Double.self][0] == 2.5)
  }

  @Test func `observed 64: measures are doubles, nil for what is no number, and modes keep their type`() {
    let summary = summary(
      Column<Int>(name: "n", contents: [20, 20, 1]).eraseToAnyColumn(),
      Column<String>(name: "s", contents: ["x", "y", "y"]).eraseToAnyColumn())
    for name in ["mean", "std", "min", "max", "median", "Q1", "Q3"] {
      #expect(summary[name, Double.self][0] != nil)
      #expect(summary[name, Double.self][1] == nil)
    }
    #expect(summary["max", Double.self][0] == 20)
    #expect(summary["mode", [Any].self][0] as? [Int] == [20])
    #expect(summary["mode", [Any].self][1] as? [String] == ["y"])
  }

  /// Four values of three occurrences each, whose last ones are in another order than their first.
  @Test func `observed 65: modes come in the order in which each reached the highest count`() {
    let names = ["Grunfeld", "salinity", "housing", "Mroz", "smoking"]
    let order = [
      0, 1, 2, 3, 4, 3, 3, 2, 4, 2, 4, 0, 0, 1, 1,
    ]
    let column = Column(name: "Item", contents: order.map { names[$0] })
    #expect(column.summary().mode == ["Mroz", "housing", "smoking", "Grunfeld", "salinity"])
    #expect(
      summary(column.eraseToAnyColumn())["mode", [Any].self][0] as? [String]
        == ["Mroz", "housing", "smoking", "Grunfeld", "salinity"])
  }

  @Test func `observed 66: the original places decide the order of modes, in slices too`() {
    let column = Column(name: "a", contents: [9, 3, 1, 1, 3, 2]).eraseToAnyColumn()
    #expect(column[0..<6].summary().mode as? [Int] == [1, 3])
    #expect(column[2..<6].summary().mode as? [Int] == [1])
    #expect(column[[true, true, false, false, false, true]].summary().mode as? [Int] == [9, 3, 2])
  }

  @Test func `observed 67: if every value is unique the mode is the whole column`() {
    #expect(Column(name: "a", contents: [3, 1, 2]).summary().mode == [3, 1, 2])
    #expect(Column<String>(name: "a", contents: ["c", nil, "a"]).summary().mode == ["c", "a"])
  }

  @Test func `observed 68: nil is no value, and is counted apart`() {
    let summary = summary(Column<String>(name: "a", contents: [nil, "x", nil, "x", "y", nil]).eraseToAnyColumn())
    #expect(summary["uniqueCount", Int.self][0] == 2)
    #expect(summary["noneCount", Int.self][0] == 3)
    #expect(summary["someCount", Int.self][0] == 3)
    #expect(summary["mode", [Any].self][0] as? [String] == ["x"])
  }

  /// With 4 k + 1 values the quarters are elements; numpy 2's default, `linear`, agrees where they are not.
  @Test func `observed 69: quartiles on whole positions are elements, between them they are interpolated`() {
    let whole = Column(name: "a", contents: Array(0..<1745).reversed()).numericSummary()
    #expect([whole.firstQuartile, whole.median, whole.thirdQuartile] == [436, 872, 1308])
    let between = Column(name: "a", contents: [8.0, 1, 4, 2]).numericSummary()
    #expect([between.firstQuartile, between.median, between.thirdQuartile] == [1.75, 3, 5])
  }
}
