import EvaluationMetrics
import TabularData
import TabularTraining

extension ClassificationScores {
  func confusionFrame() -> DataFrame {
    let pairs = classIndices.flatMap { actual in classIndices.map { (actual: actual, predicted: $0) } }
      .filter { confusion.count(actual: $0.actual, predicted: $0.predicted) > 0 }
    var frame = DataFrame()
    frame.append(column: labelColumn("True Label", pairs.map(\.actual)))
    frame.append(column: labelColumn("Predicted", pairs.map(\.predicted)))
    frame.append(
      column: Column<Int>(
        name: "Count", contents: pairs.map { confusion.count(actual: $0.actual, predicted: $0.predicted) }))
    return frame
  }

  func precisionRecallFrame() -> DataFrame {
    let classes = Array(classIndices)
    let correct = classIndices.map { confusion.count(actual: $0, predicted: $0) }
    let actual = classIndices.map { confusion.actualCount(of: $0) }
    let predicted = classIndices.map { confusion.predictedCount(of: $0) }
    var frame = DataFrame()
    frame.append(column: Column<Int>(name: "actual_count", contents: actual))
    frame.append(column: labelColumn("class", classes))
    frame.append(column: Column<Int>(name: "missed_predicting_this", contents: zip(actual, correct).map { $0 - $1 }))
    frame.append(column: Column<Double>(name: "precision", contents: classes.map { confusion.precision(of: $0) }))
    frame.append(column: Column<Int>(name: "predicted_correctly", contents: correct))
    frame.append(
      column: Column<Int>(name: "predicted_this_incorrectly", contents: zip(predicted, correct).map { $0 - $1 }))
    frame.append(column: Column<Double>(name: "recall", contents: classes.map { confusion.recall(of: $0) }))
    return frame
  }
}
