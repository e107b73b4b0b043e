import Foundation

/// The few CSV files of the tests, read without the code under test.
enum PlainCSV {
  /// The rows as texts by column name; quotes may hold commas.
  static func rows(_ url: URL) throws -> [[String: String]] {
    let lines = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(cells)
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
