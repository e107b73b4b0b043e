import Foundation

/// The names of a file's columns, and where its data begins.
struct CSVHeader {
  /// The columns' names, each once.
  let names: [String]
  let bodyStart: Int

  /// Reads the first line; nil if the file has no line that counts.
  ///
  /// - Throws: ``CSVReadingError`` for a misplaced quote or bytes that are not UTF-8.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, dialect: CSVDialect, hasHeaderRow: Bool) throws {
    let tokenizer = CSVPlainTokenizer(bytes: bytes, dialect: dialect)
    guard let base = bytes.baseAddress, let line = tokenizer.row(at: start) else { return nil }
    if case .misplacedQuote(let column)? = line.flaw {
      throw CSVReadingError.misplacedQuote(row: 0, column: column)
    }
    guard hasHeaderRow else {
      names = line.cells.indices.map { "Column \($0)" }
      bodyStart = start
      return
    }
    let decoder = CSVCellDecoder(dialect)
    names = CSVHeader.unique(
      try line.cells.enumerated().map { column, cell in
        let content = decoder.content(base + cell.lowerBound, base + cell.upperBound)
        let text = UnsafeBufferPointer(start: content.bytes, count: content.count)
        guard UTF8Text.isValid(content.bytes, count: content.count) else {
          throw CSVReadingError.badEncoding(row: 0, column: column, cellContents: Data(text))
        }
        return String(decoding: text, as: UTF8.self)
      })
    bodyStart = line.next
  }

  /// Gives each repeated name the first number that makes it new: `x`, `x.1`, `x.2`.
  ///
  /// A name that stands in the file keeps it, so of `x,x,x.1` the second becomes `x.2`.
  static func unique(_ names: [String]) -> [String] {
    var taken = Set(names)
    guard taken.count < names.count else { return names }
    var seen: Set<String> = []
    var lastNumber: [String: Int] = [:]
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = lastNumber[name, default: 0]
      repeat { number += 1 } while taken.contains("\(name).\(number)")
      lastNumber[name] = number
      taken.insert("\(name).\(number)")
      return "\(name).\(number)"
    }
  }
}

extension CSVDialect {
  /// The length of a mark that says UTF-8.
  ///
  /// - Throws: ``CSVReadingError/unsupportedEncoding(_:)`` for a mark of another encoding.
  static func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) throws -> Int {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { throw CSVReadingError.unsupportedEncoding("UTF-32LE") }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { throw CSVReadingError.unsupportedEncoding("UTF-32BE") }
    if bytes.starts(with: [0xFF, 0xFE]) { throw CSVReadingError.unsupportedEncoding("UTF-16LE") }
    if bytes.starts(with: [0xFE, 0xFF]) { throw CSVReadingError.unsupportedEncoding("UTF-16BE") }
    return 0
  }

  /// The byte that ends lines: a carriage return if no line feed stands outside of quotes but a carriage return does.
  ///
  /// - Complexity: One line, except for files that end lines with carriage returns.
  func findingLineEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var isInside = false
    var hasReturn = false
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if usesEscaping, byte == escape[0], bytes[place...].starts(with: escape) {
        isEscaped = escape.count == 1
      } else if usesQuoting, byte == CSVDialect.quote {
        isInside.toggle()
      } else if !isInside, byte == CSVDialect.lineFeed {
        return CSVDialect.lineFeed
      } else if !isInside, byte == CSVDialect.carriageReturn {
        hasReturn = true
      }
    }
    return hasReturn ? CSVDialect.carriageReturn : CSVDialect.lineFeed
  }
}
