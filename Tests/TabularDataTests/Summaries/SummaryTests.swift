import Foundation
import TabularData
import Testing

@Suite struct SummaryTests {
  @Test func `observed 13: the columns and their order`() {
    let summary = DataFrame(columns: [Column(name: "a", contents: [1]).eraseToAnyColumn()]).summary()
    #expect(
      summary.columns.map(\.name) == [
        "column", "mean", "std", "min", "max", "median", "Q1", "Q3", "mode", "uniqueCount", "noneCount", "someCount",
      ])
    #expect(summary[SummaryColumnIDs.someCount][0] == 1)
  }

  @Test func `observed 63: the deviation of one row is NaN`() {
    let summary = DataFrame(columns: [Column(name: "a", contents: [2.5]).eraseToAnyColumn()]).summary()
    #expect(summary["std", Double.self][0]?.isNaN == true)
    #expect(summary["mean", Double.self][0] == 2.5)
  }

  /// numpy 2: std(ddof=1), percentile([25, 50, 75]) of [1, 2, 4, 8].
  @Test func `OBSERVED 62, 64: numbers are measured as doubles, modes keep their type`() {
    let frame = DataFrame(columns: [
      Column<Int>(name: "n", contents: [1, 2, nil, 4, 8]).eraseToAnyColumn(),
      Column<String>(name: "s", contents: ["x", "y", "y", nil, "z"]).eraseToAnyColumn(),
      Column<Bool>(name: "b", contents: [true, true, false, false, nil]).eraseToAnyColumn(),
    ])
    let summary = frame.summary()
    #expect(Array(summary["column", String.self]) == ["n", "s", "b"])
    #expect(summary["mean", Double.self][0] == 3.75)
    #expect(abs(summary["std", Double.self][0]! - 3.095695936834452) < 1e-15)
    #expect(summary["median", Double.self][0] == 3)
    #expect(summary["Q1", Double.self][0] == 1.75)
    #expect(summary["Q3", Double.self][0] == 5)
    #expect(summary["min", Double.self][0] == 1)
    #expect(summary["max", Double.self][0] == 8)
    #expect(summary["mean", Double.self][1] == nil)
    #expect(summary["mean", Double.self][2] == nil)
    #expect(summary["mode", [Any].self][0] as? [Int] == [1, 2, 4, 8])
    #expect(summary["mode", [Any].self][1] as? [String] == ["y"])
    #expect(Array(summary["uniqueCount", Int.self]) == [4, 3, 2])
    #expect(Array(summary["noneCount", Int.self]) == [1, 1, 1])
    #expect(Array(summary["someCount", Int.self]) == [4, 4, 4])
  }

  @Test func `observed 65: modes come in the order in which they reached their number`() {
    let column = Column(name: "a", contents: ["a", "b", "b", "c", "a", "c", "d"])
    #expect(column.summary().mode == ["b", "a", "c"])
  }

  @Test func `observed 67: if every value is unique the mode is the whole column`() {
    #expect(Column(name: "a", contents: [3, 1, 2]).summary().mode == [3, 1, 2])
  }

  @Test func `summaries of chosen columns`() {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [1, 2]).eraseToAnyColumn(), Column(name: "b", contents: [3, 4]).eraseToAnyColumn(),
    ])
    #expect(Array(frame.summary(of: "b")["column", String.self]) == ["b"])
    #expect(Array(frame.summary(ofColumns: 1, 0)["column", String.self]) == ["b", "a"])
    #expect(frame[1..<2].summary()["mean", Double.self][0] == 2)
  }

  @Test func `values that cannot be told apart are only counted`() {
    let column = Column<[Any?]>(name: "a", contents: [[1], nil])
    let summary = DataFrame(columns: [column.eraseToAnyColumn()]).summary()
    #expect(summary["someCount", Int.self][0] == 1)
    #expect(summary["noneCount", Int.self][0] == 1)
    #expect(summary["uniqueCount", Int.self][0] == 0)
  }

  @Test func `nothing to summarise gives NaN measures`() {
    let summary = Column<Double>(name: "a", contents: [nil]).numericSummary()
    #expect(summary.noneCount == 1)
    #expect(summary.mean.isNaN && summary.min.isNaN && summary.median.isNaN)
    #expect(DataFrame().summary().shape == (0, 12))
  }

  @Test func `a summary prints as published`() {
    let frame = DataFrame(columns: [
      Column(name: "Package", contents: ["Stat2Data", "Stat2Data", "AER"]).eraseToAnyColumn(),
      Column(name: "Rows", contents: [20, 20, 1_414_593]).eraseToAnyColumn(),
    ])
    let options = FormattingOptions(locale: Locale(identifier: "en_US"))
    let text = frame.summary().selecting(columnNames: "column", "max", "mode").description(options: options)
    #expect(
      text == """
        ┏━━━┳━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┓
        ┃   ┃ column   ┃ max         ┃ mode          ┃
        ┃   ┃ <String> ┃ <Double>    ┃ <Array<Any>>  ┃
        ┡━━━╇━━━━━━━━━━╇━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━┩
        │ 0 │ Package  │         nil │ ["Stat2Data"] │
        │ 1 │ Rows     │ 1,414,593.0 │ [20]          │
        └───┴──────────┴─────────────┴───────────────┘
        2 rows, 3 columns

        """)
  }
}
