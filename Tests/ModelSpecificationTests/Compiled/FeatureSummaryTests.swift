import Testing

@testable import ModelSpecification

@Suite struct FeatureSummaryTests {
  // The keys of an array are those of the metadata.json that Apple's compiler wrote for an ML program.
  @Test func `an array is summed up as Apple's compiler does`() {
    let entry = FeatureSummary.entry(
      of: ModelSamples.feature("var_3", ModelSamples.array(1, 10, type: .float16)))
    #expect(
      entry == [
        "hasShapeFlexibility": "0", "isOptional": "0", "dataType": "Float16",
        "formattedType": "MultiArray (Float16 1 × 10)", "shortDescription": "", "shape": "[1, 10]", "name": "var_3",
        "type": "MultiArray",
      ])
  }

  @Test func `flexible shapes and sizes are listed`() {
    var array = ArrayFeatureTypeMessage(shape: [1, 3], dataType: .double)
    var range = ShapeRangeMessage()
    range.sizeRanges = [
      SizeRangeMessage(lowerBound: 1, upperBound: 5), SizeRangeMessage(lowerBound: 3, upperBound: -1),
    ]
    array.shapeFlexibility = .shapeRange(range)
    let ranged = FeatureSummary.entry(of: ModelSamples.feature("x", .multiArray(array)))
    #expect(ranged["hasShapeFlexibility"] == "1")
    #expect(ranged["shapeRange"] == "[[1, 5], [3, -1]]")
    #expect(ranged["shapeFlexibility"] == "1...5 × 3...")
    var image = ImageFeatureTypeMessage()
    image.width = 4
    image.height = 5
    image.colorSpace = .grayscale
    let fixed = FeatureSummary.entry(of: ModelSamples.feature("x", .image(image)))
    #expect(fixed["colorspace"] == "Grayscale")
    #expect(fixed["isColor"] == "0")
    #expect(fixed["width"] == "4")
    #expect(fixed["hasSizeFlexibility"] == "0")
  }
}
