import Foundation

/// Makes dates and data of columns that were read as text.
struct CSVColumnConversion {
  let parsers: [(String) -> Date?]
  let missing: CSVSpellings
  /// The number that errors give the first row.
  let firstRow: Int

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
    var dates = ColumnStorage<Date>(capacity: text.count)
    for row in 0..<text.count {
      guard let cell = text.string(at: row) else {
        dates.append(nil)
        continue
      }
      guard let date = parsed(cell) else { return nil }
      dates.append(date)
    }
    return dates
  }

  private func requiredDates(_ text: TextStorage, column: Int) throws -> ColumnStorage<Date> {
    var dates = ColumnStorage<Date>(capacity: text.count)
    for row in 0..<text.count {
      if let validity = text.validity, !validity[row] {
        dates.append(nil)
        continue
      }
      let view = text.views[row]
      let date = parsers.isEmpty ? nil : parsed(view.string)
      guard let date = date ?? view.withBytes({ bytes in isoDate(bytes) }) else {
        // In a column of dates a missing value's spelling is that in quotes too.
        if view.withBytes({ bytes in isMissing(bytes) }) {
          dates.append(nil)
          continue
        }
        throw CSVReadingError.failedToParse(
          row: firstRow + row, column: column, type: .date, cellContents: view.withBytes { Data($0) })
      }
      dates.append(date)
    }
    return dates
  }

  private func parsed(_ cell: String) -> Date? {
    for parser in parsers {
      if let date = parser(cell) { return date }
    }
    return nil
  }

  private func isoDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    bytes.baseAddress.flatMap { ISO8601Dates.date($0, count: bytes.count) }
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
