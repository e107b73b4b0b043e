/// Writes the fields of messages.
///
/// A number, text or list that has its default value (zero, empty) is left out, as proto3 has it.
package struct ProtobufWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  // MARK: Single values

  package mutating func write(_ value: UInt64, as field: Int) {
    if value != 0 { writeAlways(value, as: field) }
  }

  package mutating func write(_ value: Int64, as field: Int) { write(UInt64(bitPattern: value), as: field) }

  package mutating func write(_ value: Int32, as field: Int) { write(Int64(value), as: field) }

  package mutating func write(_ value: Bool, as field: Int) { write(UInt64(value ? 1 : 0), as: field) }

  package mutating func write(_ value: some ProtobufEnumeration, as field: Int) { write(value.rawValue, as: field) }

  package mutating func write(_ value: Double, as field: Int) {
    if value.bitPattern != 0 { writeAlways(value, as: field) }
  }

  package mutating func write(_ value: String, as field: Int) {
    if !value.isEmpty { writeAlways(value, as: field) }
  }

  package mutating func write<Message: ProtobufMessage>(_ message: Message?, as field: Int) {
    guard let message else { return }
    writeDelimited(field) { message.write(into: &$0) }
  }

  // MARK: Single values of a choice, which are written even where they have their default

  package mutating func writeAlways(_ value: UInt64, as field: Int) {
    tag(field, .varint)
    varint(value)
  }

  package mutating func writeAlways(_ value: Double, as field: Int) {
    tag(field, .fixed64)
    fixed(value.bitPattern)
  }

  package mutating func writeAlways(_ value: Float, as field: Int) {
    tag(field, .fixed32)
    fixed(value.bitPattern)
  }

  package mutating func writeAlways(_ value: String, as field: Int) {
    tag(field, .lengthDelimited)
    varint(UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func writeAlways(_ value: [UInt8], as field: Int) {
    tag(field, .lengthDelimited)
    varint(UInt64(value.count))
    bytes += value
  }

  // MARK: Repeated values

  package mutating func write(_ messages: [some ProtobufMessage], as field: Int) {
    for message in messages { write(message, as: field) }
  }

  package mutating func write(_ values: [String], as field: Int) {
    for value in values { writeAlways(value, as: field) }
  }

  package mutating func write(_ values: [Double], as field: Int) {
    if values.isEmpty { return }
    tag(field, .lengthDelimited)
    varint(UInt64(values.count * 8))
    bytes.reserveCapacity(bytes.count + values.count * 8)
    for value in values { fixed(value.bitPattern) }
  }

  package mutating func write(_ values: [Int64], as field: Int) {
    if values.isEmpty { return }
    writeDelimited(field) { writer in
      for value in values { writer.varint(UInt64(bitPattern: value)) }
    }
  }

  mutating func raw(_ fields: [UInt8]) { bytes += fields }

  // MARK: Bytes

  private mutating func tag(_ field: Int, _ wireType: ProtobufWireType) {
    varint(UInt64(field) << 3 | UInt64(wireType.rawValue))
  }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a field whose length is known only when its content is written.
  private mutating func writeDelimited(_ field: Int, _ content: (inout ProtobufWriter) -> Void) {
    tag(field, .lengthDelimited)
    // Most messages are short: one byte is kept for the length, and the content moves only where that is too few.
    let place = bytes.count
    bytes.append(0)
    content(&self)
    var rest = bytes.count - place - 1
    var length: [UInt8] = []
    while rest >= 0x80 {
      length.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    if length.isEmpty {
      bytes[place] = UInt8(rest)
    } else {
      bytes.replaceSubrange(place...place, with: length + [UInt8(rest)])
    }
  }
}
