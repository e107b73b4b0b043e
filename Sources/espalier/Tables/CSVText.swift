import Foundation

/// A table as text, each cell as it was written where it came from.
///
/// The frame's own writer keeps types instead, and puts quotes around text that reads as a number.
struct CSVText {
  let delimiter: Character
  private(set) var text = ""

  init(delimiter: Character) { self.delimiter = delimiter }

  /// Adds a row.
  mutating func append(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(delimiter) }
      append(cell)
    }
    text.append("\n")
  }

  private mutating func append(_ cell: String) {
    let needsQuotes = cell.contains { $0 == delimiter || $0 == "\"" || $0.isNewline }
    text += needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
