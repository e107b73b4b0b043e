import ModelSpecification
import Testing

@Suite struct FeatureTypeMessageTests {
  // Bytes of coremltools 9.0's FeatureTypes_pb2, serialized.
  @Test func `flexible arrays, images and sequences come back as they were`() throws {
    let samples: [[UInt8]] = [
      // multiArrayType: shape [3], DOUBLE, shapeRange [2, −1], doubleDefaultValue 0; optional.
      [
        0x2A, 0x23, 0x0A, 0x01, 0x03, 0x10, 0xC0, 0x80, 0x04, 0xFA, 0x01, 0x0F, 0x0A, 0x0D, 0x08, 0x02, 0x10, 0xFF,
        0xFF,
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0xE9, 0x03, 0, 0, 0, 0, 0, 0, 0, 0, 0xC0, 0x3E, 0x01,
      ],
      // multiArrayType: shape [2], INT32, enumeratedShapes [2], [4]; intDefaultValue 7.
      [
        0x2A, 0x17, 0x0A, 0x01, 0x02, 0x10, 0xA0, 0x80, 0x08, 0xAA, 0x01, 0x0A, 0x0A, 0x03, 0x0A, 0x01, 0x02, 0x0A,
        0x03,
        0x0A, 0x01, 0x04, 0xC8, 0x02, 0x07,
      ],
      // imageType: 4 × 5, RGB, enumeratedSizes 4 × 5.
      [0x22, 0x0F, 0x08, 0x04, 0x10, 0x05, 0x18, 0x14, 0xAA, 0x01, 0x06, 0x0A, 0x04, 0x08, 0x04, 0x10, 0x05],
      // sequenceType: strings, sizes 1 to 9.
      [0x3A, 0x09, 0x1A, 0x00, 0xAA, 0x06, 0x04, 0x08, 0x01, 0x10, 0x09],
      // stateType: an array of shape [2], FLOAT16.
      [0x42, 0x09, 0x0A, 0x07, 0x0A, 0x01, 0x02, 0x10, 0x90, 0x80, 0x04],
    ]
    for bytes in samples {
      let message = try FeatureTypeMessage(serialized: bytes)
      #expect(message.unknownFields.isEmpty)
      #expect(message.serialized() == bytes)
    }
    let first = try FeatureTypeMessage(serialized: samples[0])
    guard case .multiArray(let array)? = first.kind, case .shapeRange(let range)? = array.shapeFlexibility else {
      Issue.record("no flexible array")
      return
    }
    #expect(first.isOptional)
    #expect(array.shape == [3])
    #expect(array.dataType == .double)
    #expect(range.sizeRanges == [SizeRangeMessage(lowerBound: 2, upperBound: -1)])
    #expect(array.defaultOptionalValue == .double(0))
  }
}
