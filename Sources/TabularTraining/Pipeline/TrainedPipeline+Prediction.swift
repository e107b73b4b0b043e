import FeatureEncoding
import ModelRuntime
import TabularData

extension TrainedPipeline {
  /// Predicts the target of each row.
  ///
  /// - Parameter frame: Has the feature columns; others are ignored.
  /// - Returns: A column with the target's name: Doubles of a regressor, labels of the training data's type of a
  ///   classifier.
  /// - Throws: ``TabularTrainingError`` where a feature column is missing, holds values of another kind, or holds values
  ///   that the model does not take.
  package func predictions(for frame: DataFrame) throws(TabularTrainingError) -> AnyColumn {
    switch target.kind {
    case .number:
      Column<Double>(name: target.name, contents: try predictedNumbers(for: frame)).eraseToAnyColumn()
    case .classes(let labels, let labelType):
      labels.column(named: target.name, classes: try predictedClasses(for: frame), labelType: labelType)
    }
  }

  /// The prediction of a regressor for each row.
  ///
  /// - Precondition: The model is a regressor.
  package func predictedNumbers(for frame: DataFrame) throws(TabularTrainingError) -> [Double] {
    guard case .float64(let values)? = try outputs(for: frame)[target.name] else {
      preconditionFailure("the model of '\(target.name)' is no regressor")
    }
    return values
  }

  /// For each row the index of the most probable label.
  ///
  /// - Precondition: The model is a classifier.
  package func predictedClasses(for frame: DataFrame) throws(TabularTrainingError) -> [Int32] {
    try classProbabilities(for: frame).bestClasses()
  }

  /// The probability of each label for each row.
  ///
  /// - Precondition: The model is a classifier.
  package func classProbabilities(for frame: DataFrame) throws(TabularTrainingError) -> ClassProbabilities {
    guard let name = stage.interface.predictedProbabilitiesName,
      case .probabilities(let probabilities)? = try outputs(for: frame)[name]
    else {
      preconditionFailure("the model of '\(target.name)' is no classifier")
    }
    return probabilities
  }

  /// Runs the whole model.
  private func outputs(for frame: DataFrame) throws(TabularTrainingError) -> [String: FeatureBatch] {
    try TabularTrainingError.translating(otherwise: { .prediction(reason: "\($0)") }) {
      let batches = try schema.columns.batches(from: frame)
      if featureRule == .finite { try featureRule.check(batches, of: schema.columns, in: frame) }
      return try stage.evaluate(schema.inputs(batches), rowCount: frame.shape.rows, threadCount: threadCount)
    }
  }
}
