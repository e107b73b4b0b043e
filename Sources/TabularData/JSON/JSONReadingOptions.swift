import Foundation

/// How JSON is read.
public struct JSONReadingOptions {
  /// Functions that make dates of text, tried in order; ISO 8601 is tried after them.
  ///
  /// With at least one, a column of text that is all dates is inferred to be a column of `Date`.
  public var dateParsers: [(String) -> Date?] = []

  /// Makes the usual options.
  public init() {}

  /// Adds a strategy that makes dates of text.
  public mutating func addDateParseStrategy<T>(_ strategy: T)
  where T: ParseStrategy, T.ParseInput == String, T.ParseOutput == Date {
    dateParsers.append { text in try? strategy.parse(text) }
  }

  /// The date that a text tells by the first function that knows it.
  func date(_ view: TextView) -> Date? {
    if !dateParsers.isEmpty {
      let text = view.string
      for parse in dateParsers { if let date = parse(text) { return date } }
    }
    return view.withBytes { bytes in
      bytes.baseAddress.flatMap { ISO8601Dates.date($0, count: bytes.count) }
    }
  }
}
