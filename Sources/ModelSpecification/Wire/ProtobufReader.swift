/// How a field's value is laid out on the wire.
enum ProtobufWireType: Int {
  case varint = 0
  case fixed64 = 1
  case lengthDelimited = 2
  case fixed32 = 5
}

/// The head of a field: its number and wire type, and where it stands.
package struct ProtobufField: Sendable {
  package let number: Int
  let wireType: ProtobufWireType
  /// The place of the field's first byte in the whole file.
  package let offset: Int
}

/// Reads the fields of one message.
///
/// Every length is compared with the bytes that are there before anything is allocated for it, so what reading costs is
/// bounded by the size of the file, whatever the file claims.
package struct ProtobufReader {
  /// As deep as messages may lie inside one another.
  static let depthLimit = 100

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private let depth: Int
  let messageName: String

  init(_ bytes: [UInt8], messageName: String) {
    self.init(bytes, range: 0..<bytes.count, depth: 0, messageName: messageName)
  }

  private init(_ bytes: [UInt8], range: Range<Int>, depth: Int, messageName: String) {
    self.bytes = bytes
    self.position = range.lowerBound
    self.end = range.upperBound
    self.depth = depth
    self.messageName = messageName
  }

  /// The next field's head, or nil at the end of the message.
  mutating func nextField() throws -> ProtobufField? {
    guard position < end else { return nil }
    let offset = position
    let tag = try readVarint()
    let number = tag >> 3
    guard number > 0, number < 1 << 29 else {
      throw ModelSpecificationError.invalidFieldNumber(offset: offset, field: number, message: messageName)
    }
    guard let wireType = ProtobufWireType(rawValue: Int(tag & 7)) else {
      throw ModelSpecificationError.unsupportedWireType(
        offset: offset, field: Int(number), message: messageName, wireType: Int(tag & 7))
    }
    return ProtobufField(number: Int(number), wireType: wireType, offset: offset)
  }

  /// The whole field with its head, unread.
  mutating func rawField(_ field: ProtobufField) throws -> ArraySlice<UInt8> {
    switch field.wireType {
    case .varint: _ = try readVarint()
    case .fixed64: _ = try take(8)
    case .fixed32: _ = try take(4)
    case .lengthDelimited: _ = try takeDelimited()
    }
    return bytes[field.offset..<position]
  }
}

// MARK: - Single values

extension ProtobufReader {
  package mutating func uint64(_ field: ProtobufField) throws -> UInt64 {
    try expect(.varint, of: field)
    return try readVarint()
  }

  package mutating func int64(_ field: ProtobufField) throws -> Int64 { Int64(bitPattern: try uint64(field)) }

  package mutating func int32(_ field: ProtobufField) throws -> Int32 { Int32(truncatingIfNeeded: try uint64(field)) }

  package mutating func bool(_ field: ProtobufField) throws -> Bool { try uint64(field) != 0 }

  package mutating func enumeration<Value: ProtobufEnumeration>(_ field: ProtobufField) throws -> Value {
    Value(rawValue: try int32(field))
  }

  package mutating func double(_ field: ProtobufField) throws -> Double {
    try expect(.fixed64, of: field)
    return Double(bitPattern: littleEndian(at: try take(8), as: UInt64.self))
  }

  package mutating func float(_ field: ProtobufField) throws -> Float {
    try expect(.fixed32, of: field)
    return Float(bitPattern: littleEndian(at: try take(4), as: UInt32.self))
  }

  package mutating func string(_ field: ProtobufField) throws -> String {
    try expect(.lengthDelimited, of: field)
    let range = try takeDelimited()
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw ModelSpecificationError.invalidText(offset: field.offset, field: field.number, message: messageName)
    }
    return text
  }

  /// The bytes of a field that holds bytes, or a message that is not to be looked into.
  package mutating func bytes(_ field: ProtobufField) throws -> [UInt8] {
    try expect(.lengthDelimited, of: field)
    return Array(bytes[try takeDelimited()])
  }

  package mutating func message<Message: ProtobufMessage>(_ field: ProtobufField) throws -> Message {
    var message = Message()
    try read(field, into: &message)
    return message
  }

  /// Reads a message that occurs at most once: what was read of it before stays where the new part is silent.
  package mutating func merge<Message: ProtobufMessage>(_ field: ProtobufField, into message: inout Message?) throws {
    var merged = message ?? Message()
    try read(field, into: &merged)
    message = merged
  }

  private mutating func read<Message: ProtobufMessage>(_ field: ProtobufField, into message: inout Message) throws {
    try expect(.lengthDelimited, of: field)
    let range = try takeDelimited()
    guard depth < Self.depthLimit else {
      throw ModelSpecificationError.nestedTooDeeply(
        offset: field.offset, message: Message.messageName, limit: Self.depthLimit)
    }
    var inner = ProtobufReader(bytes, range: range, depth: depth + 1, messageName: Message.messageName)
    try message.merge(from: &inner)
  }
}

// MARK: - Repeated numbers, packed or one by one

extension ProtobufReader {
  package mutating func append(_ field: ProtobufField, to values: inout [Double]) throws {
    guard field.wireType == .lengthDelimited else { return values.append(try double(field)) }
    let range = try takeDelimited()
    guard range.count % 8 == 0 else {
      throw ModelSpecificationError.unevenPackedLength(
        offset: field.offset, field: field.number, message: messageName, length: range.count, width: 8)
    }
    values.reserveCapacity(values.count + range.count / 8)
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      values.append(Double(bitPattern: littleEndian(at: place..<place + 8, as: UInt64.self)))
    }
  }

  package mutating func append(_ field: ProtobufField, to values: inout [Int64]) throws {
    guard field.wireType == .lengthDelimited else { return values.append(try int64(field)) }
    let range = try takeDelimited()
    var inner = ProtobufReader(bytes, range: range, depth: depth, messageName: messageName)
    while inner.position < inner.end { values.append(Int64(bitPattern: try inner.readVarint())) }
  }
}

// MARK: - Bytes

extension ProtobufReader {
  private func expect(_ wireType: ProtobufWireType, of field: ProtobufField) throws {
    guard field.wireType == wireType else {
      throw ModelSpecificationError.wrongWireType(
        offset: field.offset, field: field.number, message: messageName, wireType: field.wireType.rawValue,
        expected: wireType.rawValue)
    }
  }

  private mutating func readVarint() throws -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 70 {
      guard position < end else {
        let length = position - start
        throw ModelSpecificationError.truncated(
          offset: start, message: messageName, needed: length + 1, available: length)
      }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw ModelSpecificationError.malformedVarint(offset: start, message: messageName)
  }

  private mutating func take(_ count: Int) throws -> Range<Int> {
    guard count <= end - position else {
      throw ModelSpecificationError.truncated(
        offset: position, message: messageName, needed: count, available: end - position)
    }
    position += count
    return position - count..<position
  }

  private mutating func takeDelimited() throws -> Range<Int> {
    let length = try readVarint()
    // A length beyond Int would be refused by `take` as well; clamping keeps the conversion from trapping.
    return try take(Int(clamping: length))
  }

  private func littleEndian<Word: FixedWidthInteger>(at range: Range<Int>, as type: Word.Type) -> Word {
    bytes.withUnsafeBytes { buffer in
      Word(littleEndian: buffer.loadUnaligned(fromByteOffset: range.lowerBound, as: Word.self))
    }
  }
}
