/// Turns a dictionary into a vector: each known key has a place of its own.
package struct DictVectorizerMessage: ProtobufMessage {
  package static let messageName = "DictVectorizer"

  /// The keys, in the order of the vector's elements.
  package var keys: ValueVectorMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(keys: ValueVectorMessage) { self.keys = keys }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: keys = .string(try reader.message(field))
    case 2: keys = .int64(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    keys?.write(to: &writer, stringField: 1, int64Field: 2)
  }
}
