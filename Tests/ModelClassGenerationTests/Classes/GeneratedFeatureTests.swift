import ModelRuntime
import Testing

@testable import ModelClassGeneration

@Suite struct GeneratedFeatureTests {
  private let names = ModelClassNames(fileName: "Flats.mlmodel")

  private func features(_ features: FeatureDescription...) throws -> [GeneratedFeature] {
    try GeneratedFeature.features(features, of: names)
  }

  private static func array(_ element: MultiArrayType.Element) -> FeatureType {
    .multiArray(MultiArrayType(shape: [2, 3], element: element))
  }

  @Test(arguments: [
    (FeatureType.double, "Double"), (.int64, "Int64"), (.string, "String"), (array(.float32), "MLMultiArray"),
    (.stringDictionary, "[String: Double]"), (.int64Dictionary, "[Int64: Double]"),
    (.other("sequenceType"), "MLSequence"),
  ])
  func `a property has the Swift type of its feature, optional where it may be missing`(
    type: FeatureType, expected: String
  ) throws {
    #expect(try features(FeatureDescription(name: "a", type: type))[0].type == expected)
    #expect(try features(FeatureDescription(name: "a", type: type, isOptional: true))[0].type == expected + "?")
  }

  @Test(arguments: [
    (MultiArrayType.Element.float16, "Float16"), (.float32, "Float"), (.float64, "Double"), (.int32, "Int32"),
    (.int8, "Int8"),
  ])
  func `an array has a shaped array of its numbers' type beside it`(
    element: MultiArrayType.Element, scalar: String
  ) throws {
    let feature = try features(FeatureDescription(name: "a", type: Self.array(element)))[0]
    #expect(feature.shapedType == "MLShapedArray<\(scalar)>")
    #expect(feature.shapedIdentifier.text == "aShapedArray")
  }

  @Test(arguments: ["imageType", "stateType", "multiArrayType", "no type"])
  func `a type without a value is refused by the feature's name`(type: String) {
    let error = #expect(throws: ModelClassError.self) {
      try features(FeatureDescription(name: "photo", type: .other(type)))
    }
    #expect(error?.localizedDescription.contains("'photo'") == true)
    #expect(error?.localizedDescription.contains(type) == true)
  }

  @Test func `names that fall together stay apart, in the order of the model`() throws {
    let found = try features(
      FeatureDescription(name: "a b", type: .double), FeatureDescription(name: "a_b", type: .double),
      FeatureDescription(name: "a-b", type: Self.array(.float32)),
      FeatureDescription(name: "a_b__ShapedArray", type: .double))
    #expect(found.map(\.identifier.text) == ["a_b", "a_b_", "a_b__", "a_b__ShapedArray_"])
    #expect(found.map(\.name) == ["a b", "a_b", "a-b", "a_b__ShapedArray"])
  }

  @Test(arguments: ["featureNames", "featureValue", "provider", "Flats", "FlatsInput", "MLFeatureValue", "String"])
  func `a feature does not take a name that the class needs`(name: String) throws {
    #expect(try features(FeatureDescription(name: name, type: .double))[0].identifier.text == name + "_")
  }
}
