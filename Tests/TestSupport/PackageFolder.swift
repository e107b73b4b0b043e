import Foundation

/// The checkout that the tests run from.
package enum PackageFolder {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
