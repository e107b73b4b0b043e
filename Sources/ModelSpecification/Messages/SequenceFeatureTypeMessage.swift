/// A list of integers or texts.
package struct SequenceFeatureTypeMessage: ProtobufMessage {
  package static let messageName = "SequenceFeatureType"

  package enum ElementType: Sendable, Equatable {
    case int64(EmptyMessage)
    case string(EmptyMessage)
  }

  package var elementType: ElementType?
  package var sizeRange: SizeRangeMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: elementType = .int64(try reader.message(field))
    case 3: elementType = .string(try reader.message(field))
    case 101: try reader.merge(field, into: &sizeRange)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    switch elementType {
    case .int64(let type): writer.write(type, as: 1)
    case .string(let type): writer.write(type, as: 3)
    case nil: break
    }
    writer.write(sizeRange, as: 101)
  }
}

/// A value that a model keeps from one prediction to the next.
package struct StateFeatureTypeMessage: ProtobufMessage {
  package static let messageName = "StateFeatureType"

  package var arrayType: ArrayFeatureTypeMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    guard field.number == 1 else { return false }
    try reader.merge(field, into: &arrayType)
    return true
  }

  package func write(to writer: inout ProtobufWriter) { writer.write(arrayType, as: 1) }
}
