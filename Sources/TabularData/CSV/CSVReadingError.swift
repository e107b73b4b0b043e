import Foundation

/// Why a CSV could not be read.
///
/// Rows count from 1 for the first row of data below a header, which is row 0; without a header the first row of data is
/// row 0. Empty lines that the options ignore do not count. Columns count from 0, in the order of the file. The cases are
/// Apple's and leave no room for the file's name, so whoever reads several files adds it.
public enum CSVReadingError: Error {
  /// The file is in an encoding other than UTF-8, whose name is given.
  case unsupportedEncoding(String)

  /// A column that was asked for, or was given a type, is not in the file.
  case missingColumn(columnName: String)

  /// More rows were asked for than the file has.
  case outOfBounds(requested: Int, actual: Int)

  /// A row has more or fewer cells than the first line.
  case wrongNumberOfColumns(row: Int, columns: Int, expected: Int)

  /// A cell that opens with a quote is never closed, has text after its closing quote, or one without holds a quote.
  case misplacedQuote(row: Int, column: Int)

  /// A cell of text is not valid UTF-8.
  case badEncoding(row: Int, column: Int, cellContents: Data)

  /// A cell cannot be read as the type that was asked for.
  case failedToParse(row: Int, column: Int, type: CSVType, cellContents: Data)
}

extension CSVReadingError {
  /// The row in question; 0 where an error is about the file as a whole.
  public var row: Int {
    switch self {
    case .unsupportedEncoding, .missingColumn: 0
    case .outOfBounds(let requested, _): requested
    case .wrongNumberOfColumns(let row, _, _), .misplacedQuote(let row, _): row
    case .badEncoding(let row, _, _), .failedToParse(let row, _, _, _): row
    }
  }

  /// The column in question, if the error is about a cell.
  public var column: Int? {
    switch self {
    case .unsupportedEncoding, .missingColumn, .outOfBounds, .wrongNumberOfColumns: nil
    case .misplacedQuote(_, let column): column
    case .badEncoding(_, let column, _), .failedToParse(_, let column, _, _): column
    }
  }
}

extension CSVReadingError: CustomStringConvertible {
  /// A sentence that names the row, the column, what was found and what would be right.
  public var description: String {
    switch self {
    case .unsupportedEncoding(let encoding):
      "Unsupported encoding \(encoding). A CSV file must be in UTF-8."
    case .missingColumn(let name):
      "The file has no column named \"\(name)\"."
    case .outOfBounds(let requested, let actual):
      "Rows up to \(requested) were requested, but the file has \(actual)."
    case .wrongNumberOfColumns(let row, let columns, let expected):
      "Wrong number of columns at row \(row). Expected \(expected) but found \(columns)."
        + (expected == 1 ? Self.delimiterHint : "")
    case .misplacedQuote(let row, let column):
      "Misplaced quote at row \(row), column \(column). A cell in quotes must be closed and end there, "
        + "and a quote inside of it must be doubled."
    case .badEncoding(let row, let column, let contents):
      "Bad encoding at row \(row), column \(column). "
        + (contents.count == 1
          ? "The byte \(Self.hexadecimal(contents)) is not valid UTF-8."
          : "The \(contents.count) bytes \(Self.hexadecimal(contents)) are not valid UTF-8.")
    case .failedToParse(let row, let column, let type, let contents):
      "Failed to parse \"\(Self.excerpt(contents))\" as \(type.word) at row \(row), column \(column)."
    }
  }

  /// What most likely is wrong if the first line holds no delimiter but others do.
  private static let delimiterHint =
    " The first line has no delimiter. If its cells are separated by another character, such as ';' or a tab, "
    + "say so with CSVReadingOptions(delimiter: \";\")."

  private static func hexadecimal(_ bytes: Data) -> String {
    let shown = bytes.prefix(16).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    return shown.joined(separator: " ") + (bytes.count > 16 ? " …" : "")
  }

  private static func excerpt(_ bytes: Data) -> String {
    String(decoding: bytes.prefix(100), as: UTF8.self) + (bytes.count > 100 ? "…" : "")
  }
}

extension CSVReadingError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
