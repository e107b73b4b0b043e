import CIntrinsics
import FileReplacement
import Foundation

/// Files and folders that appear whole or not at all.
///
/// What is written goes to a temporary name in the same folder first and takes its place by a rename, so a reader sees the
/// old or the new, and a failed write leaves the old. A folder that replaces another changes names with it in one step;
/// only on a file system that cannot do this are there two renames, between which a reader finds neither.
package enum AtomicFile {
  /// Writes a file, replacing the one that may be there.
  ///
  /// - Throws: ``ModelSpecificationError/unwritableFile(path:reason:)``.
  package static func write(_ bytes: [UInt8], to url: URL) throws {
    do {
      let file = try FileReplacement(of: url)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw ModelSpecificationError.unwritableFile(path: error.path, reason: error.reason)
    }
  }

  /// Writes a folder, replacing what may be there.
  ///
  /// - Parameters:
  ///   - files: The content of each file by its path inside the folder.
  ///   - url: The folder.
  /// - Throws: ``ModelSpecificationError/unwritableFile(path:reason:)``.
  package static func writeFolder(_ files: [String: [UInt8]], to url: URL) throws {
    let (place, temporary) = try replaceablePlace(url)
    do {
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = temporary.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try writeNew(bytes, to: file)
      }
      try replace(place, with: temporary)
    } catch {
      removeIfPresent(temporary)
      throw readable(error, place)
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``ModelSpecificationError/unreadableFile(path:reason:)``.
  package static func read(_ url: URL) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: url))
    } catch {
      throw ModelSpecificationError.unreadableFile(path: url.path, reason: sentence(error))
    }
  }

  /// The place behind links, which no device or pipe takes, and a name beside it that nobody uses.
  private static func replaceablePlace(_ url: URL) throws -> (place: URL, temporary: URL) {
    do {
      let place = try FilePlace(url.path(percentEncoded: false))
      return (URL(filePath: place.path), URL(filePath: place.temporaryNeighbor))
    } catch {
      throw ModelSpecificationError.unwritableFile(path: error.path, reason: error.reason)
    }
  }

  private static func writeNew(_ bytes: [UInt8], to url: URL) throws {
    try Data(bytes).write(to: url)
  }

  /// Moves `new` to the place of `old`, and removes what was there.
  private static func replace(_ old: URL, with new: URL) throws {
    // A rename replaces nothing and an empty folder only.
    if rename(new.path, old.path) == 0 { return }
    if espalier_exchange_names(new.path, old.path) == 0 {
      removeIfPresent(new)
      return
    }
    let aside = try replaceablePlace(old).temporary
    guard rename(old.path, aside.path) == 0 else { throw systemError(old) }
    guard rename(new.path, old.path) == 0 else {
      let error = systemError(old)
      rename(aside.path, old.path)
      throw error
    }
    removeIfPresent(aside)
  }

  private static func removeIfPresent(_ url: URL) {
    // A temporary name that cannot be removed does no harm, and the error that led here is the one to report.
    _ = try? FileManager.default.removeItem(at: url)
  }

  private static func systemError(_ url: URL) -> ModelSpecificationError {
    .unwritableFile(path: url.path, reason: String(cString: strerror(errno)))
  }

  private static func readable(_ error: any Error, _ url: URL) -> ModelSpecificationError {
    if let error = error as? ModelSpecificationError { return error }
    return .unwritableFile(path: url.path, reason: sentence(error))
  }

  /// What the file system said, without the wrapping of Foundation's errors.
  private static func sentence(_ error: any Error) -> String {
    if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error { return sentence(underlying) }
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
