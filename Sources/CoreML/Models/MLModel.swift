import Foundation
import ModelRuntime

/// A model that is ready for predictions.
///
/// A model does not change, so any number of tasks may ask one for predictions at the same time. Unlike Apple's, the type
/// is `Sendable`.
open class MLModel: NSObject, @unchecked Sendable {
  /// What is evaluated.
  package let stage: FittedStage
  let inputColumns: InputColumns
  private let settings: MLModelConfiguration

  /// Makes a model of what training gave or a file held.
  package init(stage: FittedStage, configuration: MLModelConfiguration = MLModelConfiguration()) {
    self.stage = stage
    inputColumns = InputColumns(inputs: stage.interface.inputs)
    settings = configuration.copied()
  }

  /// What the model takes and gives, and what it says about itself.
  open var modelDescription: MLModelDescription { MLModelDescription(stage) }

  /// A copy of the configuration that the model was loaded with.
  open var configuration: MLModelConfiguration { settings.copied() }

  /// Returns the value of a parameter.
  ///
  /// - Throws: ``MLModelError`` with the code `parameters`: no model of this build has parameters.
  open func parameterValue(for key: MLParameterKey) throws -> Any {
    throw LoadingFailure.unknownParameter(name: key.description).error
  }

  // The predictions are declared here and not in an extension so that a subclass can override them.

  /// Predicts from one set of features.
  ///
  /// All inputs are checked before the model runs. An integer is accepted where a floating-point number is expected, an
  /// optional input may be missing, and features that the model does not ask for are ignored.
  ///
  /// - Throws: ``MLModelError``: `generic` for a missing feature or an array of another shape, `featureType` for a value
  ///   of another kind.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    try predict(from: input)
  }

  /// Predicts from one set of features, with options.
  ///
  /// - Throws: What ``prediction(from:)`` throws, and `featureType` for an output backing that does not fit.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    try predict(from: input, options: options)
  }

  /// Predicts from each set of features of a batch.
  ///
  /// The model runs once over all of them, on all processors where that pays; each result is made when it is asked for.
  ///
  /// - Throws: What ``prediction(from:)`` throws, with the row's index.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    try predictBatch(from: inputBatch)
  }

  /// Predicts from each set of features of a batch, with options.
  ///
  /// - Throws: What ``prediction(from:)`` throws, with the row's index.
  open func predictions(
    from inputBatch: any MLBatchProvider, options: MLPredictionOptions
  ) throws -> any MLBatchProvider {
    try predictBatch(from: inputBatch)
  }
}
