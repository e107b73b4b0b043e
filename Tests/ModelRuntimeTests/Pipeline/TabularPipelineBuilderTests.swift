import Foundation
import ModelRuntime
import ModelSpecification
import Testing

@Suite struct TabularPipelineBuilderTests {
  @Test func `the pipeline has the shape that Create ML writes`() throws {
    let message = try RuntimeSamples.linearRegressor.pipeline().message()
    #expect(message.specificationVersion == 1)
    guard case .pipelineRegressor(let regressor)? = message.type, let steps = regressor.pipeline?.models else {
      Issue.record("no pipelineRegressor")
      return
    }
    #expect(steps.map { $0.type?.name } == [.oneHotEncoder, .featureVectorizer, .glmRegressor])
    #expect(message.description?.input.map(\.name) == ["size", "colour"])
    #expect(message.description?.input.map { $0.type?.shortName } == ["Double", "String"])
    #expect(message.description?.predictedFeatureName == "y")
    #expect(steps[0].description?.output.first?.name == "encoded_colour")
    #expect(steps[0].description?.output.first?.type?.longName == "Dictionary (Int64 → Double)")
    #expect(steps[1].description?.input.map(\.name) == ["size", "encoded_colour"])
    #expect(steps[1].description?.output.first?.name == "vectorized_features")
    #expect(steps[1].description?.output.first?.type?.longName == "MultiArray (Double 3)")
    #expect(
      steps[1].type
        == .featureVectorizer(
          FeatureVectorizerMessage(inputList: [
            InputColumnMessage(inputColumn: "size", inputDimensions: 1),
            InputColumnMessage(inputColumn: "encoded_colour", inputDimensions: 2),
          ])))
    // As in the files of 2026: encoders have no metadata message, the model an empty one.
    #expect(steps.map { $0.description?.metadata } == [nil, nil, MetadataMessage()])
  }

  @Test func `the file is byte for byte the one that coremltools' protobuf writes`() throws {
    // The same message, built and serialized in Python with coremltools 9.0's Model_pb2.
    let expected = """
      CAESJgoKCgRzaXplGgISAAoMCgZjb2xvdXIaAhoAUgcKAXkaAhIAWgF5ygyRAgqOAgo/CAESJgoMCgZjb2xvdXIaAhoAUhYKDmVuY29kZWRf\
      Y29sb3VyGgQyAgoAwiUSCgwKA3JlZAoFZ3JlZW5QAVgBCmsIARJGCgoKBHNpemUaAhIAChYKDmVuY29kZWRfY29sb3VyGgQyAgoAUiAKE3Zl\
      Y3Rvcml6ZWRfZmVhdHVyZXMaCSoHCgEDEMCABNIlHgoICgRzaXplEAEKEgoOZW5jb2RlZF9jb2xvdXIQAgpeCAESMQogChN2ZWN0b3JpemVk\
      X2ZlYXR1cmVzGgkqBwoBAxDAgARSBwoBeRoCEgBaAXmiBgDiEiYKGgoYAAAAAAAAAEAAAAAAAAAkQAAAAAAAADRAEggAAAAAAADgPw==
      """
    let bytes = try RuntimeSamples.linearRegressor.pipeline().message().serialized()
    #expect(Data(bytes).base64EncodedString() == expected)
  }

  @Test func `a classifier gives its probabilities under the target's name`() throws {
    let message = try RuntimeSamples.treeClassifier.pipeline().message()
    #expect(message.type?.name == .pipelineClassifier)
    #expect(message.description?.output.map(\.name) == ["class", "classProbability"])
    #expect(message.description?.output.map { $0.type?.longName } == ["Int64", "Dictionary (Int64 → Double)"])
    #expect(message.description?.predictedProbabilitiesName == "classProbability")
  }

  @Test func `columns may be called as the steps' own features`() throws {
    var builder = RuntimeSamples.linearRegressor
    builder.features[0].name = "vectorized_features"
    builder.targetName = "encoded_colour"
    let stage = try builder.pipeline()
    let outputs = try stage.evaluate(
      ["vectorized_features": .float64([3]), "colour": .strings(StringBatch(["green"]))], rowCount: 1, threadCount: 1)
    #expect(outputs == ["encoded_colour": .float64([26.5])])
    try ModelValidator.validate(stage.message())
  }

  @Test func `columns that do not fit are refused`() {
    var builder = RuntimeSamples.linearRegressor
    builder.features[1].name = "size"
    #expect(throws: ModelRuntimeError.duplicateFeature(name: "size")) { try builder.pipeline() }
    builder = RuntimeSamples.linearRegressor
    builder.features.removeLast()
    #expect(throws: ModelRuntimeError.wrongDimension(name: "size", expected: 3, found: 1)) { try builder.pipeline() }
    builder.core = .featureVectorizer(FeatureVectorizer(inputs: []))
    #expect(throws: ModelRuntimeError.self) { try builder.pipeline() }
  }
}
