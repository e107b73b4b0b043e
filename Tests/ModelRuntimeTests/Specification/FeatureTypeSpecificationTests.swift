import ModelRuntime
import ModelSpecification
import Testing

@Suite struct FeatureTypeSpecificationTests {
  @Test(arguments: [
    FeatureType.int64, .double, .string, .stringDictionary, .int64Dictionary,
    .multiArray(MultiArrayType(shape: [2, 3], element: .float64)),
    .multiArray(MultiArrayType(shape: [1], element: .float16)),
    .multiArray(MultiArrayType(shape: [1], element: .float32)),
    .multiArray(MultiArrayType(shape: [1], element: .int32)), .multiArray(MultiArrayType(shape: [1], element: .int8)),
  ])
  func `a feature that is written and read is the same`(type: FeatureType) throws {
    let feature = FeatureDescription(name: "x", type: type, shortDescription: "an x", isOptional: true)
    #expect(FeatureDescription(message: try feature.message()) == feature)
  }

  @Test func `types that are not evaluated are known by name and not written`() {
    let image = FeatureTypeMessage(.image(ImageFeatureTypeMessage()))
    #expect(FeatureType(message: image) == .other("imageType"))
    #expect(FeatureType(message: nil) == .other("no type"))
    let feature = FeatureDescription(name: "x", type: .other("imageType"))
    #expect(throws: ModelRuntimeError.unsupportedFeatureType(feature: "x", type: "imageType")) {
      try feature.message()
    }
  }

  @Test func `a shape too large to count has no count`() {
    #expect(MultiArrayType(shape: [2, 3, 4], element: .float64).elementCount == 24)
    #expect(MultiArrayType(shape: [1 << 40, 1 << 40], element: .float64).elementCount == nil)
  }
}
