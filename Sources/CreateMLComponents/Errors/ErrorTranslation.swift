import FeatureEncoding
import TabularTraining
import TrainingLoop

/// Runs `body`, and gives the errors of the modules below as errors that this module makes known.
///
/// - Parameter operation: What is being done, as a sentence's beginning.
func translatingErrors<Value>(of operation: String, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as TabularTrainingError {
    throw publicError(for: error, operation: operation)
  } catch is TrainingCancelled {
    throw CancellationError()
  }
}

private func publicError(for error: TabularTrainingError, operation: String) -> any Error {
  switch error {
  case .data(let error): publicError(for: error, operation: operation)
  case .validationData(let error): publicError(for: error, operation: operation + ", validation data")
  case .parameter(let error): BoostedTreeError.configuration(reason: error.description)
  case .cancelled: CancellationError()
  case .labelTypeChanged(let column, let expected, let found):
    TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: found, expected: expected)
  case .writing(let path, let reason): BoostedTreeError.writing(path: path, reason: reason)
  case .training, .prediction: BoostedTreeError.failed(reason: error.description)
  }
}

private func publicError(for error: FeatureEncodingError, operation: String) -> any Error {
  switch error {
  case .columnMissing(let column, _, let nearest):
    let hint = nearest.map { " (the nearest column is '\($0)')" } ?? ""
    return TabularPipelineDataError.missingColumn(operation: operation + hint, columnName: column)
  case .unsupportedFeatureType(let column, let type):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: type, expected: "numbers, Bool or String")
  case .featureTypeChanged(let column, let expected, let found):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: found, expected: expected)
  case .unsupportedTargetType(let column, let type, let allowed):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: type, expected: allowed)
  case .targetMissing(let column, _, _, _), .featureMissing(let column, _, _, _):
    return TabularPipelineDataError.missingValues(operation: operation, columnName: column)
  default:
    return BoostedTreeError.unusableData(reason: error.description)
  }
}
