import Foundation

/// Why JSON could not be made into a frame. Rows count from 0.
public enum JSONReadingError: Error {
  /// The JSON is not a list of objects.
  case unsupportedStructure

  /// A column's values do not fit one type, or no object has a value for a column that was asked for.
  case incompatibleValues(column: String)

  /// A value is of another type than was asked for.
  case wrongType(row: Int, column: String, expectedType: JSONType, value: any Sendable)

  /// A value cannot be made into the type that was asked for.
  case failedToParse(row: Int, column: String, type: JSONType, contents: String)
}

extension JSONReadingError: CustomStringConvertible {
  /// A sentence that names the row, the column, what was found and what would be right.
  public var description: String {
    switch self {
    case .unsupportedStructure:
      "The JSON is not a list of objects such as [{\"name\": \"A\"}, {\"name\": \"B\"}]."
    case .incompatibleValues(let column):
      "The values of column \"\(column)\" are absent or do not fit one type."
    case .wrongType(let row, let column, let expectedType, let value):
      "Wrong type at row \(row), column \"\(column)\". Expected \(expectedType) but found \(value)."
    case .failedToParse(let row, let column, let type, let contents):
      "Failed to parse \"\(contents)\" at row \(row), column \"\(column)\" as \(type)."
    }
  }
}

extension JSONReadingError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
