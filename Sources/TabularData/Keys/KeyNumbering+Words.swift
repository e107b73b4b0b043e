extension KeyNumbering {
  /// Numbers keys that are words.
  ///
  /// `range` is one in which all words are known to lie.
  init(words sources: [WordSource], range: WordRange? = nil, threads: KeyThreads) {
    let parts = KeyNumbering.parts(sources.map(\.selection.count))
    let total = parts.reduce(0) { $0 + $1.count }
    let near = range ?? KeyNumbering.likelyRange(of: sources)
    // Wide tables miss the cache more than a hashed one of the keys that occur.
    let widest = Swift.max(1 << 16, Swift.min(total, 1 << 24))
    let isNarrow = near.map { $0.width <= UInt64(widest) } ?? false
    let (lowest, width) = isNarrow ? (near?.lowest ?? 0, Int(near?.width ?? 0)) : (0, 0)
    self.init(parts, threads: threads) {
      WordTable(lowest: lowest, width: width)
    } fill: { chunk, output, table in
      sources[chunk.part].forEachBlock(of: chunk.positions) { offset, words, isPresent in
        KeyNumbering.fill(output + offset, words, isPresent, at: chunk.start + offset, &table)
      }
    }
  }

  /// Parts of some lengths, one after the other.
  static func parts(_ counts: [Int]) -> [KeyPart] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return KeyPart(count: count, start: start)
    }
  }

  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, _ words: UnsafeBufferPointer<UInt64>, _ isPresent: UnsafePointer<Bool>?,
    at start: Int, _ table: inout WordTable
  ) {
    guard let isPresent else {
      for index in 0..<words.count { output[index] = table.number(of: words[index], at: start &+ index) }
      return
    }
    for index in 0..<words.count {
      output[index] =
        isPresent[index] ? table.number(of: words[index], at: start + index) : table.numberMissing(at: start + index)
    }
  }

  /// A range in which most words lie, if they are integers that lie close together.
  ///
  /// It is found from a sample: words outside it are numbered all the same, only slower.
  private static func likelyRange(of sources: [WordSource]) -> WordRange? {
    var (low, high) = (Int64.max, Int64.min)
    for source in sources where source.areIntegers {
      source.sample(count: 1024) { word in
        low = Swift.min(low, Int64(bitPattern: word))
        high = Swift.max(high, Int64(bitPattern: word))
      }
    }
    guard low <= high else { return nil }
    let span = UInt64(bitPattern: high &- low)
    // The ends of a range are seldom in a sample.
    let margin = span / 8 + 64
    return WordRange(lowest: UInt64(bitPattern: low) &- margin, width: span.addingReportingOverflow(2 * margin + 1))
  }
}

/// Words from `lowest` on, which may run from negative numbers, seen as words, to positive ones.
struct WordRange {
  let lowest: UInt64
  let width: UInt64

  init(lowest: UInt64, width: UInt64) {
    self.lowest = lowest
    self.width = width
  }

  /// A width that does not fit is the greatest there is.
  fileprivate init(lowest: UInt64, width: (partialValue: UInt64, overflow: Bool)) {
    self.init(lowest: lowest, width: width.overflow ? .max : width.partialValue)
  }
}
