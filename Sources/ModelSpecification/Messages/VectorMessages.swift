/// A list of texts.
package struct StringVectorMessage: ProtobufMessage {
  package static let messageName = "StringVector"

  package var vector: [String] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(vector: [String]) {
    self.vector = vector
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: vector.append(try reader.string(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(vector, as: 1)
  }
}

/// A list of integers.
package struct Int64VectorMessage: ProtobufMessage {
  package static let messageName = "Int64Vector"

  package var vector: [Int64] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(vector: [Int64]) {
    self.vector = vector
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.append(field, to: &vector)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(vector, as: 1)
  }
}

/// A list of texts or of integers, where a message may hold the one or the other: class labels, categories, keys.
package enum ValueVectorMessage: Sendable, Equatable {
  case string(StringVectorMessage)
  case int64(Int64VectorMessage)

  /// The number of values.
  package var count: Int {
    switch self {
    case .string(let values): values.vector.count
    case .int64(let values): values.vector.count
    }
  }

  func write(to writer: inout ProtobufWriter, stringField: Int, int64Field: Int) {
    switch self {
    case .string(let values): writer.write(values, as: stringField)
    case .int64(let values): writer.write(values, as: int64Field)
    }
  }
}
