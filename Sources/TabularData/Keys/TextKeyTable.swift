import Foundation

/// A table of texts: two are one key where Swift's `String` finds them equal, canonical equivalents included.
///
/// Bytes are hashed and compared; a text that might be spelled another way is normalised once, when it is new.
struct TextKeyTable: KeyTable {
  /// A spelling and its key.
  private struct Slot {
    var head: UInt64
    var tail: UInt64
    var hash: UInt32
    /// One more than the number; zero while the slot is free.
    var mark: UInt32

    var spelling: TextView { TextView(head: head, tail: tail) }
  }

  private(set) var numbered = NumberedKeys<TextView>()
  private var slots = KeySlots<Slot>(count: 1024)
  private var spellingCount = 0
  /// Where long texts lie that do not outlive the table by themselves, and how many bytes of the last arena are free.
  private var arenas: [TextArena] = []
  private var arenaEnd: UnsafeMutablePointer<UInt8>?
  private var freeByteCount = 0

  /// The number of a text whose bytes outlive the table.
  @inline(__always)
  mutating func number(of key: TextView, at position: Int) -> UInt32 { number(of: key, at: position, isKept: true) }

  /// The number of the text of some bytes, which are copied if need be.
  @inline(__always)
  mutating func number(of bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    number(of: TextView(viewing: bytes), at: position, isKept: false)
  }

  mutating func numberMissing(at position: Int) -> UInt32 { numbered.numberMissing(.empty, at: position) }

  @inline(__always)
  private mutating func number(of key: TextView, at position: Int, isKept: Bool) -> UInt32 {
    let hash = key.tableHash
    var index = Int(hash) & slots.mask
    while true {
      let slot = slots.base[index]
      if slot.mark == 0 { return insert(key, hash, at: position, into: index, isKept: isKept) }
      if slot.hash == hash, slot.spelling.hasSameBytes(as: key) { return slot.mark &- 1 }
      index = (index &+ 1) & slots.mask
    }
  }

  @inline(never)
  private mutating func insert(
    _ key: TextView, _ hash: UInt32, at position: Int, into index: Int, isKept: Bool
  ) -> UInt32 {
    let spelling = isKept ? key : copied(key)
    if !spelling.isSurelyComposed {
      var composed = spelling.string.precomposedStringWithCanonicalMapping
      let number = composed.withUTF8 { bytes in
        TextView(viewing: bytes).hasSameBytes(as: spelling) ? nil : self.number(of: bytes, at: position)
      }
      if let number {
        // The table may have grown meanwhile, so the place is looked for anew.
        add(spelling, hash, number: number, into: freeSlot(for: hash))
        return number
      }
    }
    let number = numbered.add(spelling, at: position)
    add(spelling, hash, number: number, into: index)
    return number
  }

  private mutating func add(_ spelling: TextView, _ hash: UInt32, number: UInt32, into index: Int) {
    slots.base[index] = Slot(head: spelling.head, tail: spelling.tail, hash: hash, mark: number + 1)
    spellingCount += 1
    if spellingCount * 2 > slots.count { grow() }
  }

  private func freeSlot(for hash: UInt32) -> Int {
    var index = Int(hash) & slots.mask
    while slots.base[index].mark != 0 { index = (index &+ 1) & slots.mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = KeySlots(count: old.count * 2)
    for index in 0..<old.count where old.base[index].mark != 0 {
      slots.base[freeSlot(for: old.base[index].hash)] = old.base[index]
    }
  }

  private mutating func copied(_ key: TextView) -> TextView {
    let length = key.length
    if length > freeByteCount {
      let arena = TextArena(capacity: Swift.max(length, 1 << 16))
      freeByteCount = Swift.max(length, 1 << 16)
      arenaEnd = arena.bytes.bindMemory(to: UInt8.self, capacity: freeByteCount)
      arenas.append(arena)
    }
    guard let target = arenaEnd, let source = key.address else { return key }
    target.update(from: source, count: length)
    arenaEnd = target + length
    freeByteCount -= length
    return TextView(bytes: target, length: length)
  }
}

extension TextView {
  /// A view of bytes that must outlive it, made a word at a time.
  @inline(__always)
  init(viewing bytes: UnsafeBufferPointer<UInt8>) {
    let length = bytes.count
    guard length > 0, let base = bytes.baseAddress else {
      self = .empty
      return
    }
    if length > TextView.inlineCapacity {
      self.init(bytes: base, length: length)
      return
    }
    // A short String was just written to the stack as two words: a load that crosses them would wait for both.
    let raw = UnsafeRawPointer(base)
    var low: UInt64 = 0
    var high: UInt64 = 0
    if length >= 8 {
      low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      for index in 8..<length { high |= UInt64(base[index]) << UInt64(8 * (index - 8)) }
    } else if length >= 4 {
      low = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
      for index in 4..<length { low |= UInt64(base[index]) << UInt64(8 * index) }
    } else {
      for index in 0..<length { low |= UInt64(base[index]) << UInt64(8 * index) }
    }
    self.init(head: UInt64(length) | low << 32, tail: low >> 32 | high << 32)
  }

  /// A hash of the bytes for tables that live as long as one call.
  @inline(__always)
  fileprivate var tableHash: UInt32 {
    var state = TextView.mixed(
      head ^ 0x9E37_79B9_7F4A_7C15, isInline ? tail ^ 0xD6E8_FEB8_6659_FD93 : 0xD6E8_FEB8_6659_FD93)
    if let address {
      let raw = UnsafeRawPointer(address)
      var offset = 0
      while offset + 8 <= length {
        state = TextView.mixed(
          state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0xE703_7ED1_A0B4_28DB)
        offset += 8
      }
      // The last eight bytes, some of them a second time: a long text has more than twelve.
      state = TextView.mixed(
        state ^ raw.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self), 0x8EBC_6AF0_9C88_C6E3)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  fileprivate func hasSameBytes(as other: TextView) -> Bool {
    if head != other.head { return false }
    if tail == other.tail { return true }
    guard let left = address, let right = other.address else { return false }
    return memcmp(left, right, length) == 0
  }

  /// Whether the text is known to be in Unicode's composed form (NFC), in which equal texts have equal bytes.
  ///
  /// True where every scalar is below U+0300, a Cyrillic letter, a CJK ideograph or a Hangul syllable: all of these
  /// have the property NFC_Quick_Check = Yes and the combining class 0 (Unicode Standard Annex 15).
  fileprivate var isSurelyComposed: Bool {
    withBytes { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) { return true }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0..<0x300, 0x400...0x481, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
      }
    }
  }
}
