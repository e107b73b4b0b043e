/// The bits of a String's value: what it holds itself, or what it refers to.
///
/// Strings with the same bits that exist at the same time are the same text; the reverse does not hold.
struct StringBits {
  let first: UInt64
  let second: UInt64

  @inline(__always)
  init(of string: UnsafePointer<String>) {
    let raw = UnsafeRawPointer(string)
    first = raw.load(as: UInt64.self)
    second = raw.load(fromByteOffset: 8, as: UInt64.self)
  }
}

/// The numbers of some Strings of one column that were seen before.
///
/// Short Strings, and copies of one String, have the same bits. Where they seldom repeat, it stops being worthwhile.
struct RecentStrings {
  private struct Entry {
    var first: UInt64
    var second: UInt64
    /// One more than the number; zero while the entry is free.
    var mark: UInt64
  }

  private let entries = KeySlots<Entry>(count: 4096)
  private var hitCount = 0
  private var missCount = 0

  /// Whether at least every second String was found, once some were looked for.
  var isWorthwhile: Bool { missCount < 4096 || hitCount >= missCount }

  @inline(__always)
  private func entry(of bits: StringBits) -> UnsafeMutablePointer<Entry> {
    let mixed = (bits.first ^ bits.second &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return entries.base + Int(truncatingIfNeeded: mixed >> 52)
  }

  @inline(__always)
  mutating func number(of bits: StringBits) -> UInt32? {
    let entry = entry(of: bits)
    if entry.pointee.mark != 0, entry.pointee.first == bits.first, entry.pointee.second == bits.second {
      hitCount &+= 1
      return UInt32(truncatingIfNeeded: entry.pointee.mark &- 1)
    }
    missCount &+= 1
    return nil
  }

  @inline(__always)
  func remember(_ bits: StringBits, number: UInt32) {
    entry(of: bits).pointee = Entry(first: bits.first, second: bits.second, mark: UInt64(number) + 1)
  }
}
