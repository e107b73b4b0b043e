import EvaluationMetrics
import FeatureEncoding
import ModelRuntime
import TabularData

/// How good a model's predictions are over some rows.
package enum TabularScores: Sendable, Equatable {
  case regression(RegressionScores)
  case classification(ClassificationScores)
}

/// How often each class was predicted as which.
package struct ClassificationScores: Sendable, Equatable {
  package let labelType: ClassTarget.LabelType
  /// The labels that the model knows and those that occur in the data, ascending; the matrix counts in this order.
  package let labels: ClassLabels
  package let confusion: ConfusionMatrix

  /// Counts true and predicted labels; the two sides may know different labels.
  ///
  /// - Parameters:
  ///   - target: The true labels.
  ///   - labelType: The type of the model's labels.
  ///   - predictedClasses: For each row an index into `modelLabels`.
  /// - Returns: nil where one side has strings and the other integers.
  init?(
    target: ClassTarget, labelType: ClassTarget.LabelType, predictedClasses: [Int32], modelLabels: ClassLabels
  ) {
    guard let (labels, modelCodes, targetCodes) = modelLabels.merged(with: target.labels) else { return nil }
    self.labelType = labelType
    self.labels = labels
    self.confusion = ConfusionMatrix(
      trueClasses: target.codes.map { targetCodes[Int($0)] },
      predictedClasses: predictedClasses.map { modelCodes[Int($0)] }, classCount: labels.count)
  }
}

extension ClassificationScores {
  /// The places of the labels, in ascending order of these.
  package var classIndices: Range<Int> { 0..<labels.count }

  /// The label at `index` as people read it.
  package func labelText(_ index: Int) -> String {
    switch (labels, labelType) {
    case (.int64(let labels), .boolean): labels[index] == 0 ? "false" : "true"
    default: labels.text(index)
    }
  }

  /// A column of the labels at `indices`, of the type that the training data had.
  package func labelColumn(_ name: String, _ indices: [Int]) -> AnyColumn {
    labels.column(named: name, classes: indices.lazy.map { Int32($0) }, labelType: labelType)
  }
}
