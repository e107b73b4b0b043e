import TabularData

extension TreeRegressorModel {
  /// How far predictions lie from the right values.
  ///
  /// This type is not part of Apple's framework.
  public struct Metrics: Sendable, Equatable {
    /// The root of the mean squared difference, in the unit of the target.
    public let rootMeanSquaredError: Double

    /// The largest absolute difference, in the unit of the target.
    public let maximumError: Double
  }

  /// Scores on the rows that were learned from.
  ///
  /// This property is not part of Apple's framework.
  public var trainingMetrics: Metrics? { Metrics(pipeline.trainingScores) }

  /// Scores on the validation rows; nil where there were none.
  ///
  /// This property is not part of Apple's framework.
  public var validationMetrics: Metrics? { pipeline.validationScores.flatMap { Metrics($0) } }

  /// Adds predictions to a frame, on the calling thread.
  ///
  /// This method is not part of Apple's framework; it does the same as ``applied(to:eventHandler:)`` without `await`.
  public func applied(to input: DataFrame) throws -> DataFrame { try predicting(input) }
}
