import Foundation

/// What a model package's `Manifest.json` says: the items of the package, and which of them is the model.
package struct PackageManifest: Sendable, Equatable {
  /// A file or folder of the package.
  package struct Item: Sendable, Equatable {
    package var author: String
    package var description: String
    package var name: String
    /// The place inside the package's Data folder.
    package var path: String

    package init(author: String, description: String, name: String, path: String) {
      self.author = author
      self.description = description
      self.name = name
      self.path = path
    }
  }

  /// The items by their identifiers, which are UUIDs.
  package var items: [String: Item]
  package var rootModelIdentifier: String

  package init(items: [String: Item], rootModelIdentifier: String) {
    self.items = items
    self.rootModelIdentifier = rootModelIdentifier
  }

  /// Reads a manifest.
  ///
  /// - Throws: A sentence that says what is wrong with it.
  init(json: [UInt8]) throws(PackageFault) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json)), let manifest = object as? [String: Any]
    else { throw PackageFault("Manifest.json is not a JSON object.") }
    guard let version = manifest["fileFormatVersion"] as? String else {
      throw PackageFault("Manifest.json has no fileFormatVersion.")
    }
    guard version.split(separator: ".").first == "1" else {
      throw PackageFault("Manifest.json has the fileFormatVersion \(version); only 1.0.0 is known.")
    }
    guard let entries = manifest["itemInfoEntries"] as? [String: Any] else {
      throw PackageFault("Manifest.json has no itemInfoEntries.")
    }
    var items: [String: Item] = [:]
    for (identifier, entry) in entries {
      guard let entry = entry as? [String: Any], let path = entry["path"] as? String else {
        throw PackageFault("The item \(identifier) of Manifest.json has no path.")
      }
      items[identifier] = Item(
        author: entry["author"] as? String ?? "", description: entry["description"] as? String ?? "",
        name: entry["name"] as? String ?? "", path: path)
    }
    guard let root = manifest["rootModelIdentifier"] as? String else {
      throw PackageFault("Manifest.json has no rootModelIdentifier.")
    }
    self.init(items: items, rootModelIdentifier: root)
  }

  /// The manifest's file: the same bytes for equal manifests.
  func json() throws -> [UInt8] {
    let entries = items.mapValues { item in
      ["author": item.author, "description": item.description, "name": item.name, "path": item.path]
    }
    let manifest: [String: Any] = [
      "fileFormatVersion": "1.0.0", "itemInfoEntries": entries, "rootModelIdentifier": rootModelIdentifier,
    ]
    return try JSONText.bytes(of: manifest)
  }
}

/// What is wrong with a package, before its path is known.
struct PackageFault: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
