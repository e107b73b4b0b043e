import TabularData

extension TreeClassifierModel {
  /// Scores on the rows that were learned from.
  ///
  /// This property is not part of Apple's framework.
  public var trainingMetrics: ClassificationMetrics<Label> { trainingCounts }

  /// Scores on the validation rows; nil where there were none.
  ///
  /// This property is not part of Apple's framework.
  public var validationMetrics: ClassificationMetrics<Label>? { validationCounts }

  /// Adds predictions to a frame, on the calling thread.
  ///
  /// This method is not part of Apple's framework; it does the same as ``applied(to:eventHandler:)`` without `await`.
  public func applied(to input: DataFrame) throws -> DataFrame { try predicting(input) }
}
