import Foundation

/// Why an SFrame directory could not be read.
public enum SFrameReadingError: Error {
  /// The directory, or its index of the archive, is not there.
  case missingArchive

  /// An index file is malformed, contradicts another file, or has fewer rows than were asked for; says how.
  case badArchive(String)

  /// The archive holds something other than an SFrame, or is of another version; says what.
  case unsupportedArchive(String)

  /// A file of the SFrame is laid out in a way that is not understood; says how.
  case unsupportedLayout(String)

  /// A column is of a type that has no counterpart in a frame; the number is the SFrame's.
  case unsupportedType(Int)

  /// The values of a column cannot be decoded; says which and why.
  case badEncoding(String)

  /// A column that was asked for is not in the SFrame.
  case missingColumn(String)
}

extension SFrameReadingError: CustomStringConvertible {
  /// A sentence that says what was found and what would be right.
  public var description: String {
    switch self {
    case .missingArchive:
      "There is no SFrame: the directory has no file dir_archive.ini."
    case .badArchive(let reason):
      "The SFrame is damaged. \(reason)"
    case .unsupportedArchive(let reason):
      "The archive is not supported. \(reason)"
    case .unsupportedLayout(let reason):
      "The layout of the SFrame is not supported. \(reason)"
    case .unsupportedType(let number):
      "Columns of \(SFrameType.name(of: number)) are not supported. Leave such a column out by naming the others."
    case .badEncoding(let reason):
      "The SFrame's data is damaged. \(reason)"
    case .missingColumn(let name):
      "The SFrame has no column named \"\(name)\"."
    }
  }
}

extension SFrameReadingError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
