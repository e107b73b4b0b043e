import Foundation

extension MLModel {
  /// Compiles a model, into a temporary folder from which the caller moves it away.
  ///
  /// - Parameter modelURL: A `.mlmodel` file or a `.mlpackage`.
  /// - Returns: The place of the compiled model, a folder that bears the model's name and the extension `mlmodelc`.
  /// - Throws: ``MLModelError``: `io` where the model cannot be read or contradicts itself, or nothing can be written;
  ///   `generic` for a model of a type that this build does not run.
  public class func compileModel(at modelURL: URL) throws -> URL { try ModelReading.compile(modelURL) }

  /// Compiles a model, without holding up the caller's actor.
  ///
  /// - Throws: What the synchronous form throws.
  public class func compileModel(at modelURL: URL) async throws -> URL { try ModelReading.compile(modelURL) }

  /// Compiles a model and hands its place, or the error, to `handler` on another thread.
  public class func compileModel(
    at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(Result { try ModelReading.compile(modelURL) }) }
  }
}
