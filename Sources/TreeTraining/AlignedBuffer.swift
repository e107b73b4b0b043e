import Glibc

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
    start = Self.allocate(byteCount: capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: capacity)
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

  /// Memory in large pages where there is much of it: rows are read in no order, and small pages cost a lookup each.
  private static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let pageSize = 1 << 21
    guard byteCount >= pageSize / 2 else { return .allocate(byteCount: byteCount, alignment: 64) }
    let wholePages = (byteCount + pageSize - 1) & ~(pageSize - 1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: wholePages, alignment: pageSize)
    // A wish: where the system has no large pages, small ones do.
    madvise(memory, wholePages, MADV_HUGEPAGE)
    return memory
  }

  deinit { start.deallocate() }
}
