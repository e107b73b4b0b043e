import Foundation

/// Why swipes cannot be read or kept. A file that is refused is left as it was.
nonisolated enum SwipeStoreError: Error, Equatable {
  /// The folder that the file belongs in cannot be made.
  case noFolder(path: String, reason: String)
  /// The file cannot be opened.
  case notOpened(path: String, SQLiteError)
  /// The file is no database, or a broken one.
  case damaged(path: String, reason: String)
  /// The file is a database of some other program.
  case foreign(path: String)
  /// A later version of the app has written the file.
  case newer(path: String, version: Int64, known: Int64)
  /// A statement failed on a file that was in order when it was opened.
  case failed(path: String, SQLiteError)
}

nonisolated extension SwipeStoreError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .noFolder(let path, let reason):
      "The folder \(path), where swipes are to be kept, cannot be made: \(reason)"
    case .notOpened(let path, let error):
      "The swipes in \(path) cannot be opened: \(error.message)."
    case .damaged(let path, let reason):
      "The swipes in \(path) are damaged (\(reason)). The file is left as it is; move it away to start anew."
    case .foreign(let path):
      "\(path) is a database of another program. It is left as it is; name another file for the swipes."
    case .newer(let path, let version, let known):
      "The swipes in \(path) were written by a later version of this app (format \(version); this one knows \(known)). "
        + "The file is left as it is; use that version, or name another file."
    case .failed(let path, let error):
      "The swipes in \(path) cannot be read or written: \(error.message)."
    }
  }
}
