import Foundation

/// A place that a command reads from.
enum InputFile {
  /// Throws ``ToolError`` where there is no file at `path` that can be read.
  static func check(_ path: String, allowsFolder: Bool = false) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError.noSuchFile(path)
    }
    guard allowsFolder || !isFolder.boolValue else { throw ToolError.notAFile(path) }
    guard access(path, R_OK) == 0 else {
      throw ToolError.notReadable(path, reason: POSIXErrorCode(rawValue: errno) ?? .EACCES)
    }
  }
}

/// A place that a command writes to.
struct OutputFile {
  let path: String
  var url: URL { URL(filePath: path) }

  /// Makes sure, before any work is done for it, that a file can be written at `path`, and that it is none of `inputs`.
  ///
  /// Files are replaced by renaming a new one, so it is the folder that must be writable. Throws ``ToolError``.
  ///
  /// - Parameter mayBePackage: Whether a folder with the extension `mlpackage` may be replaced.
  init(path: String, inputs: [String], mayBePackage: Bool = false) throws {
    self.path = path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isPackage = mayBePackage && URL(filePath: path).pathExtension == "mlpackage"
    guard isPackage || !isFolder.boolValue && !path.hasSuffix("/") else { throw ToolError.outputIsFolder(path) }
    if exists {
      let place = Self.identity(of: path)
      guard !inputs.contains(where: { Self.identity(of: $0) == place }) else { throw ToolError.outputIsInput(path) }
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard access(folder, W_OK | X_OK) == 0 else {
      throw ToolError.notWritable(path, reason: POSIXErrorCode(rawValue: errno) ?? .EACCES)
    }
  }

  /// Puts other contents into the file, whole or not at all; throws ``ToolError``.
  func replace(with contents: Data) throws {
    do {
      try contents.write(to: url, options: .atomic)
    } catch {
      throw ToolError.notWritten(path, reason: error.localizedDescription)
    }
  }

  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  private static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
