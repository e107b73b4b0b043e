/// Models of which each may take what earlier ones gave.
package struct PipelineMessage: ProtobufMessage {
  package static let messageName = "Pipeline"
  /// As many steps as a pipeline may have: a file can announce a step in two bytes, which takes far more to hold.
  static let stepLimit = 10_000

  package var models: [ModelMessage] = []
  /// Names of the models, for people; may be empty.
  package var names: [String] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(models: [ModelMessage], names: [String] = []) {
    self.models = models
    self.names = names
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1:
      guard models.count < Self.stepLimit else {
        throw ModelSpecificationError.invalid("Pipeline has more than \(Self.stepLimit) models.")
      }
      models.append(try reader.message(field))
    case 2: names.append(try reader.string(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(models, as: 1)
    writer.write(names, as: 2)
  }
}

/// A pipeline that ends in a classifier.
package struct PipelineClassifierMessage: ProtobufMessage {
  package static let messageName = "PipelineClassifier"

  package var pipeline: PipelineMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(pipeline: PipelineMessage?) {
    self.pipeline = pipeline
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.merge(field, into: &pipeline)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(pipeline, as: 1)
  }
}

/// A pipeline that ends in a regressor.
package struct PipelineRegressorMessage: ProtobufMessage {
  package static let messageName = "PipelineRegressor"

  package var pipeline: PipelineMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(pipeline: PipelineMessage?) {
    self.pipeline = pipeline
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.merge(field, into: &pipeline)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(pipeline, as: 1)
  }
}
