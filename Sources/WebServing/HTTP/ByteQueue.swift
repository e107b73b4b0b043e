import Foundation

/// Bytes that are appended whole and taken in portions.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var taken = 0

  mutating func append(_ more: Data) {
    if taken > bytes.count / 2 {
      bytes.removeFirst(taken)
      taken = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Moves as much as fits and returns the number of bytes.
  mutating func move(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(bytes.count - taken, buffer.count)
    guard count > 0 else { return 0 }
    bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[taken..<taken + count])) }
    taken += count
    if taken == bytes.count {
      // A burst's memory is not kept.
      if bytes.capacity > 65_536 { bytes = [] } else { bytes.removeAll(keepingCapacity: true) }
      taken = 0
    }
    return count
  }
}
