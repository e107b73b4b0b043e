import Foundation
import ModelSpecification
import TestSupport
import Testing

@Suite struct ModelMessageTests {
  @Test(
    .enabled(if: SharedCases.areAvailable, "the shared cases are not here"),
    arguments: [
      "createml-2026-tabular-classifier", "fruit-visionfeatureprint-glm", "gesture-conv-lstm", "housing-boosted-trees",
      "iris-svm-rbf-pipeline", "mars-habitats-ols", "mnist-turicreate-cnn", "movie-recommender",
      "names-dictvectorizer-decision-tree", "ranker-boosted-trees", "sentiment-text-classifier", "simple-layer-1",
      "sleep-calculator-2019", "sleep-calculator-macos14", "stations-boosted-trees-14-classes",
      "tiny-drawing-embedding", "titanic-turicreate-trees", "unreadable-1", "unreadable-2", "updatable-dense-before",
      "updatable-knn-empty",
    ])
  func `a file that is read and written is the same file`(name: String) throws {
    let bytes = Array(try Data(contentsOf: SharedCases.model(name + ".mlmodel")))
    #expect(try ModelMessage(serialized: bytes).serialized() == bytes)
  }

  @Test func `fields that are not known are kept`() throws {
    // Model: version 1, field 15 = 7 (varint), field 16 (fixed32), field 17 (bytes), field 18 (fixed64).
    let unknown: [UInt8] = [
      0x78, 0x07, 0x85, 0x01, 1, 2, 3, 4, 0x8A, 0x01, 0x02, 9, 9, 0x91, 0x01, 1, 2, 3, 4, 5, 6, 7, 8,
    ]
    let model = try ModelMessage(serialized: [0x08, 0x01] + unknown)
    #expect(model.specificationVersion == 1)
    #expect(model.unknownFields == unknown)
    #expect(model.serialized() == [0x08, 0x01] + unknown)
  }

  @Test func `a type that is known by name keeps its content`() throws {
    // Field 403, neuralNetworkClassifier, with three bytes.
    let bytes: [UInt8] = [0x08, 0x04, 0x9A, 0x19, 0x03, 1, 2, 3]
    let model = try ModelMessage(serialized: bytes)
    #expect(model.type == .other(.neuralNetworkClassifier, content: [1, 2, 3]))
    #expect(model.serialized() == bytes)
  }

  @Test func `numbers that are zero are left out, and choices are not`() {
    #expect(ModelMessage().serialized().isEmpty)
    var array = ArrayFeatureTypeMessage()
    array.defaultOptionalValue = .double(0)
    #expect(array.serialized() == [0xE9, 0x03, 0, 0, 0, 0, 0, 0, 0, 0])
    // A negative zero is not zero on the wire.
    #expect(EvaluationInfoMessage(evaluationIndex: 0, evaluationValue: -0.0).serialized().count == 9)
  }

  @Test func `negative numbers take ten bytes`() throws {
    let message = ArrayFeatureTypeMessage(shape: [-1], dataType: .invalid)
    #expect(message.serialized() == [0x0A, 10] + Array(repeating: 0xFF, count: 9) + [0x01])
    #expect(try ArrayFeatureTypeMessage(serialized: message.serialized()) == message)
  }

  @Test func `every type has the name that the specification gives its field`() {
    #expect(ModelTypeName(rawValue: 602)?.description == "featureVectorizer")
    #expect(ModelTypeName(rawValue: 2002)?.description == "visionFeaturePrint")
    #expect(ModelTypeName(rawValue: 605) == nil)
    #expect(ModelTypeName.allCases.count == 37)
    #expect(Set(ModelTypeName.allCases.map(\.description)).count == 37)
  }
}
