import Foundation
import TabularData
import Testing

@Suite struct DescriptionsTests {
  private let column = Column<Int>(name: "a", contents: [1, nil, 3])

  private let table = """
    ┏━━━┳━━━━━━━┓
    ┃   ┃ a     ┃
    ┃   ┃ <Int> ┃
    ┡━━━╇━━━━━━━┩
    │ 0 │     1 │
    │ 1 │   nil │
    │ 2 │     3 │
    └───┴───────┘
    3 rows, 1 column

    """

  private let tail = """
    ┏━━━┳━━━━━━━┓
    ┃   ┃ a     ┃
    ┃   ┃ <Int> ┃
    ┡━━━╇━━━━━━━┩
    │ 1 │   nil │
    │ 2 │     3 │
    └───┴───────┘
    2 rows, 1 column

    """

  @Test func `columns print as tables of one column`() {
    #expect(column.description == table)
    #expect(column.debugDescription == table)
    #expect(column.eraseToAnyColumn().description == table)
    #expect(column.eraseToAnyColumn().debugDescription == table)
    #expect(column.filled(with: 0).description == table.replacingOccurrences(of: "nil", with: "  0"))
    #expect("\(DataFrame(columns: [column.eraseToAnyColumn()]))" == table)
  }

  @Test func `slices print with their positions`() {
    #expect(column[1...].description == tail)
    #expect(column[1...].debugDescription == tail)
    #expect(column.filter { $0 != 1 }.description == tail)
    #expect(column.filter { $0 != 1 }.debugDescription == tail)
    #expect(column.eraseToAnyColumn()[1..<3].description == tail)
    #expect(column.eraseToAnyColumn()[1..<3].debugDescription == tail)
    #expect(column[1...].filled(with: 0).description == tail.replacingOccurrences(of: "nil", with: "  0"))
    let frame = DataFrame(columns: [column.eraseToAnyColumn()])
    #expect(frame[1...].description == tail)
    #expect(frame[1...].debugDescription == tail)
    #expect(String(reflecting: frame) == table)
  }

  @Test func `a row prints as a table of one row`() {
    let row = DataFrame(columns: [column.eraseToAnyColumn()]).rows[2]
    #expect(row.debugDescription == row.description)
    #expect(
      row.description == """
        ┏━━━┳━━━━━━━┓
        ┃   ┃ a     ┃
        ┃   ┃ <Int> ┃
        ┡━━━╇━━━━━━━┩
        │ 2 │     3 │
        └───┴───────┘
        1 row, 1 column

        """)
  }

  @Test func `an identifier prints as its name`() { #expect("\(ColumnID("price", Double.self))" == "price") }

  @Test func `summaries print a measure a line`() {
    #expect(
      Column(name: "a", contents: ["x", "y", "x", nil]).summary().debugDescription == """
        someCount: 3
        noneCount: 1
        uniqueCount: 2
        mode: ["x"]
        """)
    #expect(
      Column<Double>(name: "a", contents: [1, 2, 3, nil]).numericSummary().debugDescription == """
        someCount: 3
        noneCount: 1
        mean: 2.0
        standardDeviation: 1.0
        min: 1.0
        max: 3.0
        median: 2.0
        firstQuartile: 1.5
        thirdQuartile: 2.5
        """)
  }

  @Test func `mirrors show names and values`() {
    let frame = DataFrame(columns: [column.eraseToAnyColumn()])
    #expect(Mirror(reflecting: frame).children.map(\.label) == ["a"])
    #expect(Mirror(reflecting: frame[1...]).children.map(\.label) == ["a"])
    #expect(Mirror(reflecting: frame.rows[0]).children.map(\.label) == ["a"])
    #expect(Mirror(reflecting: frame.rows[0]).children.first?.value as? Int == 1)
    #expect(Set(Mirror(reflecting: column).children.compactMap(\.label)) == ["name", "elements"])
  }

  /// Counts how often it is printed.
  private struct Witness: CustomStringConvertible {
    final class Count { var value = 0 }
    let count: Count
    var description: String {
      count.value += 1
      return "seen"
    }
  }

  @Test func `only the rows that are shown are looked at`() {
    let count = Witness.Count()
    let column = Column(name: "w", contents: Array(repeating: Witness(count: count), count: 100_000))
    let frame = DataFrame(columns: [column.eraseToAnyColumn()])
    func printed(_ text: @autoclosure () -> String) -> Int {
      count.value = 0
      _ = text()
      return count.value
    }
    #expect(printed(frame.description) == 20)
    #expect(printed(frame[50...].description) == 20)
    #expect(printed(frame.description(options: FormattingOptions(maximumLineWidth: 80, maximumRowCount: 7))) == 7)
    #expect(printed(column.description) == 20)
    #expect(printed(column[10...].description) == 20)
    #expect(printed(column.filled(with: Witness(count: count)).description) == 20)
    #expect(printed(column.eraseToAnyColumn().description) == 20)
  }

  @Test func `200 columns are printed as far as they fit`() {
    let columns = (0..<200).map { Column(name: "column\($0)", contents: [$0]).eraseToAnyColumn() }
    let lines = DataFrame(columns: columns).description.split(separator: "\n")
    // Border and index column 5, ten columns of 10, eight of 11, and 7 for the one that says how many are hidden.
    #expect(lines[0].count == 200)
    #expect(lines[1].hasSuffix("┃ column17 ┃ 182  ┇"))
    #expect(lines.last == "1 row, 200 columns")
  }
}
