import Foundation

/// Why a frame could not be written as a CSV.
public enum CSVWritingError: Error {
  /// A `Data` cell is not UTF-8 text, so a CSV cannot hold it; rows count from 0.
  case badEncoding(row: Int, column: String, Data)
}

extension CSVWritingError {
  /// The row in question, from 0.
  public var row: Int {
    switch self {
    case .badEncoding(let row, _, _): row
    }
  }

  /// The name of the column in question.
  public var column: String? {
    switch self {
    case .badEncoding(_, let column, _): column
    }
  }
}

extension CSVWritingError: CustomStringConvertible {
  /// A sentence that names the row and the column.
  public var description: String {
    switch self {
    case .badEncoding(let row, let column, let data):
      "Bad encoding at row \(row), column \"\(column)\". "
        + (data.count == 1 ? "Its byte is not valid UTF-8." : "Its \(data.count) bytes are not valid UTF-8.")
    }
  }
}

extension CSVWritingError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
