import LinearTraining
import ModelRuntime
import TabularData
import TabularTraining
import Testing
import TreeTraining

@Suite struct TrainedPipelineTests {
  private func classifier() throws -> TrainedPipeline {
    try TabularTask(
      learner: .boostedTreeClassifier(BoostingParameters()), targetColumn: "kind",
      featureColumns: ["height", "soil"]
    ).trained(on: Orchard.frame(100))
  }

  @Test func `predictions are labels with the target's name, the most probable ones`() throws {
    let pipeline = try classifier()
    let frame = Orchard.frame(40)
    let predictions = try pipeline.predictions(for: frame)
    #expect(predictions.name == "kind")
    let probabilities = try pipeline.classProbabilities(for: frame)
    #expect(probabilities.labels == .string(["apple", "pear"]))
    #expect(
      predictions.map { $0 as? String }
        == (0..<40).map { probabilities.values[2 * $0] >= probabilities.values[2 * $0 + 1] ? "apple" : "pear" })
  }

  @Test func `columns that the model does not read may be missing or wrong`() throws {
    let pipeline = try classifier()
    let frame = Orchard.frame(5)[["height", "soil"]]
    #expect(try pipeline.predictions(for: frame).count == 5)
  }

  @Test func `evaluation on labels of another type is refused`() throws {
    let pipeline = try classifier()
    var frame = Orchard.frame(5)
    frame.removeColumn("kind")
    frame.append(column: Column<Int>(name: "kind", contents: [0, 1, 0, 1, 0]))
    #expect(throws: TabularTrainingError.labelTypeChanged(column: "kind", expected: "String", found: "Int")) {
      try pipeline.scores(on: frame)
    }
  }

  @Test func `a linear model refuses a missing value at prediction too`() throws {
    let pipeline = try TabularTask(
      learner: .linearRegressor(LinearParameters()), targetColumn: "yield", featureColumns: ["height"]
    ).trained(on: Orchard.frame(30))
    var frame = Orchard.frame(3)
    frame["height", Double.self][1] = nil
    #expect(
      throws: TabularTrainingError.data(.featureMissing(column: "height", count: 1, firstRow: 1, isNaN: false))
    ) {
      try pipeline.predictions(for: frame)
    }
  }

  @Test func `evaluation without rows is refused`() throws {
    let pipeline = try classifier()
    #expect(throws: TabularTrainingError.data(.noRows)) { try pipeline.scores(on: Orchard.frame(0)) }
  }
}
