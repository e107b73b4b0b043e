import EvaluationMetrics
import TabularTraining

/// How far a regressor's predictions lie from the true values.
public struct MLRegressorMetrics: Sendable {
  private let content: Result<Scores, MLCreateError>

  private struct Scores {
    var maximumError: Double
    var rootMeanSquaredError: Double
  }

  /// Makes metrics of known scores.
  public init(maximumError: Double, rootMeanSquaredError: Double) {
    content = .success(Scores(maximumError: maximumError, rootMeanSquaredError: rootMeanSquaredError))
  }

  /// Makes metrics that are not available, for the reason given.
  init(error: MLCreateError) { content = .failure(error) }

  /// The largest absolute error; NaN where the metrics are not valid.
  public var maximumError: Double { (try? content.get().maximumError) ?? .nan }

  /// The root of the mean squared error; NaN where the metrics are not valid.
  public var rootMeanSquaredError: Double { (try? content.get().rootMeanSquaredError) ?? .nan }

  /// Why there are no scores; nil where there are.
  public var error: (any Error)? {
    if case .failure(let error) = content { error } else { nil }
  }

  /// Whether there are scores.
  public var isValid: Bool { error == nil }
}

extension MLRegressorMetrics: CustomStringConvertible, CustomDebugStringConvertible {
  /// A line for each score, or why there is none.
  public var description: String {
    switch content {
    case .success(let scores):
      """
      Root Mean Squared Error: \(scores.rootMeanSquaredError)
      Maximum Error: \(scores.maximumError)
      """
    case .failure(let error):
      "\(error)"
    }
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }

  /// The scores as they stand in the description of a model.
  var summary: String { description }
}

extension MLRegressorMetrics {
  init(_ scores: TabularScores) {
    guard case .regression(let scores) = scores else {
      preconditionFailure("a regressor was given the scores of a classifier")
    }
    self.init(maximumError: scores.maximumError, rootMeanSquaredError: scores.rootMeanSquaredError)
  }

  /// Makes metrics of what `scores` returns, or of the error that it throws.
  init(evaluating scores: () throws -> TabularScores) {
    do {
      self.init(try MLCreateError.translating(scores))
    } catch {
      self.init(error: error)
    }
  }
}
