/// Selected rows as bits, with the number of rows before each block of words, so that rows are counted and found fast.
@usableFromInline
final class RowBits: @unchecked Sendable {
  /// Bit r & 63 of word (r >> 6) − firstWord is set where row r is selected.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let firstWord: Int
  @usableFromInline let wordCount: Int
  /// For each block of `blockWords` words, the number of rows in earlier ones; the last entry is the number of all.
  private let ranks: [Int]

  static let blockWords = 8

  /// Takes over words from `UnsafeMutablePointer.allocate`, which say nothing of rows that are not selected.
  @usableFromInline
  init(adopting words: UnsafeMutablePointer<UInt64>, firstWord: Int, wordCount: Int) {
    self.words = words
    self.firstWord = firstWord
    self.wordCount = wordCount
    let blockCount = (wordCount + RowBits.blockWords - 1) / RowBits.blockWords
    ranks = [Int](unsafeUninitializedCapacity: blockCount + 1) { ranks, initializedCount in
      var rank = 0
      for block in 0..<blockCount {
        (ranks.baseAddress.unsafelyUnwrapped + block).initialize(to: rank)
        let start = block * RowBits.blockWords
        for index in start..<Swift.min(start + RowBits.blockWords, wordCount) { rank += words[index].nonzeroBitCount }
      }
      (ranks.baseAddress.unsafelyUnwrapped + blockCount).initialize(to: rank)
      initializedCount = blockCount + 1
    }
  }

  /// The bits of runs, of which there is at least one.
  convenience init(runs: [Range<Int>]) {
    let firstWord = runs[0].lowerBound >> 6
    let wordCount = (runs[runs.count - 1].upperBound - 1) >> 6 - firstWord + 1
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    for run in runs {
      for word in (run.lowerBound >> 6)...((run.upperBound - 1) >> 6) {
        words[word - firstWord] |= RowBits.mask(of: run, inWord: word)
      }
    }
    self.init(adopting: words, firstWord: firstWord, wordCount: wordCount)
  }

  deinit { words.deallocate() }

  /// Whether bits take less memory than `runCount` runs; both grow as their number does, so the smaller is the faster.
  static func isSmaller(than runCount: Int, runsIn rows: Range<Int>) -> Bool { rows.count / 64 < 3 * runCount }

  /// The bits of the rows of a range that lie in a word.
  private static func mask(of rows: Range<Int>, inWord word: Int) -> UInt64 {
    let low = Swift.max(rows.lowerBound - word << 6, 0)
    let high = Swift.min(rows.upperBound - word << 6, 64)
    if high <= low { return 0 }
    return (UInt64.max &<< UInt64(low)) & (UInt64.max &>> UInt64(64 - high))
  }

  /// 1 for true, without a branch: conditions on data are seldom foreseen by the processor.
  @inlinable
  static func bit(_ flag: Bool) -> UInt64 { UInt64(truncatingIfNeeded: unsafeBitCast(flag, to: UInt8.self)) }

  var count: Int { ranks[ranks.count - 1] }

  /// From the first selected row to the last; nil if there is none.
  var bounds: Range<Int>? {
    guard let first = (0..<wordCount).first(where: { words[$0] != 0 }),
      let last = (0..<wordCount).last(where: { words[$0] != 0 })
    else { return nil }
    let lower = (firstWord + first) << 6 + words[first].trailingZeroBitCount
    let upper = (firstWord + last) << 6 + 64 - words[last].leadingZeroBitCount
    return lower..<upper
  }

  /// Whether a row between the bounds is selected.
  @inlinable
  func contains(_ row: Int) -> Bool {
    (words[row &>> 6 &- firstWord] &>> UInt64(truncatingIfNeeded: row & 63)) & 1 != 0
  }

  /// The first selected row from one on; there must be one.
  @inlinable
  func firstRow(atOrAfter row: Int) -> Int {
    let rest = words[row &>> 6 &- firstWord] &>> UInt64(truncatingIfNeeded: row & 63)
    if rest != 0 { return row &+ rest.trailingZeroBitCount }
    var word = row &>> 6 &- firstWord &+ 1
    while words[word] == 0 { word &+= 1 }
    return (firstWord &+ word) &<< 6 &+ words[word].trailingZeroBitCount
  }

  /// The last selected row before one; there must be one.
  func lastRow(before row: Int) -> Int {
    var word = (row - 1) >> 6 - firstWord
    let rest = words[word] & RowBits.mask(of: 0..<row, inWord: firstWord + word)
    if rest != 0 { return (firstWord + word) << 6 + 63 - rest.leadingZeroBitCount }
    word -= 1
    while words[word] == 0 { word -= 1 }
    return (firstWord + word) << 6 + 63 - words[word].leadingZeroBitCount
  }

  /// How many selected rows lie before `row`, which lies between the bounds.
  func offset(of row: Int) -> Int {
    let word = row >> 6 - firstWord
    return offset(ofWord: word) + (words[word] & RowBits.mask(of: 0..<row, inWord: firstWord + word)).nonzeroBitCount
  }

  /// How many selected rows lie before a word.
  func offset(ofWord word: Int) -> Int {
    let block = word / RowBits.blockWords
    return (block * RowBits.blockWords..<word).reduce(ranks[block]) { $0 + words[$1].nonzeroBitCount }
  }

  /// The selected row at an offset that is less than the number of all.
  func row(at offset: Int) -> Int {
    var low = 0
    var high = ranks.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranks[middle] <= offset { low = middle } else { high = middle }
    }
    var word = low * RowBits.blockWords
    var rest = offset - ranks[low]
    while rest >= words[word].nonzeroBitCount {
      rest -= words[word].nonzeroBitCount
      word += 1
    }
    var bits = words[word]
    for _ in 0..<rest { bits &= bits - 1 }
    return (firstWord + word) << 6 + bits.trailingZeroBitCount
  }

  /// The selected rows in bounds that lie between this one's.
  func intersecting(_ rows: Range<Int>) -> RowBits {
    let (first, last) = rows.isEmpty ? (firstWord, firstWord) : (rows.lowerBound >> 6, (rows.upperBound - 1) >> 6)
    let kept = UnsafeMutablePointer<UInt64>.allocate(capacity: last - first + 1)
    for word in first...last {
      (kept + (word - first)).initialize(to: words[word - firstWord] & RowBits.mask(of: rows, inWord: word))
    }
    return RowBits(adopting: kept, firstWord: first, wordCount: last - first + 1)
  }

  /// The number of runs.
  func runCount() -> Int {
    var runs = 0
    var carry: UInt64 = 0
    for index in 0..<wordCount {
      let word = words[index]
      runs += (word & ~(word << 1 | carry)).nonzeroBitCount
      carry = word >> 63
    }
    return runs
  }

  /// The rows as ranges that neither are empty nor touch.
  func runs() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    runs.reserveCapacity(runCount())
    var start: Int?
    for index in 0..<wordCount {
      let base = (firstWord + index) << 6
      // A set bit wherever the selection begins or ends.
      var edges = words[index] ^ (words[index] << 1 | (start == nil ? 0 : 1))
      while edges != 0 {
        let row = base + edges.trailingZeroBitCount
        edges &= edges - 1
        if let begun = start {
          runs.append(begun..<row)
          start = nil
        } else {
          start = row
        }
      }
    }
    if let begun = start { runs.append(begun..<((firstWord + wordCount) << 6)) }
    return runs
  }
}

/// The memory of a bitmap that is being written.
@usableFromInline
struct RowBitsWriter {
  /// A word for each 64 rows, of which the first may lie before the range.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let firstWord: Int
  @usableFromInline let wordCount: Int
  /// Room for the conditions of 64 rows, which are found first and packed into a word then.
  @usableFromInline let flags: UnsafeMutablePointer<Bool>

  /// Makes room for the bits of `rows`.
  ///
  /// Whoever makes a writer asks it once for its selection, or discards it.
  @usableFromInline
  init(rows: Range<Int>) {
    firstWord = rows.lowerBound >> 6
    wordCount = rows.isEmpty ? 0 : (rows.upperBound - 1) >> 6 - firstWord + 1
    words = .allocate(capacity: Swift.max(wordCount, 1))
    flags = .allocate(capacity: 64)
    flags.initialize(repeating: false, count: 64)
  }

  /// The flags as bits, the first one lowest.
  @inlinable
  var wordOfFlags: UInt64 {
    let bytes = UnsafeRawPointer(flags)
    var word: UInt64 = 0
    for byte in 0..<8 {
      let eight = UInt64(littleEndian: bytes.load(fromByteOffset: byte &* 8, as: UInt64.self))
      // The product brings the lowest bit of byte k to bit 56 + k.
      word |= ((eight &* 0x0102_0408_1020_4080) &>> 56) &<< UInt64(truncatingIfNeeded: byte &* 8)
    }
    return word
  }

  /// The selected rows, after each word was written; the writer must not be used again.
  @usableFromInline
  func finished() -> RowSelection {
    flags.deallocate()
    return RowSelection(RowBits(adopting: words, firstWord: firstWord, wordCount: wordCount))
  }

  /// Gives the memory back without a selection.
  @usableFromInline
  func discard() {
    flags.deallocate()
    words.deallocate()
  }
}

extension RowSelection {
  /// Those of some rows that satisfy a condition.
  @inlinable
  init(from rows: Range<Int>, where isIncluded: (Int) throws -> Bool) rethrows {
    let writer = RowBitsWriter(rows: rows)
    do {
      var row = rows.lowerBound
      for index in 0..<writer.wordCount {
        let end = Swift.min(row | 63, rows.upperBound &- 1)
        if end &- row == 63 {
          for bit in 0..<64 { writer.flags[bit] = try isIncluded(row &+ bit) }
          writer.words[index] = writer.wordOfFlags
        } else {
          var word: UInt64 = 0
          for row in row...end { word |= RowBits.bit(try isIncluded(row)) &<< UInt64(truncatingIfNeeded: row & 63) }
          writer.words[index] = word
        }
        row = end &+ 1
      }
    } catch {
      writer.discard()
      throw error
    }
    self = writer.finished()
  }

  /// Those of the selected rows that satisfy a condition.
  @inlinable
  func filtered(where isIncluded: (Int) throws -> Bool) rethrows -> RowSelection {
    guard case .bits(let bits) = layout else {
      var builder = RowSelectionBuilder()
      try forEachRow { row in
        if try isIncluded(row) { builder.append(row) }
      }
      return builder.selection
    }
    let writer = RowBitsWriter(rows: startIndex..<endIndex)
    do {
      for index in 0..<writer.wordCount {
        let base = (writer.firstWord &+ index) &<< 6
        var rest = bits.words[writer.firstWord &+ index &- bits.firstWord]
        var word: UInt64 = 0
        while rest != 0 {
          let bit = rest.trailingZeroBitCount
          word |= RowBits.bit(try isIncluded(base &+ bit)) &<< UInt64(truncatingIfNeeded: bit)
          rest &= rest &- 1
        }
        writer.words[index] = word
      }
    } catch {
      writer.discard()
      throw error
    }
    return writer.finished()
  }
}

extension ColumnStorage {
  /// Those of some rows, which are in the column, whose elements satisfy a condition.
  @inlinable
  func selecting(_ rows: Range<Int>, where isIncluded: (Value?) throws -> Bool) rethrows -> RowSelection {
    try RowSelection(from: rows) { row in try isIncluded(element(at: row)) }
  }
}
