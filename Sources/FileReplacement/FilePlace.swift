import Foundation

/// A place in the file system that something new may take.
package struct FilePlace: Sendable {
  /// The path behind all links.
  package let path: String
  /// The kind and permissions of what is there; nil if nothing is.
  package let mode: mode_t?

  /// Follows the links at `path`.
  ///
  /// - Throws: ``FileReplacementError`` if a device or a pipe is there: a rename would take it from every program that
  ///   uses it.
  package init(_ path: String) throws(FileReplacementError) {
    self.path = try FilePlace.followingLinks(path)
    var status = stat()
    guard stat(self.path, &status) == 0 else {
      mode = nil
      return
    }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw FileReplacementError(path: self.path, reason: "It is a device or a pipe", code: EINVAL)
    }
    mode = status.st_mode
  }

  /// A name in the same folder that nobody uses.
  package var temporaryNeighbor: String {
    FilePlace.folder(of: path) + ".espalier-\(UUID().uuidString)"
  }

  /// The path that a chain of links ends with, whether or not something is there.
  private static func followingLinks(_ path: String) throws(FileReplacementError) -> String {
    var place = path
    while place.count > 1, place.hasSuffix("/") { place.removeLast() }
    // As many as the kernel follows.
    for _ in 0..<40 {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(place, &target, target.count)
      if count < 0 { return place }
      let link = String(decoding: target[..<count], as: UTF8.self)
      place = link.hasPrefix("/") ? link : folder(of: place) + link
    }
    throw FileReplacementError(path: path, code: ELOOP)
  }

  /// The path up to its last slash; empty for a bare name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
