/// Where a batch ends, and what is wrong with the row after it, if anything is.
struct CSVBatchEnd {
  /// The byte after the batch, or after the row with the flaw.
  var next: Int
  var flaw: CSVFlaw?
}

/// What can be wrong with the structure of a row.
enum CSVFlaw: Equatable {
  case wrongNumberOfColumns(found: Int)
  case misplacedQuote(column: Int)
  /// A row of more than four gigabytes.
  case tooLong
}

/// 64 bytes compared at once, also where fewer are left.
struct CSVWindows {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// The bytes after the last full window, then zeros.
  private let tail: UnsafeMutablePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress!
    count = bytes.count
    tail = .allocate(capacity: 64)
  }

  func deallocate() { tail.deallocate() }

  /// 64 readable bytes from `offset` on, and a mask of those that belong to the file.
  @inline(__always)
  func window(at offset: Int) -> (bytes: UnsafePointer<UInt8>, valid: UInt64) {
    if count &- offset >= 64 { return (start + offset, .max) }
    return lastWindow(at: offset)
  }

  @inline(never)
  private func lastWindow(at offset: Int) -> (bytes: UnsafePointer<UInt8>, valid: UInt64) {
    let left = max(count - offset, 0)
    tail.update(repeating: 0, count: 64)
    tail.update(from: start + offset, count: left)
    return (UnsafePointer(tail), left == 0 ? 0 : .max >> UInt64(64 - left))
  }
}

extension UInt64 {
  /// Bit i of the result is the parity of bits 0...i: set from each opening quote up to the byte before its closing one.
  @inline(__always)
  var prefixParity: UInt64 {
    var bits = self
    bits ^= bits &<< 1
    bits ^= bits &<< 2
    bits ^= bits &<< 4
    bits ^= bits &<< 8
    bits ^= bits &<< 16
    bits ^= bits &<< 32
    return bits
  }

  /// All bits set if the highest one is.
  @inline(__always)
  var highestBitSpread: UInt64 { UInt64(bitPattern: Int64(bitPattern: self) &>> 63) }
}
