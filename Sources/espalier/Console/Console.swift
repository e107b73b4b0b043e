import Foundation

/// Where a command's words go: results to standard output, notes and errors to standard error.
enum Console {
  /// Writes text as it is to standard output.
  ///
  /// Throws ``ReaderGone`` where nobody reads any more, ``ToolError`` where the output cannot take the text.
  static func result(_ text: String) throws { try result(Data(text.utf8)) }

  /// Writes bytes to standard output.
  static func result(_ bytes: Data) throws {
    do {
      try writeAll(bytes, to: STDOUT_FILENO)
    } catch let error as POSIXError {
      throw error.code == .EPIPE ? ReaderGone() : ToolError.notWritable("standard output", reason: error.code)
    }
  }

  /// Writes a line to standard error; a standard error that is closed loses it.
  static func note(_ line: String) { noteBytes(line + "\n") }

  /// Writes text without a newline to standard error.
  static func noteBytes(_ text: String) {
    // A failure to say something to somebody who is not there is no failure of the work.
    try? writeAll(Data(text.utf8), to: STDERR_FILENO)
  }

  /// Whether notes are seen on a terminal as they appear.
  static var notesAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The columns of the terminal that results are seen on; nil where they go elsewhere.
  static var resultWidth: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  private static func writeAll(_ bytes: Data, to descriptor: Int32) throws {
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, rest.withUnsafeBytes { $0.baseAddress }, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
      }
    }
  }
}

/// Whoever read our standard output has stopped reading, as `head` does.
struct ReaderGone: Error {}
