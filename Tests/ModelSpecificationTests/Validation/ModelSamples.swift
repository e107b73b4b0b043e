import ModelSpecification

/// Small valid models, for tests that break one thing in them.
enum ModelSamples {
  /// What the validator finds wrong with a model; nil where it is valid.
  static func fault(_ model: ModelMessage) -> String? {
    do {
      try ModelValidator.validate(model)
      return nil
    } catch ModelSpecificationError.invalid(let text) {
      return text
    } catch {
      return "\(error)"
    }
  }

  static func feature(_ name: String, _ kind: FeatureTypeMessage.Kind) -> FeatureDescriptionMessage {
    FeatureDescriptionMessage(name: name, type: FeatureTypeMessage(kind))
  }

  static func array(_ shape: Int64..., type: ArrayDataType = .double) -> FeatureTypeMessage.Kind {
    .multiArray(ArrayFeatureTypeMessage(shape: shape, dataType: type))
  }

  static var double: FeatureTypeMessage.Kind { .double(EmptyMessage()) }
  static var int64: FeatureTypeMessage.Kind { .int64(EmptyMessage()) }
  static var string: FeatureTypeMessage.Kind { .string(EmptyMessage()) }
  static var int64Dictionary: FeatureTypeMessage.Kind {
    .dictionary(DictionaryFeatureTypeMessage(keyType: .int64(EmptyMessage())))
  }
  static var stringDictionary: FeatureTypeMessage.Kind {
    .dictionary(DictionaryFeatureTypeMessage(keyType: .string(EmptyMessage())))
  }

  static func model(
    _ type: ModelTypeMessage, input: [FeatureDescriptionMessage], output: [FeatureDescriptionMessage],
    predicted: String = "", probabilities: String = ""
  ) -> ModelMessage {
    ModelMessage(
      specificationVersion: 1,
      description: ModelDescriptionMessage(
        input: input, output: output, predictedFeatureName: predicted, predictedProbabilitiesName: probabilities),
      type: type)
  }

  /// A linear model of the numbers a and b.
  static func regressor(_ weights: [[Double]] = [[2, 3]], _ offset: [Double] = [0.5]) -> ModelMessage {
    model(
      .glmRegressor(GLMRegressorMessage(weights: weights.map { DoubleArrayMessage(value: $0) }, offset: offset)),
      input: [feature("a", double), feature("b", double)], output: [feature("y", double)], predicted: "y")
  }

  /// Classes of one number.
  static func classifier(
    weights: [[Double]] = [[1], [2]], offset: [Double] = [0, 0], encoding: GLMClassEncoding = .referenceClass,
    labels: [String] = ["p", "q", "r"]
  ) -> ModelMessage {
    model(
      .glmClassifier(
        GLMClassifierMessage(
          weights: weights.map { DoubleArrayMessage(value: $0) }, offset: offset, classEncoding: encoding,
          classLabels: .string(StringVectorMessage(vector: labels)))),
      input: [feature("a", double)], output: [feature("c", string), feature("cProbability", stringDictionary)],
      predicted: "c", probabilities: "cProbability")
  }

  static func branch(
    tree: UInt64 = 0, _ node: UInt64, feature: UInt64 = 0, at value: Double = 0.5, true trueChild: UInt64,
    false falseChild: UInt64
  ) -> TreeNodeMessage {
    var message = TreeNodeMessage()
    message.treeId = tree
    message.nodeId = node
    message.branchFeatureIndex = feature
    message.branchFeatureValue = value
    message.trueChildNodeId = trueChild
    message.falseChildNodeId = falseChild
    return message
  }

  static func leaf(tree: UInt64 = 0, _ node: UInt64, dimension: UInt64 = 0, _ value: Double = 1) -> TreeNodeMessage {
    var message = TreeNodeMessage()
    message.treeId = tree
    message.nodeId = node
    message.nodeBehavior = .leafNode
    message.evaluationInfo = [EvaluationInfoMessage(evaluationIndex: dimension, evaluationValue: value)]
    return message
  }

  /// Trees over an array of two numbers.
  static func trees(_ nodes: [TreeNodeMessage], dimensions: UInt64 = 1, base: [Double] = []) -> ModelMessage {
    model(
      .treeEnsembleRegressor(
        TreeEnsembleRegressorMessage(
          treeEnsemble: TreeEnsembleParametersMessage(
            nodes: nodes, numPredictionDimensions: dimensions, basePredictionValue: base))),
      input: [feature("a", array(2))], output: [feature("y", double)], predicted: "y")
  }
}
