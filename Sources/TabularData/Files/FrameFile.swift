import FileReplacement
import Foundation

/// Files that frames are written to.
enum FrameFile {
  /// Calls `body` to write a file, which takes an existing one's place when that is done.
  ///
  /// - Throws: `CocoaError` if the file cannot be written, or if a folder, a device or a pipe is in its place; what
  ///   `body` throws.
  static func write(to url: URL, _ body: (FileReplacement) throws -> Void) throws {
    do {
      let file = try FileReplacement(of: url)
      try body(file)
      try file.finish()
    } catch let error as FileReplacementError {
      throw error.cocoaError
    }
  }
}
