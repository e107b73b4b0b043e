import TabularData

extension MLLinearRegressor {
  /// Trains a model on the rows of a frame, and tells how far it has come.
  ///
  /// This initializer is not part of Apple's framework. It trains the same model as
  /// ``init(trainingData:targetColumn:featureColumns:parameters:)``.
  ///
  /// - Parameter progressHandler: Called after each iteration, on the thread that trains.
  /// - Throws: ``MLCreateError/cancelled`` within one iteration after the surrounding task is cancelled, and what the
  ///   other initializer throws.
  public init(
    trainingData: DataFrame, targetColumn: String, featureColumns: [String]? = nil,
    parameters: ModelParameters = ModelParameters(validation: .split(strategy: .automatic)),
    progressHandler: @escaping @Sendable (MLProgress) -> Void
  ) throws {
    try self.init(
      trainingData: trainingData, targetColumn: targetColumn, featureColumns: featureColumns, parameters: parameters,
      monitor: .reporting(to: progressHandler))
  }
}
