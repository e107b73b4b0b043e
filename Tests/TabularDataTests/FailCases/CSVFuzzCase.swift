import Foundation

@testable import TabularData

/// One input of the CSV fuzzer: eight bytes of options, then the text of a file.
///
/// What must hold of any input:
/// 1. The file is read, or refused by a ``CSVReadingError``.
/// 2. Cutting the file into small blocks, read by several threads, gives the same as one look at each byte in turn.
/// 3. A frame that was read, written and read again with its own types is the same.
/// 4. So it is without types, if the first reading inferred them too and all options were the usual ones.
struct CSVFuzzCase {
  private static let delimiters: [Character] = [
    ",", ";", "\t", "|", " ", ":", "/", "e", "1", "-", "\u{E9}", "\u{1F600}",
  ]
  private static let escapes: [Character] = ["\\", "'", "^", "\u{E8}"]
  private static let types: [CSVType?] = [nil, nil, .integer, .boolean, .float, .double, .date, .string, .data]

  private var reading: CSVReadingOptions
  private var writing = CSVWritingOptions()
  private var effort = CSVReadingEffort()
  private let typeSeed: Int
  private let rowSeed: Int
  private let columnSeed: Int
  private let text: Data

  init(_ bytes: [UInt8]) {
    var options = FuzzOptions(bytes)
    let delimiter = CSVFuzzCase.delimiters[options.choice(of: CSVFuzzCase.delimiters.count)]
    let escape = CSVFuzzCase.escapes[options.choice(of: CSVFuzzCase.escapes.count)]
    let flags = options.flags()
    reading = CSVReadingOptions(
      hasHeaderRow: flags & 1 == 0, floatingPointType: flags & 2 == 0 ? .double : .float,
      ignoresEmptyLines: flags & 4 == 0, usesQuoting: flags & 8 == 0, usesEscaping: flags & 16 != 0,
      delimiter: delimiter, escapeCharacter: escape)
    if flags & 32 != 0 { reading.dateParsers = [CSVFuzzCase.slashedDate] }
    writing.delimiter = delimiter
    switch options.choice(of: 6) {
    case 1:
      reading.nilEncodings = ["NA"]
      writing.nilEncoding = "NA"
    case 2: writing.nilEncoding = "null"
    case 3:
      (reading.trueEncodings, reading.falseEncodings) = (["yes"], ["no"])
      (writing.trueEncoding, writing.falseEncoding) = ("yes", "no")
    case 4: writing.newline = "\r\n"
    case 5: writing.newline = "\r"
    default: break
    }
    typeSeed = options.choice(of: 256)
    rowSeed = options.choice(of: 256)
    columnSeed = options.choice(of: 4)
    let work = options.choice(of: 256)
    effort.blockLength = 1 + work % 64
    effort.threadCount = work >= 192 ? 2 : 1
    effort.sampleRowCount = 1 + work % 3
    text = Data(options.rest)
  }

  /// The date of a text such as `2026/01/31`, where each month has 31 days.
  private static func slashedDate(_ text: String) -> Date? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double(((year * 12) + month) * 31 + day) * 86_400)
  }

  /// Throws a ``FuzzFinding`` if one of the properties does not hold.
  func check() throws {
    let names = try result { try DataFrame(csvData: text, options: reading).columns.map(\.name) }
    let types = (try? names.get()).map(chosenTypes) ?? [:]
    let columns = (try? names.get()).flatMap(chosenColumns)
    let rows = rowSeed == 0 ? nil : rowSeed / 16..<rowSeed / 16 + rowSeed % 16
    func read(_ effort: CSVReadingEffort) throws -> Result<DataFrame, CSVReadingError> {
      try result {
        try DataFrame(.data(text), columns: columns, rows: rows, types: types, options: reading, effort: effort)
      }
    }
    let plain = CSVReadingEffort(threadCount: 1, blockLength: 1 << 20, sampleRowCount: 128, isPlain: true)
    let expected = try read(plain)
    let found = try read(effort)
    switch (expected, found) {
    case (.failure(let expected), .failure(let found)):
      // Which of several cells is found first, and whether before a flaw of structure, depends on what types the cells of a
      // block suggest.
      guard "\(expected)" != "\(found)", !isAboutCell(expected), !isAboutCell(found) else { return }
      throw FuzzFinding(description: "read plainly: \(expected) Read in blocks: \(found)")
    case (.success(let expected), .success(let found)):
      if let difference = firstDifference(expected, found) {
        throw FuzzFinding(description: "read plainly and in blocks, \(difference)")
      }
      try checkWriting(found, areTypesInferred: types.isEmpty)
    case (.failure(let error), .success): throw FuzzFinding(description: "only in blocks it is readable: \(error)")
    case (.success, .failure(let error)): throw FuzzFinding(description: "only plainly it is readable: \(error)")
    }
  }

  private func isAboutCell(_ error: CSVReadingError) -> Bool {
    switch error {
    case .badEncoding, .failedToParse: true
    default: false
    }
  }

  private func chosenTypes(_ names: [String]) -> [String: CSVType] {
    guard typeSeed > 0 else { return [:] }
    var types: [String: CSVType] = [:]
    for (position, name) in names.enumerated() {
      types[name] = CSVFuzzCase.types[(typeSeed + position * (typeSeed / 16)) % CSVFuzzCase.types.count]
    }
    return types
  }

  private func chosenColumns(_ names: [String]) -> [String]? {
    switch columnSeed {
    case 1: names.reversed()
    case 2: Array(names.prefix(1))
    case 3: Array(names.dropFirst())
    default: nil
    }
  }

  private func checkWriting(_ frame: DataFrame, areTypesInferred: Bool) throws {
    let text: Data
    do {
      text = try frame.csvRepresentation(options: writing)
    } catch let CSVWritingError.badEncoding(_, _, bytes) {
      guard String(validating: bytes, as: UTF8.self) == nil else {
        throw FuzzFinding(description: "data that is UTF-8 was not written: \(Array(bytes))")
      }
      return
    }
    var options = reading
    (options.hasHeaderRow, options.ignoresEmptyLines) = (true, true)
    (options.usesQuoting, options.usesEscaping) = (true, false)
    try checkReading(text, is: frame, types: csvTypes(of: frame), options)
    let usual = CSVReadingOptions()
    let isUsual =
      reading.nilEncodings == usual.nilEncodings && reading.trueEncodings == usual.trueEncodings
      && reading.dateParsers.isEmpty && !Set("0123456789+-.einfat:TZ").contains(reading.delimiter)
    if areTypesInferred, isUsual { try checkReading(text, is: frame, types: [:], options) }
  }

  private func checkReading(
    _ text: Data, is frame: DataFrame, types: [String: CSVType], _ options: CSVReadingOptions
  ) throws {
    let written = String(decoding: text.prefix(500), as: UTF8.self).debugDescription
    let again: DataFrame
    do {
      again = try DataFrame(csvData: text, types: types, options: options)
    } catch {
      throw FuzzFinding(description: "what was written is not readable: \(error) It is \(written).")
    }
    if let difference = firstDifference(frame, again) {
      throw FuzzFinding(
        description: "read, and written and read \(types.isEmpty ? "without types" : "with types"), \(difference). "
          + "Written is \(written).")
    }
  }

  /// The outcome of reading; any error but ``CSVReadingError`` is a finding.
  private func result<Value>(_ read: () throws -> Value) throws -> Result<Value, CSVReadingError> {
    do {
      return .success(try read())
    } catch let error as CSVReadingError {
      return .failure(error)
    } catch {
      throw FuzzFinding(description: "reading failed otherwise: \(error)")
    }
  }
}

/// The types that make a reader give a frame's columns the element types that they have.
func csvTypes(of frame: DataFrame) -> [String: CSVType] {
  var types: [String: CSVType] = [:]
  for column in frame.columns {
    types[column.name] =
      switch column.wrappedElementType {
      case is Int.Type: .integer
      case is Bool.Type: .boolean
      case is Float.Type: .float
      case is Double.Type: .double
      case is Date.Type: .date
      case is Data.Type: .data
      default: .string
      }
  }
  return types
}
