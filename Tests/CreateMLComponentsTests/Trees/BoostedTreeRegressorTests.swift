import CoreML
import CreateMLComponents
import Foundation
import Synchronization
import TabularData
import TestSupport
import Testing

@Suite struct BoostedTreeRegressorTests {
  private var regressor: BoostedTreeRegressor<Double> {
    var regressor = BoostedTreeRegressor<Double>(annotationColumnName: "height", featureColumnNames: ["position"])
    regressor.configuration.maximumIterations = 60
    return regressor
  }

  @Test func `a step function is learned`() async throws {
    let model = try await regressor.fitted(to: SampleFrames.steps(400))
    var new = DataFrame()
    new.append(column: Column(name: "position", contents: [50.0, 150, 250, 350]))
    let heights = try await model.applied(to: new)["height", Double.self].compactMap { $0 }
    for (height, expected) in zip(heights, [0.0, 10, 20, 30]) { #expect(abs(height - expected) < 0.05) }
    #expect(try #require(model.trainingMetrics).rootMeanSquaredError < 0.05)
    #expect(model.validationMetrics == nil)
  }

  @Test func `metrics are those of the predictions`() async throws {
    let frame = SampleFrames.steps(200)
    let model = try await BoostedTreeRegressor(targetColumn: "height").fitted(to: frame)
    let predicted = try await model.applied(to: frame)["height", Double.self].compactMap { $0 }
    let truth = frame["height", Double.self].compactMap { $0 }
    let metrics = try #require(model.trainingMetrics)
    #expect(abs(metrics.rootMeanSquaredError - rootMeanSquaredError(predicted, truth)) < 1e-12)
    #expect(abs(metrics.maximumError - maximumAbsoluteError(predicted, truth)) < 1e-12)
  }

  @Test func `events tell the errors so far`() async throws {
    let events = Mutex<[Event]>([])
    let model = try await BoostedTreeRegressor(targetColumn: "height").fitted(to: SampleFrames.steps(100)) { event in
      events.withLock { $0.append(event) }
    }
    let last = try #require(events.withLock { $0.last })
    #expect(last.itemCount == 10)
    let error = try #require(last.metrics[.trainingError] as? Double)
    // Scores in training are made of sums in single precision.
    #expect(abs(error - (model.trainingMetrics?.rootMeanSquaredError ?? .nan)) < 1e-5)
    #expect(last.metrics[.trainingMaximumError] is Double)
    #expect(last.metrics[.trainingAccuracy] == nil)
  }

  @Test(arguments: ["Steps.mlmodel", "Steps.mlpackage"])
  func `an exported model gives the same numbers through Core ML`(name: String) async throws {
    let folder = try TemporaryFolder()
    let frame = SampleFrames.steps(100)
    let model = try await regressor.fitted(to: frame)
    try model.export(to: folder.file(name), metadata: ModelMetadata(description: "Steps", author: "A walker"))
    let loaded = try MLModel(contentsOf: folder.file(name))
    #expect(loaded.modelDescription.metadata[.author] as? String == "A walker")
    let expected = try await model.applied(to: frame)["height", Double.self]
    for row in 0..<frame.rows.count {
      let input = try MLDictionaryFeatureProvider(dictionary: ["position": frame["position", Double.self][row] ?? .nan])
      let output = try await loaded.prediction(from: input)
      #expect(output.featureValue(for: "height")?.doubleValue == expected[row])
    }
  }

  @Test func `a text target is refused`() async {
    await #expect(throws: TabularPipelineDataError.self) {
      try await BoostedTreeRegressor(targetColumn: "state").fitted(to: SampleFrames.states(20))
    }
  }

  @Test func `the events' sequence ends with the model`() async throws {
    var errors: [Double] = []
    var final: TreeRegressorModel?
    for try await event in BoostedTreeRegressor(targetColumn: "height").makeTrainingEvents(on: SampleFrames.steps(100))
    {
      switch event {
      case .iterationCompleted(let checkpoint): errors.append(checkpoint.metrics.rootMeanSquaredError)
      case .completed(let model): final = model
      }
    }
    #expect(errors.count == 10)
    #expect(errors == errors.sorted(by: >))
    #expect(final?.featureColumnNames == ["position"])
  }
}
