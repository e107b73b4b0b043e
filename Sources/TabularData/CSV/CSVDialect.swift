/// What the structure of a CSV is made of, in bytes.
struct CSVDialect {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  let delimiter: [UInt8]
  let escape: [UInt8]
  let usesQuoting: Bool
  let usesEscaping: Bool
  let ignoresEmptyLines: Bool
  /// The byte that ends a line: a line feed, before which a carriage return is no part of the cell, or in a file without
  /// any line feed outside of quotes the carriage return itself.
  var lineEnd = CSVDialect.lineFeed

  init(_ options: CSVReadingOptions) {
    delimiter = Array(String(options.delimiter).utf8)
    escape = Array(String(options.escapeCharacter).utf8)
    usesQuoting = options.usesQuoting
    usesEscaping = options.usesEscaping
    ignoresEmptyLines = options.ignoresEmptyLines
  }

  /// Whether comparing single bytes and counting quotes is enough to find every cell.
  var isSimple: Bool { delimiter.count == 1 && !usesEscaping }

  var dropsCarriageReturns: Bool { lineEnd == CSVDialect.lineFeed }
}
