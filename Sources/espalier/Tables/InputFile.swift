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
    // Commands read a file more than once, which a pipe cannot give.
    guard isFolder.boolValue || FileKind(path: path) == .regular else { throw ToolError.notRegular(path) }
    guard access(path, R_OK) == 0 else {
      throw ToolError.notReadable(path, reason: POSIXErrorCode(rawValue: errno) ?? .EACCES)
    }
  }
}

/// A place that a command writes to.
struct OutputFile {
  let path: String
  /// The place with all links resolved, so that the file that a link leads to is replaced and not the link.
  let url: URL

  /// Makes sure, before any work is done for it, that a file can be written at `path`, and that it is none of `inputs`.
  ///
  /// Files are replaced by renaming a new one, so it is the folder that must be writable, and devices and pipes, which
  /// would be gone afterwards, are refused. Throws ``ToolError``.
  ///
  /// - Parameter mayBePackage: Whether a folder that is a model package may be replaced.
  init(path: String, inputs: [String], mayBePackage: Bool = false) throws {
    self.path = path
    url = try Self.place(of: path)
    if let kind = FileKind(path: url.path) {
      let isPackage = kind == .folder && mayBePackage && Self.isPackage(url)
      guard isPackage || kind != .folder else { throw ToolError.outputIsFolder(path) }
      guard isPackage || kind == .regular else { throw ToolError.notRegular(path) }
      let identity = Self.identity(of: url.path)
      guard !inputs.contains(where: { Self.identity(of: $0) == identity }) else { throw ToolError.outputIsInput(path) }
    }
    guard access(url.deletingLastPathComponent().path, W_OK | X_OK) == 0 else {
      throw ToolError.notWritable(path, reason: POSIXErrorCode(rawValue: errno) ?? .EACCES)
    }
  }

  /// Where the file system finds, or would make, the file; a URL would take `..` for the folder's name before it.
  private static func place(of path: String) throws -> URL {
    if let place = resolved(path) { return URL(filePath: place) }
    let reason = POSIXErrorCode(rawValue: errno) ?? .ENOENT
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { throw ToolError.outputIsFolder(path) }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    guard let place = resolved(folder) else { throw ToolError.notWritable(path, reason: reason) }
    return URL(filePath: place).appending(path: String(name)).resolvingSymlinksInPath()
  }

  private static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// Whether a folder holds nothing but a model, so that no other thing is lost with it.
  private static func isPackage(_ url: URL) -> Bool {
    url.pathExtension == "mlpackage"
      && FileManager.default.fileExists(atPath: url.appending(path: "Manifest.json").path)
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

/// What stands at a path, links followed.
enum FileKind {
  case regular
  case folder
  /// A device, a pipe, or a socket.
  case special

  /// Nil where nothing stands there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
