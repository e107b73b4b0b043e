import Foundation

/// An error as one sentence on one line.
struct ErrorSentence: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    let text = Self.text(of: error)
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    description = line.hasSuffix(".") || line.hasSuffix("?") ? line : line + "."
  }

  /// Core ML's errors are NSErrors, whose own description tells of codes and domains.
  private static func text(of error: any Error) -> String {
    if let localized = error as? any LocalizedError, let text = localized.errorDescription { return text }
    return (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String ?? "\(error)"
  }
}
