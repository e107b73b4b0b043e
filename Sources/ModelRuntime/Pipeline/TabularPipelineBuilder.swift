/// Puts a model that was trained on a table's columns together with the encoders that it needs.
///
/// The pipeline has the shape that Create ML gives its tabular models: a one-hot encoder for each column of categories, a
/// feature vectorizer over all columns in their order, and the model. It takes the columns by name and gives the target,
/// and for a classifier the probabilities of the classes.
package struct TabularPipelineBuilder: Sendable {
  /// A column that the model was trained on.
  package struct Feature: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// Numbers, whole ones included.
      case number
      case categories(OneHotEncoder.Categories)
    }

    package var name: String
    package var kind: Kind
    package var shortDescription: String

    package init(name: String, kind: Kind, shortDescription: String = "") {
      self.name = name
      self.kind = kind
      self.shortDescription = shortDescription
    }
  }

  /// The columns, in the order of the model's features.
  package var features: [Feature]
  package var targetName: String
  /// The trained model: one of the four predictors.
  package var core: FittedModel
  package var metadata = ModelMetadata()

  package init(
    features: [Feature], targetName: String, core: FittedModel, metadata: ModelMetadata = ModelMetadata()
  ) {
    self.features = features
    self.targetName = targetName
    self.core = core
    self.metadata = metadata
  }

  /// The name of the output that holds the probabilities of the classes.
  package var probabilitiesName: String { targetName + "Probability" }

  /// The pipeline.
  ///
  /// - Throws: ``ModelRuntimeError`` where two columns have one name, or the columns are not as many features as the
  ///   model reads, or the core is no predictor.
  package func pipeline() throws -> FittedStage {
    var names = NameReserve(taken: features.map(\.name) + [targetName, probabilitiesName])
    var seen: Set<String> = []
    for feature in features where !seen.insert(feature.name).inserted {
      throw ModelRuntimeError.duplicateFeature(name: feature.name)
    }
    var steps: [FittedStage] = []
    var encoded: [FeatureDescription] = []
    for feature in features {
      switch feature.kind {
      case .number: encoded.append(FeatureDescription(name: feature.name, type: .double))
      case .categories(let categories):
        let output = FeatureDescription(name: names.free("encoded_" + feature.name), type: .int64Dictionary)
        steps.append(encoder(feature, categories, output: output))
        encoded.append(output)
      }
    }
    let vector = FeatureDescription(
      name: names.free("vectorized_features"),
      type: .multiArray(MultiArrayType(shape: [try featureCount()], element: .float64)))
    steps.append(vectorizer(encoded, output: vector))
    let prediction = try predictor(vector)
    steps.append(prediction)
    return FittedStage(
      interface: ModelInterface(
        inputs: features.map(\.description), outputs: prediction.interface.outputs,
        predictedFeatureName: targetName, predictedProbabilitiesName: prediction.interface.predictedProbabilitiesName,
        metadata: metadata),
      model: .pipeline(steps, prediction.interface.predictedProbabilitiesName == nil ? .regressor : .classifier))
  }
}

// MARK: - Steps

extension TabularPipelineBuilder {
  private func encoder(
    _ feature: Feature, _ categories: OneHotEncoder.Categories, output: FeatureDescription
  ) -> FittedStage {
    FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: feature.name, type: feature.inputType)], outputs: [output]),
      model: .oneHotEncoder(OneHotEncoder(categories: categories)))
  }

  private func vectorizer(_ inputs: [FeatureDescription], output: FeatureDescription) -> FittedStage {
    let columns = zip(features, inputs).map { feature, input in
      FeatureVectorizer.Input(name: input.name, dimensionCount: feature.featureCount)
    }
    return FittedStage(
      interface: ModelInterface(inputs: inputs, outputs: [output]),
      model: .featureVectorizer(FeatureVectorizer(inputs: columns)))
  }

  private func predictor(_ vector: FeatureDescription) throws -> FittedStage {
    let labels: ClassLabels?
    switch core {
    case .linearRegressor, .treeEnsembleRegressor: labels = nil
    case .linearClassifier(_, let classes), .treeEnsembleClassifier(_, let classes): labels = classes
    case .oneHotEncoder, .featureVectorizer, .dictVectorizer, .pipeline:
      throw ModelRuntimeError.missingOutput(name: targetName)
    }
    var outputs: [FeatureDescription] = []
    switch labels {
    case nil: outputs.append(FeatureDescription(name: targetName, type: .double))
    case .string:
      outputs.append(FeatureDescription(name: targetName, type: .string))
      outputs.append(FeatureDescription(name: probabilitiesName, type: .stringDictionary))
    case .int64:
      outputs.append(FeatureDescription(name: targetName, type: .int64))
      outputs.append(FeatureDescription(name: probabilitiesName, type: .int64Dictionary))
    }
    return FittedStage(
      interface: ModelInterface(
        inputs: [vector], outputs: outputs, predictedFeatureName: targetName,
        predictedProbabilitiesName: labels == nil ? nil : probabilitiesName),
      model: core)
  }

  /// The length of the vector, which the model must expect.
  private func featureCount() throws -> Int {
    let count = features.reduce(0) { $0 + $1.featureCount }
    let expected: Int
    switch core {
    case .linearRegressor(let model), .linearClassifier(let model, _): expected = model.weights.first?.count ?? 0
    case .treeEnsembleRegressor(let ensemble), .treeEnsembleClassifier(let ensemble, _):
      expected = ensemble.featureCount
    case .oneHotEncoder, .featureVectorizer, .dictVectorizer, .pipeline: expected = count
    }
    guard count == expected else {
      throw ModelRuntimeError.wrongDimension(
        name: features.map(\.name).joined(separator: ", "), expected: expected, found: count)
    }
    return count
  }
}

extension TabularPipelineBuilder.Feature {
  /// How many features of the model the column stands for.
  package var featureCount: Int {
    switch kind {
    case .number: 1
    case .categories(let categories): categories.count
    }
  }

  fileprivate var inputType: FeatureType {
    switch kind {
    case .number: .double
    case .categories(.string): .string
    case .categories(.int64): .int64
    }
  }

  fileprivate var description: FeatureDescription {
    FeatureDescription(name: name, type: inputType, shortDescription: shortDescription)
  }
}

/// Names for what passes between steps, none of which may be a column's.
private struct NameReserve {
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken) }

  mutating func free(_ wanted: String) -> String {
    var name = wanted
    while !taken.insert(name).inserted { name += "_" }
    return name
  }
}
