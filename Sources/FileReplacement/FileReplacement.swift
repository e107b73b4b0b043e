import Foundation

/// A file that takes its place only when it is complete.
///
/// What is written goes to a temporary name in the same folder first and takes its place by a rename, so a reader sees the
/// old or the new, and a write that fails or is given up leaves the old. A link is followed to the file behind it, which
/// need not exist yet. The new file has the mode of the old one.
package final class FileReplacement: Sendable {
  /// The place behind all links.
  package let path: String
  private let temporary: String
  private let descriptor: Int32

  /// Begins a file for the place of `url`.
  ///
  /// - Throws: ``FileReplacementError``, also if a folder, a device or a pipe is there.
  package init(of url: URL) throws(FileReplacementError) {
    guard url.isFileURL else {
      throw FileReplacementError(path: url.absoluteString, reason: "It is not the place of a file", code: EINVAL)
    }
    let place = try FilePlace(url.path(percentEncoded: false))
    path = place.path
    if place.mode.map({ $0 & S_IFMT == S_IFDIR }) == true {
      throw FileReplacementError(path: path, reason: "It is a folder", code: EISDIR)
    }
    temporary = place.temporaryNeighbor
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileReplacementError(path: path, code: errno) }
    if let mode = place.mode, fchmod(descriptor, mode & 0o7777) != 0 {
      throw FileReplacementError(path: path, code: errno)
    }
  }

  /// Writes bytes at a distance from the start; several threads may write to different places at once.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileReplacementError) {
    var rest = bytes
    var offset = offset
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = pwrite(descriptor, start, rest.count, offset)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileReplacementError(path: path, code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      offset += count
    }
  }

  /// Writes bytes at the start.
  package func write(_ bytes: [UInt8]) throws(FileReplacementError) {
    let outcome = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileReplacementError) in try write(bytes, at: 0) }
    }
    try outcome.get()
  }

  /// Puts the file in its place; nothing may be written afterwards.
  package func finish() throws(FileReplacementError) {
    guard rename(temporary, path) == 0 else { throw FileReplacementError(path: path, code: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    // After `finish` the name is gone.
    unlink(temporary)
  }
}
