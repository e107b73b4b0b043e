import Foundation

/// The part of an app's address that nobody can guess.
struct AppSecret: Equatable, Sendable {
  let text: String

  private init(text: String) { self.text = text }

  /// A new one of 128 random bits.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = Self.hexadecimal(generator.next()) + Self.hexadecimal(generator.next())
  }

  /// The one that a file keeps, or a new one that is written there, readable by its owner only.
  ///
  /// The same secret from start to start lets pages that are open come back after the app was started again.
  init(keptIn file: URL) throws {
    if let kept = try? String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines),
      kept.utf8.count == 32, kept.allSatisfy(\.isHexDigit)
    {
      self.init(text: kept)
      // Whoever else could read it so far has no business with it.
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      return
    }
    self.init()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try write(to: file)
  }

  /// Writes the file whole or not at all, and never readable by others.
  private func write(to file: URL) throws {
    let temporary = file.path + ".\(ProcessInfo.processInfo.processIdentifier)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(file) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data((text + "\n").utf8))
      try handle.close()
      guard rename(temporary, file.path) == 0 else { throw Self.failure(file) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func failure(_ file: URL) -> CocoaError {
    let cause = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    return CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path, NSUnderlyingErrorKey: cause])
  }

  /// Whether `guess` is the secret, in a time that does not tell how much of it is right.
  func matches(_ guess: Substring) -> Bool {
    let (own, other) = (Array(text.utf8), Array(guess.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Where an app's secret is kept unless told otherwise.
  static func usualFile(for app: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return state.appendingPathComponent(app).appendingPathComponent("secret")
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
