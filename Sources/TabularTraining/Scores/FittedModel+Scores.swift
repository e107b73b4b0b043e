import FeatureEncoding
import ModelRuntime

extension FittedModel {
  /// Compares the predictions of a pipeline's last step with true values.
  ///
  /// - Parameter sums: The trees' sums for these rows in single precision, where they are known; they save evaluating a
  ///   classifier's trees again.
  /// - Precondition: There is at least one row, and the model is one that a learner here makes.
  func scores(
    on rows: EncodedRows, target: TabularTarget, knowing sums: [Float]? = nil, threadCount: Int
  ) throws(TabularTrainingError) -> TabularScores {
    switch rows.target {
    case .numbers(let targets):
      return .regression(predictions: numbers(for: rows, threadCount: threadCount), targets: targets)
    case .classes(let classes):
      return try .classification(
        predictedClasses: bestClasses(for: rows, knowing: sums, threadCount: threadCount), classes: classes,
        target: target, column: target.name)
    }
  }

  private func numbers(for rows: EncodedRows, threadCount: Int) -> [Double] {
    switch self {
    case .linearRegressor(let model): model.predictions(of: rows.table)
    case .treeEnsembleRegressor(let ensemble): ensemble.predictions(of: rows.table, threadCount: threadCount)
    default: preconditionFailure("a model that is no regressor was asked for numbers")
    }
  }

  private func bestClasses(for rows: EncodedRows, knowing sums: [Float]?, threadCount: Int) -> [Int32] {
    if case .treeEnsembleClassifier(let ensemble, _) = self, let sums {
      return ensemble.bestClasses(of: rows.table, knowing: sums, threadCount: threadCount)
    }
    return probabilities(for: rows, threadCount: threadCount).bestClasses()
  }

  private func probabilities(for rows: EncodedRows, threadCount: Int) -> ClassProbabilities {
    switch self {
    case .linearClassifier(let model, let labels):
      ClassProbabilities(
        labels: labels, values: model.classProbabilities(of: rows.table, classCount: labels.count))
    case .treeEnsembleClassifier(let ensemble, let labels):
      ClassProbabilities(
        labels: labels,
        values: ensemble.classProbabilities(of: rows.table, classCount: labels.count, threadCount: threadCount))
    default: preconditionFailure("a model that is no classifier was asked for probabilities")
    }
  }
}
