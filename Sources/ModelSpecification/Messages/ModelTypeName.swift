/// Every type of model in the specification, by the number of its field in the Model message.
package enum ModelTypeName: Int, Sendable, CaseIterable {
  case pipelineClassifier = 200
  case pipelineRegressor = 201
  case pipeline = 202
  case glmRegressor = 300
  case supportVectorRegressor = 301
  case treeEnsembleRegressor = 302
  case neuralNetworkRegressor = 303
  case bayesianProbitRegressor = 304
  case glmClassifier = 400
  case supportVectorClassifier = 401
  case treeEnsembleClassifier = 402
  case neuralNetworkClassifier = 403
  case kNearestNeighborsClassifier = 404
  case neuralNetwork = 500
  case itemSimilarityRecommender = 501
  case mlProgram = 502
  case customModel = 555
  case linkedModel = 556
  case classConfidenceThresholding = 560
  case oneHotEncoder = 600
  case imputer = 601
  case featureVectorizer = 602
  case dictVectorizer = 603
  case scaler = 604
  case categoricalMapping = 606
  case normalizer = 607
  case arrayFeatureExtractor = 609
  case nonMaximumSuppression = 610
  case identity = 900
  case textClassifier = 2000
  case wordTagger = 2001
  case visionFeaturePrint = 2002
  case soundAnalysisPreprocessing = 2003
  case gazetteer = 2004
  case wordEmbedding = 2005
  case audioFeaturePrint = 2006
  case serializedModel = 3000
}

extension ModelTypeName: CustomStringConvertible {
  /// The name of the field, such as `neuralNetworkClassifier`.
  package var description: String {
    switch self {
    case .pipelineClassifier: "pipelineClassifier"
    case .pipelineRegressor: "pipelineRegressor"
    case .pipeline: "pipeline"
    case .glmRegressor: "glmRegressor"
    case .supportVectorRegressor: "supportVectorRegressor"
    case .treeEnsembleRegressor: "treeEnsembleRegressor"
    case .neuralNetworkRegressor: "neuralNetworkRegressor"
    case .bayesianProbitRegressor: "bayesianProbitRegressor"
    case .glmClassifier: "glmClassifier"
    case .supportVectorClassifier: "supportVectorClassifier"
    case .treeEnsembleClassifier: "treeEnsembleClassifier"
    case .neuralNetworkClassifier: "neuralNetworkClassifier"
    case .kNearestNeighborsClassifier: "kNearestNeighborsClassifier"
    case .neuralNetwork: "neuralNetwork"
    case .itemSimilarityRecommender: "itemSimilarityRecommender"
    case .mlProgram: "mlProgram"
    case .customModel: "customModel"
    case .linkedModel: "linkedModel"
    case .classConfidenceThresholding: "classConfidenceThresholding"
    case .oneHotEncoder: "oneHotEncoder"
    case .imputer: "imputer"
    case .featureVectorizer: "featureVectorizer"
    case .dictVectorizer: "dictVectorizer"
    case .scaler: "scaler"
    case .categoricalMapping: "categoricalMapping"
    case .normalizer: "normalizer"
    case .arrayFeatureExtractor: "arrayFeatureExtractor"
    case .nonMaximumSuppression: "nonMaximumSuppression"
    case .identity: "identity"
    case .textClassifier: "textClassifier"
    case .wordTagger: "wordTagger"
    case .visionFeaturePrint: "visionFeaturePrint"
    case .soundAnalysisPreprocessing: "soundAnalysisPreprocessing"
    case .gazetteer: "gazetteer"
    case .wordEmbedding: "wordEmbedding"
    case .audioFeaturePrint: "audioFeaturePrint"
    case .serializedModel: "serializedModel"
    }
  }
}
