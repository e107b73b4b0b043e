import NumericKernels

/// Rows in the order in which they are copied from a column; rows may repeat, and be missing.
///
/// Numbers of 32 bits halve what is read beside the values, and no frame here has more rows than they count.
struct GatheredRows {
  private enum Source {
    case list([UInt32])
    case selection(RowSelection)
  }

  /// Stands for a row that there is not: its values are missing.
  static let missing = UInt32.max

  /// The number of rows that are looked up at once.
  static let blockLength = 2048

  let count: Int
  /// Whether some rows may be missing.
  let mayMiss: Bool
  private let source: Source

  /// Rows by number.
  init(_ rows: [UInt32], mayMiss: Bool = false) {
    count = rows.count
    self.mayMiss = mayMiss
    source = .list(rows)
  }

  init(_ rows: [Int]) {
    self.init(
      rows.map { row in
        guard let number = UInt32(exactly: row), number != GatheredRows.missing else {
          preconditionFailure("row \(row) is not in the column")
        }
        return number
      })
  }

  init(_ selection: RowSelection) {
    precondition(selection.endIndex < Int(UInt32.max), "a selection of rows past \(UInt32.max) cannot be copied")
    count = selection.count
    mayMiss = false
    source = .selection(selection)
  }

  /// The bits of the rows, if they were selected by such.
  var bits: RowBits? {
    guard case .selection(let selection) = source, case .bits(let bits) = selection.layout else { return nil }
    return bits
  }

  /// Calls `body` for blocks of rows at some positions, in order, with the position of the first.
  func forEachBlock(of positions: Range<Int>, _ body: (_ position: Int, _ rows: UnsafeBufferPointer<UInt32>) -> Void) {
    switch source {
    case .list(let rows):
      rows.withUnsafeBufferPointer { rows in
        for lower in stride(from: positions.lowerBound, to: positions.upperBound, by: GatheredRows.blockLength) {
          let upper = Swift.min(lower + GatheredRows.blockLength, positions.upperBound)
          body(lower, UnsafeBufferPointer(rebasing: rows[lower..<upper]))
        }
      }
    case .selection(let selection): forEachBlock(of: positions, in: selection, body)
    }
  }

  private func forEachBlock(
    of positions: Range<Int>, in selection: RowSelection,
    _ body: (_ position: Int, _ rows: UnsafeBufferPointer<UInt32>) -> Void
  ) {
    if positions.isEmpty { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: GatheredRows.blockLength) { block in
      var position = positions.lowerBound
      var filled = 0
      selection.slice(offsets: positions).forEachRow { row in
        block[filled] = UInt32(truncatingIfNeeded: row)
        filled &+= 1
        if filled == GatheredRows.blockLength {
          body(position, UnsafeBufferPointer(block))
          position += filled
          filled = 0
        }
      }
      if filled > 0 { body(position, UnsafeBufferPointer(rebasing: block[0..<filled])) }
    }
  }

  /// Calls `body` with the positions that a thread copies, on several threads where there are many.
  ///
  /// The ranges begin at multiples of 64, so that no two threads write to one word of a bitmap.
  func forEachShare(_ body: (Range<Int>) -> Void) {
    let share = 1 << 16
    let threads = count <= share ? 1 : ParallelExecution.processorCount
    ParallelExecution.forEachChunk(of: count, chunkLength: share, threadCount: threads) { _, positions in
      body(positions)
    }
  }
}

extension RowBits {
  /// Calls `body` with words that a thread copies the rows of, and the position of the first of these rows among all.
  func forEachShare(_ body: (_ words: Range<Int>, _ position: Int) -> Void) {
    let share = 1 << 10
    let threads = wordCount <= share ? 1 : ParallelExecution.processorCount
    ParallelExecution.forEachChunk(of: wordCount, chunkLength: share, threadCount: threads) { _, words in
      body(words, offset(ofWord: words.lowerBound))
    }
  }
}
