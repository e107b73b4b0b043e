import Foundation

/// Which texts need quotes, and what stands for values that are not text.
struct CSVWritingVocabulary {
  let delimiter: [UInt8]
  let newline: [UInt8]
  let missing: [UInt8]
  let truth: [UInt8]
  let falsehood: [UInt8]
  /// Texts that a reader with the usual options, or with this nil encoding, takes for a missing value unless quoted.
  let missingSpellings: CSVSpellings
  /// Whether digits, signs or letters of numbers are delimiters.
  let numbersNeedQuotes: Bool
  /// 256 flags: the bytes because of which a text is put in quotes.
  private let isSpecial: [Bool]

  init(_ options: CSVWritingOptions) {
    delimiter = Array(String(options.delimiter).utf8)
    newline = Array(options.newline.utf8)
    missing = Array(options.nilEncoding.utf8)
    truth = Array(options.trueEncoding.utf8)
    falsehood = Array(options.falseEncoding.utf8)
    missingSpellings = CSVSpellings(CSVReadingOptions().nilEncodings.union([options.nilEncoding]))
    numbersNeedQuotes = "0123456789+-.einfat:TZ".contains(options.delimiter)
    var special = [Bool](repeating: false, count: 256)
    let marks = [CSVDialect.quote, CSVDialect.carriageReturn, CSVDialect.lineFeed, delimiter[0]] + newline.prefix(1)
    for mark in marks { special[Int(mark)] = true }
    isSpecial = special
  }

  /// Adds a text, in quotes where it holds a mark or could be taken for a missing value.
  func append(_ text: UnsafeBufferPointer<UInt8>, quoted: Bool = false, to buffer: CSVByteBuffer) {
    if !quoted, !needsQuotes(text, isFirst: buffer.count == 0) {
      buffer.append(text)
      return
    }
    buffer.append(CSVDialect.quote)
    for byte in text {
      if byte == CSVDialect.quote { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(CSVDialect.quote)
  }

  func append(_ text: String, quoted: Bool = false, to buffer: CSVByteBuffer) {
    var text = text
    text.withUTF8 { append($0, quoted: quoted, to: buffer) }
  }

  private func needsQuotes(_ text: UnsafeBufferPointer<UInt8>, isFirst: Bool) -> Bool {
    guard let start = text.baseAddress, !text.isEmpty else { return false }
    // At the very start, a byte order mark would be taken for the file's.
    if isFirst, text.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    let hasMark = isSpecial.withUnsafeBufferPointer { flags in
      for byte in text where flags[Int(byte)] { return true }
      return false
    }
    return hasMark
      || missingSpellings.mayContain(first: text[0], count: text.count)
        && missingSpellings.contains(start, count: text.count)
  }
}

/// The texts of one column's cells, one after the other.
final class CSVCellBuffer: @unchecked Sendable {
  let buffer = CSVByteBuffer(capacity: 1 << 12)
  private var ends: [Int] = [0]

  func removeAll() {
    buffer.removeAll()
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
  }

  @inline(__always)
  func endCell() { ends.append(buffer.count) }

  /// The text of a cell, counted from the first.
  @inline(__always)
  func cell(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer.contents[ends[index]..<ends[index + 1]])
  }
}

/// A column as the writer sees it: no boxes.
enum CSVCellWriter {
  case integers(ColumnStorage<Int>)
  case doubles(ColumnStorage<Double>)
  case floats(ColumnStorage<Float>)
  case booleans(ColumnStorage<Bool>)
  case text(TextStorage, quoted: Bool)
  case strings(ColumnStorage<String>, quoted: Bool)
  case isoDates(ColumnStorage<Date>)
  case dates(ColumnStorage<Date>, format: (Date) -> String)
  case data(ColumnStorage<Data>, column: String)
  case others(AnyColumn)

  init(_ column: AnyColumn, options: CSVWritingOptions) {
    switch column.erased {
    case let column as Column<Int>: self = .integers(column.storage)
    case let column as Column<Double>: self = .doubles(column.storage)
    case let column as Column<Float>: self = .floats(column.storage)
    case let column as Column<Bool>: self = .booleans(column.storage)
    case let column as Column<String>:
      let quoted = CSVCellWriter.wouldChangeType(column.storage)
      self = column.storage.text.map { .text($0, quoted: quoted) } ?? .strings(column.storage, quoted: quoted)
    case let column as Column<Date>:
      self = options.usesISODates ? .isoDates(column.storage) : .dates(column.storage, format: options.dateFormatter)
    case let column as Column<Data>: self = .data(column.storage, column: column.name)
    default: self = .others(column)
    }
  }

  /// Whether cells may be written on any thread.
  var isConcurrent: Bool {
    switch self {
    case .dates, .others: false
    default: true
    }
  }

  /// Whether a reader would take each text of a column for a number or a Boolean, if none were in quotes.
  private static func wouldChangeType(_ storage: ColumnStorage<String>) -> Bool {
    let vocabulary = CSVVocabulary(CSVReadingOptions())
    var types = CSVTypeSet.all
    var hasText = false
    for row in 0..<storage.count {
      guard var text = storage[row], !text.isEmpty else { continue }
      hasText = true
      types.formIntersection(
        text.withUTF8 { bytes in
          vocabulary.missing.contains(bytes.baseAddress!, count: bytes.count)
            ? [] : vocabulary.types(of: bytes.baseAddress!, count: bytes.count)
        })
      if types.isEmpty { return false }
    }
    return hasText
  }

  /// Adds the texts of some rows' cells to a buffer.
  ///
  /// A whole run of rows at a time, since taking a column out of its case counts references, which threads share.
  func append(_ rows: Range<Int>, to cells: CSVCellBuffer, _ vocabulary: CSVWritingVocabulary) throws {
    let buffer = cells.buffer
    switch self {
    case .integers(let storage):
      each(rows, storage, cells, vocabulary) {
        vocabulary.numbersNeedQuotes ? vocabulary.append($0.description, to: buffer) : buffer.append($0)
      }
    case .doubles(let storage):
      each(rows, storage, cells, vocabulary) { append($0.description, to: buffer, vocabulary) }
    case .floats(let storage):
      each(rows, storage, cells, vocabulary) { append($0.description, to: buffer, vocabulary) }
    case .booleans(let storage):
      each(rows, storage, cells, vocabulary) { buffer.append($0 ? vocabulary.truth : vocabulary.falsehood) }
    case .text(let text, let quoted):
      for row in rows {
        if let validity = text.validity, !validity[row] {
          buffer.append(vocabulary.missing)
        } else {
          text.views[row].withBytes { vocabulary.append($0, quoted: quoted && !$0.isEmpty, to: buffer) }
        }
        cells.endCell()
      }
    case .strings(let storage, let quoted):
      each(rows, storage, cells, vocabulary) { vocabulary.append($0, quoted: quoted && !$0.isEmpty, to: buffer) }
    case .isoDates(let storage):
      each(rows, storage, cells, vocabulary) { append(ISO8601Dates.text(of: $0), to: buffer, vocabulary) }
    case .dates(let storage, let format):
      each(rows, storage, cells, vocabulary) { vocabulary.append(format($0), to: buffer) }
    case .data(let storage, let column):
      for row in rows {
        if let data = storage[row], String(validating: data, as: UTF8.self) == nil {
          throw CSVWritingError.badEncoding(row: row, column: column, data)
        }
      }
      each(rows, storage, cells, vocabulary) { vocabulary.append(String(decoding: $0, as: UTF8.self), to: buffer) }
    case .others(let column):
      for row in rows {
        if let value = column[row] {
          vocabulary.append(String(describing: value), to: buffer)
        } else {
          buffer.append(vocabulary.missing)
        }
        cells.endCell()
      }
    }
  }

  private func each<Value>(
    _ rows: Range<Int>, _ storage: ColumnStorage<Value>, _ cells: CSVCellBuffer, _ vocabulary: CSVWritingVocabulary,
    _ append: (Value) -> Void
  ) {
    for row in rows {
      if let value = storage[row] { append(value) } else { cells.buffer.append(vocabulary.missing) }
      cells.endCell()
    }
  }

  private func append(_ number: String, to buffer: CSVByteBuffer, _ vocabulary: CSVWritingVocabulary) {
    vocabulary.numbersNeedQuotes ? vocabulary.append(number, to: buffer) : buffer.append(plain: number)
  }
}
