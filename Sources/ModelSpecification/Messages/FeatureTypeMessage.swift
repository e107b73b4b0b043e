/// The type of a feature.
package struct FeatureTypeMessage: ProtobufMessage {
  package static let messageName = "FeatureType"

  // Indirect, so that a description without content stays small: a file may announce very many.
  package indirect enum Kind: Sendable, Equatable {
    case int64(EmptyMessage)
    case double(EmptyMessage)
    case string(EmptyMessage)
    case image(ImageFeatureTypeMessage)
    case multiArray(ArrayFeatureTypeMessage)
    case dictionary(DictionaryFeatureTypeMessage)
    case sequence(SequenceFeatureTypeMessage)
    case state(StateFeatureTypeMessage)
  }

  package var kind: Kind?
  package var isOptional = false
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(_ kind: Kind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: kind = .int64(try reader.message(field))
    case 2: kind = .double(try reader.message(field))
    case 3: kind = .string(try reader.message(field))
    case 4: kind = .image(try reader.message(field))
    case 5: kind = .multiArray(try reader.message(field))
    case 6: kind = .dictionary(try reader.message(field))
    case 7: kind = .sequence(try reader.message(field))
    case 8: kind = .state(try reader.message(field))
    case 1000: isOptional = try reader.bool(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    switch kind {
    case .int64(let type): writer.write(type, as: 1)
    case .double(let type): writer.write(type, as: 2)
    case .string(let type): writer.write(type, as: 3)
    case .image(let type): writer.write(type, as: 4)
    case .multiArray(let type): writer.write(type, as: 5)
    case .dictionary(let type): writer.write(type, as: 6)
    case .sequence(let type): writer.write(type, as: 7)
    case .state(let type): writer.write(type, as: 8)
    case nil: break
    }
    writer.write(isOptional, as: 1000)
  }
}

/// A message without fields, which says something by being there.
package struct EmptyMessage: ProtobufMessage {
  package static let messageName = "FeatureType"

  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool { false }

  package func write(to writer: inout ProtobufWriter) {}
}
