import Foundation

/// A column as the writer sees it: no boxes for the usual types.
enum JSONCellWriter {
  case integers(ColumnStorage<Int>)
  case doubles(ColumnStorage<Double>)
  case floats(ColumnStorage<Float>)
  case booleans(ColumnStorage<Bool>)
  case text(TextStorage)
  case strings(ColumnStorage<String>)
  case isoDates(ColumnStorage<Date>)
  case others(AnyColumn, JSONValueWriter)

  init(_ column: AnyColumn, options: JSONWritingOptions) {
    switch column.erased {
    case let column as Column<Int>: self = .integers(column.storage)
    case let column as Column<Double>: self = .doubles(column.storage)
    case let column as Column<Float>: self = .floats(column.storage)
    case let column as Column<Bool>: self = .booleans(column.storage)
    case let column as Column<String>: self = column.storage.text.map { .text($0) } ?? .strings(column.storage)
    case let column as Column<Date> where options.usesISODates: self = .isoDates(column.storage)
    default: self = .others(column, JSONValueWriter(options: options))
    }
  }

  /// Whether cells may be written on any thread.
  var isConcurrent: Bool {
    if case .others = self { false } else { true }
  }

  /// Adds the texts of some rows' cells to a buffer.
  ///
  /// A whole run of rows at a time, since taking a column out of its case counts references, which threads share.
  ///
  /// - Throws: `JSONUnwritableCell` for the first cell that JSON has no form for.
  func append(_ rows: Range<Int>, to cells: JSONCellBuffer) throws {
    let buffer = cells.buffer
    let numbers = NumberBytes()
    switch self {
    case .integers(let storage):
      try each(rows, storage, cells) { buffer.finish(at: numbers.write($0, to: buffer.place(for: NumberBytes.room))) }
    case .doubles(let storage):
      var scale = DecimalScale()
      try each(rows, storage, cells) { value in
        guard value.isFinite else { throw JSONUnwritableCell.Unwritable(value: value) }
        buffer.finish(at: numbers.write(value, scale: &scale, to: buffer.place(for: NumberBytes.room)))
      }
    case .floats(let storage):
      try each(rows, storage, cells) { value in
        guard value.isFinite else { throw JSONUnwritableCell.Unwritable(value: value) }
        buffer.finish(at: numbers.write(value, to: buffer.place(for: NumberBytes.room)))
      }
    case .booleans(let storage): try each(rows, storage, cells) { buffer.append(plain: $0 ? "true" : "false") }
    case .text(let text):
      for row in rows {
        if let validity = text.validity, !validity[row] {
          buffer.append(plain: "null")
        } else {
          text.views[row].withBytes { buffer.append(quotedJSON: $0) }
        }
        cells.endCell()
      }
    case .strings(let storage): try each(rows, storage, cells) { buffer.append(quotedJSON: $0) }
    case .isoDates(let storage):
      try each(rows, storage, cells) { date in
        guard ISO8601Dates.isPlain(date) else { return buffer.append(quotedJSON: ISO8601Dates.text(of: date)) }
        buffer.append(UInt8(ascii: "\""))
        buffer.finish(at: ISO8601Dates.write(plain: date, to: buffer.place(for: NumberBytes.room)))
        buffer.append(UInt8(ascii: "\""))
      }
    case .others(let column, let writer):
      for row in rows {
        do {
          try writer.append(column[row], to: buffer, indent: 2)
        } catch let unwritable as JSONUnwritableCell.Unwritable {
          throw JSONUnwritableCell(row: row, value: unwritable.value)
        }
        cells.endCell()
      }
    }
  }

  private func each<Value>(
    _ rows: Range<Int>, _ storage: ColumnStorage<Value>, _ cells: JSONCellBuffer, _ append: (Value) throws -> Void
  ) throws {
    for row in rows {
      guard let value = storage[row] else {
        cells.buffer.append(plain: "null")
        cells.endCell()
        continue
      }
      do {
        try append(value)
      } catch let unwritable as JSONUnwritableCell.Unwritable {
        throw JSONUnwritableCell(row: row, value: unwritable.value)
      }
      cells.endCell()
    }
  }
}

/// A cell that JSON has no form for.
struct JSONUnwritableCell: Error {
  let row: Int
  let value: any Sendable

  /// The same, before its row is known.
  struct Unwritable: Error {
    let value: any Sendable
  }
}

/// Writes values of any type.
struct JSONValueWriter: @unchecked Sendable {
  let options: JSONWritingOptions

  func append(_ value: Any?, to buffer: CSVByteBuffer, indent: Int) throws {
    switch value {
    case nil: buffer.append(plain: "null")
    case let value as Bool: buffer.append(plain: value ? "true" : "false")
    case let value as any BinaryInteger: buffer.append(plain: String(describing: value))
    case let value as Double where value.isFinite: buffer.append(plain: value.description)
    case let value as Float where value.isFinite: buffer.append(plain: value.description)
    case let value as String: buffer.append(quotedJSON: value)
    case let value as Date: buffer.append(quotedJSON: options.dateFormatter(value))
    case let value as [Any?]:
      try appendList(value, brackets: ("[", "]"), to: buffer, indent: indent) { element, indent in
        try append(element, to: buffer, indent: indent)
      }
    case let value as [String: Any?]:
      // A dictionary has no order of its own.
      let members = value.sorted { $0.key < $1.key }
      try appendList(members, brackets: ("{", "}"), to: buffer, indent: indent) { member, indent in
        buffer.append(quotedJSON: member.key)
        buffer.append(plain: options.prettyPrint ? " : " : ":")
        try append(member.value, to: buffer, indent: indent)
      }
    case let value?: throw JSONUnwritableCell.Unwritable(value: "\(value)")
    }
  }

  private func appendList<Element>(
    _ elements: [Element], brackets: (String, String), to buffer: CSVByteBuffer, indent: Int,
    _ append: (Element, _ indent: Int) throws -> Void
  ) throws {
    buffer.append(plain: brackets.0)
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      if options.prettyPrint { buffer.breakJSONLine(indent: indent + 1) }
      try append(element, indent + 1)
    }
    if options.prettyPrint, !elements.isEmpty { buffer.breakJSONLine(indent: indent) }
    buffer.append(plain: brackets.1)
  }
}
