import Foundation

/// Why an element of a column could not be decoded.
public struct ColumnDecodingError: Error, CustomDebugStringConvertible, LocalizedError {
  /// The name of the column.
  public var columnName: String

  /// The position of the element.
  public var rowIndex: Int

  /// What the decoder says.
  public var decodingError: DecodingError

  /// Makes an error of its parts.
  public init(columnName: String, rowIndex: Int, decodingError: DecodingError) {
    self.columnName = columnName
    self.rowIndex = rowIndex
    self.decodingError = decodingError
  }

  /// A sentence that names the column and the row, and what the decoder says.
  public var debugDescription: String {
    "Column \"\(columnName)\", row \(rowIndex) cannot be decoded: \(decodingError)"
  }

  /// The same sentence as `debugDescription`.
  public var errorDescription: String? { debugDescription }
}
