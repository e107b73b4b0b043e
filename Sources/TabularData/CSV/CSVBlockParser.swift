import Foundation

/// What a reader of blocks needs to know about the file and the columns; the same for all threads.
struct CSVParsingPlan {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: CSVDialect
  let vocabulary: CSVVocabulary
  let columnCount: Int
  /// Whether cells are found byte by byte.
  let isPlain: Bool
  /// The rows of data that are wanted, by position in the file.
  var rows: Range<Int>
  /// Whether these are all rows of the file, so that a flaw anywhere counts.
  let wantsAllRows: Bool
  /// The number that errors give the first row of data.
  let firstRowNumber: Int
}

/// What reading a block led to.
struct CSVBlockOutcome {
  /// The rows that begin in the block, up to its flaw if it has one.
  var rowCount = 0
  /// Why reading must fail, and the position in the block of the row to blame.
  var issue: (row: Int, error: (_ rowNumber: Int) -> any Error)?
  /// Missing cells in words of the bitmap that other blocks may write to.
  var sharedMissing: [(validity: UnsafeMutablePointer<UInt64>, row: Int)] = []
}

/// Reads blocks on one thread.
final class CSVBlockParser {
  let plan: CSVParsingPlan
  let table: CSVRowTable
  let decoder: CSVCellDecoder
  let numbers: CSVNumberParser
  private let windows: CSVWindows
  private let tokenizer: CSVTokenizer
  private let plainTokenizer: CSVPlainTokenizer
  /// A thread's texts, by position among the columns.
  private(set) var arenas: [CSVTextArena]

  var outcome = CSVBlockOutcome()
  /// The wanted rows that only this block writes to, counted from the first wanted row.
  private(set) var ownRows = 0..<0
  /// The position of the block's first row.
  private var firstRow = 0
  /// The position of the batch's first row among the wanted ones.
  private(set) var batchRow = 0
  /// Whether there are more rows than expected; the rest is counted, not read.
  private var hasOverrun = false

  init(_ plan: CSVParsingPlan, columnCount: Int) {
    self.plan = plan
    windows = CSVWindows(plan.bytes)
    tokenizer = CSVTokenizer(windows, dialect: plan.dialect)
    plainTokenizer = CSVPlainTokenizer(bytes: plan.bytes, dialect: plan.dialect)
    table = CSVRowTable(
      columnCount: plan.columnCount, delimiterLength: plan.dialect.delimiter.count, origin: windows.start)
    decoder = CSVCellDecoder(plan.dialect)
    numbers = CSVNumberParser(limit: windows.start + windows.count)
    arenas = (0..<columnCount).map { _ in CSVTextArena() }
  }

  deinit { windows.deallocate() }

  /// Finds cells of rows that begin in `range`, which starts with a row.
  func fillTable(_ range: Range<Int>) -> CSVBatchEnd {
    plan.isPlain
      ? plainTokenizer.fill(table, from: range.lowerBound, before: range.upperBound)
      : tokenizer.fill(table, from: range.lowerBound, before: range.upperBound)
  }

  /// Reads the rows that begin in `range`, which starts with a row, into the columns.
  ///
  /// - Parameter rows: The positions that these rows are expected to have in the file.
  func parse(_ range: Range<Int>, rows: Range<Int>, into columns: [CSVColumnTarget]) -> CSVBlockOutcome {
    outcome = CSVBlockOutcome()
    firstRow = rows.lowerBound
    hasOverrun = false
    let wanted = rows.clamped(to: plan.rows)
    ownRows = wanted.lowerBound - plan.rows.lowerBound..<wanted.upperBound - plan.rows.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      let end = fillTable(place..<range.upperBound)
      let first = firstRow + outcome.rowCount
      let found = first..<first + table.rowCount
      if found.upperBound > rows.upperBound { hasOverrun = true }
      let taken = found.clamped(to: plan.rows)
      if !taken.isEmpty, !hasOverrun {
        batchRow = taken.lowerBound - plan.rows.lowerBound
        parseBatch(taken.lowerBound - first..<taken.upperBound - first, into: columns)
      }
      outcome.rowCount += table.rowCount
      if outcome.issue != nil { break }
      if let flaw = end.flaw, !passesOver(flaw) { break }
      place = end.next
    }
    return outcome
  }

  /// Counts the rows that begin in `range`; rows outside of the wanted ones may have any number of cells.
  func countRows(_ range: Range<Int>) -> CSVBlockOutcome {
    outcome = CSVBlockOutcome()
    var place = range.lowerBound
    while place < range.upperBound {
      let end = fillTable(place..<range.upperBound)
      outcome.rowCount += table.rowCount
      if case .wrongNumberOfColumns? = end.flaw {
        outcome.rowCount += 1
      } else if let flaw = end.flaw {
        note(flaw, row: outcome.rowCount)
        break
      }
      place = end.next
    }
    return outcome
  }

  /// Notes the flaw of the row after those counted, unless the row is not wanted and its end is known.
  private func passesOver(_ flaw: CSVFlaw) -> Bool {
    let row = firstRow + outcome.rowCount
    if case .wrongNumberOfColumns = flaw, !plan.wantsAllRows, !plan.rows.contains(row) {
      outcome.rowCount += 1
      return true
    }
    if plan.wantsAllRows || row < plan.rows.upperBound { note(flaw, row: outcome.rowCount) }
    return false
  }

  private func note(_ flaw: CSVFlaw, row: Int) {
    let expected = plan.columnCount
    outcome.issue = (
      row,
      { number in
        switch flaw {
        case .wrongNumberOfColumns(let found):
          CSVReadingError.wrongNumberOfColumns(row: number, columns: found, expected: expected)
        case .misplacedQuote(let column): CSVReadingError.misplacedQuote(row: number, column: column)
        case .tooLong: CocoaError(.fileReadTooLarge)
        }
      }
    )
  }

  private func parseBatch(_ rows: Range<Int>, into columns: [CSVColumnTarget]) {
    for position in columns.indices where !columns[position].isContradicted {
      let column = columns[position]
      if position + 1 < columns.count { columns[position + 1].prefetch(batchRow..<batchRow + rows.count) }
      let cells = table.cells(ofColumn: column.index)
      switch column.kind {
      case .integer: parseIntegers(cells, rows, column)
      case .double: parseDoubles(cells, rows, column)
      case .float: parseFloats(cells, rows, column)
      case .boolean: parseBooleans(cells, rows, column)
      case .text: parseText(cells, rows, column, arenas[position], mustBeUTF8: true)
      case .bytes: parseText(cells, rows, column, arenas[position], mustBeUTF8: false)
      }
    }
  }

  /// Marks a wanted row of a column as missing.
  @inline(__always)
  func markMissing(_ row: Int, _ validity: UnsafeMutablePointer<UInt64>) {
    let word = row & ~63
    if word >= ownRows.lowerBound, word &+ 64 <= ownRows.upperBound {
      validity[row &>> 6] &= ~(1 &<< UInt64(row & 63))
    } else {
      outcome.sharedMissing.append((validity, row))
    }
  }

  /// Notes that a cell of the batch cannot be read; of several the first in reading order counts.
  func note(_ error: @escaping (_ rowNumber: Int) -> CSVReadingError, wantedRow: Int) {
    let row = wantedRow + plan.rows.lowerBound - firstRow
    if let issue = outcome.issue, issue.row <= row { return }
    outcome.issue = (row, error)
  }
}
