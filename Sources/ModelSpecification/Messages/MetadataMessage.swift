/// What a model says about itself for people.
package struct MetadataMessage: ProtobufMessage {
  package static let messageName = "Metadata"

  package var shortDescription = ""
  package var versionString = ""
  package var author = ""
  package var license = ""
  /// Entries in the order of the file, or ascending by key where this build makes them.
  package var userDefined: [StringEntryMessage] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    shortDescription: String, versionString: String = "", author: String = "", license: String = "",
    userDefined: [StringEntryMessage] = []
  ) {
    self.shortDescription = shortDescription
    self.versionString = versionString
    self.author = author
    self.license = license
    self.userDefined = userDefined
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: shortDescription = try reader.string(field)
    case 2: versionString = try reader.string(field)
    case 3: author = try reader.string(field)
    case 4: license = try reader.string(field)
    case 100: userDefined.append(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(shortDescription, as: 1)
    writer.write(versionString, as: 2)
    writer.write(author, as: 3)
    writer.write(license, as: 4)
    writer.write(userDefined, as: 100)
  }
}

/// An entry of a map from texts to texts.
package struct StringEntryMessage: ProtobufMessage {
  package static let messageName = "Metadata.UserDefinedEntry"

  package var key = ""
  package var value = ""
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(key: String, value: String = "") {
    self.key = key
    self.value = value
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: key = try reader.string(field)
    case 2: value = try reader.string(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(key, as: 1)
    writer.write(value, as: 2)
  }
}
