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

  /// The first rows of a published print (Swift-ExampleDatasets, July 2022): twelve columns, two of them hidden.
  @Test func `OBSERVED 100-102: columns that do not fit are dropped from the right`() {
    var frame = DataFrame()
    frame.append(column: Column(name: "Package", contents: ["AER", "AER"]))
    frame.append(column: Column(name: "Item", contents: ["Affairs", "BenderlyZwick"]))
    frame.append(
      column: Column(
        name: "Title",
        contents: ["Fair's Extramarital Affairs Data", "Benderly and Zwick Data: Inflation, Growth and Stock returns"]))
    for (name, values) in [
      ("Rows", [601, 31]), ("Cols", [9, 5]), ("n_binary", [2, 0]), ("n_character", [0, 0]), ("n_factor", [2, 0]),
      ("n_logical", [0, 0]), ("n_numeric", [7, 5]),
    ] {
      frame.append(column: Column(name: name, contents: values))
    }
    let address = "https://vincentarelbundock.github.io/Rdatasets/doc/AER/Affairs.html"
    frame.append(column: Column(name: "CSV", contents: [address, address]))
    frame.append(column: Column(name: "Doc", contents: [address, address]))
    #expect(
      frame.description(options: options) == """
        ┏━━━┳━━━━━━━━━━┳━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┳━━━━━━━┳━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━┳━━━━━━━━━━━┳━━━━━━━━━━━┳╍╍╍╍╍╍┓
        ┃   ┃ Package  ┃ Item          ┃ Title                                              ┃ Rows  ┃ Cols  ┃ n_binary ┃ n_character ┃ n_factor ┃ n_logical ┃ n_numeric ┃ 2    ┇
        ┃   ┃ <String> ┃ <String>      ┃ <String>                                           ┃ <Int> ┃ <Int> ┃ <Int>    ┃ <Int>       ┃ <Int>    ┃ <Int>     ┃ <Int>     ┃ more ┇
        ┡━━━╇━━━━━━━━━━╇━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━╇━━━━━━━╇━━━━━━━━━━╇━━━━━━━━━━━━━╇━━━━━━━━━━╇━━━━━━━━━━━╇━━━━━━━━━━━╇╍╍╍╍╍╍┩
        │ 0 │ AER      │ Affairs       │ Fair's Extramarital Affairs Data                   │   601 │     9 │        2 │           0 │        2 │         0 │         7 │      ┆
        │ 1 │ AER      │ BenderlyZwick │ Benderly and Zwick Data: Inflation, Growth and St… │    31 │     5 │        0 │           0 │        0 │         0 │         5 │      ┆
        └───┴──────────┴───────────────┴────────────────────────────────────────────────────┴───────┴───────┴──────────┴─────────────┴──────────┴───────────┴───────────┴╌╌╌╌╌╌┘
        2 rows, 12 columns

        """)
  }

  @Test func `OBSERVED 103, 104, 112: the printed rows decide the widths, counts are grouped`() {
    let frame = DataFrame(columns: [
      Column(name: "a", contents: Array(1...2000)).eraseToAnyColumn(),
      Column(name: "b", contents: (0..<2000).map { $0 % 2 == 0 }).eraseToAnyColumn(),
    ])
    let printed = lines(frame.description(options: options))
    #expect(
      printed[0..<6] == [
        "┏━━━━┳━━━━━━━┳━━━━━━━━┓",
        "┃    ┃ a     ┃ b      ┃",
        "┃    ┃ <Int> ┃ <Bool> ┃",
        "┡━━━━╇━━━━━━━╇━━━━━━━━┩",
        "│ 0  │     1 │ true   │",
        "│ 1  │     2 │ false  │",
      ])
    #expect(
      printed[23...] == [
        "│ 19 │    20 │ false  │",
        "┢╍╍╍╍┷╍╍╍╍╍╍╍┷╍╍╍╍╍╍╍╍┪",
        "┇ ...                 ┇",
        "┗╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍┛",
        "2,000 rows, 2 columns",
        "",
      ])
    let slice = frame.filter(on: "a", Int.self) { ($0 ?? 0) > 1998 }
    #expect(
      slice.description(options: options) == """
        ┏━━━━━━┳━━━━━━━┳━━━━━━━━┓
        ┃      ┃ a     ┃ b      ┃
        ┃      ┃ <Int> ┃ <Bool> ┃
        ┡━━━━━━╇━━━━━━━╇━━━━━━━━┩
        │ 1998 │ 1,999 │ true   │
        │ 1999 │ 2,000 │ false  │
        └──────┴───────┴────────┘
        2 rows, 2 columns

        """)
  }

  @Test func `OBSERVED 105: without rows the index column has no width`() {
    let frame: DataFrame = ["a": [Float](), "b": [String]()]
    #expect(
      frame.description(options: options) == """
        ┏━━┳━━━━━━━┳━━━━━━━┓
        ┃  ┃ a     ┃ b     ┃
        ┃  ┃ <Int> ┃ <Int> ┃
        ┡━━╇━━━━━━━╇━━━━━━━┩
        └──┴───────┴───────┘
        0 rows, 2 columns

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

  @Test func `OBSERVED 113: the first column is narrowed where nothing else fits`() {
    let frame = DataFrame(columns: [
      Column(name: "title", contents: ["a long title"]).eraseToAnyColumn(),
      Column(name: "b", contents: [1]).eraseToAnyColumn(),
    ])
    var options = FormattingOptions(maximumLineWidth: 16)
    options.locale = Locale(identifier: "en_US")
    #expect(
      frame.description(options: options) == """
        ┏━━━┳━━━━┳╍╍╍╍╍╍┓
        ┃   ┃ t… ┃ 1    ┇
        ┃   ┃ <… ┃ more ┇
        ┡━━━╇━━━━╇╍╍╍╍╍╍┩
        │ 0 │ a… │      ┆
        └───┴────┴╌╌╌╌╌╌┘
        1 row, 2 columns

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
