import Foundation
import TabularData

/// How a table's file is to be read, as several commands let one say.
struct TableOptions: ParsableArguments {
  @Option(help: "What separates the cells of a row: one character, or 'tab'.", valueName: "character")
  var delimiter = Delimiter(character: ",")
}

/// The character between two cells.
struct Delimiter: ExpressibleByArgument {
  let character: Character

  init(character: Character) { self.character = character }

  init?(argument: String) {
    let text = argument == "tab" || argument == "\\t" ? "\t" : argument
    guard text.count == 1, let character = text.first, character != "\"", !character.isNewline else { return nil }
    self.character = character
  }

  var argumentText: String { character == "\t" ? "tab" : String(character) }
}

/// A CSV file whose first row names the columns.
struct TableFile {
  let path: String
  private let delimiter: Character
  private var url: URL { URL(filePath: path) }

  /// Throws ``ToolError`` where there is no file that can be read.
  init(path: String, options: TableOptions) throws {
    try InputFile.check(path)
    self.path = path
    delimiter = options.delimiter.character
  }

  /// The whole table, each column of the type that fits all of its cells.
  ///
  /// Throws ``ToolError`` where there is no row, and what the reader of the format throws.
  func frame() throws -> DataFrame {
    let frame = try DataFrame(contentsOfCSVFile: url, options: CSVReadingOptions(delimiter: delimiter))
    return try checked(frame)
  }

  /// Some of the columns, in the types that are given.
  func frame(columns: [String], types: [String: CSVType]) throws -> DataFrame {
    let options = CSVReadingOptions(delimiter: delimiter)
    let frame = try DataFrame(contentsOfCSVFile: url, columns: columns, types: types, options: options)
    return try checked(frame)
  }

  /// The names of the columns, from left to right.
  func columnNames() throws -> [String] {
    let options = CSVReadingOptions(delimiter: delimiter)
    let frame = try DataFrame(contentsOfCSVFile: url, rows: 0..<0, options: options)
    guard !frame.columns.isEmpty else { throw ToolError.isEmpty(path) }
    return frame.columns.map(\.name)
  }

  /// Every cell as it is written in the file.
  func textFrame() throws -> DataFrame {
    let types = Dictionary(try columnNames().map { ($0, CSVType.string) }) { first, _ in first }
    let options = CSVReadingOptions(nilEncodings: [], delimiter: delimiter)
    return try checked(DataFrame(contentsOfCSVFile: url, types: types, options: options))
  }

  private func checked(_ frame: DataFrame) throws -> DataFrame {
    guard !frame.columns.isEmpty else { throw ToolError.isEmpty(path) }
    guard !frame.isEmpty else { throw ToolError.noRows(file: path) }
    return frame
  }
}
