/// A multi-dimensional array of numbers.
package struct ArrayFeatureTypeMessage: ProtobufMessage {
  package static let messageName = "ArrayFeatureType"

  /// Which shapes beside the declared one are allowed.
  package enum ShapeFlexibility: Sendable, Equatable {
    case enumeratedShapes(EnumeratedShapesMessage)
    case shapeRange(ShapeRangeMessage)
  }

  /// What stands for an input that is not given.
  package enum DefaultValue: Sendable, Equatable {
    case int(Int32)
    case float(Float)
    case double(Double)
  }

  package var shape: [Int64] = []
  package var dataType = ArrayDataType.invalid
  package var shapeFlexibility: ShapeFlexibility?
  package var defaultOptionalValue: DefaultValue?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(shape: [Int64], dataType: ArrayDataType) {
    self.shape = shape
    self.dataType = dataType
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.append(field, to: &shape)
    case 2: dataType = try reader.enumeration(field)
    case 21: shapeFlexibility = .enumeratedShapes(try reader.message(field))
    case 31: shapeFlexibility = .shapeRange(try reader.message(field))
    case 41: defaultOptionalValue = .int(try reader.int32(field))
    case 51: defaultOptionalValue = .float(try reader.float(field))
    case 61: defaultOptionalValue = .double(try reader.double(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(shape, as: 1)
    writer.write(dataType, as: 2)
    switch shapeFlexibility {
    case .enumeratedShapes(let shapes): writer.write(shapes, as: 21)
    case .shapeRange(let range): writer.write(range, as: 31)
    case nil: break
    }
    switch defaultOptionalValue {
    case .int(let value): writer.writeAlways(UInt64(bitPattern: Int64(value)), as: 41)
    case .float(let value): writer.writeAlways(value, as: 51)
    case .double(let value): writer.writeAlways(value, as: 61)
    case nil: break
    }
  }
}

/// The type of an array's elements: the number is the element's width in bits, with a bit for the kind.
package struct ArrayDataType: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let invalid = ArrayDataType(rawValue: 0)
  package static let float16 = ArrayDataType(rawValue: 65552)
  package static let float32 = ArrayDataType(rawValue: 65568)
  package static let double = ArrayDataType(rawValue: 65600)
  package static let int8 = ArrayDataType(rawValue: 131080)
  package static let int32 = ArrayDataType(rawValue: 131104)
}

/// The shapes that an array may have, one by one.
package struct EnumeratedShapesMessage: ProtobufMessage {
  package static let messageName = "ArrayFeatureType.EnumeratedShapes"

  package var shapes: [ShapeMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    guard field.number == 1 else { return false }
    shapes.append(try reader.message(field))
    return true
  }

  package func write(to writer: inout ProtobufWriter) { writer.write(shapes, as: 1) }
}

/// One shape of an array.
package struct ShapeMessage: ProtobufMessage {
  package static let messageName = "ArrayFeatureType.Shape"

  package var shape: [Int64] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    guard field.number == 1 else { return false }
    try reader.append(field, to: &shape)
    return true
  }

  package func write(to writer: inout ProtobufWriter) { writer.write(shape, as: 1) }
}

/// The sizes that each dimension of an array may have.
package struct ShapeRangeMessage: ProtobufMessage {
  package static let messageName = "ArrayFeatureType.ShapeRange"

  package var sizeRanges: [SizeRangeMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    guard field.number == 1 else { return false }
    sizeRanges.append(try reader.message(field))
    return true
  }

  package func write(to writer: inout ProtobufWriter) { writer.write(sizeRanges, as: 1) }
}
