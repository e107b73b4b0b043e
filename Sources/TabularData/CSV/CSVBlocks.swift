import NumericKernels

/// The blocks that a file's data is read in, and the rows that begin in each.
struct CSVBlocks {
  /// Where the first row of each block begins; one more says where the data ends.
  private let starts: [Int]
  /// The position of each block's first row; one more says how many rows there are.
  private(set) var firstRow: [Int]
  /// Whether the rows were found one by one, not by counting line ends.
  private(set) var isExact = false

  var count: Int { starts.count - 1 }
  var rowCount: Int { firstRow[count] }

  /// The bytes of the rows that begin in a block; empty if none does.
  func byteRange(_ block: Int) -> Range<Int> { starts[block]..<max(starts[block], starts[block + 1]) }

  /// The positions of the rows that begin in a block.
  func rows(_ block: Int) -> Range<Int> { firstRow[block]..<max(firstRow[block], firstRow[block + 1]) }

  /// Cuts up the data from `bodyStart` on.
  ///
  /// - Throws: ``CSVReadingError/outOfBounds(requested:actual:)`` if there are fewer rows than wanted, or a flaw before
  ///   their end that makes counting impossible.
  init(_ plan: CSVParsingPlan, bodyStart: Int, rows: Range<Int>?, effort: CSVReadingEffort) throws {
    let bytes = plan.bytes
    guard !plan.isPlain else {
      starts = [bodyStart, bytes.count]
      firstRow = [0, 0]
      try count(plan, rows: rows, effort: effort)
      return
    }
    let index = CSVBlockIndex(
      bytes, bodyStart: bodyStart, dialect: plan.dialect, blockLength: max(effort.blockLength, 1),
      threadCount: effort.threadCount)
    var starts = [Int](repeating: bytes.count, count: index.blockCount + 1)
    var firstRow: [Int] = []
    for block in 0..<index.blockCount {
      let start = bodyStart + block * index.blockLength
      let isRowStart = block == 0 || !index.beginsInQuotes[block] && bytes[start - 1] == plan.dialect.lineEnd
      firstRow.append(index.firstRow[block] + (isRowStart ? 0 : 1))
      let range = start..<min(start + index.blockLength, bytes.count)
      starts[block] =
        isRowStart
        ? start : CSVBlocks.nextRow(bytes, range, isInside: index.beginsInQuotes[block], dialect: plan.dialect)
    }
    // A block within a row has no start of its own: its bytes belong to a block before it.
    for block in (0..<index.blockCount).reversed() where starts[block] == CSVBlocks.noRow {
      starts[block] = starts[block + 1]
    }
    self.starts = starts
    self.firstRow = firstRow + [index.rowCount]
    if rows != nil { try count(plan, rows: rows, effort: effort) }
  }

  private static let noRow = Int.max

  /// The byte after the first line end outside of quotes; `noRow` if there is none.
  private static func nextRow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isInside: Bool, dialect: CSVDialect
  ) -> Int {
    var isInside = isInside
    for place in range {
      if bytes[place] == CSVDialect.quote, dialect.usesQuoting {
        isInside.toggle()
      } else if bytes[place] == dialect.lineEnd, !isInside {
        return place + 1
      }
    }
    return noRow
  }

  /// Calls `body` once a block, on several threads, and returns what it returned in order.
  ///
  /// Blocks after one that failed may be left out.
  func outcomes(
    threadCount: Int, _ body: (_ worker: Int, _ block: Int) -> CSVBlockOutcome
  ) -> [CSVBlockOutcome] {
    let results = UnsafeMutablePointer<CSVBlockOutcome>.allocate(capacity: max(count, 1))
    results.initialize(repeating: CSVBlockOutcome(), count: count)
    defer {
      results.deinitialize(count: count)
      results.deallocate()
    }
    ParallelExecution.forEach(count, threadCount: threadCount) { worker, block in results[block] = body(worker, block) }
    return Array(UnsafeBufferPointer(start: results, count: count))
  }

  /// Takes the rows that were found for the rows that there are; true if that changes anything.
  ///
  /// - Throws: The first issue, whose row is known since the blocks before it have none.
  mutating func correct(with outcomes: [CSVBlockOutcome], rowNumber: Int) throws -> Bool {
    var found = [0]
    for outcome in outcomes {
      let first = found[found.count - 1]
      if let issue = outcome.issue { throw issue.error(first + issue.row + rowNumber) }
      found.append(first + outcome.rowCount)
    }
    if isExact || found == firstRow { return false }
    firstRow = found
    isExact = true
    return true
  }

  /// Counts the rows one by one, up to a misplaced quote, and checks that there are as many as wanted.
  private mutating func count(_ plan: CSVParsingPlan, rows: Range<Int>?, effort: CSVReadingEffort) throws {
    let blocks = self
    let threadCount = max(1, min(effort.threadCount, count))
    let parsers = (0..<threadCount).map { _ in CSVBlockParser(plan, columnCount: 0) }
    let outcomes = outcomes(threadCount: threadCount) { worker, block in
      parsers[worker].countRows(blocks.byteRange(block))
    }
    var found = [0]
    for outcome in outcomes {
      let first = found[found.count - 1]
      if let issue = outcome.issue, let rows, first + issue.row < rows.upperBound {
        throw issue.error(first + issue.row + plan.firstRowNumber)
      }
      found.append(first + outcome.rowCount)
    }
    firstRow = found
    isExact = true
    if let rows, rows.upperBound > rowCount {
      throw CSVReadingError.outOfBounds(requested: rows.upperBound, actual: rowCount)
    }
  }
}
