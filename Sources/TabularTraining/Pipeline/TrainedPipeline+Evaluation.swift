import EvaluationMetrics
import FeatureEncoding
import ModelRuntime
import TabularData

extension TrainedPipeline {
  /// Compares predictions with the true values of a frame.
  ///
  /// - Parameters:
  ///   - frame: Has the feature columns and the target.
  ///   - targetColumn: Where the true values are; nil means the column that the model was trained to predict.
  /// - Throws: ``TabularTrainingError`` where there are no rows, a column is missing or cannot be used, or a row has no
  ///   true value.
  package func scores(
    on frame: DataFrame, targetColumn: String? = nil
  ) throws(TabularTrainingError) -> TabularScores {
    let column = targetColumn ?? target.name
    guard frame.shape.rows > 0 else { throw .data(.noRows) }
    let values: TargetValues
    do {
      values = try TargetValues(column: column, in: frame, isClassified: target.labels != nil)
    } catch {
      throw .data(error)
    }
    switch values {
    case .numbers(let targets):
      return .regression(predictions: try predictedNumbers(for: frame), targets: targets)
    case .classes(let classes):
      return try .classification(
        predictedClasses: try predictedClasses(for: frame), classes: classes, target: target, column: column)
    }
  }
}

extension TabularScores {
  /// - Precondition: There is at least one row.
  static func regression(predictions: [Double], targets: [Double]) -> TabularScores {
    guard let scores = RegressionScores(predictions: predictions, targets: targets) else {
      preconditionFailure("there are no rows to score")
    }
    return .regression(scores)
  }

  static func classification(
    predictedClasses: [Int32], classes: ClassTarget, target: TabularTarget, column: String
  ) throws(TabularTrainingError) -> TabularScores {
    guard case .classes(let labels, let labelType) = target.kind,
      let scores = ClassificationScores(
        target: classes, labelType: labelType, predictedClasses: predictedClasses, modelLabels: labels)
    else {
      throw .labelTypeChanged(column: column, expected: target.labelTypeName, found: classes.labelType.name)
    }
    return .classification(scores)
  }
}

extension TabularTarget {
  fileprivate var labelTypeName: String {
    switch kind {
    case .number: "Double"
    case .classes(_, let labelType): labelType.name
    }
  }
}

extension ClassTarget.LabelType {
  fileprivate var name: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .boolean: "Bool"
    }
  }
}
