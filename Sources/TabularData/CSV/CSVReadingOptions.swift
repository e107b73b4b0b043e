import Foundation

/// How the text of a CSV file is understood.
///
/// Cells that are in quotes are text: a column in which one is not empty is inferred as `String`, and only an *empty*
/// cell in quotes counts as missing. So a text that happens to read `NA` survives, if whoever wrote it put it in quotes.
public struct CSVReadingOptions {
  /// Whether the first line names the columns; otherwise they are called `Column 0`, `Column 1` and so on.
  public var hasHeaderRow: Bool

  /// Cells that stand for a missing value.
  public var nilEncodings: Set<String>

  /// Cells that a Boolean column reads as true.
  public var trueEncodings: Set<String>

  /// Cells that a Boolean column reads as false.
  public var falseEncodings: Set<String>

  /// The type of inferred columns of decimal numbers: `.double` or `.float`, nothing else.
  public var floatingPointType: CSVType {
    didSet { CSVReadingOptions.check(floatingPointType) }
  }

  /// Closures that make a date of a cell's text; the first that does not answer nil decides.
  ///
  /// A column whose type is inferred becomes a `Date` column if there are parsers, each of its cells is accepted by one
  /// of them, and the cells are neither numbers nor Booleans. The closures run on the caller's thread. Where a strategy
  /// that was added first is ISO 8601 or has a format of digits and marks in UTC, such as `dd.MM.yyyy HH:mm`, most cells
  /// are read without it, on all threads, to the same dates.
  public var dateParsers: [(String) -> Date?] = [] {
    didSet { firstDateFormat = nil }
  }

  /// What the first date parser accepts at least, if that is known.
  private(set) var firstDateFormat: FixedDateFormat?

  /// Whether lines without any character are passed over; otherwise such a line is a row of one empty cell.
  public var ignoresEmptyLines: Bool

  /// Whether a cell may stand in double quotes, to hold delimiters, line ends and doubled quotes.
  public var usesQuoting: Bool

  /// Whether the escape character makes the next character a plain part of the cell.
  public var usesEscaping: Bool

  /// The character between cells.
  public let delimiter: Character

  /// The character that takes the next one's special meaning away, if `usesEscaping` is true.
  public let escapeCharacter: Character

  /// Makes options; every parameter has the value that common files need.
  ///
  /// - Precondition: `floatingPointType` is `.double` or `.float`. `delimiter` and `escapeCharacter` are neither quotes
  ///   nor line ends, and differ.
  public init(
    hasHeaderRow: Bool = true,
    nilEncodings: Set<String> = ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"],
    trueEncodings: Set<String> = ["1", "True", "TRUE", "true"],
    falseEncodings: Set<String> = ["0", "False", "FALSE", "false"],
    floatingPointType: CSVType = .double,
    ignoresEmptyLines: Bool = true,
    usesQuoting: Bool = true,
    usesEscaping: Bool = false,
    delimiter: Character = Character(","),
    escapeCharacter: Character = Character("\\")
  ) {
    CSVReadingOptions.check(floatingPointType)
    for (name, character) in [("delimiter", delimiter), ("escape character", escapeCharacter)] {
      precondition(
        !["\"", "\n", "\r", "\r\n"].contains(character), "the \(name) of a CSV cannot be a quote or a line end")
    }
    precondition(delimiter != escapeCharacter, "the delimiter and the escape character of a CSV must differ")
    self.hasHeaderRow = hasHeaderRow
    self.nilEncodings = nilEncodings
    self.trueEncodings = trueEncodings
    self.falseEncodings = falseEncodings
    self.floatingPointType = floatingPointType
    self.ignoresEmptyLines = ignoresEmptyLines
    self.usesQuoting = usesQuoting
    self.usesEscaping = usesEscaping
    self.delimiter = delimiter
    self.escapeCharacter = escapeCharacter
  }

  /// Adds a parse strategy, such as `Date.ParseStrategy` or `Date.ISO8601FormatStyle`, to the date parsers.
  public mutating func addDateParseStrategy<T>(_ strategy: T)
  where T: ParseStrategy, T.ParseInput == String, T.ParseOutput == Date {
    let format = dateParsers.isEmpty ? FixedDateFormat(strategy) : firstDateFormat
    dateParsers.append { try? strategy.parse($0) }
    firstDateFormat = format
  }

  private static func check(_ floatingPointType: CSVType) {
    precondition(
      floatingPointType == .double || floatingPointType == .float,
      "the floating-point type of a CSV is .double or .float, not .\(floatingPointType.word)")
  }
}
