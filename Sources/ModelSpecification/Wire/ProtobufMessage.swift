/// A message of a model file: a value that is read from, and written as, the protocol buffer wire format.
package protocol ProtobufMessage: Sendable, Equatable {
  /// The message's name in the specification, for errors.
  static var messageName: String { get }
  /// Fields that this build does not know, as they were read; they are written behind the known ones.
  var unknownFields: [UInt8] { get set }

  init()

  /// Takes over the value of `field`, and says whether the message has such a field.
  mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool

  /// Writes the known fields, in the order of their numbers.
  func write(to writer: inout ProtobufWriter)
}

extension ProtobufMessage {
  /// Reads a message from the bytes of a file.
  ///
  /// - Throws: ``ModelSpecificationError`` that names the byte where reading failed.
  package init(serialized bytes: [UInt8]) throws {
    self.init()
    var reader = ProtobufReader(bytes, messageName: Self.messageName)
    try merge(from: &reader)
  }

  /// The message's bytes: the same for equal messages.
  package func serialized() -> [UInt8] {
    var writer = ProtobufWriter()
    write(into: &writer)
    return writer.bytes
  }

  mutating func merge(from reader: inout ProtobufReader) throws {
    while let field = try reader.nextField() {
      if try !read(field, from: &reader) {
        unknownFields += try reader.rawField(field)
      }
    }
  }

  func write(into writer: inout ProtobufWriter) {
    write(to: &writer)
    writer.raw(unknownFields)
  }
}

/// An enumeration of a model file, open for values that a later specification may add.
package protocol ProtobufEnumeration: RawRepresentable<Int32>, Sendable, Hashable {
  init(rawValue: Int32)
}

extension ProtobufEnumeration {
  /// Whether the value is one of those that are counted from 0 up to `last`.
  func isKnown(upTo last: Self) -> Bool { rawValue >= 0 && rawValue <= last.rawValue }
}
