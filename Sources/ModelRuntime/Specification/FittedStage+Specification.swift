import ModelSpecification

extension FittedStage {
  /// Takes a model over from its file, after checking everything that running it relies on.
  ///
  /// - Throws: ``ModelRuntimeError/unsupportedModelType(name:)`` for a type that is not run here, and
  ///   ``ModelSpecificationError`` where the message contradicts itself.
  package init(message: ModelMessage) throws {
    try FittedStage.checkSupport(of: message)
    try ModelValidator.validate(message)
    try self.init(validated: message)
  }

  /// Takes over a model that has been checked, or that is part of one.
  init(validated message: ModelMessage) throws {
    let interface = try ModelInterface(description: message.description ?? ModelDescriptionMessage())
    self.init(interface: interface, model: try FittedModel(message: message, interface: interface))
  }

  /// The model as a file holds it: the same message for equal models.
  package func message() throws -> ModelMessage {
    var description = try interface.descriptionMessage()
    if model.isPredictor, description.metadata == nil {
      // Create ML gives the predicting step of a pipeline an empty metadata message, and encoders none.
      description.metadata = MetadataMessage()
    }
    return ModelMessage(
      specificationVersion: specificationVersion, description: description, type: try model.typeMessage())
  }

  /// Refuses by name what cannot be run, before anything else about it is judged.
  private static func checkSupport(of message: ModelMessage) throws {
    guard let type = message.type else { throw ModelRuntimeError.missingModelType }
    if case .other(let name, _) = type {
      throw ModelRuntimeError.unsupportedModelType(name: name.description)
    }
    for step in type.pipeline?.models ?? [] { try checkSupport(of: step) }
  }

  /// The first version of the specification that has everything the model uses.
  private var specificationVersion: Int32 {
    let usesFloat16 = (interface.inputs + interface.outputs).contains { feature in
      if case .multiArray(let array) = feature.type { array.element == .float16 } else { false }
    }
    return usesFloat16 ? 7 : 1
  }
}

extension FittedModel {
  fileprivate init(message: ModelMessage, interface: ModelInterface) throws {
    switch message.type {
    case .oneHotEncoder(let encoder): self = .oneHotEncoder(OneHotEncoder(message: encoder))
    case .featureVectorizer(let vectorizer): self = .featureVectorizer(FeatureVectorizer(message: vectorizer))
    case .dictVectorizer(let vectorizer): self = .dictVectorizer(DictVectorizer(message: vectorizer))
    case .glmRegressor(let regressor): self = .linearRegressor(GeneralizedLinearModel(message: regressor))
    case .glmClassifier(let classifier):
      self = .linearClassifier(
        GeneralizedLinearModel(message: classifier), try ClassLabels(message: classifier.classLabels))
    case .treeEnsembleRegressor(let regressor):
      self = .treeEnsembleRegressor(
        try TreeEnsemble(
          parameters: regressor.treeEnsemble, transform: regressor.postEvaluationTransform, interface: interface))
    case .treeEnsembleClassifier(let classifier):
      self = .treeEnsembleClassifier(
        try TreeEnsemble(
          parameters: classifier.treeEnsemble, transform: classifier.postEvaluationTransform, interface: interface),
        try ClassLabels(message: classifier.classLabels))
    case .pipeline(let pipeline): self = .pipeline(try FittedStage.steps(of: pipeline), .plain)
    case .pipelineRegressor(let regressor): self = .pipeline(try FittedStage.steps(of: regressor.pipeline), .regressor)
    case .pipelineClassifier(let classifier):
      self = .pipeline(try FittedStage.steps(of: classifier.pipeline), .classifier)
    case .other(let name, _): throw ModelRuntimeError.unsupportedModelType(name: name.description)
    case nil: throw ModelRuntimeError.missingModelType
    }
  }

  fileprivate func typeMessage() throws -> ModelTypeMessage {
    switch self {
    case .oneHotEncoder(let encoder): .oneHotEncoder(encoder.message())
    case .featureVectorizer(let vectorizer): .featureVectorizer(vectorizer.message())
    case .dictVectorizer(let vectorizer): .dictVectorizer(vectorizer.message())
    case .linearRegressor(let model): .glmRegressor(model.regressorMessage())
    case .linearClassifier(let model, let labels): .glmClassifier(model.classifierMessage(labels: labels))
    case .treeEnsembleRegressor(let ensemble): .treeEnsembleRegressor(ensemble.regressorMessage())
    case .treeEnsembleClassifier(let ensemble, let labels):
      .treeEnsembleClassifier(ensemble.classifierMessage(labels: labels))
    case .pipeline(let steps, let kind): try FittedStage.typeMessage(of: steps, kind: kind)
    }
  }

  /// Whether the model predicts something, rather than preparing features or passing them on.
  fileprivate var isPredictor: Bool {
    switch self {
    case .linearRegressor, .linearClassifier, .treeEnsembleRegressor, .treeEnsembleClassifier: true
    case .oneHotEncoder, .featureVectorizer, .dictVectorizer, .pipeline: false
    }
  }
}
