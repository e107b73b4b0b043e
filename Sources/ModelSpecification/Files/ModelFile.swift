import Foundation

/// A model on disk, in any of its three forms.
package struct ModelFile: Sendable {
  package enum Form: Sendable {
    /// A single file, `.mlmodel`.
    case specification
    /// A folder with a manifest, `.mlpackage`.
    case package
    /// A folder that a compiler wrote, `.mlmodelc`.
    case compiled
  }

  package let form: Form
  package let message: ModelMessage
  /// The file's bytes, where the model is a single file or in a package.
  package let bytes: [UInt8]?

  /// Reads a model, whose form shows in what is there and not in how it is called.
  ///
  /// - Throws: ``ModelSpecificationError``.
  package init(at url: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ModelSpecificationError.unreadableFile(path: url.path, reason: "unable to open file for read")
    }
    if !isFolder.boolValue {
      let bytes = try AtomicFile.read(url)
      self.init(form: .specification, message: try ModelMessage(serialized: bytes), bytes: bytes)
    } else if FileManager.default.fileExists(atPath: url.appending(path: "coremldata.bin").path) {
      self.init(form: .compiled, message: try CompiledModel.read(at: url), bytes: nil)
    } else {
      let package = try ModelPackage(at: url)
      self.init(form: .package, message: try package.model(), bytes: try package.modelBytes())
    }
  }

  private init(form: Form, message: ModelMessage, bytes: [UInt8]?) {
    self.form = form
    self.message = message
    self.bytes = bytes
  }
}
