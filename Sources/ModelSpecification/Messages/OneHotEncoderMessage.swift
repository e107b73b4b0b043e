/// Turns a category into a vector with a single 1.
package struct OneHotEncoderMessage: ProtobufMessage {
  package static let messageName = "OneHotEncoder"

  package var categories: ValueVectorMessage?
  package var outputSparse = false
  package var handleUnknown = UnknownCategoryHandling.errorOnUnknown
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(categories: ValueVectorMessage, outputSparse: Bool, handleUnknown: UnknownCategoryHandling) {
    self.categories = categories
    self.outputSparse = outputSparse
    self.handleUnknown = handleUnknown
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: categories = .string(try reader.message(field))
    case 2: categories = .int64(try reader.message(field))
    case 10: outputSparse = try reader.bool(field)
    case 11: handleUnknown = try reader.enumeration(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    categories?.write(to: &writer, stringField: 1, int64Field: 2)
    writer.write(outputSparse, as: 10)
    writer.write(handleUnknown, as: 11)
  }
}

/// What an encoder does with a category that it does not know.
package struct UnknownCategoryHandling: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let errorOnUnknown = UnknownCategoryHandling(rawValue: 0)
  package static let ignoreUnknown = UnknownCategoryHandling(rawValue: 1)
}
