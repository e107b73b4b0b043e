import FeatureEncoding
import LinearTraining
import ModelRuntime
import TabularData
import TabularTraining
import Testing
import TreeTraining

@Suite struct TabularTaskTests {
  static let learners: [TabularLearner] = [
    .linearRegressor(LinearParameters()), .boostedTreeRegressor(BoostingParameters()),
    .logisticRegressionClassifier(LinearParameters()), .boostedTreeClassifier(BoostingParameters()),
  ]

  @Test(arguments: learners)
  func `the same model comes out for one thread and two`(learner: TabularLearner) throws {
    let frame = Orchard.frame(400)
    let models = try [1, 2].map { threadCount in
      try TabularTask(
        learner: learner, targetColumn: learner.isClassifier ? "kind" : "yield",
        featureColumns: ["height", "age", "soil"], validation: .automatic, threadCount: threadCount
      ).trained(on: frame).stage
    }
    #expect(models[0] == models[1])
  }

  @Test(arguments: learners)
  func `training scores are those of evaluating the rows that were learned from`(learner: TabularLearner) throws {
    let frame = Orchard.frame(300)
    let pipeline = try TabularTask(
      learner: learner, targetColumn: learner.isClassifier ? "kind" : "yield",
      featureColumns: ["height", "age", "soil"]
    ).trained(on: frame)
    #expect(try pipeline.scores(on: frame) == pipeline.trainingScores)
    #expect(pipeline.validationScores == nil)
  }

  @Test(arguments: learners)
  func `validation scores are those of evaluating the validation frame`(learner: TabularLearner) throws {
    let frame = Orchard.frame(300)
    let other = Orchard.frame(330)
    let pipeline = try TabularTask(
      learner: learner, targetColumn: learner.isClassifier ? "kind" : "yield",
      featureColumns: ["height", "age", "soil"], validation: .frame(other)
    ).trained(on: frame)
    #expect(try pipeline.scores(on: other) == pipeline.validationScores)
  }

  @Test func `a category that only validation rows have is unknown to the model`() throws {
    var frame = Orchard.frame(60)
    let split = try ValidationSplit.fixed(ratio: 0.2, seed: 3).rows(of: 60)
    let row = try #require(split.validation.first)
    frame["soil", String.self][row] = "moon dust"
    let pipeline = try TabularTask(
      learner: .boostedTreeRegressor(BoostingParameters()), targetColumn: "yield",
      featureColumns: ["height", "soil"], validation: .fixed(ratio: 0.2, seed: 3)
    ).trained(on: frame)
    #expect(pipeline.schema.encodings == [.numeric, .categorical(["clay", "loam", "sand"])])
    #expect(pipeline.validationScores != nil)
  }

  @Test func `a label that only validation rows have counts as wrong`() throws {
    let frame = Orchard.frame(60)
    var other = Orchard.frame(10)
    other["kind", String.self][0] = "quince"
    let pipeline = try TabularTask(
      learner: .boostedTreeClassifier(BoostingParameters()), targetColumn: "kind",
      featureColumns: ["height", "soil"], validation: .frame(other)
    ).trained(on: frame)
    #expect(pipeline.target.labels == .string(["apple", "pear"]))
    guard case .classification(let scores)? = pipeline.validationScores else {
      Issue.record("no validation scores")
      return
    }
    #expect(scores.labels == .string(["apple", "pear", "quince"]))
    #expect(scores.confusion.rowCount == 10)
    #expect(scores.confusion.actualCount(of: 2) == 1)
  }

  @Test func `an error in validation data says where it is`() {
    var other = Orchard.frame(10)
    other.removeColumn("yield")
    #expect(
      throws: TabularTrainingError.validationData(.columnMissing(column: "yield", role: .target, nearest: nil))
    ) {
      try TabularTask(
        learner: .linearRegressor(LinearParameters()), targetColumn: "yield",
        featureColumns: ["height"], validation: .frame(other)
      ).trained(on: Orchard.frame(20))
    }
  }

  @Test(arguments: learners)
  func `a monitor that says stop ends training`(learner: TabularLearner) {
    #expect(throws: TabularTrainingError.cancelled) {
      try TabularTask(learner: learner, targetColumn: learner.isClassifier ? "kind" : "yield")
        .trained(on: Orchard.frame(100), monitor: .init(isCancelled: { true }))
    }
  }
}
