/// What holds for the inputs and outputs of every model.
enum ModelDescriptionValidator {
  static func validate(_ description: ModelDescriptionMessage, of model: ModelMessage) throws {
    for input in description.input {
      try FeatureDescriptionValidator.validate(input, specificationVersion: model.specificationVersion)
      try refuseState(input)
      if input.type?.isOptional == true, !allowsOptionalInputs(model.type) {
        throw ModelSpecificationError.invalid("Features cannot be optional to this type of model.")
      }
    }
    for output in description.output {
      try FeatureDescriptionValidator.validate(output, specificationVersion: model.specificationVersion)
      try refuseState(output)
      if output.type?.isOptional == true { throw ModelSpecificationError.invalid("Outputs cannot be optional.") }
    }
    try refuseDuplicates(description.input, role: "input")
    try refuseDuplicates(description.output, role: "output")
  }

  private static func refuseState(_ feature: FeatureDescriptionMessage) throws {
    if case .state = feature.type?.kind {
      throw ModelSpecificationError.invalid(
        "State feature '\(feature.name)' should only be declared in the state feature description.")
    }
  }

  private static func refuseDuplicates(_ features: [FeatureDescriptionMessage], role: String) throws {
    var names: Set<String> = []
    for feature in features where !names.insert(feature.name).inserted {
      throw ModelSpecificationError.invalid("The \(role) '\(feature.name)' is described twice.")
    }
  }

  /// Trees can do without a value; of models whose content is not read here, anything may be true.
  private static func allowsOptionalInputs(_ type: ModelTypeMessage?) -> Bool {
    switch type {
    case .treeEnsembleRegressor, .treeEnsembleClassifier, .pipeline, .pipelineRegressor, .pipelineClassifier: true
    case .oneHotEncoder, .featureVectorizer, .other, nil: true
    case .glmRegressor, .glmClassifier, .dictVectorizer: false
    }
  }
}
