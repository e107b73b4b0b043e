/// A piece of text in 16 bytes: a length, and either up to 12 bytes or the first four bytes and an address.
///
/// ```
/// byte  0..<4   4..<8     8..<16
///       length  bytes 0…3 bytes 4…11           length ≤ 12
///       length  bytes 0…3 address of all bytes length > 12
/// ```
/// Unused inline bytes are zero, so equal short texts are equal words.
@usableFromInline
struct TextView: Sendable {
  var head: UInt64
  var tail: UInt64

  static let inlineCapacity = 12
  static let empty = TextView(head: 0, tail: 0)

  init(head: UInt64, tail: UInt64) {
    self.head = head
    self.tail = tail
  }

  /// A view of `length` bytes; more than 12 are referred to, not copied, and must outlive the view.
  init(bytes: UnsafePointer<UInt8>, length: Int) {
    head = UInt64(UInt32(length))
    tail = 0
    if length > TextView.inlineCapacity {
      let prefix = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
      head |= UInt64(prefix) << 32
      tail = UInt64(UInt(bitPattern: bytes))
    } else {
      for index in 0..<Swift.min(length, 4) { head |= UInt64(bytes[index]) << UInt64(32 + 8 * index) }
      for index in 4..<Swift.max(length, 4) { tail |= UInt64(bytes[index]) << UInt64(8 * (index - 4)) }
    }
  }

  var length: Int { Int(truncatingIfNeeded: head & 0xFFFF_FFFF) }

  var isInline: Bool { length <= TextView.inlineCapacity }

  /// Where the bytes of a long text lie.
  var address: UnsafePointer<UInt8>? { isInline ? nil : UnsafePointer(bitPattern: UInt(tail)) }

  /// Calls `body` with the bytes; the pointer is valid during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let address { return body(UnsafeBufferPointer(start: address, count: length)) }
    return withUnsafeBytes(of: (head.littleEndian, tail.littleEndian)) { raw in
      body(UnsafeRawBufferPointer(rebasing: raw[4..<(4 + length)]).assumingMemoryBound(to: UInt8.self))
    }
  }

  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  static func == (left: TextView, right: TextView) -> Bool {
    guard left.head == right.head else { return false }
    if left.tail == right.tail { return true }
    guard let leftBytes = left.address, let rightBytes = right.address else { return false }
    for index in 4..<left.length where leftBytes[index] != rightBytes[index] { return false }
    return true
  }

  /// A hash of the bytes, the same on every run.
  var hash: UInt64 {
    var state = head &* 0x9E37_79B9_7F4A_7C15
    guard let address else {
      state = (state ^ (state >> 32) ^ tail) &* 0xBF58_476D_1CE4_E5B9
      return state ^ (state >> 29)
    }
    let raw = UnsafeRawPointer(address)
    var offset = 0
    while offset + 8 <= length {
      state =
        (state ^ (state >> 32) ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0xBF58_476D_1CE4_E5B9
      offset += 8
    }
    while offset < length {
      state = (state ^ (state >> 32) ^ UInt64(address[offset])) &* 0xBF58_476D_1CE4_E5B9
      offset += 1
    }
    return state ^ (state >> 29)
  }
}
