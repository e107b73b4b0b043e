import CreateML
import TabularData
import Testing

@Suite struct BadInputTests {
  private func message(_ body: () throws -> some Any) -> String {
    do {
      return "no error, but \(try body())"
    } catch {
      return error is MLCreateError ? "\(error)" : "an error of another type: \(error)"
    }
  }

  private let frame = SampleFrames.mixed(60, target: SampleFrames.number)
  private let labelled = SampleFrames.mixed(60) {
    ["a", "b"][SampleFrames.label(size: $0, colour: $1, row: $2, classes: 2)]
  }

  @Test func `a target that is missing is named, with the nearest column`() {
    #expect(
      message { try MLLinearRegressor(trainingData: frame, targetColumn: "taget") }
        == "The data has no target column 'taget'. Did you mean 'target'?")
  }

  @Test func `a target of nothing but nil is refused`() {
    var frame = frame
    frame.removeColumn("target")
    frame.append(column: Column<Double>(name: "target", contents: Array(repeating: nil, count: 60)))
    #expect(
      message { try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target") }
        == "Target column 'target' has no value in any row.")
  }

  @Test func `a target with gaps is refused, with their number and the first`() {
    var frame = frame
    frame["target", Double.self][7] = nil
    frame["target", Double.self][9] = nil
    #expect(
      message { try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target") }
        == "Target column 'target' has no value in 2 rows, the first of them row 7. Fill it in, or drop the row.")
  }

  @Test func `a constant target is a constant for regressors, and no class for classifiers`() throws {
    let constant = SampleFrames.mixed(60) { _, _, _ in 7.0 }
    let regressor = try MLLinearRegressor(trainingData: constant, targetColumn: "target")
    #expect(try regressor.predictions(from: constant).allSatisfy { abs(($0 as? Double ?? 0) - 7) < 1e-6 })
    let one = SampleFrames.mixed(60) { _, _, _ in "a" }
    let sentence = "Target column 'target' holds only the label 'a'; a classifier needs at least two different labels."
    #expect(message { try MLBoostedTreeClassifier(trainingData: one, targetColumn: "target") } == sentence)
    #expect(message { try MLLogisticRegressionClassifier(trainingData: one, targetColumn: "target") } == sentence)
  }

  @Test func `a feature named twice is refused`() {
    #expect(
      message {
        try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target", featureColumns: ["size", "size"])
      } == "Feature column 'size' is named twice; name it once.")
  }

  @Test func `NaN is a missing value, which trees take and linear models do not`() throws {
    var frame = frame
    frame["size", Double.self][5] = .nan
    let trees = try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target")
    #expect(trees.trainingMetrics.rootMeanSquaredError.isFinite)
    #expect(
      message { try MLLinearRegressor(trainingData: frame, targetColumn: "target") }
        .hasPrefix("Feature column 'size' has no number (NaN) in row 5."))
  }

  @Test func `infinity is refused by every model`() {
    var frame = labelled
    frame["size", Double.self][5] = .infinity
    let sentence =
      "Feature column 'size' holds inf in row 5; a feature must be finite. Replace the value, or make it missing."
    #expect(message { try MLBoostedTreeClassifier(trainingData: frame, targetColumn: "target") } == sentence)
    #expect(message { try MLLogisticRegressionClassifier(trainingData: frame, targetColumn: "target") } == sentence)
  }

  @Test func `a target that is not a number is refused`() {
    var frame = frame
    frame["target", Double.self][3] = .nan
    #expect(
      message { try MLLinearRegressor(trainingData: frame, targetColumn: "target") }
        == "Target column 'target' holds nan in row 3; it must be finite.")
  }

  @Test func `ten rows train without validation`() throws {
    let ten = SampleFrames.mixed(10, target: SampleFrames.number)
    let trees = try MLBoostedTreeRegressor(trainingData: ten, targetColumn: "target")
    #expect(trees.trainingMetrics.rootMeanSquaredError.isFinite)
    #expect(!trees.validationMetrics.isValid)
    #expect(try MLLinearRegressor(trainingData: ten, targetColumn: "target").trainingMetrics.isValid)
  }

  @Test func `one row trains a regressor`() throws {
    let one = SampleFrames.mixed(1, target: SampleFrames.number)
    let trees = try MLBoostedTreeRegressor(trainingData: one, targetColumn: "target")
    #expect(try trees.predictions(from: one).count == 1)
    #expect(try MLLinearRegressor(trainingData: one, targetColumn: "target").trainingMetrics.isValid)
  }

  @Test func `no rows are refused`() {
    let none = SampleFrames.mixed(0, target: SampleFrames.number)
    #expect(message { try MLLinearRegressor(trainingData: none, targetColumn: "target") } == "The data has no rows.")
    #expect(message { try MLLinearRegressor(trainingData: DataFrame(), targetColumn: "y") } == "The data has no rows.")
  }

  @Test func `parameters out of range are refused by their own names`() {
    #expect(
      message {
        try MLBoostedTreeRegressor(
          trainingData: frame, targetColumn: "target", parameters: .init(validation: .none, maxDepth: 0))
      }.hasPrefix("Parameter maxDepth is 0;"))
    #expect(
      message {
        try MLLinearRegressor(
          trainingData: frame, targetColumn: "target", parameters: .init(validation: .none, l2Penalty: -1))
      }.hasPrefix("Parameter l2Penalty is -1.0;"))
  }

  @Test func `predictions need the feature columns, and only them`() throws {
    let trees = try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target")
    var other = frame
    other.removeColumn("target")
    #expect(try trees.predictions(from: other).count == 60)
    other.renameColumn("weight", to: "wieght")
    #expect(
      message { try trees.predictions(from: other) }
        == "The data has no feature column 'weight'. Did you mean 'wieght'?")
  }
}
