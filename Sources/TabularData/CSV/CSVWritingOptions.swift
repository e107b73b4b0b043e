import Foundation

/// How a frame is written as a CSV.
public struct CSVWritingOptions {
  /// Whether the first line names the columns.
  public var includesHeader: Bool

  /// What is written for a missing value.
  public var nilEncoding: String

  /// What is written for true.
  public var trueEncoding: String

  /// What is written for false.
  public var falseEncoding: String

  /// The end of every line, the last one too.
  public var newline: String

  /// The character between cells.
  public var delimiter: Character

  /// Makes the text of a date; in the beginning ISO 8601 in UTC, with a fraction only where the second is not whole.
  public var dateFormatter: (Date) -> String {
    didSet { usesISODates = false }
  }

  /// A pattern of `DateFormatter`, read in UTC and English; setting it replaces the date formatter.
  @available(*, deprecated, message: "Set dateFormatter.")
  public var dateFormat: String? {
    get { datePattern }
    set { setDatePattern(newValue) }
  }

  /// Whether dates go the short way, past the closure.
  var usesISODates = true

  private var datePattern: String?

  /// Makes options with the usual values.
  public init() {
    self.init(includesHeader: true)
  }

  /// Makes options.
  public init(
    includesHeader: Bool = true,
    nilEncoding: String = "",
    trueEncoding: String = "true",
    falseEncoding: String = "false",
    newline: String = "\n",
    delimiter: Character = ","
  ) {
    self.includesHeader = includesHeader
    self.nilEncoding = nilEncoding
    self.trueEncoding = trueEncoding
    self.falseEncoding = falseEncoding
    self.newline = newline
    self.delimiter = delimiter
    dateFormatter = { ISO8601Dates.text(of: $0) }
  }

  /// Makes options whose dates follow a pattern of `DateFormatter`; nil means ISO 8601.
  @available(*, deprecated, message: "Use the initializer without dateFormat and set dateFormatter.")
  public init(
    includesHeader: Bool = true,
    dateFormat: String?,
    nilEncoding: String = "",
    trueEncoding: String = "true",
    falseEncoding: String = "false",
    newline: String = "\n",
    delimiter: Character = ","
  ) {
    self.init(
      includesHeader: includesHeader, nilEncoding: nilEncoding, trueEncoding: trueEncoding,
      falseEncoding: falseEncoding, newline: newline, delimiter: delimiter)
    if let dateFormat { setDatePattern(dateFormat) }
  }

  private mutating func setDatePattern(_ pattern: String?) {
    guard let pattern else {
      dateFormatter = { ISO8601Dates.text(of: $0) }
      usesISODates = true
      datePattern = nil
      return
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    dateFormatter = { formatter.string(from: $0) }
    datePattern = pattern
  }
}
