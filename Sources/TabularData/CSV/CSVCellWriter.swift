import Foundation

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

  typealias Place = UnsafeMutablePointer<UInt8>

  init(_ column: AnyColumn, options: CSVWritingOptions, threadCount: Int) {
    switch column.erased {
    case let column as Column<Int>: self = .integers(column.storage)
    case let column as Column<Double>: self = .doubles(column.storage)
    case let column as Column<Float>: self = .floats(column.storage)
    case let column as Column<Bool>: self = .booleans(column.storage)
    case let column as Column<String>:
      let quoted = CSVTextTypes.wouldChangeType(column.storage, threadCount: threadCount)
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

  /// Writes the texts of some rows' cells, each with `mark` behind it.
  ///
  /// A whole run of rows at a time, since taking a column out of its case counts references, which threads share.
  func write(
    _ rows: Range<Int>, to cells: CSVCellBuffer, mark: CSVMark, _ vocabulary: CSVWritingVocabulary
  ) throws {
    let numbers = NumberBytes()
    switch self {
    case .integers(let storage):
      fixed(storage, rows, cells, mark, vocabulary) { numbers.write($0, to: $1) }
    case .doubles(let storage):
      var scale = DecimalScale()
      fixed(storage, rows, cells, mark, vocabulary) { numbers.write($0, scale: &scale, to: $1) }
    case .floats(let storage):
      fixed(storage, rows, cells, mark, vocabulary) { numbers.write($0, to: $1) }
    case .isoDates(let storage):
      if vocabulary.numbersNeedQuotes {
        write({ storage[$0].map(ISO8601Dates.text) }, quoted: false, rows, cells, mark, vocabulary)
      } else {
        write(isoDates: storage, rows, cells, mark, vocabulary)
      }
    case .booleans(let storage):
      let (truth, falsehood) = (vocabulary.truth, vocabulary.falsehood)
      write(storage, rows, cells, mark, vocabulary, room: max(truth.room, falsehood.room)) {
        $0 ? truth.write(to: $1) : falsehood.write(to: $1)
      }
    case .text(let text, let quoted): write(text, quoted: quoted, rows, cells, mark, vocabulary)
    case .strings(let storage, let quoted):
      write({ storage[$0] }, quoted: quoted, rows, cells, mark, vocabulary)
    case .dates(let storage, let format):
      write({ storage[$0].map(format) }, quoted: false, rows, cells, mark, vocabulary)
    case .data(let storage, let column):
      for row in rows {
        if let data = storage[row], String(validating: data, as: UTF8.self) == nil {
          throw CSVWritingError.badEncoding(row: row, column: column, data)
        }
      }
      write(
        { storage[$0].map { String(decoding: $0, as: UTF8.self) } }, quoted: false, rows, cells, mark, vocabulary)
    case .others(let column):
      write({ column[$0].map { String(describing: $0) } }, quoted: false, rows, cells, mark, vocabulary)
    }
  }

  /// Writes numbers.
  @inline(__always)
  private func fixed<Value>(
    _ storage: ColumnStorage<Value>, _ rows: Range<Int>, _ cells: CSVCellBuffer, _ mark: CSVMark,
    _ vocabulary: CSVWritingVocabulary, _ body: (Value, Place) -> Place
  ) {
    guard vocabulary.numbersNeedQuotes else {
      write(storage, rows, cells, mark, vocabulary, room: NumberBytes.room, body)
      return
    }
    // Written where there is room for twice as much, then once more with quotes where they are needed.
    write(storage, rows, cells, mark, vocabulary, room: 3 * NumberBytes.room) { value, place in
      let text = place + 2 * NumberBytes.room
      return vocabulary.write(UnsafeBufferPointer(start: text, count: body(value, text) - text), to: place)
    }
  }

  /// Writes values of at most `room` bytes each.
  @inline(__always)
  private func write<Value>(
    _ storage: ColumnStorage<Value>, _ rows: Range<Int>, _ cells: CSVCellBuffer, _ mark: CSVMark,
    _ vocabulary: CSVWritingVocabulary, room: Int, _ body: (Value, Place) -> Place
  ) {
    guard let values = storage.values else { return }
    let missing = vocabulary.missing
    let room = max(room, missing.room) + mark.room
    withExtendedLifetime(storage.buffer) {
      guard let validity = storage.validity else {
        cells.write(rows, room: room) { row, place in mark.write(to: body(values[row], place)) }
        return
      }
      cells.write(rows, room: room) { row, place in
        mark.write(to: ValidityBitmap.isSet(validity, row) ? body(values[row], place) : missing.write(to: place))
      }
    }
  }

  private func write(
    isoDates storage: ColumnStorage<Date>, _ rows: Range<Int>, _ cells: CSVCellBuffer, _ mark: CSVMark,
    _ vocabulary: CSVWritingVocabulary
  ) {
    // The text of a date that is not plain, which may be of any length.
    var text: String?
    let room = max(NumberBytes.room, vocabulary.missing.room) + mark.room
    cells.write(
      rows,
      roomOf: { row in
        text = storage[row].flatMap { ISO8601Dates.isPlain($0) ? nil : ISO8601Dates.text(of: $0) }
        return (text?.utf8.count ?? 0) + room
      }
    ) { row, place in
      guard let date = storage[row] else { return mark.write(to: vocabulary.missing.write(to: place)) }
      guard var text else { return mark.write(to: ISO8601Dates.write(plain: date, to: place)) }
      return text.withUTF8 { bytes in
        place.update(from: bytes.baseAddress!, count: bytes.count)
        return mark.write(to: place + bytes.count)
      }
    }
  }

  private func write(
    _ text: TextStorage, quoted: Bool, _ rows: Range<Int>, _ cells: CSVCellBuffer, _ mark: CSVMark,
    _ vocabulary: CSVWritingVocabulary
  ) {
    let views = text.views
    let missing = vocabulary.missing
    let room = missing.room + mark.room
    let validity = text.validity
    func isMissing(_ row: Int) -> Bool { validity.map { !$0[row] } ?? false }
    // The view of a missing text is memory that nobody has written to.
    cells.write(rows, roomOf: { (isMissing($0) ? 0 : CSVWritingVocabulary.room(views[$0].length)) + room }) {
      row, place in
      if isMissing(row) { return mark.write(to: missing.write(to: place)) }
      let view = views[row]
      if quoted, view.length > 0 {
        return mark.write(to: view.withBytes { vocabulary.write(quoted: $0, to: place) })
      }
      guard let address = view.address else { return mark.write(to: vocabulary.write(inlined: view, to: place)) }
      let bytes = UnsafeBufferPointer(start: address, count: view.length)
      return mark.write(to: vocabulary.write(bytes, to: place))
    }
  }

  /// Writes texts that are made for the purpose.
  private func write(
    _ text: (Int) -> String?, quoted: Bool, _ rows: Range<Int>, _ cells: CSVCellBuffer, _ mark: CSVMark,
    _ vocabulary: CSVWritingVocabulary
  ) {
    var next: String?
    let room = vocabulary.missing.room + mark.room
    cells.write(
      rows,
      roomOf: { row in
        next = text(row)
        return CSVWritingVocabulary.room(next?.utf8.count ?? 0) + room
      }
    ) { _, place in
      guard var text = next else { return mark.write(to: vocabulary.missing.write(to: place)) }
      return text.withUTF8 { bytes in
        mark.write(
          to: quoted && !bytes.isEmpty ? vocabulary.write(quoted: bytes, to: place) : vocabulary.write(bytes, to: place)
        )
      }
    }
  }
}
