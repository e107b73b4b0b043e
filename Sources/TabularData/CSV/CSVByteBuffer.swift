/// Bytes that are only ever added to.
///
/// Behind the bytes there is always room for ``CSVByteBuffer/slack`` more, so that copies may go in steps of 16.
final class CSVByteBuffer: @unchecked Sendable {
  typealias Place = UnsafeMutablePointer<UInt8>

  static let slack = 32

  private(set) var bytes: Place
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity + CSVByteBuffer.slack)
  }

  deinit { bytes.deallocate() }

  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  /// The place up to which there is room.
  var limit: Place { bytes + capacity }

  func removeAll() { count = 0 }

  /// The place after the last byte, where `room` more fit; ``finish(at:)`` says how many came.
  @inline(__always)
  func place(for room: Int) -> Place {
    if capacity &- count < room { grow(by: room) }
    return bytes + count
  }

  /// Ends what was written from ``place(for:)`` on.
  @inline(__always)
  func finish(at place: Place) { count = place - bytes }

  func append(_ byte: UInt8) {
    let place = place(for: 1)
    place.pointee = byte
    count += 1
  }

  func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    place(for: source.count).update(from: start, count: source.count)
    count += source.count
  }

  @inline(never)
  private func grow(by extra: Int) {
    let grown = max(capacity * 2, count + extra)
    let target = Place.allocate(capacity: grown + CSVByteBuffer.slack)
    target.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = target
    capacity = grown
  }
}

/// A word that is written again and again: a delimiter, a line end, what stands for a missing value.
struct CSVMark {
  let bytes: [UInt8]
  let count: Int
  /// The first eight bytes.
  private let word: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
    word = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The bytes that writing may touch.
  var room: Int { max(count, 8) }

  /// Writes the word to a place that has ``room``, and returns the place after it.
  @inline(__always)
  func write(to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
    if count > 8 { writeRest(to: place) }
    return place + count
  }

  @inline(never)
  private func writeRest(to place: UnsafeMutablePointer<UInt8>) {
    for index in 8..<count { place[index] = bytes[index] }
  }
}
