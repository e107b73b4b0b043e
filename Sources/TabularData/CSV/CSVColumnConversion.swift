import Foundation
import NumericKernels

/// Makes dates and data of columns that were read as text.
struct CSVColumnConversion {
  let parsers: [(String) -> Date?]
  /// What the first parser accepts at least, or ISO 8601 if there is none.
  let format: FixedDateFormat?
  let missing: CSVSpellings
  /// The number that errors give the first row.
  let firstRow: Int
  let threadCount: Int

  /// The column of a text: as the type that was asked for, or of dates if parsers accept each cell, or of strings.
  func column(of text: TextStorage, name: String, index: Int, type: CSVType?) throws -> AnyColumn {
    switch type {
    case .date:
      return AnyColumn(Column(name: name, storage: try requiredDates(text, column: index)))
    case .data:
      return AnyColumn(Column(name: name, storage: data(text)))
    default:
      if type == nil, !parsers.isEmpty, let dates = inferredDates(text) {
        return AnyColumn(Column(name: name, storage: dates))
      }
      return AnyColumn(Column(name: name, storage: ColumnStorage(text: text)))
    }
  }

  private func inferredDates(_ text: TextStorage) -> ColumnStorage<Date>? {
    // One look at a cell spares most columns of text the rest.
    let first = (0..<text.count).first { text.validity?[$0] ?? true }
    if let cell = first.flatMap({ text.string(at: $0) }), parsed(cell) == nil { return nil }
    var dates = fastDates(text)
    for row in dates.unread {
      guard let cell = text.string(at: row) else { continue }
      guard let date = parsed(cell) else { return nil }
      dates.storage[row] = date
    }
    return dates.storage
  }

  private func requiredDates(_ text: TextStorage, column: Int) throws -> ColumnStorage<Date> {
    var dates = fastDates(text)
    for row in dates.unread {
      let view = text.views[row]
      if text.validity?[row] == false { continue }
      if let date = parsers.isEmpty ? nil : parsed(view.string) ?? view.withBytes({ FixedDateFormat.iso.date($0) }) {
        dates.storage[row] = date
        continue
      }
      // In a column of dates a missing value's spelling is that in quotes too.
      if view.withBytes({ bytes in isMissing(bytes) }) { continue }
      throw CSVReadingError.failedToParse(
        row: firstRow + row, column: column, type: .date, cellContents: view.withBytes { Data($0) })
    }
    return dates.storage
  }

  /// The dates of cells in the format that is known, read on all threads, and the rows, in order, of all other cells,
  /// which are missing so far.
  private func fastDates(_ text: TextStorage) -> (storage: ColumnStorage<Date>, unread: [Int]) {
    let values = UnsafeMutablePointer<Date>.allocate(capacity: max(text.count, 1))
    let validity = ValidityBitmap(capacity: text.count)
    validity.words.update(repeating: 0, count: validity.wordCapacity)
    // Whole words of the bitmap.
    let chunkLength = 1 << 14
    let chunkCount = (text.count + chunkLength - 1) / chunkLength
    let unread = UnsafeMutablePointer<[Int]>.allocate(capacity: max(chunkCount, 1))
    unread.initialize(repeating: [], count: chunkCount)
    defer {
      unread.deinitialize(count: chunkCount)
      unread.deallocate()
    }
    ParallelExecution.forEachChunk(of: text.count, chunkLength: chunkLength, threadCount: threadCount) { chunk, rows in
      for row in rows where text.validity?[row] ?? true {
        if let date = format.flatMap({ format in text.views[row].withBytes { format.date($0) } }) {
          (values + row).initialize(to: date)
          validity[row] = true
        } else {
          unread[chunk].append(row)
        }
      }
    }
    let storage = ColumnStorage(adopting: values, count: text.count, validity: validity)
    return (storage, UnsafeBufferPointer(start: unread, count: chunkCount).flatMap { $0 })
  }

  private func parsed(_ cell: String) -> Date? {
    for parser in parsers {
      if let date = parser(cell) { return date }
    }
    return nil
  }

  private func isMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { missing.contains($0, count: bytes.count) } ?? missing.containsEmpty
  }

  private func data(_ text: TextStorage) -> ColumnStorage<Data> {
    var cells = ColumnStorage<Data>(capacity: text.count)
    for row in 0..<text.count {
      let isPresent = text.validity.map { $0[row] } ?? true
      cells.append(isPresent ? text.views[row].withBytes { Data($0) } : nil)
    }
    return cells
  }
}
