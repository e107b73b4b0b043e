import NumericKernels

extension KeyNumbering {
  /// Numbers keys that are words.
  ///
  /// `bounds` are those of the words, where they are known.
  init(words sources: [WordSource], bounds: ClosedRange<Int64>? = nil, threads: KeyThreads) {
    let parts = KeyNumbering.parts(sources.map(\.selection.count))
    let total = parts.reduce(0) { $0 + $1.count }
    let areIntegers = sources.allSatisfy(\.areIntegers)
    let known = bounds ?? (areIntegers ? KeyNumbering.bounds(of: sources, parts, threads: threads) : nil)
    let width = known.map { $0.upperBound.subtractingReportingOverflow($0.lowerBound) }
    // Wide tables miss the cache more than a hashed one of the keys that occur.
    let widest = Swift.max(1 << 16, Swift.min(total, 1 << 24))
    if let known, let width, !width.overflow, width.partialValue < Int64(widest) {
      self.init(parts, threads: threads) {
        DirectWordTable(lowest: UInt64(bitPattern: known.lowerBound), count: Int(width.partialValue) + 1)
      } fill: { chunk, output, found in
        KeyNumbering.fill(output, from: sources[chunk.part], chunk, &found)
      }
    } else {
      self.init(parts, threads: threads) {
        HashedWordTable()
      } fill: { chunk, output, found in
        KeyNumbering.fill(output, from: sources[chunk.part], chunk, &found)
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

  @inline(__always)
  private static func fill<Table: KeyTable>(
    _ output: UnsafeMutablePointer<UInt32>, from source: WordSource, _ chunk: KeyChunk, _ found: inout Found<Table>
  ) where Table.Key == UInt64 {
    source.forEachBlock(of: chunk.positions) { offset, words, isPresent in
      KeyNumbering.fill(output + offset, words, isPresent, at: chunk.start + offset, &found)
    }
  }

  private static func fill<Table: KeyTable>(
    _ output: UnsafeMutablePointer<UInt32>, _ words: UnsafeBufferPointer<UInt64>, _ isPresent: UnsafePointer<Bool>?,
    at start: Int, _ found: inout Found<Table>
  ) where Table.Key == UInt64 {
    guard let isPresent else {
      for index in 0..<words.count {
        let number = found.table.number(of: words[index])
        output[index] = number
        found.note(number, at: start + index)
      }
      return
    }
    for index in 0..<words.count {
      let number = isPresent[index] ? found.table.number(of: words[index]) : found.missingNumber()
      output[index] = number
      found.note(number, at: start + index)
    }
  }

  /// The least and the greatest word, seen as signed; nil if every key is missing.
  private static func bounds(
    of sources: [WordSource], _ parts: [KeyPart], threads: KeyThreads
  ) -> ClosedRange<Int64>? {
    let chunks = threads.chunks(of: parts)
    var lowest = [Int64](repeating: .max, count: chunks.count)
    var highest = [Int64](repeating: .min, count: chunks.count)
    lowest.withUnsafeMutableBufferPointer { lowest in
      highest.withUnsafeMutableBufferPointer { highest in
        let (lowest, highest) = (lowest, highest)
        ParallelExecution.forEach(chunks.count, threadCount: threads.count) { index in
          var (low, high) = (Int64.max, Int64.min)
          sources[chunks[index].part].forEachBlock(of: chunks[index].positions) { _, words, isPresent in
            for position in 0..<words.count where isPresent?[position] ?? true {
              let word = Int64(bitPattern: words[position])
              low = Swift.min(low, word)
              high = Swift.max(high, word)
            }
          }
          lowest[index] = low
          highest[index] = high
        }
      }
    }
    guard let low = lowest.min(), let high = highest.max(), low <= high else { return nil }
    return low...high
  }
}
