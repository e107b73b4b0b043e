import CoreML
import ModelRuntime

/// Models that are small enough to check by hand.
enum SmallModels {
  /// y = 2x + 0.1
  static var line: FittedStage {
    FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: .double)],
        outputs: [FeatureDescription(name: "y", type: .double)], predictedFeatureName: "y"),
      model: .linearRegressor(GeneralizedLinearModel(weights: [[2]], offsets: [0.1])))
  }

  /// total = first + 10 · second + 100 · third, from an array of the shape 1 × 3.
  static func sum(element: MultiArrayType.Element = .float64) -> FittedStage {
    FittedStage(
      interface: ModelInterface(
        inputs: [
          FeatureDescription(name: "digits", type: .multiArray(MultiArrayType(shape: [1, 3], element: element)))
        ],
        outputs: [FeatureDescription(name: "total", type: .double)], predictedFeatureName: "total"),
      model: .linearRegressor(GeneralizedLinearModel(weights: [[1, 10, 100]], offsets: [0])))
  }

  /// Two classes by logistic regression: the second class has the probability 1 / (1 + exp(−x)).
  static func classifier(_ labels: ClassLabels) -> FittedStage {
    let labelType: FeatureType
    let dictionaryType: FeatureType
    switch labels {
    case .string: (labelType, dictionaryType) = (.string, .stringDictionary)
    case .int64: (labelType, dictionaryType) = (.int64, .int64Dictionary)
    }
    return FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: .double)],
        outputs: [
          FeatureDescription(name: "label", type: labelType),
          FeatureDescription(name: "labelProbability", type: dictionaryType),
        ], predictedFeatureName: "label", predictedProbabilitiesName: "labelProbability"),
      model: .linearClassifier(
        GeneralizedLinearModel(weights: [[1]], offsets: [0], link: .logistic), labels))
  }

  /// A stump over an optional number: 1 up to 5 and where the number is missing, 2 above.
  static var stump: FittedStage {
    let tree = TreeEnsemble.Tree(nodes: [
      .branch(
        TreeEnsemble.Branch(
          feature: 0, comparison: .lessThanOrEqual, threshold: 5, missingTracksTrue: true, trueChild: 1, falseChild: 2)),
      .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 1)]),
      .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 2)]),
    ])
    return FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "age", type: .double, isOptional: true)],
        outputs: [FeatureDescription(name: "side", type: .double)], predictedFeatureName: "side"),
      model: .treeEnsembleRegressor(
        TreeEnsemble(trees: [tree], featureCount: 1, dimensionCount: 1, basePrediction: [0], postTransform: .none)))
  }

  /// A one-hot encoder, a vectorizer and a line over both: price = 10 · red + 20 · blue + size.
  static var pipeline: FittedStage {
    let inputs = [
      FeatureDescription(name: "colour", type: .string), FeatureDescription(name: "size", type: .double),
    ]
    let price = FeatureDescription(name: "price", type: .double)
    let encoded = FeatureDescription(
      name: "encodedColour", type: .multiArray(MultiArrayType(shape: [2], element: .float64)))
    let vector = FeatureDescription(name: "features", type: .multiArray(MultiArrayType(shape: [3], element: .float64)))
    let encoder = FittedStage(
      interface: ModelInterface(inputs: [inputs[0]], outputs: [encoded]),
      model: .oneHotEncoder(OneHotEncoder(categories: .string(["red", "blue"]))))
    let vectorizer = FittedStage(
      interface: ModelInterface(inputs: [encoded, inputs[1]], outputs: [vector]),
      model: .featureVectorizer(
        FeatureVectorizer(inputs: [
          .init(name: "encodedColour", dimensionCount: 2), .init(name: "size", dimensionCount: 1),
        ])))
    let line = FittedStage(
      interface: ModelInterface(inputs: [vector], outputs: [price], predictedFeatureName: "price"),
      model: .linearRegressor(GeneralizedLinearModel(weights: [[10, 20, 1]], offsets: [0])))
    return FittedStage(
      interface: ModelInterface(inputs: inputs, outputs: [price], predictedFeatureName: "price"),
      model: .pipeline([encoder, vectorizer, line], .regressor))
  }
}

/// Asks for a prediction outside asynchronous code, where the synchronous form is meant.
func predict(_ model: MLModel, _ features: [String: Any]) throws -> any MLFeatureProvider {
  try model.prediction(from: MLDictionaryFeatureProvider(dictionary: features))
}
