import CreateML
import TabularData
import Testing

@Suite struct MLClassifierMetricsTests {
  /// A classifier that a single branch makes right on the training data: negative x is "no", positive "yes".
  private func classifier() throws -> MLBoostedTreeClassifier {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "x", contents: [-3, -2, -1, 1, 2, 3]))
    frame.append(column: Column<String>(name: "answer", contents: ["no", "no", "no", "yes", "yes", "yes"]))
    return try MLBoostedTreeClassifier(
      trainingData: frame, targetColumn: "answer", parameters: .init(validation: .none, minChildWeight: 0))
  }

  private func metrics(_ xs: [Double], _ answers: [String]) throws -> MLClassifierMetrics {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "x", contents: xs))
    frame.append(column: Column<String>(name: "answer", contents: answers))
    return try classifier().evaluation(on: frame)
  }

  // Four rows: two "no" predicted right, one "yes" right, one "yes" taken for "no".
  @Test func `tables count what was taken for what`() throws {
    let metrics = try metrics([-2, -2, 2, -2], ["no", "no", "yes", "yes"])
    #expect(metrics.isValid)
    #expect(metrics.classificationError == 0.25)
    let confusion = metrics.confusionDataFrame
    #expect(confusion.columns.map(\.name) == ["True Label", "Predicted", "Count"])
    #expect(Array(confusion["True Label", String.self]) == ["no", "yes", "yes"])
    #expect(Array(confusion["Predicted", String.self]) == ["no", "no", "yes"])
    #expect(Array(confusion["Count", Int.self]) == [2, 1, 1])
    let table = metrics.precisionRecallDataFrame
    #expect(
      table.columns.map(\.name) == [
        "actual_count", "class", "missed_predicting_this", "precision", "predicted_correctly",
        "predicted_this_incorrectly", "recall",
      ])
    #expect(Array(table["actual_count", Int.self]) == [2, 2])
    #expect(Array(table["missed_predicting_this", Int.self]) == [0, 1])
    #expect(Array(table["predicted_this_incorrectly", Int.self]) == [1, 0])
    #expect(Array(table["precision", Double.self]) == [2.0 / 3, 1])
    #expect(Array(table["recall", Double.self]) == [1, 0.5])
  }

  // The form that Create ML printed for labels of one digit, here with two longer ones.
  @Test func `metrics print as Create ML prints them`() throws {
    let rule = String(repeating: "-", count: 34)
    let lines = [
      rule, "Number of examples: 4", "Number of classes: 2", "Accuracy: 75.00%", "", "******CONFUSION MATRIX******",
      rule, "True\\Pred no   yes  ", "no        2    0    ", "yes       1    1    ", "",
      "******PRECISION RECALL******", rule, "Class Precision(%)   Recall(%)      ",
      "no    66.67          100.00         ", "yes   100.00         50.00          ", "",
    ]
    let text = try metrics([-2, -2, 2, -2], ["no", "no", "yes", "yes"]).description
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == lines)
  }

  @Test func `a label that training never saw counts as wrong`() throws {
    let metrics = try metrics([-2, 2], ["no", "perhaps"])
    #expect(metrics.classificationError == 0.5)
    #expect(Array(metrics.confusionDataFrame["True Label", String.self]) == ["no", "perhaps"])
  }

  @Test func `data that cannot be evaluated gives an error, not a score`() throws {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "x", contents: [1]))
    let metrics = try classifier().evaluation(on: frame)
    #expect(!metrics.isValid)
    #expect("\(try #require(metrics.error))" == "The data has no target column 'answer'.")
    #expect(metrics.confusionDataFrame.shape.rows == 0)
  }

  @Test func `without validation data there are no validation metrics`() throws {
    let metrics = try classifier().validationMetrics
    #expect(!metrics.isValid)
    #expect(metrics.description.contains("not available"))
  }
}
