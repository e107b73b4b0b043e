import Foundation

/// How a model is to be loaded.
open class MLModelConfiguration: NSObject, NSCopying {
  /// The processors that the model may use; on Linux this is always the central processor.
  open var computeUnits = MLComputeUnits.all

  /// Whether sums on a graphics processor may lose precision; on Linux there are none.
  open var allowLowPrecisionAccumulationOnGPU = false

  /// A name for people to tell models apart.
  open var modelDisplayName: String?

  /// The function to run, of a model that has several.
  ///
  /// No model of this build has functions by name, so loading one with a name is an error.
  open var functionName: String?

  /// Values that replace those of the model's parameters.
  ///
  /// No model of this build has parameters, so loading one with any is an error that names them.
  open var parameters: [MLParameterKey: Any]?

  /// Makes a configuration that changes nothing.
  public override init() {}

  /// Returns a configuration of the same settings.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> MLModelConfiguration {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    copy.modelDisplayName = modelDisplayName
    copy.functionName = functionName
    copy.parameters = parameters
    return copy
  }

  /// Refuses settings that no model of this build can follow.
  func check() throws {
    if let functionName { throw LoadingFailure.unknownFunction(name: functionName).error }
    if let parameters, !parameters.isEmpty {
      throw LoadingFailure.unknownParameters(names: parameters.keys.map(\.description).sorted()).error
    }
  }
}
