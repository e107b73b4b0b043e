import Foundation

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(component: "TShirtsTests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(component: name) }
}
