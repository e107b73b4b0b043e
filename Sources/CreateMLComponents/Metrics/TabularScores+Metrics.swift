import EvaluationMetrics
import TabularTraining

extension ClassificationMetrics where Label: Comparable & Codable {
  /// The counts of a classifier's scores.
  init(_ scores: TabularScores, coding: LabelCoding<Label>) {
    self.init()
    guard case .classification(let scores) = scores else { return }
    let labels = coding.decoded(scores.labels)
    add(
      labels.indices.lazy.flatMap { actual in
        labels.indices.lazy.flatMap { predicted in
          let pair = (predicted: labels[predicted], label: labels[actual])
          return repeatElement(pair, count: scores.confusion.count(actual: actual, predicted: predicted))
        }
      })
  }
}

extension TreeRegressorModel.Metrics {
  /// The errors of a regressor's scores; nil for those of a classifier.
  init?(_ scores: TabularScores) {
    guard case .regression(let scores) = scores else { return nil }
    self.init(rootMeanSquaredError: scores.rootMeanSquaredError, maximumError: scores.maximumError)
  }
}
