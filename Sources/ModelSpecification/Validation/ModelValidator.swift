/// Checks that a model file says nothing that contradicts itself, before anyone relies on it.
///
/// A model is checked for what every model must have, then for what its type demands. The content of types of which this
/// build knows the name only is not looked into.
package enum ModelValidator {
  /// The newest specification that this build was written for.
  package static let newestSpecificationVersion: Int32 = 10

  /// Checks a model and, where it is a pipeline, its steps.
  ///
  /// - Throws: ``ModelSpecificationError/invalid(_:)`` with the first fault.
  package static func validate(_ model: ModelMessage) throws {
    guard model.specificationVersion <= newestSpecificationVersion else {
      throw invalid(
        "The specification has version \(model.specificationVersion) but the Core ML framework version installed "
          + "only supports Core ML model specification version \(newestSpecificationVersion) or older.")
    }
    guard let type = model.type else { throw invalid("Model specification is missing a model type.") }
    let description = model.description ?? ModelDescriptionMessage()
    try ModelDescriptionValidator.validate(description, of: model)
    switch type {
    case .pipeline(let pipeline): try PipelineValidator.validate(pipeline, description)
    case .pipelineRegressor(let regressor):
      try RoleValidator.validateRegressor(description)
      try PipelineValidator.validate(regressor.pipeline ?? PipelineMessage(), description)
    case .pipelineClassifier(let classifier):
      try RoleValidator.validateClassifier(description)
      try PipelineValidator.validate(classifier.pipeline ?? PipelineMessage(), description)
    case .glmRegressor(let regressor): try GLMValidator.validate(regressor, description)
    case .glmClassifier(let classifier): try GLMValidator.validate(classifier, description)
    case .treeEnsembleRegressor(let regressor): try TreeEnsembleValidator.validate(regressor, description)
    case .treeEnsembleClassifier(let classifier): try TreeEnsembleValidator.validate(classifier, description)
    case .oneHotEncoder(let encoder): try EncoderValidator.validate(encoder, description)
    case .featureVectorizer(let vectorizer): try EncoderValidator.validate(vectorizer, description)
    case .dictVectorizer(let vectorizer): try EncoderValidator.validate(vectorizer, description)
    case .other: break
    }
  }

  static func invalid(_ text: String) -> ModelSpecificationError { .invalid(text) }
}
