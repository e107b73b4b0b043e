import TabularData

extension BoostedTreeClassifier where Label == String {
  /// Makes an estimator of text labels that takes the labels as it finds them.
  ///
  /// This initializer is not part of Apple's framework.
  ///
  /// - Parameters:
  ///   - targetColumn: The column with the labels.
  ///   - featureColumns: The columns to learn from; nil means all but the target.
  ///   - configuration: How the trees are grown.
  public init(
    targetColumn: String, featureColumns: [String]? = nil,
    configuration: BoostedTreeConfiguration = BoostedTreeConfiguration()
  ) {
    self.init(findingLabelsIn: targetColumn, featureColumns: featureColumns, configuration: configuration)
  }
}

extension BoostedTreeClassifier {
  /// Makes an estimator that takes the labels as it finds them.
  ///
  /// This initializer is not part of Apple's framework. Where the type of the labels is not spelled out, they are text.
  ///
  /// - Parameters:
  ///   - targetColumn: The column with the labels.
  ///   - featureColumns: The columns to learn from; nil means all but the target.
  ///   - configuration: How the trees are grown.
  public init(
    targetColumn: String, featureColumns: [String]? = nil,
    configuration: BoostedTreeConfiguration = BoostedTreeConfiguration()
  ) {
    self.init(findingLabelsIn: targetColumn, featureColumns: featureColumns, configuration: configuration)
  }

  /// Grows the trees while one looks on: a sequence of what each iteration achieved, and of the model at the end.
  ///
  /// This method is not part of Apple's framework; see ``TrainingEvents``.
  ///
  /// - Parameters:
  ///   - input: The rows to learn from, each with a label.
  ///   - validation: Rows to try the model on after each iteration, and to stop early by.
  public func makeTrainingEvents(
    on input: DataFrame, validateOn validation: DataFrame? = nil
  ) -> TrainingEvents<TreeClassifierModel<Label>, ClassificationProgress> {
    TrainingEvents(progress: { ClassificationProgress($0) }) { try fit(to: input, validateOn: validation, monitor: $0) }
  }
}
