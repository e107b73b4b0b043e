/// A table as text, each cell as it was written where it came from.
///
/// The frame's own writer keeps types instead, and puts quotes around text that reads as a number.
struct CSVText {
  let delimiter: Character
  private(set) var text = ""
  /// The first byte of the delimiter; a cell that has it is quoted, if need be for nothing.
  private let mark: UInt8

  init(delimiter: Character) {
    self.delimiter = delimiter
    mark = String(delimiter).utf8.first ?? 0
  }

  /// Adds a row.
  mutating func append(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(delimiter) }
      append(cell)
    }
    text.append("\n")
  }

  private mutating func append(_ cell: String) {
    // By bytes, as readers do: a mark that an accent follows is another Character.
    let hasMark = cell.utf8.contains { $0 == mark || $0 == UInt8(ascii: "\"") }
    guard hasMark || cell.contains(where: \.isNewline) else {
      text += cell
      return
    }
    text += "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}
