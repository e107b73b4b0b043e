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
    if error is CocoaError || error is POSIXError { return systemSentence(error as NSError) }
    return (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String ?? "\(error)"
  }

  /// What failed with which file, without the error's domain and code.
  private static func systemSentence(_ error: NSError) -> String {
    let place = (error.userInfo[NSFilePathErrorKey] as? String).map { "'\($0)': " } ?? ""
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return place + cause.localizedDescription }
    return place + String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
