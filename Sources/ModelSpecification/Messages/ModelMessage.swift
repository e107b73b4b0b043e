/// A whole model: a file, or a step of a pipeline.
package struct ModelMessage: ProtobufMessage {
  package static let messageName = "Model"

  package var specificationVersion: Int32 = 0
  package var description: ModelDescriptionMessage?
  package var isUpdatable = false
  /// What the model is; nil where the file names no type that this build has heard of.
  package var type: ModelTypeMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(specificationVersion: Int32, description: ModelDescriptionMessage, type: ModelTypeMessage) {
    self.specificationVersion = specificationVersion
    self.description = description
    self.type = type
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: specificationVersion = try reader.int32(field)
    case 2: try reader.merge(field, into: &description)
    case 10: isUpdatable = try reader.bool(field)
    default:
      guard let type = try ModelTypeMessage(field, from: &reader) else { return false }
      self.type = type
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(specificationVersion, as: 1)
    writer.write(description, as: 2)
    writer.write(isUpdatable, as: 10)
    type?.write(to: &writer)
  }
}
