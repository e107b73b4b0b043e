import Foundation

/// Why a table could not be taken over from another library, or handed to one.
///
/// A column inside of another is named by both, as in `"scores.item"`. Rows count from 0.
public enum ArrowError: Error, Equatable {
  /// A column comes in a format that frames do not hold; the format is given as Arrow writes it.
  case unsupportedFormat(column: String, format: String)

  /// A column of the frame has elements of a type that Arrow has no format for.
  case unsupportedType(column: String, type: String)

  /// What was given is no table, which has the format `+s`, but something else.
  case notATable(format: String)

  /// A structure was given back before, or handed to somebody else.
  case released(structure: String)

  /// The structures contradict themselves.
  case malformed(column: String, flaw: ArrowFlaw)

  /// A date lies outside the years that a signed number of microseconds since 1970 reaches, or is none.
  case dateOutOfRange(column: String, row: Int)

  /// A stream reports an error of its own.
  case stream(code: Int32, message: String)
}

/// What is wrong with a structure that another library filled.
public enum ArrowFlaw: Error, Equatable, Sendable {
  /// The name or the format is not there, or not in UTF-8.
  case unreadableName
  /// There are more or fewer columns in the column than its format demands, or an entry is not there.
  case wrongChildCount(Int, expected: Int)
  /// There are more or fewer buffers than the format demands.
  case wrongBufferCount(Int, expected: Int)
  /// A buffer is needed, but not there.
  case missingBuffer(Int)
  /// A count of rows is negative, or too large to be one.
  case impossibleLength(Int)
  /// The first row's number is negative, or too large to be one.
  case impossibleOffset(Int)
  /// A count of missing rows is neither one of them nor −1.
  case impossibleNullCount(Int)
  /// A column has fewer rows than the table or the list that it is part of.
  case tooFewRows(Int, needed: Int)
  /// A table itself has missing rows, which rows of a frame cannot be.
  case missingRows(Int)
  /// A text or a list begins or ends where it cannot.
  case offsetOutOfRange(row: Int)
  /// A text is not UTF-8.
  case notUTF8(row: Int)
  /// A row refers to an entry that the dictionary does not have.
  case codeOutOfRange(row: Int, code: Int)
  /// Columns lie in one another more deeply than is allowed.
  case nestedTooDeeply
}
