import Foundation
import Testing

@testable import TabularData

/// What Apple's framework was seen to print; numbers are those of the notes that were taken.
@Suite struct PrintingObservedBehaviourTests {
  private var options: FormattingOptions { FormattingOptions(locale: Locale(identifier: "en_US")) }
  private var formatter: CellFormatter { CellFormatter(options: options) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `observed 100: the default line width is 200`() {
    #expect(FormattingOptions().maximumLineWidth == 200)
    // The index column takes 5 characters, each other one 10, and the first is made to fill up the line.
    func frame(firstWidth: Int) -> DataFrame {
      var frame = DataFrame(columns: [
        Column(name: String(repeating: "x", count: firstWidth), contents: [1]).eraseToAnyColumn()
      ])
      for index in 100..<118 { frame.append(column: Column(name: "name\(index)", contents: [1])) }
      return frame
    }
    #expect(lines(frame(firstWidth: 12).description(options: options))[0].count == 200)
    #expect(!frame(firstWidth: 12).description(options: options).contains("more"))
    #expect(frame(firstWidth: 13).description(options: options).contains("more"))
  }

  /// The first rows of a published print (Swift-ExampleDatasets, July 2022): twelve columns, two of them hidden.
  @Test func `observed 101: columns that do not fit are dropped from the right, nothing is stretched`() {
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

  @Test func `observed 102: a cell has 49 characters and an ellipsis`() {
    let text = "Benderly and Zwick Data: Inflation, Growth and Stock returns"
    #expect(FormattingOptions().maximumCellWidth == 50)
    #expect(formatter.text(of: text) == "Benderly and Zwick Data: Inflation, Growth and St…")
    #expect(formatter.text(of: text).count == 50)
    #expect(formatter.text(of: String(text.prefix(50))) == String(text.prefix(50)))
  }

  private func numbered(_ count: Int) -> DataFrame {
    DataFrame(columns: [
      Column(name: "a", contents: Array(1...count)).eraseToAnyColumn(),
      Column(name: "b", contents: (0..<count).map { $0 % 2 == 0 }).eraseToAnyColumn(),
    ])
  }

  @Test func `observed 103: widths come from the rows that are printed`() {
    let printed = lines(numbered(2000).description(options: options))
    #expect(
      printed[0..<6] == [
        "┏━━━━┳━━━━━━━┳━━━━━━━━┓",
        "┃    ┃ a     ┃ b      ┃",
        "┃    ┃ <Int> ┃ <Bool> ┃",
        "┡━━━━╇━━━━━━━╇━━━━━━━━┩",
        "│ 0  │     1 │ true   │",
        "│ 1  │     2 │ false  │",
      ])
    #expect(printed[23] == "│ 19 │    20 │ false  │")
  }

  @Test func `observed 104: row numbers are plain and at the left, counts are grouped`() {
    let slice = numbered(2256).filter(on: "a", Int.self) { $0 == 8 || $0 == 2256 }
    #expect(
      slice.description(options: options) == """
        ┏━━━━━━┳━━━━━━━┳━━━━━━━━┓
        ┃      ┃ a     ┃ b      ┃
        ┃      ┃ <Int> ┃ <Bool> ┃
        ┡━━━━━━╇━━━━━━━╇━━━━━━━━┩
        │ 7    │     8 │ false  │
        │ 2255 │ 2,256 │ false  │
        └──────┴───────┴────────┘
        2 rows, 2 columns

        """)
    #expect(numbered(6359).description(options: options).hasSuffix("\n6,359 rows, 2 columns\n"))
  }

  @Test func `observed 105: without rows the index column has no width`() {
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

  @Test(arguments: [
    (0.0, "0.0"), (102.0, "102.0"), (36.3, "36.3"), (0.00245, "0.00245"), (136.57681, "136.57681"),
    (12.473925, "12.473925"), (-0.902, "-0.902"), (1_414_593.0, "1,414,593.0"), (3860.6796561, "3,860.679656"),
  ])
  func `observed 106: doubles have one to six fraction digits and grouping`(value: Double, text: String) {
    #expect(formatter.text(of: value) == text)
  }

  @Test func `observed 106: Int is grouped`() {
    #expect(formatter.text(of: 1_294_674_176) == "1,294,674,176")
    #expect(formatter.text(of: 1745) == "1,745")
  }

  @Test func `observed 107: only Int and floating point are aligned right`() {
    #expect(CellFormatter.alignsRight(Int.self))
    #expect(CellFormatter.alignsRight(Double.self))
    #expect(CellFormatter.alignsRight(Float.self))
    for type in [Int64.self, Bool.self, String.self, Date.self, Data.self] as [any Any.Type] {
      #expect(!CellFormatter.alignsRight(type))
    }
    #expect(formatter.text(of: Int64(12345)) == "12345")
  }

  @Test func `observed 108: Booleans and texts stand at the left, a missing number at the right`() {
    let frame = DataFrame(columns: [
      Column<Bool>(name: "flag", contents: [true, false, nil]).eraseToAnyColumn(),
      Column<String>(name: "text", contents: ["a", nil, "c"]).eraseToAnyColumn(),
      Column<Int>(name: "number", contents: [nil, 2, 3]).eraseToAnyColumn(),
    ])
    #expect(
      lines(frame.description(options: options))[4...6] == [
        "│ 0 │ true   │ a        │    nil │",
        "│ 1 │ false  │ nil      │      2 │",
        "│ 2 │ nil    │ c        │      3 │",
      ])
  }

  @Test func `observed 109: a date prints in universal time`() {
    #expect(formatter.text(of: Date(timeIntervalSince1970: 1_641_310_212)) == "2022-01-04 15:30:12 +0000")
  }

  @Test func `observed 110: arrays print like Swift's, text in quotes`() {
    #expect(formatter.text(of: ["Stat2Data"] as [Any]) == #"["Stat2Data"]"#)
    #expect(formatter.text(of: [20] as [Any]) == "[20]")
    #expect(formatter.text(of: [1, nil, "a", [true]] as [Any?]) == #"[1, nil, "a", [true]]"#)
    #expect(formatter.text(of: ["b": 1, "a": nil] as [String: Any?]) == #"["a": nil, "b": 1]"#)
  }

  @Test func `observed 111: shaped data is grouped, whole numbers without fraction`() {
    let data = ShapedData<Float>(shape: [6], strides: [1], contents: [850_000, 4, 1, 0, 0, 0.5])
    #expect(formatter.text(of: data) == "[850,000, 4, 1, 0, 0, 0.5]")
  }

  @Test func `observed 112: a slice that is cut shows the base's numbers and its own counts`() {
    let slice = numbered(2000).filter(on: "a", Int.self) { $0! % 2 == 0 }
    let printed = lines(slice.description(options: options))
    #expect(
      printed[4...5] == [
        "│ 1  │     2 │ false  │",
        "│ 3  │     4 │ false  │",
      ])
    #expect(
      printed[23...] == [
        "│ 39 │    40 │ false  │",
        "┢╍╍╍╍┷╍╍╍╍╍╍╍┷╍╍╍╍╍╍╍╍┪",
        "┇ ...                 ┇",
        "┗╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍┛",
        "1,000 rows, 2 columns",
        "",
      ])
  }

  @Test func `observed 113: the first column is narrowed where nothing else fits`() {
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

  @Test func `observed 114: the counts are printed unless they are unwanted`() {
    #expect(numbered(3).description(options: options).hasSuffix("┘\n3 rows, 2 columns\n"))
    var options = options
    options.includesRowAndColumnCounts = false
    #expect(numbered(3).description(options: options).hasSuffix("┘\n"))
  }
}
