import CoreML
import Foundation
import ModelRuntime
import Testing

@Suite struct MLFeatureDescriptionTests {
  private func description(_ stage: FittedStage, _ name: String) throws -> MLFeatureDescription {
    try #require(MLModel(stage: stage).modelDescription.inputDescriptionsByName[name])
  }

  @Test func `a value is allowed that has the kind, the shape and the number type`() throws {
    let digits = try description(SmallModels.sum(), "digits")
    #expect(digits.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray(shape: [1, 3], dataType: .double))))
    #expect(!digits.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray(shape: [3], dataType: .double))))
    #expect(!digits.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray(shape: [1, 3], dataType: .float32))))
    #expect(!digits.isAllowedValue(MLFeatureValue(double: 1)))
  }

  @Test func `a missing value is allowed where the feature is optional`() throws {
    let undefined = MLFeatureValue(undefined: .double)
    #expect(try description(SmallModels.stump, "age").isAllowedValue(undefined))
    #expect(try !description(SmallModels.line, "x").isAllowedValue(undefined))
  }

  @Test func `a description prints the name and the kind`() throws {
    #expect(try description(SmallModels.sum(), "digits").description == "digits : MultiArray (Double 1 × 3)")
    #expect(try description(SmallModels.stump, "age").description == "age : Double?")
  }
}
