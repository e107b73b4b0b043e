/// Finds cells byte by byte: for every option, as a yardstick for the fast way, and for header lines.
struct CSVPlainTokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: CSVDialect

  /// A cell as it stands in the file, quotes and escapes included.
  struct Cell {
    var range: Range<Int>
    /// The byte after the delimiter or the line's end.
    var next: Int
    var endsRow: Bool
  }

  /// The cell that begins at `start`, or nil where a quote is misplaced.
  func cell(at start: Int) -> Cell? {
    var place = start
    // Where a carriage return would be part of the cell, since it is escaped.
    var escapedEnd = start
    if dialect.usesQuoting, place < bytes.count, bytes[place] == CSVDialect.quote {
      guard let end = endOfQuotes(from: place) else { return nil }
      place = end
      if let cell = finishedCell(from: start, to: place) { return cell }
      let isReturn = dialect.dropsCarriageReturns && bytes[place] == CSVDialect.carriageReturn
      guard isReturn, place + 1 == bytes.count || bytes[place + 1] == dialect.lineEnd else { return nil }
      return Cell(range: start..<place, next: min(place + 2, bytes.count), endsRow: true)
    }
    while true {
      if var cell = finishedCell(from: start, to: place) {
        let last = place - 1
        if cell.endsRow, dialect.dropsCarriageReturns, last >= escapedEnd, last >= start,
          bytes[last] == CSVDialect.carriageReturn
        {
          cell.range = start..<last
        }
        return cell
      }
      if let length = escapeLength(at: place) {
        place += length
        escapedEnd = place
      } else if dialect.usesQuoting, bytes[place] == CSVDialect.quote {
        return nil
      } else {
        place += 1
      }
    }
  }

  /// The cells of the first row at or after `start` that is not to be passed over; nil at the end of the file.
  func row(at start: Int) -> (cells: [Range<Int>], next: Int, flaw: CSVFlaw?)? {
    var start = start
    while start < bytes.count {
      var cells: [Range<Int>] = []
      var place = start
      while true {
        guard let cell = cell(at: place) else { return (cells, bytes.count, .misplacedQuote(column: cells.count)) }
        cells.append(cell.range)
        place = cell.next
        if cell.endsRow { break }
      }
      if !(dialect.ignoresEmptyLines && cells.count == 1 && cells[0].isEmpty) { return (cells, place, nil) }
      start = place
    }
    return nil
  }

  /// Fills `table` with rows from `start`, the start of a row, on; with no row that begins at `limit` or later.
  func fill(_ table: CSVRowTable, from start: Int, before limit: Int) -> CSVBatchEnd {
    var result = CSVBatchEnd(next: start)
    guard let base = bytes.baseAddress else { return result }
    table.reset(origin: base + start)
    table.fill { rowStarts, cellEnds, _ in
      var count = 0
      while count < table.rowCapacity, result.next < limit, let row = row(at: result.next) {
        if row.flaw == nil, row.next - start > CSVRowTable.reach {
          if count == 0 { result = CSVBatchEnd(next: bytes.count, flaw: .tooLong) }
          break
        }
        result.next = row.next
        result.flaw = row.flaw
        if result.flaw == nil, row.cells.count != table.columnCount {
          result.flaw = .wrongNumberOfColumns(found: row.cells.count)
        }
        if result.flaw != nil { break }
        rowStarts[count] = UInt32(row.cells[0].lowerBound - start)
        for (column, cell) in row.cells.enumerated() {
          cellEnds[count * table.columnCount + column] = UInt32(cell.upperBound - start)
        }
        count += 1
      }
      // Only empty lines are left when nothing was found.
      if count == 0, result.flaw == nil { result.next = bytes.count }
      return count
    }
    return result
  }

  /// The cell from `start` to `place`, if a delimiter, a line's end or the end of the file is there.
  private func finishedCell(from start: Int, to place: Int) -> Cell? {
    guard place < bytes.count else { return Cell(range: start..<place, next: place, endsRow: true) }
    if bytes[place] == dialect.lineEnd { return Cell(range: start..<place, next: place + 1, endsRow: true) }
    guard begins(with: dialect.delimiter, at: place) else { return nil }
    return Cell(range: start..<place, next: place + dialect.delimiter.count, endsRow: false)
  }

  /// The byte after the quote that closes the one at `start`.
  private func endOfQuotes(from start: Int) -> Int? {
    var place = start + 1
    while place < bytes.count {
      if let length = escapeLength(at: place) {
        place += length
      } else if bytes[place] != CSVDialect.quote {
        place += 1
      } else if place + 1 < bytes.count, bytes[place + 1] == CSVDialect.quote {
        place += 2
      } else {
        return place + 1
      }
    }
    return nil
  }

  /// The length of an escape character and the byte that it protects, if one is at `place`.
  private func escapeLength(at place: Int) -> Int? {
    guard dialect.usesEscaping, begins(with: dialect.escape, at: place) else { return nil }
    return min(dialect.escape.count + 1, bytes.count - place)
  }

  private func begins(with word: [UInt8], at place: Int) -> Bool {
    guard bytes[place] == word[0] else { return false }
    return bytes.count - place >= word.count && bytes[place..<place + word.count].elementsEqual(word)
  }
}
