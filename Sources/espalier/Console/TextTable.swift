/// Rows of text in aligned columns: the first to the left, the others to the right.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []
  /// How many columns from the first on are set to the left.
  var leftColumnCount = 1

  /// The lines, each with a newline.
  var text: String {
    let lines = [header] + rows
    let columnCount = lines.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumnCount ? cell + padding : padding + cell
      }
      let joined = cells.joined(separator: "  ")
      return (joined.lastIndex { $0 != " " }).map { String(joined[...$0]) } ?? ""
    }.joined(separator: "\n") + "\n"
  }
}
