/// A dictionary from keys of one type to numbers.
package struct DictionaryFeatureTypeMessage: ProtobufMessage {
  package static let messageName = "DictionaryFeatureType"

  package enum KeyType: Sendable, Equatable {
    case int64(EmptyMessage)
    case string(EmptyMessage)
  }

  package var keyType: KeyType?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(keyType: KeyType) { self.keyType = keyType }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: keyType = .int64(try reader.message(field))
    case 2: keyType = .string(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    switch keyType {
    case .int64(let type): writer.write(type, as: 1)
    case .string(let type): writer.write(type, as: 2)
    case nil: break
    }
  }
}
