/// A row and the number that orders it.
struct KeyedRow {
  var key: UInt64
  var row: UInt32
}

/// Sorts rows in memory of its own, by one thread.
final class SortScratch {
  private let capacity: Int
  private var current: UnsafeMutablePointer<KeyedRow>
  private var other: UnsafeMutablePointer<KeyedRow>
  private let counts: UnsafeMutablePointer<UInt32>
  private let keys: UnsafeMutablePointer<UInt64>

  private static let digitBits: UInt64 = 11
  private static let digitCount = 1 << 11
  /// Up to as many rows are sorted by insertion.
  private static let fewRows = 32

  init(capacity: Int) {
    self.capacity = capacity
    current = .allocate(capacity: Swift.max(capacity, 1))
    other = .allocate(capacity: Swift.max(capacity, 1))
    counts = .allocate(capacity: SortScratch.digitCount)
    keys = .allocate(capacity: GatheredRows.blockLength)
  }

  deinit {
    current.deallocate()
    other.deallocate()
    counts.deallocate()
    keys.deallocate()
  }

  /// Sorts rows, at most `capacity`.
  func sort(_ rows: UnsafeMutableBufferPointer<UInt32>, by level: SortKeys, _ order: Order) {
    let varying = load(rows, by: level, order)
    if varying == 0 { return }
    let count = rows.count
    if count <= SortScratch.fewRows {
      insert(count)
    } else {
      // The digits above decide nearly everything; where they do not, all of them are sorted.
      let top = 64 - UInt64(varying.leadingZeroBitCount)
      let digits = SortScratch.digitBits * (count > 1 << 12 ? 3 : 2)
      let low = top > digits ? top - digits : 0
      sortByDigits(count, from: low, to: top, varying)
      if low > 0 && !isSorted(count) { sortByDigits(count, from: 0, to: top, varying) }
    }
    for index in 0..<count { rows[index] = current[index].row }
  }

  /// Takes over the rows with their keys; the result has the bits in which keys differ.
  private func load(_ rows: UnsafeMutableBufferPointer<UInt32>, by level: SortKeys, _ order: Order) -> UInt64 {
    let flip: UInt64 = order == .ascending ? 0 : .max
    var (all, any) = (UInt64.max, UInt64(0))
    for start in stride(from: 0, to: rows.count, by: GatheredRows.blockLength) {
      let end = Swift.min(start + GatheredRows.blockLength, rows.count)
      level.fill(UnsafeBufferPointer(rebasing: rows[start..<end]), keys)
      for index in start..<end {
        let key = keys[index - start] ^ flip
        all &= key
        any |= key
        current[index] = KeyedRow(key: key, row: rows[index])
      }
    }
    return all ^ any
  }

  private func insert(_ count: Int) {
    for index in 1..<count {
      let entry = current[index]
      var place = index
      while place > 0, current[place - 1].key > entry.key {
        current[place] = current[place - 1]
        place -= 1
      }
      current[place] = entry
    }
  }

  private func isSorted(_ count: Int) -> Bool {
    for index in 1..<count where current[index - 1].key > current[index].key { return false }
    return true
  }

  /// A radix sort by the digits between two bits, least significant first; digits that all keys share are left out.
  private func sortByDigits(_ count: Int, from low: UInt64, to top: UInt64, _ varying: UInt64) {
    let mask = UInt64(SortScratch.digitCount - 1)
    for shift in stride(from: low, to: top, by: Int(SortScratch.digitBits)) where varying >> shift & mask != 0 {
      counts.initialize(repeating: 0, count: SortScratch.digitCount)
      for index in 0..<count { counts[Int(current[index].key >> shift & mask)] &+= 1 }
      var start: UInt32 = 0
      for digit in 0..<SortScratch.digitCount {
        let next = start &+ counts[digit]
        counts[digit] = start
        start = next
      }
      for index in 0..<count {
        let entry = current[index]
        let digit = Int(entry.key >> shift & mask)
        other[Int(counts[digit])] = entry
        counts[digit] &+= 1
      }
      swap(&current, &other)
    }
  }

  /// Adds the runs of several rows with equal keys among the rows that were sorted last; positions count from `base`.
  func appendRuns(count: Int, from base: Int, to runs: inout [Range<Int>]) {
    var start = 0
    for index in 1...count where index == count || current[index].key != current[start].key {
      if index - start > 1 { runs.append(base + start..<base + index) }
      start = index
    }
  }
}
