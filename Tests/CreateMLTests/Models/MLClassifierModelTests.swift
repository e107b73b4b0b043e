import CreateML
import Synchronization
import TabularData
import Testing

@Suite struct MLClassifierModelTests {
  private let integers = SampleFrames.mixed(120) { SampleFrames.label(size: $0, colour: $1, row: $2, classes: 3) }
  private let strings = SampleFrames.mixed(120) {
    ["yes", "no"][SampleFrames.label(size: $0, colour: $1, row: $2, classes: 2)]
  }

  @Test func `predictions have the type of the labels`() throws {
    let trees = try MLBoostedTreeClassifier(trainingData: integers, targetColumn: "target")
    #expect(try trees.predictions(from: integers).wrappedElementType == Int.self)
    let logistic = try MLLogisticRegressionClassifier(trainingData: strings, targetColumn: "target")
    #expect(try logistic.predictions(from: strings).wrappedElementType == String.self)
    let truths = SampleFrames.mixed(120) { SampleFrames.label(size: $0, colour: $1, row: $2, classes: 2) == 1 }
    let booleans = try MLBoostedTreeClassifier(trainingData: truths, targetColumn: "target")
    #expect(try booleans.predictions(from: truths).wrappedElementType == Bool.self)
  }

  @Test func `training metrics are those of evaluating the training data`() throws {
    let trees = try MLBoostedTreeClassifier(
      trainingData: integers, targetColumn: "target", parameters: .init(validation: .none))
    #expect(trees.trainingMetrics.classificationError == trees.evaluation(on: integers).classificationError)
    let logistic = try MLLogisticRegressionClassifier(
      trainingData: strings, targetColumn: "target", parameters: .init(validation: .none))
    #expect(logistic.trainingMetrics.classificationError == logistic.evaluation(on: strings).classificationError)
  }

  @Test func `a class that follows a threshold is learned`() throws {
    let frame = SampleFrames.mixed(200) { size, _, _ in size > 5 ? "big" : "small" }
    let trees = try MLBoostedTreeClassifier(trainingData: frame, targetColumn: "target")
    #expect(trees.trainingMetrics.classificationError == 0)
    let logistic = try MLLogisticRegressionClassifier(trainingData: frame, targetColumn: "target")
    #expect(logistic.trainingMetrics.classificationError < 0.02)
  }

  @Test func `validation data of its own is used as it is`() throws {
    let trees = try MLBoostedTreeClassifier(
      trainingData: integers, targetColumn: "target", parameters: .init(validation: .dataFrame(integers)))
    #expect(trees.validationMetrics.classificationError == trees.trainingMetrics.classificationError)
  }

  @Test func `a model knows its columns`() throws {
    let trees = try MLBoostedTreeClassifier(
      trainingData: integers, targetColumn: "target", featureColumns: ["colour", "size"])
    #expect(trees.featureColumns == ["colour", "size"])
    #expect(trees.targetColumn == "target")
    #expect(trees.modelParameters.maxDepth == 6)
  }

  @Test func `progress of a classifier tells loss and accuracy on both kinds of rows`() throws {
    let last = Mutex<[MLProgress.Metric: Double]>([:])
    let trees = try MLBoostedTreeClassifier(
      trainingData: integers, targetColumn: "target",
      progressHandler: { progress in
        last.withLock { $0 = progress.metrics.compactMapValues { $0 as? Double } }
      })
    let metrics = last.withLock { $0 }
    #expect(Set(metrics.keys) == [.loss, .accuracy, .validationLoss, .validationAccuracy])
    let accuracy = try #require(metrics[.accuracy])
    #expect(abs(1 - accuracy - trees.trainingMetrics.classificationError) < 1e-9)
    let validationAccuracy = try #require(metrics[.validationAccuracy])
    #expect(abs(1 - validationAccuracy - trees.validationMetrics.classificationError) < 1e-9)
  }

  @Test func `early stopping keeps the best round`() throws {
    // Labels that no feature tells: validation gets worse soon.
    let noise = SampleFrames.mixed(300) { _, _, row in (row * row * 7 + row / 3) % 2 }
    let trees = try MLBoostedTreeClassifier(
      trainingData: noise, targetColumn: "target",
      parameters: .init(
        validation: .split(strategy: .fixed(ratio: 0.3, seed: 1)), maxIterations: 200, earlyStoppingRounds: 5))
    let full = try MLBoostedTreeClassifier(
      trainingData: noise, targetColumn: "target",
      parameters: .init(validation: .split(strategy: .fixed(ratio: 0.3, seed: 1)), maxIterations: 200))
    // The full model learns its rows by heart; the stopped one has not had the time.
    #expect(trees.trainingMetrics.classificationError > full.trainingMetrics.classificationError)
  }
}
