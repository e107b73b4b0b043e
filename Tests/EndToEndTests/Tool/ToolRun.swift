import Foundation

/// What the built tool did with a command line.
struct ToolRun {
  let exitCode: Int32
  let output: String
  let notes: String

  /// The tool, which the build puts beside the tests.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "espalier")

  /// Runs the tool and waits for its end.
  init(_ words: [String]) async throws {
    try await self.init(program: Self.program, words)
  }

  /// Runs any program and waits for its end; `environment` is added to that of the tests.
  init(
    program: URL, _ words: [String], in workingFolder: URL? = nil, environment: [String: String] = [:]
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let places = [folder.appending(path: "output"), folder.appending(path: "notes")]
    for place in places { try Data().write(to: place) }

    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = workingFolder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    // A signal is reported as the shell does, so that a crash can be told from an exit code.
    exitCode =
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    output = String(decoding: try Data(contentsOf: places[0]), as: UTF8.self)
    notes = String(decoding: try Data(contentsOf: places[1]), as: UTF8.self)
  }

  /// The lines on standard error that tell of an error.
  var errors: [String] {
    notes.split(separator: "\n").filter { $0.hasPrefix("Error: ") }.map { String($0.dropFirst("Error: ".count)) }
  }
}
