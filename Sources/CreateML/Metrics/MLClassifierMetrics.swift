import EvaluationMetrics
import TabularData
import TabularTraining

/// How often a classifier is right, and which classes it takes for which.
public struct MLClassifierMetrics {
  let content: Result<ClassificationScores, MLCreateError>

  init(_ scores: ClassificationScores) { content = .success(scores) }

  /// Makes metrics that are not available, for the reason given.
  init(error: MLCreateError) { content = .failure(error) }

  /// The share of rows whose class was predicted wrong, in 0…1; NaN where the metrics are not valid.
  public var classificationError: Double { (try? content.get().confusion.classificationError) ?? .nan }

  /// How often each class was predicted as which: a row for each pair that occurs, with the columns `True Label`,
  /// `Predicted` and `Count`; no columns where the metrics are not valid.
  public var confusionDataFrame: DataFrame { (try? content.get().confusionFrame()) ?? DataFrame() }

  /// How well each class was told from the others: a row for each class, in ascending order, with the columns
  /// `actual_count`, `class`, `missed_predicting_this`, `precision`, `predicted_correctly`,
  /// `predicted_this_incorrectly` and `recall`; no columns where the metrics are not valid.
  ///
  /// Precision is nil for a class that was never predicted, recall for one that never occurs.
  public var precisionRecallDataFrame: DataFrame { (try? content.get().precisionRecallFrame()) ?? DataFrame() }

  /// Why there are no scores; nil where there are.
  public var error: (any Error)? {
    if case .failure(let error) = content { error } else { nil }
  }

  /// Whether there are scores.
  public var isValid: Bool { error == nil }
}

extension MLClassifierMetrics {
  init(_ scores: TabularScores) {
    guard case .classification(let scores) = scores else {
      preconditionFailure("a classifier was given the scores of a regressor")
    }
    self.init(scores)
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
