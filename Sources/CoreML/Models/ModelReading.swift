import Foundation
import ModelRuntime
import ModelSpecification

/// Reads models from files and from memory, and turns what is wrong with them into Core ML's errors.
enum ModelReading {
  /// The model at a place, ready to run: a file, a package or a compiled model, told by what is there.
  ///
  /// - Throws: ``MLModelError``: `io` for what cannot be read, `generic` for a model of a type that this build does not
  ///   run.
  static func stage(at url: URL) throws -> FittedStage {
    do {
      try checkCompiledFolder(url)
      return try FittedStage(message: ModelFile(at: url).message)
    } catch let error as ModelSpecificationError {
      throw LoadingFailure.unreadable(path: url.path, reason: error).error
    } catch let error as ModelRuntimeError {
      throw LoadingFailure.notRunnable(path: url.path, reason: error).error
    }
  }

  /// The model in the bytes of a specification, ready to run.
  ///
  /// - Throws: An `NSError` of the domain `com.apple.mlassetio` for bytes that are no specification; ``MLModelError`` for
  ///   a model of a type that this build does not run.
  static func stage(specification: Data) throws -> FittedStage {
    do {
      return try FittedStage(message: ModelMessage(serialized: [UInt8](specification)))
    } catch let error as ModelSpecificationError {
      let sentence = "Failed to parse the model specification. Error: \(error.description)"
      throw NSError(domain: "com.apple.mlassetio", code: 1, userInfo: [NSLocalizedDescriptionKey: sentence])
    } catch let error as ModelRuntimeError {
      throw LoadingFailure.notRunnable(path: nil, reason: error).error
    }
  }

  /// Writes the compiled form of a model into a temporary folder of its own, and returns its place.
  ///
  /// - Throws: ``MLModelError``: `io` for what cannot be read or written, `generic` for a model of a type that this build
  ///   does not run.
  static func compile(_ url: URL) throws -> URL {
    do {
      let file = try ModelFile(at: url)
      guard let source = file.bytes else { throw LoadingFailure.alreadyCompiled(path: url.path).error }
      // What could not be run later is refused now.
      _ = try FittedStage(message: file.message)
      let name = url.deletingPathExtension().lastPathComponent
      let target = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        .appending(path: "\(name).mlmodelc")
      try CompiledModel.write(file.message, source: source, name: name, to: target)
      return target
    } catch let error as ModelSpecificationError {
      throw LoadingFailure.notCompiled(path: url.path, reason: error).error
    } catch let error as ModelRuntimeError {
      throw LoadingFailure.notRunnable(path: url.path, reason: error).error
    }
  }

  /// Refuses a folder that calls itself a compiled model and is none.
  private static func checkCompiledFolder(_ url: URL) throws {
    let archive = url.appending(path: "coremldata.bin").path
    guard url.pathExtension == "mlmodelc", FileManager.default.fileExists(atPath: url.path),
      !FileManager.default.fileExists(atPath: archive)
    else { return }
    throw LoadingFailure.noCompiledModel(path: archive).error
  }
}
