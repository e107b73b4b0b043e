// A printed table, with rows and columns left out:
//
//   ┏━━━┳━━━━━━━┳╍╍╍╍╍╍┓      top
//   ┃   ┃ id    ┃ 2    ┇      heading
//   ┃   ┃ <Int> ┃ more ┇      types
//   ┡━━━╇━━━━━━━╇╍╍╍╍╍╍┩      rule
//   │ 0 │     5 │      ┆      a row
//   ┢╍╍╍┷╍╍╍╍╍╍╍┷╍╍╍╍╍╍┪      rows are left out; otherwise └───┴───────┴╌╌╌╌╌╌┘
//   ┇ ...              ┇
//   ┗╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍┛
//   30 rows, 3 columns

/// The printed form of some rows of some columns.
struct TableRenderer {
  private let options: FormattingOptions
  private let columns: [AnyColumn]
  /// The positions in the columns of the rows that are printed, and the numbers that stand before them.
  private let rows: [Int]
  private let rowNumbers: [String]
  /// The number of rows, whether printed or not.
  private let rowCount: Int

  /// One printed column: its heading lines and its cells, each already cut.
  private struct PrintedColumn {
    var headings: [String]
    var cells: [String]
    var alignsRight: Bool
    var width: Int
  }

  /// Prints rows of columns under their own numbers; only those that are shown are looked at.
  init(options: FormattingOptions, columns: [AnyColumn], selection: RowSelection) {
    let shown = Swift.min(selection.count, Swift.max(0, options.maximumRowCount))
    let rows = selection.slice(offsets: 0..<shown).rows
    self.init(
      options: options, columns: columns, rows: rows, rowNumbers: rows.map(String.init), rowCount: selection.count)
  }

  private init(options: FormattingOptions, columns: [AnyColumn], rows: [Int], rowNumbers: [String], rowCount: Int) {
    self.options = options
    self.columns = columns
    self.rows = rows
    self.rowNumbers = rowNumbers
    self.rowCount = rowCount
  }

  /// Prints a sequence of elements as one column, under their positions; only those that are shown are looked at.
  init<Elements: Collection, Value>(
    options: FormattingOptions, name: String, elements: Elements, _ element: (Elements.Element) -> Value?
  ) {
    let positions = elements.indices.prefix(Swift.max(0, options.maximumRowCount))
    let shown = Column<Value>(name: name, contents: positions.map { element(elements[$0]) })
    self.init(
      options: options, columns: [shown.eraseToAnyColumn()], rows: Array(0..<shown.count),
      rowNumbers: positions.map { "\($0)" }, rowCount: elements.count)
  }

  func rendered() -> String {
    let formatter = CellFormatter(options: options)
    var printed: [PrintedColumn] = []
    if options.includesRowIndices { printed.append(rowNumberColumn()) }
    let firstData = printed.count
    var width = printed.reduce(1) { $0 + $1.width + 3 }
    for column in columns {
      let next = printedColumn(column, formatter)
      printed.append(next)
      width += next.width + 3
      if width > options.maximumLineWidth { break }
    }
    let hiddenColumn = width > options.maximumLineWidth ? leaveOut(of: &printed, keeping: firstData) : nil
    return lines(printed, more: hiddenColumn).joined(separator: "\n") + "\n"
  }

  private func rowNumberColumn() -> PrintedColumn {
    let headings = options.includesColumnTypes ? ["", ""] : [""]
    return PrintedColumn(
      headings: headings, cells: rowNumbers, alignsRight: false, width: rowNumbers.map(\.count).max() ?? 0)
  }

  private func printedColumn(_ column: AnyColumn, _ formatter: CellFormatter) -> PrintedColumn {
    var headings = [formatter.line(column.name)]
    if options.includesColumnTypes { headings.append(formatter.line("<\(column.wrappedElementType)>")) }
    let cells = rows.map { formatter.text(of: column[$0]) }
    return PrintedColumn(
      headings: headings, cells: cells, alignsRight: CellFormatter.alignsRight(column.wrappedElementType),
      width: (headings + cells).map(\.displayWidth).max() ?? 0)
  }

  /// Drops columns from the right until the rest fits beside a column that says how many are not shown.
  ///
  /// The first column stays, narrowed if it must be.
  private func leaveOut(of printed: inout [PrintedColumn], keeping firstData: Int) -> PrintedColumn? {
    func hidden() -> PrintedColumn {
      let count = columns.count - (printed.count - firstData)
      let headings = options.includesColumnTypes ? ["\(count)", "more"] : ["\(count) more"]
      return PrintedColumn(headings: headings, cells: [], alignsRight: false, width: headings.map(\.count).max() ?? 0)
    }
    func width(with more: PrintedColumn?) -> Int {
      printed.reduce(1) { $0 + $1.width + 3 } + (more.map { $0.width + 3 } ?? 0)
    }
    while printed.count > firstData + 1, width(with: hidden()) > options.maximumLineWidth { printed.removeLast() }
    let more = columns.count > printed.count - firstData ? hidden() : nil
    let excess = width(with: more) - options.maximumLineWidth
    if excess > 0, printed.count > firstData { narrow(&printed[firstData], by: excess) }
    return more
  }

  private func narrow(_ column: inout PrintedColumn, by excess: Int) {
    column.width = Swift.max(2, column.width - excess)
    let width = column.width
    column.headings = column.headings.map { $0.truncated(toDisplayWidth: width) }
    column.cells = column.cells.map { $0.truncated(toDisplayWidth: width) }
  }

  private func lines(_ printed: [PrintedColumn], more: PrintedColumn?) -> [String] {
    func rule(_ left: String, _ fill: String, _ join: String, _ moreFill: String, _ end: String, _ moreEnd: String)
      -> String
    {
      let parts = printed.map { String(repeating: fill, count: $0.width + 2) }
      let tail = more.map { join + String(repeating: moreFill, count: $0.width + 2) + moreEnd } ?? end
      return left + parts.joined(separator: join) + tail
    }
    func row(_ texts: [String], _ bar: String, _ moreText: String, _ moreEnd: String, alignsRight: [Bool]) -> String {
      var line = bar
      for (position, text) in texts.enumerated() {
        let padded = text.padded(toDisplayWidth: printed[position].width, alignsRight: alignsRight[position])
        line += " \(padded) \(bar)"
      }
      if let more { line += " \(moreText.padded(toDisplayWidth: more.width, alignsRight: false)) \(moreEnd)" }
      return line
    }
    let left = [Bool](repeating: false, count: printed.count)
    var lines = [rule("┏", "━", "┳", "╍", "┓", "┓")]
    for index in 0..<(options.includesColumnTypes ? 2 : 1) {
      lines.append(row(printed.map { $0.headings[index] }, "┃", more?.headings[index] ?? "", "┇", alignsRight: left))
    }
    lines.append(rule("┡", "━", "╇", "╍", "┩", "┩"))
    for index in rows.indices {
      lines.append(row(printed.map { $0.cells[index] }, "│", "", "┆", alignsRight: printed.map(\.alignsRight)))
    }
    if rows.count < rowCount {
      let inner = printed.reduce(-1) { $0 + $1.width + 3 } + (more.map { $0.width + 3 } ?? 0)
      lines.append(rule("┢", "╍", "┷", "╍", "┪", "┪"))
      lines.append("┇" + " ...".padded(toDisplayWidth: inner, alignsRight: false) + "┇")
      lines.append("┗" + String(repeating: "╍", count: inner) + "┛")
    } else {
      lines.append(rule("└", "─", "┴", "╌", "┘", "┘"))
    }
    if options.includesRowAndColumnCounts { lines.append(counts()) }
    return lines
  }

  private func counts() -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(options.integerFormatStyle.format(number)) \(noun)\(number == 1 ? "" : "s")"
    }
    return "\(count(rowCount, "row")), \(count(columns.count, "column"))"
  }
}
