import Foundation
import TabularData
import Testing

@Suite struct TableRendererTests {
  private var options: FormattingOptions { FormattingOptions(locale: Locale(identifier: "en_US")) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a frame with missing numbers and data prints as documented`() {
    var frame = DataFrame()
    frame.append(column: Column<Int>(name: "id", contents: [5, 6]))
    frame.append(column: Column<String>(name: "name", contents: ["A", "B"]))
    frame.append(column: Column<Double>(name: "rating", contents: [nil, nil]))
    frame.append(column: Column<Data>(name: "image", contents: [nil, nil]))
    #expect(
      frame.description(options: options) == """
        ┏━━━┳━━━━━━━┳━━━━━━━━━━┳━━━━━━━━━━┳━━━━━━━━┓
        ┃   ┃ id    ┃ name     ┃ rating   ┃ image  ┃
        ┃   ┃ <Int> ┃ <String> ┃ <Double> ┃ <Data> ┃
        ┡━━━╇━━━━━━━╇━━━━━━━━━━╇━━━━━━━━━━╇━━━━━━━━┩
        │ 0 │     5 │ A        │      nil │ nil    │
        │ 1 │     6 │ B        │      nil │ nil    │
        └───┴───────┴──────────┴──────────┴────────┘
        2 rows, 4 columns

        """)
  }

  @Test func `a frame without columns prints its borders and counts`() {
    #expect(
      DataFrame().description(options: options) == """
        ┏━━┓
        ┃  ┃
        ┃  ┃
        ┡━━┩
        └──┘
        0 rows, 0 columns

        """)
  }

  @Test func `rows and columns left out together close both edges`() {
    let frame = DataFrame(
      columns: ["first", "second", "third"].map { Column(name: $0, contents: Array(0..<3)).eraseToAnyColumn() })
    var options = FormattingOptions(maximumLineWidth: 24, maximumRowCount: 1)
    options.locale = Locale(identifier: "en_US")
    #expect(
      frame.description(options: options) == """
        ┏━━━┳━━━━━━━┳╍╍╍╍╍╍┓
        ┃   ┃ first ┃ 2    ┇
        ┃   ┃ <Int> ┃ more ┇
        ┡━━━╇━━━━━━━╇╍╍╍╍╍╍┩
        │ 0 │     0 │      ┆
        ┢╍╍╍┷╍╍╍╍╍╍╍┷╍╍╍╍╍╍┪
        ┇ ...              ┇
        ┗╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍┛
        3 rows, 3 columns

        """)
  }

  @Test func `types, row numbers and counts can be left out`() {
    var options = options
    options.includesColumnTypes = false
    options.includesRowIndices = false
    options.includesRowAndColumnCounts = false
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [1, 20]).eraseToAnyColumn(),
      Column(name: "b", contents: ["x", nil]).eraseToAnyColumn(),
    ])
    #expect(
      frame.description(options: options) == """
        ┏━━━━┳━━━━━┓
        ┃ a  ┃ b   ┃
        ┡━━━━╇━━━━━┩
        │  1 │ x   │
        │ 20 │ nil │
        └────┴─────┘

        """)
  }

  @Test func `East Asian text and emoji take two cells a character`() {
    var options = options
    options.maximumCellWidth = 10
    let frame = DataFrame(columns: [
      Column(name: "text", contents: ["東京都庁舎", "東京都庁舎前", "👩‍👩‍👧 cafe\u{301}", "é", "한국"]).eraseToAnyColumn()
    ])
    #expect(
      frame.description(options: options) == """
        ┏━━━┳━━━━━━━━━━━━┓
        ┃   ┃ text       ┃
        ┃   ┃ <String>   ┃
        ┡━━━╇━━━━━━━━━━━━┩
        │ 0 │ 東京都庁舎 │
        │ 1 │ 東京都庁…  │
        │ 2 │ 👩‍👩‍👧 cafe\u{301}    │
        │ 3 │ é          │
        │ 4 │ 한국       │
        └───┴────────────┘
        5 rows, 1 column

        """)
  }

  @Test func `a row and a column print as tables`() {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: [1, 2, 3]).eraseToAnyColumn(),
      Column(name: "b", contents: ["x", "y", "z"]).eraseToAnyColumn(),
    ])
    #expect(
      frame.rows[1].description(options: options) == """
        ┏━━━┳━━━━━━━┳━━━━━━━━━━┓
        ┃   ┃ a     ┃ b        ┃
        ┃   ┃ <Int> ┃ <String> ┃
        ┡━━━╇━━━━━━━╇━━━━━━━━━━┩
        │ 1 │     2 │ y        │
        └───┴───────┴──────────┘
        1 row, 2 columns

        """)
    let column = frame["a", Int.self]
    #expect(lines(column.description(options: options))[4...6] == ["│ 0 │     1 │", "│ 1 │     2 │", "│ 2 │     3 │"])
    #expect(lines(column[1...].description(options: options))[4...5] == ["│ 1 │     2 │", "│ 2 │     3 │"])
    #expect(
      lines(column.filter { $0 != 2 }.description(options: options))[4...5] == ["│ 0 │     1 │", "│ 2 │     3 │"])
    #expect(lines(column.filled(with: 0).description(options: options))[4] == "│ 0 │     1 │")
  }
}
