/// Memory for numbers, aligned to cache lines, with a few elements to spare at the end.
///
/// Loops over it use the bare pointer; the owner keeps the buffer alive and says who writes where.
final class AlignedBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  /// Elements past `count` that may be read and written, so that vector loops need no tail.
  static var spareCount: Int { 16 }

  /// Makes room for `count` elements with no defined value; those to spare are `spare`.
  init(count: Int, spare: Element) {
    let capacity = count + Self.spareCount
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, capacity * MemoryLayout<Element>.stride), alignment: 64)
    start = bytes.bindMemory(to: Element.self, capacity: capacity)
    (start + count).initialize(repeating: spare, count: Self.spareCount)
    self.count = count
  }

  convenience init(repeating value: Element, count: Int) {
    self.init(count: count, spare: value)
    start.initialize(repeating: value, count: count)
  }

  /// The elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Copies the elements of another buffer of the same count.
  func copy(from other: AlignedBuffer) {
    precondition(other.count == count, "a buffer of \(other.count) elements is copied to one of \(count)")
    start.update(from: other.start, count: count)
  }

  deinit { start.deallocate() }
}
