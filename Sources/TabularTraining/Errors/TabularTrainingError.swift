import FeatureEncoding
import TrainingLoop

/// Why a model could not be trained, asked or written.
package enum TabularTrainingError: Error, Sendable, Equatable {
  /// The data cannot be turned into numbers.
  case data(FeatureEncodingError)
  /// The validation data cannot be turned into numbers.
  case validationData(FeatureEncodingError)
  case parameter(ParameterError)
  case cancelled
  /// The labels of data to evaluate on are of another type than those that the model predicts.
  case labelTypeChanged(column: String, expected: String, found: String)
  /// The engine gave up; `reason` is its own sentence.
  case training(reason: String)
  /// The fitted model refused its input; `reason` is its own sentence.
  case prediction(reason: String)
  case writing(path: String, reason: String)
}

extension TabularTrainingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .data(let error): error.description
    case .validationData(let error): "Validation data: \(error.description)"
    case .parameter(let error): error.description
    case .cancelled: "Training was cancelled."
    case .labelTypeChanged(let column, let expected, let found):
      "Target column '\(column)' holds \(found) labels; the model predicts \(expected) labels."
    case .training(let reason): "Training failed: \(reason)"
    case .prediction(let reason): "The model cannot predict from this data: \(reason)"
    case .writing(let path, let reason): "The model could not be written to '\(path)': \(reason)"
    }
  }
}

extension TabularTrainingError {
  /// Whether the fault lies in a column: that it is missing, of the wrong type, or holds a wrong value.
  package var concernsColumn: Bool {
    switch self {
    case .data(let error), .validationData(let error): error.concernsColumn
    case .labelTypeChanged: true
    case .parameter, .cancelled, .training, .prediction, .writing: false
    }
  }

  /// Runs `body`, and gives errors of the modules below as cases of this type.
  ///
  /// - Parameter other: Makes a case of an error that no module here owns.
  static func translating<Result>(
    otherwise other: (any Error) -> TabularTrainingError, _ body: () throws -> Result
  ) throws(TabularTrainingError) -> Result {
    do {
      return try body()
    } catch let error as TabularTrainingError {
      throw error
    } catch let error as FeatureEncodingError {
      throw .data(error)
    } catch let error as ParameterError {
      throw .parameter(error)
    } catch is TrainingCancelled {
      throw .cancelled
    } catch {
      throw other(error)
    }
  }
}
