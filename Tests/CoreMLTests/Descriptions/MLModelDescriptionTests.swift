import CoreML
import Foundation
import ModelRuntime
import Testing

@Suite struct MLModelDescriptionTests {
  @Test func `inputs and outputs are described by name`() throws {
    let description = MLModel(stage: SmallModels.pipeline).modelDescription
    #expect(Set(description.inputDescriptionsByName.keys) == ["colour", "size"])
    let size = try #require(description.inputDescriptionsByName["size"])
    #expect(size.name == "size")
    #expect(size.type == .double)
    #expect(!size.isOptional)
    #expect(size.multiArrayConstraint == nil)
    #expect(size.dictionaryConstraint == nil)
    #expect(description.outputDescriptionsByName["price"]?.type == .double)
    #expect(description.predictedFeatureName == "price")
    #expect(description.predictedProbabilitiesName == nil)
    #expect(!description.isUpdatable)
    #expect(description.classLabels?.isEmpty == true)
  }

  @Test func `a classifier names its classes in order`() throws {
    let strings = MLModel(stage: SmallModels.classifier(.string(["no", "yes"]))).modelDescription
    #expect(strings.classLabels as? [String] == ["no", "yes"])
    #expect(strings.predictedProbabilitiesName == "labelProbability")
    #expect(strings.outputDescriptionsByName["labelProbability"]?.dictionaryConstraint?.keyType == .string)
    let integers = MLModel(stage: SmallModels.classifier(.int64([3, 5]))).modelDescription
    #expect(integers.classLabels as? [Int] == [3, 5])
    #expect(integers.classLabels as? [Int64] == [3, 5])
    #expect(integers.outputDescriptionsByName["labelProbability"]?.dictionaryConstraint?.keyType == .int64)
  }

  @Test func `metadata of a model without any has all five keys`() {
    let metadata = MLModel(stage: SmallModels.line).modelDescription.metadata
    #expect(metadata.count == 5)
    for key in [MLModelMetadataKey.description, .versionString, .author, .license] {
      #expect(metadata[key] as? String == "")
    }
    #expect(metadata[.creatorDefinedKey] as? [String: String] == [:])
  }

  @Test func `metadata says what the model says`() {
    var stage = SmallModels.line
    stage.interface.metadata.author = "Ada"
    stage.interface.metadata.userDefined = ["unit": "metre"]
    let metadata = MLModel(stage: stage).modelDescription.metadata
    #expect(metadata[.author] as? String == "Ada")
    #expect(metadata[.creatorDefinedKey] as? [String: String] == ["unit": "metre"])
  }

  @Test func `a fixed shape is a list of one, and ranges of length one`() throws {
    let description = MLModel(stage: SmallModels.sum(element: .float32)).modelDescription
    let constraint = try #require(description.inputDescriptionsByName["digits"]?.multiArrayConstraint)
    #expect(constraint.shape == [1, 3])
    #expect(constraint.dataType == .float32)
    #expect(constraint.description == "Float32, 1 × 3")
    #expect(constraint.shapeConstraint.type == .enumerated)
    #expect(constraint.shapeConstraint.enumeratedShapes == [[1, 3]])
    #expect(
      constraint.shapeConstraint.sizeRangeForDimension.map(\.rangeValue)
        == [NSRange(location: 1, length: 1), NSRange(location: 3, length: 1)])
  }
}
