import Foundation
import NumericKernels
import TabularData
import Testing

@Suite struct SummaryTests {

  /// numpy 2: std(ddof=1), percentile([25, 50, 75]) of [1, 2, 4, 8].
  @Test func `numbers are measured as doubles, modes keep their type`() {
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

  @Test func `summaries of chosen columns`() {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [1, 2]).eraseToAnyColumn(), Column(name: "b", contents: [3, 4]).eraseToAnyColumn(),
    ])
    #expect(Array(frame.summary(of: "b")["column", String.self]) == ["b"])
    #expect(Array(frame.summary(ofColumns: 1, 0)["column", String.self]) == ["b", "a"])
    #expect(frame[1..<2].summary()["mean", Double.self][0] == 2)
    let ofSlice = frame[1..<2].summary(ofColumns: 1, 0)
    #expect(Array(ofSlice["column", String.self]) == ["b", "a"])
    #expect(Array(ofSlice["mean", Double.self]) == [4, 2])
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

  /// A column of each length up to two radix digits, against sorting.
  @Test func `long columns are summarised as short ones are`() {
    var generator = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 511, 512, 513, 5000] {
      let values = (0..<count).map { _ in Double(Int.random(in: -300...300, using: &generator)) / 8 }
      let column = Column(name: "a", contents: values)
      let sorted = values.sorted()
      let summary = column.numericSummary()
      #expect(summary.min == sorted.first ?? .nan || count == 0)
      #expect(summary.max == sorted.last ?? .nan || count == 0)
      if count > 0 {
        let position = Double(count - 1) / 4
        let lower = sorted[Int(position)]
        let upper = sorted[min(Int(position) + 1, count - 1)]
        #expect(abs(summary.firstQuartile - (lower + (upper - lower) * (position - position.rounded(.down)))) < 1e-12)
      }
      var counts: [Double: Int] = [:]
      for value in values { counts[value, default: 0] += 1 }
      let highest = counts.values.max() ?? 0
      let modes = counts.filter { $0.value == highest }.keys
        .sorted { values.lastIndex(of: $0)! < values.lastIndex(of: $1)! }
      #expect(column.summary().mode == modes)
      #expect(column.summary().uniqueCount == counts.count)
    }
  }

  @Test func `measures equal those of the column`() {
    let column = Column<Double>(name: "a", contents: [0.1, nil, 0.7, 1e6, -3.3])
    let summary = column.numericSummary()
    #expect(summary.mean == column.mean())
    #expect(summary.standardDeviation == column.standardDeviation())
    #expect(DataFrame(columns: [column.eraseToAnyColumn()]).summary()["mean", Double.self][0] == column.mean())
  }

  @Test func `every NaN is one value above all numbers`() {
    let column = Column<Double>(name: "a", contents: [.nan, 1, .nan, 2, -.infinity])
    #expect(column.summary().uniqueCount == 4)
    #expect(column.summary().mode.map(\.isNaN) == [true])
    let summary = column.numericSummary()
    #expect(summary.min == -.infinity)
    #expect(summary.max.isNaN)
    #expect(summary.median == 2)
    #expect(summary.mean.isNaN)
  }

  @Test func `slices, and numbers of any width, are summarised`() {
    let column = Column<Int16>(name: "a", contents: [5, nil, 7, 9, 100])
    #expect(column[1..<4].numericSummary().mean == 8)
    #expect(column[1..<4].numericSummary().noneCount == 1)
    #expect(column.filter { $0 != 100 }.numericSummary().max == 9)
    #expect(Column<Float>(name: "f", contents: [1, 2, 4]).numericSummary().median == (2 as Float))
    #expect(Column<Float>(name: "f", contents: [1, 2, 4])[1...].numericSummary().firstQuartile == 2.5)
    #expect(column.filled(with: 0).numericSummary().min == 0)
  }

  private struct Size: Hashable {
    var width: Int
  }

  @Test func `values of a client's own hashable type are counted`() {
    let column = Column<Size>(name: "a", contents: [Size(width: 1), Size(width: 2), nil, Size(width: 2)])
    let summary = DataFrame(columns: [column.eraseToAnyColumn()]).summary()
    #expect(summary["uniqueCount", Int.self][0] == 2)
    #expect(summary["mode", [Any].self][0] as? [Size] == [Size(width: 2)])
    #expect(summary["mean", Double.self][0] == nil)
  }

  @Test func `texts that Swift finds equal are one value`() {
    #expect(Column(name: "a", contents: ["\u{E9}", "e\u{301}", "x"]).summary().uniqueCount == 2)
    #expect(Column(name: "a", contents: ["K", "\u{212A}"]).summary().mode.count == 1)
  }

  @Test func `summaries count all rows and tell the type of the mode`() {
    let numbers = Column(name: "a", contents: [1.0, nil, 3, 3])
    #expect(numbers.numericSummary().totalCount == 4)
    let categories: CategoricalSummary<Double> = numbers.summary()
    #expect(categories.totalCount == 4)
    let untyped = AnyCategoricalSummary(categories)
    #expect(untyped.totalCount == 4)
    #expect(untyped.modeType is Double.Type)
    #expect(untyped.mode as? [Double] == [3])
  }

  @Test func `a summary of no rows counts nothing, and its measures are NaN`() {
    let numbers = NumericSummary<Double>()
    #expect(numbers.someCount == 0 && numbers.noneCount == 0 && numbers.totalCount == 0)
    #expect(numbers.mean.isNaN && numbers.standardDeviation.isNaN && numbers.min.isNaN && numbers.max.isNaN)
    #expect(numbers.firstQuartile.isNaN && numbers.median.isNaN && numbers.thirdQuartile.isNaN)
    let categories = CategoricalSummary<String>()
    #expect(categories.someCount == 0 && categories.noneCount == 0 && categories.totalCount == 0)
    #expect(categories.uniqueCount == 0 && categories.mode == [])
  }

  @Test func `slices, selected rows and filled columns count their own values`() {
    let column = Column<String>(name: "a", contents: ["x", "y", nil, "y", "x", "x"])
    #expect(
      column[1..<4].summary() == CategoricalSummary(someCount: 2, noneCount: 1, uniqueCount: 1, mode: ["y"]))
    #expect(
      column.filter { $0 != "x" }.summary()
        == CategoricalSummary(someCount: 2, noneCount: 1, uniqueCount: 1, mode: ["y"]))
    #expect(
      column.filled(with: "z").summary()
        == CategoricalSummary(someCount: 6, noneCount: 0, uniqueCount: 3, mode: ["x"]))
  }

  @Test func `decimals in selected rows are measured`() {
    let summary = Column<Double>(name: "a", contents: [1, 99, 2, nil, 4, 8]).filter { $0 != 99 }.numericSummary()
    #expect(summary.someCount == 4 && summary.noneCount == 1)
    #expect(summary.mean == 3.75)
    #expect(summary.median == 3)
    #expect(summary.firstQuartile == 1.75)
    #expect(summary.thirdQuartile == 5)
  }

  @Test func `a summary of hashable values of any type is told apart by counts, type and mode`() {
    let mode: [AnyHashable] = [3, 5]
    let summary = AnyCategoricalSummary(
      CategoricalSummary<AnyHashable>(someCount: 4, noneCount: 1, uniqueCount: 2, mode: mode))
    #expect(summary.mode as? [Int] == [3, 5])
    #expect(summary.modeType is Int.Type)
    #expect(summary.someCount == 4)
    #expect(summary.uniqueCount == 2)
    #expect(summary.totalCount == 5)
    let typed = AnyCategoricalSummary(CategoricalSummary(someCount: 4, noneCount: 1, uniqueCount: 2, mode: [3, 5]))
    #expect(summary == typed)
    let ofTexts = AnyCategoricalSummary(
      CategoricalSummary(someCount: 4, noneCount: 1, uniqueCount: 2, mode: ["3", "5"]))
    #expect(summary != ofTexts)
    var other = typed
    other.noneCount = 2
    #expect(other != typed)
    other = typed
    other.mode = [5, 3]
    #expect(other != typed)
  }

  @Test func `the columns of a summary are found by identifier`() {
    let frame = DataFrame(columns: [Column<Int>(name: "n", contents: [1, 2, nil, 4, 8, 2]).eraseToAnyColumn()])
    let summary = frame.summary()
    #expect(summary[SummaryColumnIDs.columnName][0] == "n")
    // The mean of 1, 2, 2, 4, 8 is 3.4, the squared distances from it sum to 31.2, and the divisor is 4.
    #expect(summary[SummaryColumnIDs.mean][0] == 3.4)
    #expect(abs(summary[SummaryColumnIDs.standardDeviation][0]! - 7.8.squareRoot()) < 1e-14)
    #expect(summary[SummaryColumnIDs.minimum][0] == 1)
    #expect(summary[SummaryColumnIDs.maximum][0] == 8)
    #expect(summary[SummaryColumnIDs.median][0] == 2)
    #expect(summary[SummaryColumnIDs.firstQuartile][0] == 2)
    #expect(summary[SummaryColumnIDs.thirdQuartile][0] == 4)
    #expect(summary[SummaryColumnIDs.mode][0] as? [Int] == [2])
    #expect(summary[SummaryColumnIDs.uniqueCount][0] == 4)
    #expect(summary[SummaryColumnIDs.noneCount][0] == 1)
    #expect(summary[SummaryColumnIDs.someCount][0] == 5)
    let names = [SummaryColumnIDs.standardDeviation.name, SummaryColumnIDs.minimum.name, SummaryColumnIDs.maximum.name]
    #expect(names == ["std", "min", "max"])
  }
}
