/// Takes numbers and texts from bytes, one after the other, and never reads past their end.
struct SFrameByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// How many bytes are left.
  var remaining: Int { bytes.count - position }

  mutating func byte() throws -> UInt8 { try take(1)[0] }

  /// Eight bytes, the lowest first.
  mutating func word() throws -> UInt64 {
    UInt64(littleEndian: try take(8).loadUnaligned(as: UInt64.self))
  }

  /// Four bytes, the lowest first.
  mutating func halfWord() throws -> UInt32 {
    UInt32(littleEndian: try take(4).loadUnaligned(as: UInt32.self))
  }

  /// Eight bytes that are a length or a place.
  mutating func count() throws -> Int {
    guard let count = Int(exactly: try word()) else { throw SFrameFlaw(reason: "A length is out of range.") }
    return count
  }

  /// The number of things that follow, each of at least `size` bytes.
  mutating func count(ofAtLeast size: Int) throws -> Int {
    let count = try count()
    guard count <= remaining / size else { throw SFrameFlaw(reason: "\(count) values do not fit into the block.") }
    return count
  }

  mutating func text(_ count: Int) throws -> String {
    guard let text = String(validating: try take(count), as: UTF8.self) else {
      throw SFrameFlaw(reason: "A text is not UTF-8.")
    }
    return text
  }

  mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
    guard count >= 0, count <= remaining else { throw SFrameFlaw(reason: "A block ends too early.") }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }
}
