/// What a model takes and gives, and what it says about itself.
package struct ModelDescriptionMessage: ProtobufMessage {
  package static let messageName = "ModelDescription"

  package var input: [FeatureDescriptionMessage] = []
  package var output: [FeatureDescriptionMessage] = []
  package var predictedFeatureName = ""
  package var predictedProbabilitiesName = ""
  package var state: [FeatureDescriptionMessage] = []
  package var functions: [FunctionDescriptionMessage] = []
  package var defaultFunctionName = ""
  package var trainingInput: [FeatureDescriptionMessage] = []
  package var metadata: MetadataMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    input: [FeatureDescriptionMessage], output: [FeatureDescriptionMessage] = [], predictedFeatureName: String = "",
    predictedProbabilitiesName: String = "", state: [FeatureDescriptionMessage] = [],
    functions: [FunctionDescriptionMessage] = [], defaultFunctionName: String = "",
    trainingInput: [FeatureDescriptionMessage] = [], metadata: MetadataMessage? = nil
  ) {
    self.input = input
    self.output = output
    self.predictedFeatureName = predictedFeatureName
    self.predictedProbabilitiesName = predictedProbabilitiesName
    self.state = state
    self.functions = functions
    self.defaultFunctionName = defaultFunctionName
    self.trainingInput = trainingInput
    self.metadata = metadata
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: input.append(try reader.message(field))
    case 10: output.append(try reader.message(field))
    case 11: predictedFeatureName = try reader.string(field)
    case 12: predictedProbabilitiesName = try reader.string(field)
    case 13: state.append(try reader.message(field))
    case 20: functions.append(try reader.message(field))
    case 21: defaultFunctionName = try reader.string(field)
    case 50: trainingInput.append(try reader.message(field))
    case 100: try reader.merge(field, into: &metadata)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(input, as: 1)
    writer.write(output, as: 10)
    writer.write(predictedFeatureName, as: 11)
    writer.write(predictedProbabilitiesName, as: 12)
    writer.write(state, as: 13)
    writer.write(functions, as: 20)
    writer.write(defaultFunctionName, as: 21)
    writer.write(trainingInput, as: 50)
    writer.write(metadata, as: 100)
  }
}

/// The interface of one function of a model with several.
package struct FunctionDescriptionMessage: ProtobufMessage {
  package static let messageName = "FunctionDescription"

  package var name = ""
  package var input: [FeatureDescriptionMessage] = []
  package var output: [FeatureDescriptionMessage] = []
  package var predictedFeatureName = ""
  package var predictedProbabilitiesName = ""
  package var state: [FeatureDescriptionMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    name: String, input: [FeatureDescriptionMessage] = [], output: [FeatureDescriptionMessage] = [],
    predictedFeatureName: String = "", predictedProbabilitiesName: String = "", state: [FeatureDescriptionMessage] = []
  ) {
    self.name = name
    self.input = input
    self.output = output
    self.predictedFeatureName = predictedFeatureName
    self.predictedProbabilitiesName = predictedProbabilitiesName
    self.state = state
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: name = try reader.string(field)
    case 2: input.append(try reader.message(field))
    case 3: output.append(try reader.message(field))
    case 4: predictedFeatureName = try reader.string(field)
    case 5: predictedProbabilitiesName = try reader.string(field)
    case 6: state.append(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(name, as: 1)
    writer.write(input, as: 2)
    writer.write(output, as: 3)
    writer.write(predictedFeatureName, as: 4)
    writer.write(predictedProbabilitiesName, as: 5)
    writer.write(state, as: 6)
  }
}

/// A named input, output or state.
package struct FeatureDescriptionMessage: ProtobufMessage {
  package static let messageName = "FeatureDescription"

  package var name = ""
  package var shortDescription = ""
  package var type: FeatureTypeMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(name: String, shortDescription: String = "", type: FeatureTypeMessage? = nil) {
    self.name = name
    self.shortDescription = shortDescription
    self.type = type
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: name = try reader.string(field)
    case 2: shortDescription = try reader.string(field)
    case 3: try reader.merge(field, into: &type)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(name, as: 1)
    writer.write(shortDescription, as: 2)
    writer.write(type, as: 3)
  }
}
