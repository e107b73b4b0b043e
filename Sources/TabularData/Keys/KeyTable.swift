// Goals, in order:
// 1. Numbers that depend on the data alone: keys are numbered in the order in which they occur first, however many
//    threads share the rows.
// 2. No allocation, hasher or existential a row: a key is a 64-bit word or a view of text.
// 3. Few cache misses: a direct table where integers lie close together, otherwise one probe in an open table.

/// Keys in the order of their numbers, and where each occurs first.
struct NumberedKeys<Key> {
  /// What stands for the missing key means nothing.
  private(set) var keys: [Key] = []
  private(set) var firstPositions: [Int] = []
  /// The number of the missing key, if it occurred.
  private(set) var missing: UInt32?

  /// Gives a new key the next number.
  mutating func add(_ key: Key, at position: Int) -> UInt32 {
    keys.append(key)
    firstPositions.append(position)
    return UInt32(truncatingIfNeeded: keys.count &- 1)
  }

  /// The number of the missing key.
  mutating func numberMissing(_ placeholder: Key, at position: Int) -> UInt32 {
    if let missing { return missing }
    let number = add(placeholder, at: position)
    missing = number
    return number
  }
}

/// Numbers keys in the order in which they come.
protocol KeyTable {
  associatedtype Key

  var numbered: NumberedKeys<Key> { get }

  /// The number of a key that occurs at a position; a new key gets the next one.
  mutating func number(of key: Key, at position: Int) -> UInt32

  /// The number of the missing key.
  mutating func numberMissing(at position: Int) -> UInt32
}

extension KeyTable {
  /// Adds the keys of a table of later positions; the result has the number here of each number there.
  mutating func merge(_ later: Self) -> [UInt32] {
    let (keys, positions) = (later.numbered.keys, later.numbered.firstPositions)
    return keys.indices.map { number in
      if later.numbered.missing == UInt32(number) { return numberMissing(at: positions[number]) }
      return self.number(of: keys[number], at: positions[number])
    }
  }
}

/// A table of words: a slot each for those of a range, open addressing with linear probing, at most half full, for others.
struct WordTable: KeyTable {
  private struct Slot {
    var key: UInt64
    /// One more than the number; zero while the slot is free.
    var mark: UInt64
  }

  private(set) var numbered = NumberedKeys<UInt64>()
  private let lowest: UInt64
  private let width: UInt64
  /// One more than the number of each word of the range; zero for those that did not occur.
  private let near: KeySlots<UInt32>
  private var far = KeySlots<Slot>(count: 1024)
  private var farCount = 0

  /// Makes a table that is fastest for words from `lowest` on, `width` of them.
  init(lowest: UInt64 = 0, width: Int = 0) {
    self.lowest = lowest
    self.width = UInt64(width)
    near = KeySlots(count: width)
  }

  @inline(__always)
  mutating func number(of key: UInt64, at position: Int) -> UInt32 {
    let offset = key &- lowest
    if offset < width {
      let slot = near.base + Int(truncatingIfNeeded: offset)
      if slot.pointee == 0 { slot.pointee = numbered.add(key, at: position) &+ 1 }
      return slot.pointee &- 1
    }
    var index = WordTable.hash(key) & far.mask
    while true {
      let slot = far.base[index]
      if slot.mark == 0 { return insert(key, at: position, into: index) }
      if slot.key == key { return UInt32(truncatingIfNeeded: slot.mark &- 1) }
      index = (index &+ 1) & far.mask
    }
  }

  mutating func numberMissing(at position: Int) -> UInt32 { numbered.numberMissing(0, at: position) }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let product = (key ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }

  @inline(never)
  private mutating func insert(_ key: UInt64, at position: Int, into index: Int) -> UInt32 {
    let number = numbered.add(key, at: position)
    far.base[index] = Slot(key: key, mark: UInt64(number) + 1)
    farCount += 1
    if farCount * 2 > far.count { grow() }
    return number
  }

  private mutating func grow() {
    let grown = KeySlots<Slot>(count: far.count * 4)
    for old in 0..<far.count where far.base[old].mark != 0 {
      var index = WordTable.hash(far.base[old].key) & grown.mask
      while grown.base[index].mark != 0 { index = (index &+ 1) & grown.mask }
      grown.base[index] = far.base[old]
    }
    far = grown
  }
}

/// A table of values of any type, by their own hashes.
struct HashableTable<Key: Hashable>: KeyTable {
  private(set) var numbered = NumberedKeys<Key?>()
  private var numbers: [Key: UInt32] = [:]

  mutating func number(of key: Key?, at position: Int) -> UInt32 {
    guard let key else { return numberMissing(at: position) }
    if let number = numbers[key] { return number }
    let number = numbered.add(key, at: position)
    numbers[key] = number
    return number
  }

  mutating func numberMissing(at position: Int) -> UInt32 { numbered.numberMissing(nil, at: position) }
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
