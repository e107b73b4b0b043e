import Foundation

/// Model files and data of other people, which lie beside the checkout and are not part of it.
package enum SharedCases {
  /// `../shared/cases`, seen from the package's root.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/cases")

  /// Whether the folder is there; tests that need it are skipped where it is not.
  package static var areAvailable: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "README.md").path)
  }

  package static func model(_ name: String) -> URL { folder.appending(path: "models").appending(path: name) }
  package static func data(_ name: String) -> URL { folder.appending(path: "data").appending(path: name) }
}
