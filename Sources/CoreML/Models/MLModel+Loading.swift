import Foundation

extension MLModel {
  /// Loads a model, with a configuration that changes nothing.
  ///
  /// - Parameter url: A compiled model (`.mlmodelc`). Beyond Apple's API, a model that is not compiled (`.mlmodel` or
  ///   `.mlpackage`) is read as well.
  /// - Throws: ``MLModelError``: `io` where nothing is there, or where it cannot be read, naming the byte or the field;
  ///   `generic` for a model of a type that this build does not run, naming the type.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Loads a model.
  ///
  /// - Parameters:
  ///   - url: A compiled model (`.mlmodelc`). Beyond Apple's API, a model that is not compiled (`.mlmodel` or
  ///     `.mlpackage`) is read as well.
  ///   - configuration: How to load it; the model keeps a copy.
  /// - Throws: What ``init(contentsOf:)`` throws, and `parameters` for a configuration that the model cannot follow.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    try configuration.check()
    self.init(stage: try ModelReading.stage(at: url), configuration: configuration)
  }

  /// Loads a model without holding up the caller's actor.
  ///
  /// - Throws: What ``init(contentsOf:configuration:)`` throws.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    try MLModel(contentsOf: url, configuration: configuration)
  }

  /// Loads a model and hands it, or the error, to `handler` on another thread.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    nonisolated(unsafe) let configuration = configuration.copied()
    DispatchQueue.global().async {
      handler(Result { try MLModel(contentsOf: url, configuration: configuration) })
    }
  }
}
