/// Bytes that are only ever added to.
final class CSVByteBuffer: @unchecked Sendable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  func removeAll() { count = 0 }

  @inline(__always)
  func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    bytes[count] = byte
    count &+= 1
  }

  @inline(__always)
  func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    if capacity &- count < source.count { grow(by: source.count) }
    (bytes + count).update(from: start, count: source.count)
    count &+= source.count
  }

  func append(_ word: [UInt8]) { word.withUnsafeBufferPointer { append($0) } }

  /// Adds the decimal digits of a number.
  func append(_ number: Int) {
    if capacity &- count < 20 { grow(by: 20) }
    var magnitude = number.magnitude
    var length = number < 0 ? 2 : 1
    var bound: UInt = 10
    while magnitude >= bound {
      length &+= 1
      let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
      if overflows { break }
      bound = next
    }
    var place = bytes + count + length
    repeat {
      place -= 1
      place.pointee = 48 &+ UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    } while magnitude > 0
    if number < 0 { bytes[count] = UInt8(ascii: "-") }
    count &+= length
  }

  /// Adds a text that is known to need no quotes.
  func append(plain text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(never)
  private func grow(by extra: Int) {
    let grown = max(capacity * 2, count + extra)
    let target = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
    target.moveInitialize(from: bytes, count: count)
    bytes.deallocate()
    bytes = target
    capacity = grown
  }
}
