import Foundation

/// A folder that holds a model and what belongs to it: an `.mlpackage`.
package struct ModelPackage: Sendable {
  /// The package's folder.
  package let url: URL
  package let manifest: PackageManifest
  private let root: PackageManifest.Item

  /// Opens a package.
  ///
  /// - Throws: ``ModelSpecificationError/invalidPackage(path:reason:)`` where the manifest is missing, says nothing of the
  ///   model, or points out of the package.
  package init(at url: URL) throws {
    let manifestURL = url.appending(path: "Manifest.json")
    guard FileManager.default.fileExists(atPath: manifestURL.path) else {
      throw ModelSpecificationError.invalidPackage(path: url.path, reason: "There is no Manifest.json.")
    }
    do {
      manifest = try PackageManifest(json: AtomicFile.read(manifestURL))
      for item in manifest.items.values { try Self.checkPath(item.path) }
      guard let root = manifest.items[manifest.rootModelIdentifier] else {
        throw PackageFault("Its root model \(manifest.rootModelIdentifier) is not among its items.")
      }
      self.root = root
    } catch let fault as PackageFault {
      throw ModelSpecificationError.invalidPackage(path: url.path, reason: fault.reason)
    }
    self.url = url
  }

  /// The model, with what the package's overlays say about it.
  ///
  /// Xcode keeps descriptions that a person edits in files of their own beside the model; they win over the model's.
  ///
  /// - Throws: ``ModelSpecificationError``.
  package func model() throws -> ModelMessage {
    var message = try ModelMessage(serialized: modelBytes())
    for item in manifest.items.values.sorted(by: { $0.path < $1.path }) {
      guard let overlay = PackageOverlay(fileName: item.path.split(separator: "/").last.map(String.init) ?? "") else {
        continue
      }
      try overlay.apply(AtomicFile.read(place(of: item)), to: &message, path: url.path)
    }
    return message
  }

  /// The bytes of the model's specification as they are in the package.
  package func modelBytes() throws -> [UInt8] { try AtomicFile.read(place(of: root)) }

  /// Writes a package with one item, the model, and without overlays.
  ///
  /// The identifier is made from the model's bytes, so that the same model gives the same files.
  ///
  /// - Throws: ``ModelSpecificationError/unwritableFile(path:reason:)``; what was at `url` is then as before.
  package static func write(_ model: ModelMessage, to url: URL) throws {
    let bytes = model.serialized()
    let path = "com.apple.CoreML/model.mlmodel"
    let identifier = contentIdentifier(of: bytes)
    let manifest = PackageManifest(
      items: [
        identifier: PackageManifest.Item(
          author: "com.apple.CoreML", description: "CoreML Model Specification", name: "model.mlmodel", path: path)
      ],
      rootModelIdentifier: identifier)
    try AtomicFile.writeFolder(["Manifest.json": manifest.json(), "Data/\(path)": bytes], to: url)
  }

  /// Where an item lies; not outside of the package, not even by a link.
  private func place(of item: PackageManifest.Item) throws -> URL {
    let data = url.appending(path: "Data").resolvingSymlinksInPath()
    let place = data.appending(path: item.path).resolvingSymlinksInPath()
    guard place.path.hasPrefix(data.path + "/") else {
      throw ModelSpecificationError.invalidPackage(
        path: url.path, reason: "Its item '\(item.path)' lies outside of the package.")
    }
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw ModelSpecificationError.invalidPackage(path: url.path, reason: "Its item '\(item.path)' is missing.")
    }
    return place
  }

  private static func checkPath(_ path: String) throws(PackageFault) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty || path.hasPrefix("/") || parts.contains("..") || path.utf8.contains(0) {
      throw PackageFault("The path '\(path)' points out of the package.")
    }
  }

  /// A UUID (version 8, RFC 9562) from the digest of the content.
  private static func contentIdentifier(of bytes: [UInt8]) -> String {
    var digest = Array(SHA256.digest(of: bytes).prefix(16))
    digest[6] = digest[6] & 0x0F | 0x80
    digest[8] = digest[8] & 0x3F | 0x80
    let digits = digest.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
  }
}
