import Foundation
import ModelRuntime

/// What a model takes, what it gives, and what it says about itself.
open class MLModelDescription: NSObject {
  private let interface: ModelInterface
  private let labels: ClassLabels?

  init(_ stage: FittedStage) {
    interface = stage.interface
    labels = stage.model.classLabels
  }

  /// The inputs by name.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { Self.byName(interface.inputs) }

  /// The outputs by name.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { Self.byName(interface.outputs) }

  /// The inputs of an update by name: none, for no model of this build can be updated.
  open var trainingInputDescriptionsByName: [String: MLFeatureDescription] { [:] }

  /// What the model remembers between predictions, by name: nothing, for no model of this build has a state.
  open var stateDescriptionsByName: [String: MLFeatureDescription] { [:] }

  /// The output that holds the prediction: the label of a classifier, the value of a regressor.
  open var predictedFeatureName: String? { interface.predictedFeatureName }

  /// The output that holds a classifier's probabilities.
  open var predictedProbabilitiesName: String? { interface.predictedProbabilitiesName }

  /// What the model says about itself, with all five keys.
  open var metadata: [MLModelMetadataKey: Any] {
    let metadata = interface.metadata
    return [
      .description: metadata.shortDescription, .versionString: metadata.versionString, .author: metadata.author,
      .license: metadata.license, .creatorDefinedKey: metadata.userDefined,
    ]
  }

  /// The classes of a classifier, strings or numbers, in the model's order; empty for another model.
  open var classLabels: [Any]? {
    switch labels {
    case .string(let labels): labels
    case .int64(let labels): labels.map { NSNumber(value: $0) }
    case nil: []
    }
  }

  /// Whether the model can be updated with new data.
  open var isUpdatable: Bool { false }

  /// The inputs and outputs, a line each.
  open override var description: String {
    let inputs = interface.inputs.map { "  \(MLFeatureDescription($0))\n" }.joined()
    let outputs = interface.outputs.map { "  \(MLFeatureDescription($0))\n" }.joined()
    return "inputs:\n\(inputs)outputs:\n\(outputs)"
  }

  private static func byName(_ features: [FeatureDescription]) -> [String: MLFeatureDescription] {
    Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }, uniquingKeysWith: { first, _ in first })
  }
}
