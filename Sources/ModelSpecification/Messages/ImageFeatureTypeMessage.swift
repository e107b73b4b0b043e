/// An image.
package struct ImageFeatureTypeMessage: ProtobufMessage {
  package static let messageName = "ImageFeatureType"

  /// Which sizes beside the declared one are allowed.
  package enum SizeFlexibility: Sendable, Equatable {
    case enumeratedSizes(EnumeratedImageSizesMessage)
    case imageSizeRange(ImageSizeRangeMessage)
  }

  package var width: Int64 = 0
  package var height: Int64 = 0
  package var colorSpace = ColorSpace.invalid
  package var sizeFlexibility: SizeFlexibility?
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: width = try reader.int64(field)
    case 2: height = try reader.int64(field)
    case 3: colorSpace = try reader.enumeration(field)
    case 21: sizeFlexibility = .enumeratedSizes(try reader.message(field))
    case 31: sizeFlexibility = .imageSizeRange(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(width, as: 1)
    writer.write(height, as: 2)
    writer.write(colorSpace, as: 3)
    switch sizeFlexibility {
    case .enumeratedSizes(let sizes): writer.write(sizes, as: 21)
    case .imageSizeRange(let range): writer.write(range, as: 31)
    case nil: break
    }
  }
}

/// The channels of an image.
package struct ColorSpace: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let invalid = ColorSpace(rawValue: 0)
  package static let grayscale = ColorSpace(rawValue: 10)
  package static let rgb = ColorSpace(rawValue: 20)
  package static let bgr = ColorSpace(rawValue: 30)
  package static let grayscaleFloat16 = ColorSpace(rawValue: 40)
}

/// The sizes that an image may have, one by one.
package struct EnumeratedImageSizesMessage: ProtobufMessage {
  package static let messageName = "ImageFeatureType.EnumeratedImageSizes"

  package var sizes: [ImageSizeMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    guard field.number == 1 else { return false }
    sizes.append(try reader.message(field))
    return true
  }

  package func write(to writer: inout ProtobufWriter) { writer.write(sizes, as: 1) }
}

/// One size of an image.
package struct ImageSizeMessage: ProtobufMessage {
  package static let messageName = "ImageFeatureType.ImageSize"

  package var width: UInt64 = 0
  package var height: UInt64 = 0
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: width = try reader.uint64(field)
    case 2: height = try reader.uint64(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(width, as: 1)
    writer.write(height, as: 2)
  }
}

/// The widths and heights that an image may have.
package struct ImageSizeRangeMessage: ProtobufMessage {
  package static let messageName = "ImageFeatureType.ImageSizeRange"

  package var widthRange: SizeRangeMessage?
  package var heightRange: SizeRangeMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.merge(field, into: &widthRange)
    case 2: try reader.merge(field, into: &heightRange)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(widthRange, as: 1)
    writer.write(heightRange, as: 2)
  }
}
