import Foundation

/// Why an element of a column could not be encoded.
public struct ColumnEncodingError: Error, CustomDebugStringConvertible, LocalizedError {
  /// The name of the column.
  public var columnName: String

  /// The position of the element.
  public var rowIndex: Int

  /// What the encoder says.
  public var encodingError: EncodingError

  /// Makes an error of its parts.
  public init(columnName: String, rowIndex: Int, encodingError: EncodingError) {
    self.columnName = columnName
    self.rowIndex = rowIndex
    self.encodingError = encodingError
  }

  /// A sentence that names the column and the row, and what the encoder says.
  public var debugDescription: String {
    "Column \"\(columnName)\", row \(rowIndex) cannot be encoded: \(encodingError)"
  }

  /// The same sentence as `debugDescription`.
  public var errorDescription: String? { debugDescription }
}
