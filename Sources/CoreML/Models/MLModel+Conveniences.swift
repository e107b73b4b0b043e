import Foundation

// Ours, beside Apple's spelling: what is loaded from memory without waiting.

extension MLModel {
  /// Loads a model of an asset, at once; not part of Apple's API, where only ``load(asset:configuration:)`` does.
  ///
  /// - Throws: ``MLModelError`` with the code `parameters` for a configuration that the model cannot follow.
  public convenience init(asset: MLModelAsset, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
    try configuration.check()
    self.init(stage: asset.stage, configuration: configuration)
  }
}
