/// Why text of somebody else cannot be the rows of a column.
package enum BorrowedTextError: Error {
  /// A text ends before it begins, begins before the first byte, or is longer than a column's text may be.
  case offsetOutOfRange(row: Int)
  /// There are texts, but no bytes.
  case noBytes
  /// A text lies in a buffer that there is not, or past its end.
  case outsideOfBuffer(row: Int)
  /// The bytes of a text are not UTF-8.
  case notUTF8(row: Int)
  /// A row refers to a text that there is not.
  case codeOutOfRange(row: Int, code: Int)
}
