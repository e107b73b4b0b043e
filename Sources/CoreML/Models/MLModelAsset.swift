import Foundation
import ModelRuntime

/// A model that is read but not yet loaded, from memory or from a file.
open class MLModelAsset: NSObject, @unchecked Sendable {
  let stage: FittedStage

  /// Reads a model from the bytes of a `.mlmodel` file.
  ///
  /// - Throws: An `NSError` of the domain `com.apple.mlassetio` that names the byte or the field, or ``MLModelError`` with
  ///   the code `generic` for a model of a type that this build does not run.
  public init(specification specificationData: Data) throws {
    stage = try ModelReading.stage(specification: specificationData)
  }

  /// Reads a model from a file, a package or a compiled model.
  ///
  /// - Throws: What ``MLModel/init(contentsOf:)`` throws.
  public init(url compiledModelURL: URL) throws { stage = try ModelReading.stage(at: compiledModelURL) }

  /// What the model takes and gives, and what it says about itself.
  open var modelDescription: MLModelDescription {
    get async throws { MLModelDescription(stage) }
  }

  /// The names of the model's functions: none, for no model of this build has functions by name.
  open var functionNames: [String] {
    get async throws { [] }
  }
}

extension MLModel {
  /// Loads a model of an asset, without holding up the caller's actor.
  ///
  /// - Throws: ``MLModelError`` with the code `parameters` for a configuration that the model cannot follow.
  public class func load(asset: MLModelAsset, configuration: MLModelConfiguration) async throws -> MLModel {
    try configuration.check()
    return MLModel(stage: asset.stage, configuration: configuration)
  }

  /// Loads a model of an asset and hands it, or the error, to `handler` on another thread.
  public class func load(
    _ asset: MLModelAsset, configuration: MLModelConfiguration,
    completionHandler handler: @escaping @Sendable (MLModel?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let configuration = configuration.copied()
    DispatchQueue.global().async {
      do {
        try configuration.check()
        handler(MLModel(stage: asset.stage, configuration: configuration), nil)
      } catch {
        handler(nil, error)
      }
    }
  }
}
