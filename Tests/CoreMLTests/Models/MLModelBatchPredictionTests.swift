import CoreML
import Foundation
import ModelRuntime
import Testing

@Suite struct MLModelBatchPredictionTests {
  @Test func `a batch gives a result for each row`() throws {
    let model = MLModel(stage: SmallModels.line)
    // Core ML gives [4.1, 8.1] for 2x + 0.1 at 2 and 4.
    let batch = try MLArrayBatchProvider(dictionary: ["x": [2, 4]])
    let predictions = try model.predictions(fromBatch: batch)
    #expect(predictions.count == 2)
    #expect((0..<2).map { predictions.features(at: $0).featureValue(for: "y")?.doubleValue } == [4.1, 8.1])
    let withOptions = try model.predictions(from: batch, options: MLPredictionOptions())
    #expect(withOptions.features(at: 1).featureValue(for: "y")?.doubleValue == 8.1)
  }

  @Test func `a large batch gives what single predictions give`() throws {
    let model = MLModel(stage: SmallModels.pipeline)
    let colours = ["red", "blue", "green"]
    let rows: [[String: Any]] = (0..<2000).map { ["colour": colours[$0 % 3], "size": Double($0) / 8] }
    let batch = MLArrayBatchProvider(array: try rows.map { try MLDictionaryFeatureProvider(dictionary: $0) })
    let predictions = try model.predictions(fromBatch: batch)
    for row in stride(from: 0, to: 2000, by: 97) {
      let single = try predict(model, rows[row]).featureValue(for: "price")
      #expect(predictions.features(at: row).featureValue(for: "price") == single)
    }
  }

  @Test func `an error of a batch names the row`() throws {
    let model = MLModel(stage: SmallModels.line)
    let batch = MLArrayBatchProvider(array: [
      try MLDictionaryFeatureProvider(dictionary: ["x": 1]), try MLDictionaryFeatureProvider(dictionary: ["y": 1]),
    ])
    let error = #expect(throws: MLModelError.self) { try model.predictions(fromBatch: batch) }
    #expect(error?.localizedDescription.hasPrefix("Feature 'x' not provided.") == true)
    #expect(error?.localizedDescription.hasSuffix("(row 1 of the batch)") == true)
  }

  @Test func `missing numbers of single rows go their own way`() throws {
    let model = MLModel(stage: SmallModels.stump)
    let batch = MLArrayBatchProvider(array: [
      try MLDictionaryFeatureProvider(dictionary: ["age": 9]), try MLDictionaryFeatureProvider(dictionary: [:]),
    ])
    let predictions = try model.predictions(fromBatch: batch)
    #expect((0..<2).map { predictions.features(at: $0).featureValue(for: "side")?.doubleValue } == [2, 1])
  }

  @Test func `missing integers of single rows go their own way`() throws {
    var stage = SmallModels.stump
    stage.interface.inputs[0].type = .int64
    let batch = MLArrayBatchProvider(array: [
      try MLDictionaryFeatureProvider(dictionary: ["age": 9]), try MLDictionaryFeatureProvider(dictionary: [:]),
      try MLDictionaryFeatureProvider(dictionary: ["age": MLFeatureValue(undefined: .int64)]),
    ])
    let predictions = try MLModel(stage: stage).predictions(fromBatch: batch)
    #expect((0..<3).map { predictions.features(at: $0).featureValue(for: "side")?.doubleValue } == [2, 1, 1])
  }

  @Test func `an empty batch gives an empty result`() throws {
    let predictions = try MLModel(stage: SmallModels.line).predictions(fromBatch: MLArrayBatchProvider(array: []))
    #expect(predictions.count == 0)
  }
}
