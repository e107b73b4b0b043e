import Foundation

/// Why something cannot be written to its place.
package struct FileReplacementError: Error, Equatable {
  package let path: String
  /// What is in the way, without a full stop.
  package let reason: String
  /// The system's number for it.
  package let code: Int32

  init(path: String, reason: String, code: Int32) {
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// The reason in the system's words.
  package init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)), code: code)
  }
}

extension FileReplacementError: CustomStringConvertible {
  package var description: String { "\(path) cannot be written: \(reason)" }
}

extension FileReplacementError: LocalizedError {
  package var errorDescription: String? { description }
}

extension FileReplacementError {
  /// The error that Foundation throws for it, with the sentence as its description.
  package var cocoaError: CocoaError {
    let code: CocoaError.Code =
      switch self.code {
      case ENOENT, ENOTDIR: .fileNoSuchFile
      case EACCES, EPERM: .fileWriteNoPermission
      case ENOSPC, EDQUOT, EFBIG: .fileWriteOutOfSpace
      case EROFS: .fileWriteVolumeReadOnly
      case ENAMETOOLONG, EINVAL, EISDIR, ELOOP: .fileWriteInvalidFileName
      default: .fileWriteUnknown
      }
    return CocoaError(
      code, userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: description])
  }
}
