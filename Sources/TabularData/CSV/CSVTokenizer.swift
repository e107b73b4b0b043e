import CIntrinsics

/// Finds the cells of files whose delimiter is one byte and whose only other means are quotes: 64 bytes at a time.
///
/// Quotes come in pairs, so a byte lies within quotes if an odd number of them precedes it in its row; delimiters and
/// line ends elsewhere are the structure. That holds only while each opening quote follows a cell's end (or, doubled, a
/// closing quote) and each closing quote precedes one; where it does not, the row is flawed.
struct CSVTokenizer {
  let windows: CSVWindows
  let dialect: CSVDialect
  private let delimiter: UInt8

  init(_ windows: CSVWindows, dialect: CSVDialect) {
    self.windows = windows
    self.dialect = dialect
    delimiter = dialect.delimiter[0]
  }

  /// Fills `table` with rows from `start`, the start of a row, on; with no row that begins at `limit` or later.
  func fill(_ table: CSVRowTable, from start: Int, before limit: Int) -> CSVBatchEnd {
    table.reset(origin: windows.start + start)
    var end = CSVBatchEnd(next: start)
    table.fill { rowStarts, cellEnds, cellCapacity in
      var batch = Batch(
        rowStarts: rowStarts, cellEnds: cellEnds, cellCapacity: cellCapacity, columnCount: table.columnCount,
        rowCapacity: table.rowCapacity, origin: windows.start + start, limit: limit - start, dialect: dialect)
      end = scan(&batch, from: start)
      return batch.rowCount
    }
    return end
  }

  @inline(__always)
  private func scan(_ batch: inout Batch, from start: Int) -> CSVBatchEnd {
    var insideQuotes: UInt64 = 0
    // Whether the byte before the window ends a cell or closes a quote, and whether it closes one.
    var mayOpen: UInt64 = 1
    var hasClosed: UInt64 = 0
    var offset = start
    while offset < windows.count {
      let (window, valid) = windows.window(at: offset)
      let lineEnds = espalier_equal_mask64(window, dialect.lineEnd) & valid
      let quotes = dialect.usesQuoting ? espalier_equal_mask64(window, CSVDialect.quote) & valid : 0
      var cellEnds = (espalier_equal_mask64(window, delimiter) & valid) | lineEnds
      var misplaced: UInt64 = 0
      if quotes == 0 {
        cellEnds &= ~insideQuotes
        misplaced = hasClosed & ~cellEnds & valid
        mayOpen = cellEnds &>> 63
        hasClosed = 0
      } else {
        let quoted = quotes.prefixParity ^ insideQuotes
        cellEnds &= ~quoted
        let closing = quotes & ~quoted
        let boundaries = cellEnds | closing
        misplaced = quotes & quoted & ~(boundaries &<< 1 | mayOpen)
        misplaced |= (closing &<< 1 | hasClosed) & ~(cellEnds | quotes) & valid
        mayOpen = boundaries &>> 63
        hasClosed = closing &>> 63
        insideQuotes = quoted.highestBitSpread
      }
      var flawed = false
      if misplaced != 0, let first = firstMisplaced(misplaced, at: offset) {
        cellEnds &= (1 &<< UInt64(first)) &- 1
        flawed = true
      }
      if batch.take(cellEnds, lineEnds: lineEnds, at: offset &- start) {
        return CSVBatchEnd(next: start &+ batch.nextRow, flaw: batch.flaw)
      }
      if flawed {
        return CSVBatchEnd(next: windows.count, flaw: .misplacedQuote(column: batch.columnInProgress))
      }
      offset &+= 64
      if offset &- start > CSVRowTable.reach {
        return batch.rowCount == 0
          ? CSVBatchEnd(next: windows.count, flaw: .tooLong) : CSVBatchEnd(next: start &+ batch.nextRow)
      }
    }
    if insideQuotes != 0 {
      return CSVBatchEnd(next: windows.count, flaw: .misplacedQuote(column: batch.columnInProgress))
    }
    batch.finish(at: windows.count &- start)
    return CSVBatchEnd(next: windows.count, flaw: batch.flaw)
  }

  /// The lowest bit that is no carriage return between a closing quote and the end of its line.
  @inline(never)
  private func firstMisplaced(_ bits: UInt64, at offset: Int) -> Int? {
    var left = bits
    while left != 0 {
      let bit = left.trailingZeroBitCount
      let place = offset + bit
      let isReturn = dialect.dropsCarriageReturns && windows.start[place] == CSVDialect.carriageReturn
      let endsLine = place + 1 == windows.count || windows.start[place + 1] == dialect.lineEnd
      if !(isReturn && endsLine) { return bit }
      left &= left - 1
    }
    return nil
  }
}

extension CSVTokenizer {
  /// The rows found so far; places are relative to `origin`.
  private struct Batch {
    let rowStarts: UnsafeMutablePointer<UInt32>
    let cellEnds: UnsafeMutablePointer<UInt32>
    let cellCapacity: Int
    let columnCount: Int
    let rowCapacity: Int
    let origin: UnsafePointer<UInt8>
    let limit: Int
    let dialect: CSVDialect
    var rowCount = 0
    var nextRow = 0
    var flaw: CSVFlaw?
    /// Cells found, of which those from `firstCell` on belong to the row in progress.
    private var cellCount = 0
    private var firstCell = 0
    private let dropsReturns: Bool

    init(
      rowStarts: UnsafeMutablePointer<UInt32>, cellEnds: UnsafeMutablePointer<UInt32>, cellCapacity: Int,
      columnCount: Int, rowCapacity: Int, origin: UnsafePointer<UInt8>, limit: Int, dialect: CSVDialect
    ) {
      self.rowStarts = rowStarts
      self.cellEnds = cellEnds
      self.cellCapacity = cellCapacity
      self.columnCount = columnCount
      self.rowCapacity = rowCapacity
      self.origin = origin
      self.limit = limit
      self.dialect = dialect
      dropsReturns = dialect.dropsCarriageReturns
    }

    var columnInProgress: Int { cellCount - firstCell }

    /// Takes the cell ends of a window; returns true when the batch is full or a row is flawed.
    @inline(__always)
    mutating func take(_ ends: UInt64, lineEnds: UInt64, at offset: Int) -> Bool {
      var left = ends
      var rowEnds = ends & lineEnds
      while rowEnds != 0 {
        let bit = rowEnds.trailingZeroBitCount
        let row = left & (rowEnds ^ (rowEnds &- 1))
        rowEnds &= rowEnds &- 1
        left &= ~row
        store(row, at: offset)
        if endRow(at: offset &+ bit, next: offset &+ bit &+ 1) { return true }
      }
      store(left, at: offset)
      return false
    }

    /// Stores the places of a window's cell ends; those of a row that is too long are only counted.
    @inline(__always)
    private mutating func store(_ ends: UInt64, at offset: Int) {
      guard cellCount &+ 64 <= cellCapacity else {
        cellCount &+= ends.nonzeroBitCount
        return
      }
      var left = ends
      var count = cellCount
      while left != 0 {
        cellEnds[count] = UInt32(truncatingIfNeeded: offset &+ left.trailingZeroBitCount)
        left &= left &- 1
        count &+= 1
      }
      cellCount = count
    }

    /// Ends the last row where the file does, if its last line has no end.
    mutating func finish(at place: Int) {
      guard place > nextRow else { return }
      if cellCount < cellCapacity { cellEnds[cellCount] = UInt32(truncatingIfNeeded: place) }
      cellCount += 1
      _ = endRow(at: place, next: place)
    }

    @inline(__always)
    private mutating func endRow(at place: Int, next: Int) -> Bool {
      let start = nextRow
      nextRow = next
      let hasReturn = dropsReturns && place > start && origin[place &- 1] == CSVDialect.carriageReturn
      let isEmpty = place &- start == (hasReturn ? 1 : 0)
      if cellCount &- firstCell != columnCount || isEmpty {
        if isEmpty, dialect.ignoresEmptyLines {
          cellCount = firstCell
          return next >= limit
        }
        if cellCount &- firstCell != columnCount {
          flaw = .wrongNumberOfColumns(found: cellCount &- firstCell)
          return true
        }
      }
      if hasReturn { cellEnds[cellCount &- 1] = UInt32(truncatingIfNeeded: place &- 1) }
      rowStarts[rowCount] = UInt32(truncatingIfNeeded: start)
      rowCount &+= 1
      firstCell = cellCount
      return rowCount == rowCapacity || next >= limit
    }
  }
}
