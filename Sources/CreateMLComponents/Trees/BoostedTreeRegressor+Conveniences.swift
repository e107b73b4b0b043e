import TabularData

extension BoostedTreeRegressor where Annotation == Double {
  /// Makes an estimator of numbers of any type.
  ///
  /// This initializer is not part of Apple's framework.
  ///
  /// - Parameters:
  ///   - targetColumn: The column with the numbers to predict.
  ///   - featureColumns: The columns to learn from; nil means all but the target.
  ///   - configuration: How the trees are grown.
  public init(
    targetColumn: String, featureColumns: [String]? = nil,
    configuration: BoostedTreeConfiguration = BoostedTreeConfiguration()
  ) {
    self.init(annotationColumn: targetColumn, featureColumns: featureColumns, configuration: configuration)
  }
}

extension BoostedTreeRegressor {
  /// Grows the trees while one looks on: a sequence of what each iteration achieved, and of the model at the end.
  ///
  /// This method is not part of Apple's framework; see ``TrainingEvents``.
  ///
  /// - Parameters:
  ///   - input: The rows to learn from, each with a number to predict.
  ///   - validation: Rows to try the model on after each iteration, and to stop early by.
  public func makeTrainingEvents(
    on input: DataFrame, validateOn validation: DataFrame? = nil
  ) -> TrainingEvents<TreeRegressorModel, RegressionProgress> {
    TrainingEvents(progress: { RegressionProgress($0) }) { try fit(to: input, validateOn: validation, monitor: $0) }
  }
}
