import ModelSpecification
import Testing

@Suite struct FeatureTypeTextTests {
  private func name(_ kind: FeatureTypeMessage.Kind, isOptional: Bool = false) -> String {
    FeatureTypeMessage(kind, isOptional: isOptional).longName
  }

  @Test func `types are written as Core ML writes them`() {
    #expect(name(ModelSamples.array(1, 3)) == "MultiArray (Double 1 × 3)")
    #expect(name(ModelSamples.array(1, 10, type: .float16)) == "MultiArray (Float16 1 × 10)")
    #expect(name(ModelSamples.stringDictionary) == "Dictionary (String → Double)")
    #expect(name(ModelSamples.int64Dictionary) == "Dictionary (Int64 → Double)")
    #expect(name(ModelSamples.double) == "Double")
    #expect(name(ModelSamples.int64, isOptional: true) == "Int64?")
    #expect(FeatureTypeMessage().longName == "Invalid")
  }

  @Test func `images, sequences and states say what is in them`() throws {
    var image = ImageFeatureTypeMessage()
    image.width = 2
    image.height = 3
    image.colorSpace = .rgb
    #expect(name(.image(image)) == "Image (RGB 2 × 3)")
    // An element type of texts (field 3), and sizes from 1 on (field 101, upper bound −1).
    var sequence = try SequenceFeatureTypeMessage(serialized: [0x1A, 0x00])
    sequence.sizeRange = SizeRangeMessage(lowerBound: 1, upperBound: -1)
    #expect(name(.sequence(sequence)) == "Sequence (String 1...)")
    #expect(SizeRangeMessage(lowerBound: 1, upperBound: 5).text == "1...5")
    var state = StateFeatureTypeMessage()
    state.arrayType = ArrayFeatureTypeMessage(shape: [4], dataType: .float16)
    #expect(name(.state(state)) == "State (Float16 4)")
  }
}
