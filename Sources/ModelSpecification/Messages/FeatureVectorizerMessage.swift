/// Joins numbers and vectors into one vector.
package struct FeatureVectorizerMessage: ProtobufMessage {
  package static let messageName = "FeatureVectorizer"

  package var inputList: [InputColumnMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(inputList: [InputColumnMessage]) {
    self.inputList = inputList
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: inputList.append(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(inputList, as: 1)
  }
}

/// One of the features that are joined, and its length.
package struct InputColumnMessage: ProtobufMessage {
  package static let messageName = "FeatureVectorizer.InputColumn"

  package var inputColumn = ""
  package var inputDimensions: UInt64 = 0
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(inputColumn: String, inputDimensions: UInt64 = 0) {
    self.inputColumn = inputColumn
    self.inputDimensions = inputDimensions
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: inputColumn = try reader.string(field)
    case 2: inputDimensions = try reader.uint64(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(inputColumn, as: 1)
    writer.write(inputDimensions, as: 2)
  }
}
