import TabularTraining
import TrainingLoop

extension MLCreateError {
  /// Runs `body`, and gives its errors as ``MLCreateError``.
  static func translating<Result>(_ body: () throws -> Result) throws(MLCreateError) -> Result {
    do {
      return try body()
    } catch let error as TabularTrainingError {
      throw MLCreateError(error)
    } catch {
      throw .generic(reason: "\(error)")
    }
  }

  init(_ error: TabularTrainingError) {
    switch error {
    case .data, .validationData, .labelTypeChanged:
      self = error.concernsColumn ? .type(reason: error.description) : .generic(reason: error.description)
    case .cancelled:
      self = .cancelled
    case .parameter(let parameter):
      self = .generic(reason: parameter.inCreateMLTerms.description)
    case .training, .prediction:
      self = .generic(reason: error.description)
    case .writing:
      self = .io(reason: error.description)
    }
  }

  /// What validation metrics say where there were no validation rows.
  static let noValidationData = MLCreateError.generic(
    reason: "Validation metrics are not available: the model was trained without validation data.")
}

extension ParameterError {
  /// The same error with the names that `ModelParameters` uses.
  fileprivate var inCreateMLTerms: ParameterError {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      guard let name = Self.createMLNames[parameter] else { return self }
      return .outOfRange(parameter: name, value: value, allowed: allowed.replacing(parameter, with: name))
    }
  }

  private static let createMLNames = [
    "iterationCount": "maxIterations", "maximumDepth": "maxDepth", "maximumIterations": "maxIterations",
    "minimumChildWeight": "minChildWeight", "minimumLossReduction": "minLossReduction", "seed": "randomSeed",
    "scalesFeatures": "featureRescaling",
  ]
}
