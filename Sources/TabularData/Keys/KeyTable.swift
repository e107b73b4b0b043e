// Goals, in order:
// 1. Numbers that depend on the data alone: keys are numbered in the order in which they occur first, however many
//    threads share the rows.
// 2. No allocation, hasher or existential a row: a key is a 64-bit word or a view of text.
// 3. Few cache misses: a direct table where integers lie close together, otherwise one probe in an open table.

/// Numbers keys in the order in which they come.
protocol KeyTable {
  associatedtype Key

  /// The keys so far, by number; what stands for a missing one means nothing.
  var keys: [Key] { get }

  /// The number of a key, which is that of keys so far if it is new.
  mutating func number(of key: Key) -> UInt32

  /// Uses up a number for the missing key.
  mutating func addMissing() -> UInt32
}

/// A table of words that lie in a small range: one slot a word that is possible.
struct DirectWordTable: KeyTable {
  private(set) var keys: [UInt64] = []
  private let lowest: UInt64
  private let slots: KeySlots<UInt32>

  /// Makes a table for words from `lowest` on, `count` of them.
  init(lowest: UInt64, count: Int) {
    self.lowest = lowest
    slots = KeySlots(count: count)
  }

  @inline(__always)
  mutating func number(of key: UInt64) -> UInt32 {
    let slot = slots.base + Int(truncatingIfNeeded: key &- lowest)
    if slot.pointee != 0 { return slot.pointee &- 1 }
    keys.append(key)
    slot.pointee = UInt32(keys.count)
    return slot.pointee &- 1
  }

  mutating func addMissing() -> UInt32 {
    keys.append(0)
    return UInt32(keys.count - 1)
  }
}

/// A table of any words: open addressing, linear probing, at most half full.
struct HashedWordTable: KeyTable {
  private struct Slot {
    var key: UInt64
    /// One more than the number; zero while the slot is free.
    var mark: UInt64
  }

  private(set) var keys: [UInt64] = []
  private var slots = KeySlots<Slot>(count: 1024)

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let product = (key ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }

  @inline(__always)
  mutating func number(of key: UInt64) -> UInt32 {
    var index = HashedWordTable.hash(key) & slots.mask
    while true {
      let slot = slots.base[index]
      if slot.mark == 0 { return insert(key, at: index) }
      if slot.key == key { return UInt32(truncatingIfNeeded: slot.mark &- 1) }
      index = (index &+ 1) & slots.mask
    }
  }

  @inline(never)
  private mutating func insert(_ key: UInt64, at index: Int) -> UInt32 {
    keys.append(key)
    slots.base[index] = Slot(key: key, mark: UInt64(keys.count))
    if keys.count * 2 > slots.count { grow() }
    return UInt32(keys.count - 1)
  }

  mutating func addMissing() -> UInt32 {
    keys.append(0)
    return UInt32(keys.count - 1)
  }

  private mutating func grow() {
    let grown = KeySlots<Slot>(count: slots.count * 4)
    for old in 0..<slots.count where slots.base[old].mark != 0 {
      var index = HashedWordTable.hash(slots.base[old].key) & grown.mask
      while grown.base[index].mark != 0 { index = (index &+ 1) & grown.mask }
      grown.base[index] = slots.base[old]
    }
    slots = grown
  }
}

/// A table of values of any type, by their own hashes.
struct HashableTable<Key: Hashable>: KeyTable {
  private(set) var keys: [Key?] = []
  private var numbers: [Key: UInt32] = [:]

  mutating func number(of key: Key?) -> UInt32 {
    guard let key else { return addMissing() }
    if let number = numbers[key] { return number }
    numbers[key] = UInt32(keys.count)
    keys.append(key)
    return UInt32(keys.count - 1)
  }

  mutating func addMissing() -> UInt32 {
    keys.append(nil)
    return UInt32(keys.count - 1)
  }
}

/// Slots of a table, zero at first: the one object that frees them.
final class KeySlots<Slot> {
  let base: UnsafeMutablePointer<Slot>
  let count: Int

  /// The bits of an index, where `count` is a power of two.
  var mask: Int { count &- 1 }

  /// `Slot` is made of integers, for which all bits zero is a value.
  init(count: Int) {
    self.count = count
    // Zeroed pages come from the system untouched, so a wide table costs what it uses.
    base = zeroedMemory(count: Swift.max(count, 1))
  }

  deinit { releaseZeroedMemory(base) }
}
