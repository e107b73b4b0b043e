/// What a model is, with its parameters.
package indirect enum ModelTypeMessage: Sendable, Equatable {
  case pipelineClassifier(PipelineClassifierMessage)
  case pipelineRegressor(PipelineRegressorMessage)
  case pipeline(PipelineMessage)
  case glmRegressor(GLMRegressorMessage)
  case treeEnsembleRegressor(TreeEnsembleRegressorMessage)
  case glmClassifier(GLMClassifierMessage)
  case treeEnsembleClassifier(TreeEnsembleClassifierMessage)
  case oneHotEncoder(OneHotEncoderMessage)
  case featureVectorizer(FeatureVectorizerMessage)
  case dictVectorizer(DictVectorizerMessage)
  /// A type of which this build knows the name only; its parameters are kept as they are.
  case other(ModelTypeName, content: [UInt8])

  /// The type's name in the specification.
  package var name: ModelTypeName {
    switch self {
    case .pipelineClassifier: .pipelineClassifier
    case .pipelineRegressor: .pipelineRegressor
    case .pipeline: .pipeline
    case .glmRegressor: .glmRegressor
    case .treeEnsembleRegressor: .treeEnsembleRegressor
    case .glmClassifier: .glmClassifier
    case .treeEnsembleClassifier: .treeEnsembleClassifier
    case .oneHotEncoder: .oneHotEncoder
    case .featureVectorizer: .featureVectorizer
    case .dictVectorizer: .dictVectorizer
    case .other(let name, _): name
    }
  }

  /// The steps of a pipeline of any kind; nil for other types.
  package var pipeline: PipelineMessage? {
    switch self {
    case .pipelineClassifier(let classifier): classifier.pipeline ?? PipelineMessage()
    case .pipelineRegressor(let regressor): regressor.pipeline ?? PipelineMessage()
    case .pipeline(let pipeline): pipeline
    default: nil
    }
  }

  init?(_ field: ProtobufField, from reader: inout ProtobufReader) throws {
    guard let name = ModelTypeName(rawValue: field.number) else { return nil }
    switch name {
    case .pipelineClassifier: self = .pipelineClassifier(try reader.message(field))
    case .pipelineRegressor: self = .pipelineRegressor(try reader.message(field))
    case .pipeline: self = .pipeline(try reader.message(field))
    case .glmRegressor: self = .glmRegressor(try reader.message(field))
    case .treeEnsembleRegressor: self = .treeEnsembleRegressor(try reader.message(field))
    case .glmClassifier: self = .glmClassifier(try reader.message(field))
    case .treeEnsembleClassifier: self = .treeEnsembleClassifier(try reader.message(field))
    case .oneHotEncoder: self = .oneHotEncoder(try reader.message(field))
    case .featureVectorizer: self = .featureVectorizer(try reader.message(field))
    case .dictVectorizer: self = .dictVectorizer(try reader.message(field))
    default: self = .other(name, content: try reader.bytes(field))
    }
  }

  func write(to writer: inout ProtobufWriter) {
    let field = name.rawValue
    switch self {
    case .pipelineClassifier(let message): writer.write(message, as: field)
    case .pipelineRegressor(let message): writer.write(message, as: field)
    case .pipeline(let message): writer.write(message, as: field)
    case .glmRegressor(let message): writer.write(message, as: field)
    case .treeEnsembleRegressor(let message): writer.write(message, as: field)
    case .glmClassifier(let message): writer.write(message, as: field)
    case .treeEnsembleClassifier(let message): writer.write(message, as: field)
    case .oneHotEncoder(let message): writer.write(message, as: field)
    case .featureVectorizer(let message): writer.write(message, as: field)
    case .dictVectorizer(let message): writer.write(message, as: field)
    case .other(_, let content): writer.writeAlways(content, as: field)
    }
  }
}
