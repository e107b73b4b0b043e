import ModelSpecification
import Testing

@Suite struct ProtobufReaderTests {
  private func error(_ bytes: [UInt8]) -> ModelSpecificationError? {
    #expect(throws: ModelSpecificationError.self) { try ModelMessage(serialized: bytes) }
  }

  @Test func `fields are read by number and wire type`() throws {
    // 1: varint 300; 10: true; 602: a vectorizer with the column "a" of 2.
    let model = try ModelMessage(serialized: [
      0x08, 0xAC, 0x02, 0x50, 0x01, 0xD2, 0x25, 0x07, 0x0A, 0x05, 0x0A, 0x01, 0x61, 0x10, 0x02,
    ])
    #expect(model.specificationVersion == 300)
    #expect(model.isUpdatable)
    #expect(
      model.type
        == .featureVectorizer(
          FeatureVectorizerMessage(inputList: [InputColumnMessage(inputColumn: "a", inputDimensions: 2)])))
  }

  @Test func `a wire type that no model uses is refused with its place`() {
    // Field 14 with wire type 4, behind a valid version.
    let error = error([0x08, 0x01, 0x74])
    #expect(error == .unsupportedWireType(offset: 2, field: 14, message: "Model", wireType: 4))
    #expect(error?.description == "Byte 2: field 14 of Model has wire type 4, which is not supported.")
  }

  @Test func `a known field of another wire type is refused`() {
    // The description as a number.
    #expect(
      error([0x10, 0x01]) == .wrongWireType(offset: 0, field: 2, message: "Model", wireType: 0, expected: 2))
  }

  @Test func `a length beyond the end is refused without being allocated`() {
    // A description of 2^62 bytes.
    let bytes: [UInt8] = [0x12, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40, 0x00]
    #expect(error(bytes) == .truncated(offset: 10, message: "Model", needed: 1 << 62, available: 1))
    // The largest length that the wire can say.
    let largest: [UInt8] = [0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]
    #expect(error(largest) == .truncated(offset: 11, message: "Model", needed: .max, available: 0))
  }

  @Test func `a length may not reach beyond the message around it`() {
    // A description of 2 bytes whose metadata claim 5, with enough bytes behind the description.
    #expect(
      error([0x12, 0x03, 0xA2, 0x06, 0x05, 0, 0, 0, 0, 0])
        == .truncated(offset: 5, message: "ModelDescription", needed: 5, available: 0))
  }

  @Test func `a number without an end is refused`() {
    #expect(error([0x08] + Array(repeating: 0xFF, count: 11)) == .malformedVarint(offset: 1, message: "Model"))
    #expect(error([0x08, 0x80]) == .truncated(offset: 1, message: "Model", needed: 2, available: 1))
  }

  @Test func `the field number zero is refused`() {
    #expect(error([0x00, 0x00]) == .invalidFieldNumber(offset: 0, field: 0, message: "Model"))
  }

  @Test func `text that is not UTF-8 is refused`() {
    // Description, predictedFeatureName, one stray continuation byte.
    #expect(
      error([0x12, 0x03, 0x5A, 0x01, 0x80]) == .invalidText(offset: 2, field: 11, message: "ModelDescription"))
  }

  @Test func `numbers are read packed and one by one alike`() throws {
    let packed = try GLMRegressorMessage(
      serialized: [0x12, 16] + bytes(of: 1.5) + bytes(of: -2))
    let single = try GLMRegressorMessage(serialized: [0x11] + bytes(of: 1.5) + [0x11] + bytes(of: -2))
    #expect(packed.offset == [1.5, -2])
    #expect(single == packed)
    let packedShape = try ArrayFeatureTypeMessage(serialized: [0x0A, 0x03, 0x03, 0xAC, 0x02])
    #expect(packedShape.shape == [3, 300])
    #expect(try ArrayFeatureTypeMessage(serialized: [0x08, 0x03, 0x08, 0xAC, 0x02]) == packedShape)
  }

  @Test func `a packed list of uneven length is refused`() {
    #expect(
      throws: ModelSpecificationError.unevenPackedLength(
        offset: 0, field: 2, message: "GLMRegressor", length: 7, width: 8)
    ) { try GLMRegressorMessage(serialized: [0x12, 7, 0, 0, 0, 0, 0, 0, 0]) }
  }

  @Test func `messages inside one another without end are refused`() {
    // Pipelines in pipelines: each Model holds a Pipeline (field 202), which holds a Model (field 1).
    var bytes: [UInt8] = []
    for _ in 0..<80 {
      let pipeline = [0x0A] + varint(bytes.count) + bytes
      bytes = [0xD2, 0x0C] + varint(pipeline.count) + pipeline
    }
    if case .nestedTooDeeply(_, _, let limit)? = error(bytes) {
      #expect(limit == 100)
    } else {
      Issue.record("not refused for its depth")
    }
  }

  @Test func `a message that comes in parts is put together`() throws {
    // Two descriptions: the first names the prediction, the second the probabilities.
    let model = try ModelMessage(serialized: [0x12, 0x03, 0x5A, 0x01, 0x79, 0x12, 0x03, 0x62, 0x01, 0x70])
    #expect(model.description?.predictedFeatureName == "y")
    #expect(model.description?.predictedProbabilitiesName == "p")
  }

  @Test func `of a choice the last one counts`() throws {
    let type = try FeatureTypeMessage(serialized: [0x0A, 0x00, 0x12, 0x00])
    #expect(type.kind == .double(EmptyMessage()))
  }

  private func bytes(of value: Double) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }

  private func varint(_ value: Int) -> [UInt8] {
    var writer: [UInt8] = []
    var rest = value
    while rest >= 0x80 {
      writer.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return writer + [UInt8(rest)]
  }
}
