import CIntrinsics
import NumericKernels

/// How the blocks of a file begin: within quotes or not, and with which row.
///
/// A block is a run of bytes of fixed length. Its own bytes cannot tell whether it begins within quotes, so each block is
/// counted for both cases at once, and the true case follows from the parities of the blocks before it. The idea is that
/// of D. Ge and others, "Speculative Distributed CSV Data Parsing for Big Data Analytics" (SIGMOD 2019), section 3.
struct CSVBlockIndex {
  let blockLength: Int
  let blockCount: Int
  /// One more than there are blocks: the last says how the file ends.
  private(set) var beginsInQuotes: [Bool]
  /// The number of rows that begin before a block's first row, if no line is empty but for a carriage return.
  var firstRow: [Int]

  /// Counts the quotes and line ends of `bytes` after `bodyStart`, which is the start of a row.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, bodyStart: Int, dialect: CSVDialect, blockLength: Int, threadCount: Int
  ) {
    self.blockLength = blockLength
    blockCount = (bytes.count - bodyStart + blockLength - 1) / blockLength
    let counts = UnsafeMutablePointer<Count>.allocate(capacity: max(blockCount, 1))
    defer { counts.deallocate() }
    let length = blockLength
    ParallelExecution.forEach(blockCount, threadCount: threadCount) { block in
      let start = bodyStart + block * length
      counts[block] = CSVBlockIndex.count(
        bytes, from: start, to: min(start + length, bytes.count), isFirst: block == 0, dialect: dialect)
    }
    beginsInQuotes = [false]
    firstRow = [0]
    for block in 0..<blockCount {
      let isInside = beginsInQuotes[block]
      beginsInQuotes.append(isInside != counts[block].hasOddQuotes)
      firstRow.append(firstRow[block] + (isInside ? counts[block].rowEndsInside : counts[block].rowEndsOutside))
    }
    let last = bytes.count - 1
    if blockCount > 0, bytes[last] != dialect.lineEnd || beginsInQuotes[blockCount] { firstRow[blockCount] += 1 }
  }

  /// The expected number of rows.
  var rowCount: Int { firstRow[blockCount] }

  private struct Count {
    var hasOddQuotes = false
    /// Line ends that end a row if the block begins outside of quotes, and if it begins inside.
    var rowEndsOutside = 0
    var rowEndsInside = 0
  }

  private static func count(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, isFirst: Bool, dialect: CSVDialect
  ) -> Count {
    let windows = CSVWindows(bytes)
    defer { windows.deallocate() }
    var result = Count()
    var inside: UInt64 = 0
    // A line end right after a line end ends no row, if empty lines are ignored.
    var afterLineEnd: UInt64 = isFirst || bytes[start - 1] == dialect.lineEnd ? 1 : 0
    let skipsEmpty: UInt64 = dialect.ignoresEmptyLines ? .max : 0
    var offset = start
    while offset < end {
      var (window, valid) = windows.window(at: offset)
      if end &- offset < 64 { valid &= .max &>> UInt64(64 &- (end &- offset)) }
      let lineEnds = espalier_equal_mask64(window, dialect.lineEnd) & valid
      let rowEnds = lineEnds & ~((lineEnds &<< 1 | afterLineEnd) & skipsEmpty)
      afterLineEnd = lineEnds &>> 63
      let quotes = dialect.usesQuoting ? espalier_equal_mask64(window, CSVDialect.quote) & valid : 0
      if quotes == 0 {
        if inside == 0 {
          result.rowEndsOutside &+= rowEnds.nonzeroBitCount
        } else {
          result.rowEndsInside &+= rowEnds.nonzeroBitCount
        }
      } else {
        let quoted = quotes.prefixParity ^ inside
        result.rowEndsOutside &+= (rowEnds & ~quoted).nonzeroBitCount
        result.rowEndsInside &+= (rowEnds & quoted).nonzeroBitCount
        inside = quoted.highestBitSpread
      }
      offset &+= 64
    }
    result.hasOddQuotes = inside != 0
    return result
  }
}
