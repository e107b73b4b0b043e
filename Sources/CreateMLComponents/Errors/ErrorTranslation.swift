import TabularTraining

/// Runs `body`, and gives the errors of the modules below as errors that this module makes known.
///
/// - Parameter operation: What is being done, as a sentence's beginning.
func translatingErrors<Value>(of operation: String, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as TabularTrainingError {
    if case .validationData = error { throw publicError(for: error, operation: operation + ", validation data") }
    throw publicError(for: error, operation: operation)
  }
}

private func publicError(for error: TabularTrainingError, operation: String) -> any Error {
  switch error {
  case .data(.columnMissing(let column, _, let nearest)), .validationData(.columnMissing(let column, _, let nearest)):
    let hint = nearest.map { " (the nearest column is '\($0)')" } ?? ""
    return TabularPipelineDataError.missingColumn(operation: operation + hint, columnName: column)
  case .data(.unsupportedFeatureType(let column, let type)),
    .validationData(.unsupportedFeatureType(let column, let type)):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: type, expected: "numbers, Bool or String")
  case .data(.featureTypeChanged(let column, let expected, let found)),
    .validationData(.featureTypeChanged(let column, let expected, let found)),
    .labelTypeChanged(let column, let expected, let found):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: found, expected: expected)
  case .data(.unsupportedTargetType(let column, let type, let allowed)),
    .validationData(.unsupportedTargetType(let column, let type, let allowed)):
    return TabularPipelineDataError.incorrectType(
      operation: operation, columnName: column, actual: type, expected: allowed)
  case .data(.targetMissing(let column, _, _, _)), .validationData(.targetMissing(let column, _, _, _)):
    return TabularPipelineDataError.missingValues(operation: operation, columnName: column)
  case .data, .validationData: return BoostedTreeError.unusableData(reason: error.description)
  case .parameter: return BoostedTreeError.configuration(reason: error.description)
  case .cancelled: return CancellationError()
  case .writing(let path, let reason): return BoostedTreeError.writing(path: path, reason: reason)
  case .training, .prediction: return BoostedTreeError.failed(reason: error.description)
  }
}
