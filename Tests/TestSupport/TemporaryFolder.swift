import Foundation

/// A folder of a test's own, removed when the value goes away.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "espalier-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package func file(_ name: String) -> URL { url.appending(path: name) }

  /// Writes `text` to a file of the folder and returns its place.
  package func write(_ text: String, to name: String) throws -> URL {
    let place = file(name)
    try Data(text.utf8).write(to: place)
    return place
  }

  deinit {
    // A leftover in the system's temporary folder is not worth failing a test for.
    _ = try? FileManager.default.removeItem(at: url)
  }
}
