extension FittedModel {
  /// The classes of a classifier, or of a pipeline's last model that is one; nil for another model.
  package var classLabels: ClassLabels? {
    switch self {
    case .linearClassifier(_, let labels), .treeEnsembleClassifier(_, let labels): labels
    case .pipeline(let stages, _): stages.reversed().lazy.compactMap(\.model.classLabels).first
    case .oneHotEncoder, .featureVectorizer, .dictVectorizer, .linearRegressor, .treeEnsembleRegressor: nil
    }
  }
}
