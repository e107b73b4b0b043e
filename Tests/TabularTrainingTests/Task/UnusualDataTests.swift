import FeatureEncoding
import LinearTraining
import TabularData
import TabularTraining
import Testing
import TreeTraining

@Suite struct UnusualDataTests {
  private func trained(_ learner: TabularLearner, _ frame: DataFrame) throws -> TrainedPipeline {
    try TabularTask(learner: learner, targetColumn: "target").trained(on: frame)
  }

  private func frame(_ columns: [AnyColumn], target: [Double]) -> DataFrame {
    var frame = DataFrame(columns: columns)
    frame.append(column: Column<Double>(name: "target", contents: target))
    return frame
  }

  private let trees = TabularLearner.boostedTreeRegressor(BoostingParameters())
  private let line: TabularLearner = {
    var parameters = LinearParameters()
    parameters.l2Penalty = 0
    return .linearRegressor(parameters)
  }()

  @Test func `a number that is missing throughout is no use to trees, and no harm`() throws {
    let frame = frame(
      [
        Column<Double>(name: "empty", contents: Array(repeating: nil, count: 8)).eraseToAnyColumn(),
        Column<Double>(name: "x", contents: [0, 0, 0, 0, 1, 1, 1, 1]).eraseToAnyColumn(),
      ], target: [1, 1, 1, 1, 5, 5, 5, 5])
    let predictions = try trained(trees, frame).predictedNumbers(for: frame)
    // Leaves of 0.3 · (sum of residuals) / (4 + 1), ten rounds: what is left shrinks by 1 − 0.3 · 4/5 each time.
    let left = (0..<10).reduce(1.0) { rest, _ in rest * 0.76 }
    #expect(abs(predictions[0] - (1 - 0.5 * left)) < 1e-5)
    #expect(abs(predictions[7] - (5 - 4.5 * left)) < 1e-5)
  }

  @Test func `strings that are missing throughout are refused`() {
    let frame = frame(
      [
        Column<String>(name: "empty", contents: [nil, nil]).eraseToAnyColumn(),
        Column<Double>(name: "x", contents: [0, 1]).eraseToAnyColumn(),
      ], target: [1, 2])
    #expect(throws: TabularTrainingError.data(.featureEmpty(column: "empty"))) { try trained(trees, frame) }
  }

  @Test func `a constant column changes nothing`() throws {
    let frame = frame(
      [
        Column<Double>(name: "constant", contents: [3, 3, 3, 3]).eraseToAnyColumn(),
        Column<Double>(name: "x", contents: [0, 1, 2, 3]).eraseToAnyColumn(),
      ], target: [1, 3, 5, 7])
    let predictions = try trained(line, frame).predictedNumbers(for: frame)
    for (prediction, expected) in zip(predictions, [1.0, 3, 5, 7]) { #expect(abs(prediction - expected) < 1e-9) }
    #expect(try trained(trees, frame).predictedNumbers(for: frame).allSatisfy(\.isFinite))
  }

  @Test func `more columns than rows go through every row`() throws {
    let frame = frame(
      (0..<5).map { index in
        Column<Double>(name: "x\(index)", contents: [Double(index), Double(index * index % 3)]).eraseToAnyColumn()
      }, target: [1, 2])
    let predictions = try trained(line, frame).predictedNumbers(for: frame)
    #expect(abs(predictions[0] - 1) < 1e-8 && abs(predictions[1] - 2) < 1e-8)
  }

  @Test func `columns may have the names that steps of the pipeline would have`() throws {
    let names = ["encoded_soil", "vectorized_features", "soil"]
    let frame = frame(
      [
        Column<Double>(name: names[0], contents: [0, 1, 2, 3]).eraseToAnyColumn(),
        Column<Double>(name: names[1], contents: [1, 0, 0, 1]).eraseToAnyColumn(),
        Column<String>(name: names[2], contents: ["a", "b", "a", "b"]).eraseToAnyColumn(),
      ], target: [1, 3, 5, 7])
    let predictions = try trained(line, frame).predictedNumbers(for: frame)
    for (prediction, expected) in zip(predictions, [1.0, 3, 5, 7]) { #expect(abs(prediction - expected) < 1e-8) }
  }

  @Test func `a feature with the name of the probabilities is refused`() {
    var frame = Orchard.frame(30)
    frame.renameColumn("age", to: "kindProbability")
    #expect(throws: TabularTrainingError.data(.featureIsOutput(column: "kindProbability", target: "kind"))) {
      try TabularTask(learner: .boostedTreeClassifier(BoostingParameters()), targetColumn: "kind").trained(on: frame)
    }
  }

  @Test func `a frame of floats is validated on a frame of doubles`() throws {
    func frame<Value>(_ type: Value.Type, _ convert: (Double) -> Value) -> DataFrame {
      let xs = (0..<60).map { Double($0 * 37 % 61) / 4 }
      return self.frame(
        [Column<Value>(name: "x", contents: xs.map(convert)).eraseToAnyColumn()], target: xs.map { $0 * $0 })
    }
    let floats = frame(Float.self) { Float($0) }
    let doubles = frame(Double.self) { $0 }
    let pipeline = try TabularTask(learner: trees, targetColumn: "target", validation: .frame(doubles))
      .trained(on: floats)
    // Quarters are exact in both precisions.
    #expect(pipeline.validationScores == pipeline.trainingScores)
  }

  @Test func `no rows give no predictions`() throws {
    let pipeline = try trained(
      trees, frame([Column<Double>(name: "x", contents: [0, 1]).eraseToAnyColumn()], target: [1, 2]))
    let none = frame([Column<Double>(name: "x", contents: [] as [Double]).eraseToAnyColumn()], target: [])
    #expect(try pipeline.predictions(for: none).count == 0)
  }
}
