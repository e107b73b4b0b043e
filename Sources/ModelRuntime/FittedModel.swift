/// Everything this build can evaluate, whether training made it or a file held it.
///
/// Code that handles models switches over this without a default, so that a new kind is a list of compile errors.
package enum FittedModel: Sendable, Equatable {
  case oneHotEncoder(OneHotEncoder)
  case featureVectorizer(FeatureVectorizer)
  case dictVectorizer(DictVectorizer)
  case linearRegressor(GeneralizedLinearModel)
  case linearClassifier(GeneralizedLinearModel, ClassLabels)
  case treeEnsembleRegressor(TreeEnsemble)
  case treeEnsembleClassifier(TreeEnsemble, ClassLabels)
  case pipeline([FittedStage], PipelineKind)
}

/// How a file declares a pipeline.
package enum PipelineKind: Sendable, Equatable {
  case plain, regressor, classifier
}

/// A fitted model with the names and types of what goes in and out: a whole model file, or one step of a pipeline.
package struct FittedStage: Sendable, Equatable {
  package var interface: ModelInterface
  package var model: FittedModel

  package init(interface: ModelInterface, model: FittedModel) {
    self.interface = interface
    self.model = model
  }
}
