import Foundation

extension ArrowError: CustomStringConvertible {
  /// A sentence that names the column, what was found and what would be right.
  public var description: String {
    switch self {
    case .unsupportedFormat(let column, let format):
      "Column '\(column)' is in Arrow's format \"\(format)\", which a frame cannot hold. Cast it before: a frame takes "
        + "numbers, booleans, text, binary data, dates, timestamps, lists of these, and text in dictionaries."
    case .unsupportedType(let column, let type):
      "Column '\(column)' has elements of type \(type), for which Arrow has no format. Map it to numbers, Bool, String, "
        + "Data, Date, or arrays of these before."
    case .notATable(let format):
      "The data is in Arrow's format \"\(format)\", and no table, whose format is \"+s\". Wrap a single array in a "
        + "record batch."
    case .released(let structure):
      "The \(structure) was released already, or moved elsewhere."
    case .malformed(let column, let flaw):
      "\(column.isEmpty ? "The table" : "Column '\(column)'") is malformed: \(flaw.description)."
    case .dateOutOfRange(let column, let row):
      "The date in column '\(column)', row \(row), cannot be counted in microseconds since 1970."
    case .stream(let code, let message):
      "The stream reports error \(code)\(message.isEmpty ? "" : ": \(message)")"
    }
  }
}

extension ArrowError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension ArrowFlaw: CustomStringConvertible {
  /// The second half of a sentence.
  public var description: String {
    switch self {
    case .unreadableName: "its name or format is not there, or not UTF-8"
    case .wrongChildCount(let count, let expected): "it has \(count) columns inside, where \(expected) are right"
    case .wrongBufferCount(let count, let expected): "it has \(count) buffers, where \(expected) are right"
    case .missingBuffer(let number): "buffer \(number) is not there, although there are rows"
    case .impossibleLength(let length): "its length is \(length)"
    case .impossibleOffset(let offset): "its offset is \(offset)"
    case .impossibleNullCount(let count): "its count of missing rows is \(count)"
    case .tooFewRows(let rows, let needed): "it has \(rows) rows, where \(needed) are needed"
    case .missingRows(let count): "\(count) rows are missing as a whole, not cell by cell"
    case .offsetOutOfRange(let row): "what is in row \(row) lies out of range"
    case .notUTF8(let row): "the text in row \(row) is not UTF-8"
    case .codeOutOfRange(let row, let code): "row \(row) refers to entry \(code), which the dictionary does not have"
    case .nestedTooDeeply: "columns lie in one another too deeply"
    }
  }
}
