import Foundation

/// How JSON is written.
public struct JSONWritingOptions {
  /// Whether each row, each member and each element is on a line of its own, indented.
  public var prettyPrint = false

  /// Whether the members of an object are ordered by name, instead of as the frame's columns are.
  public var sortKeys = false

  /// Makes text of dates: ISO 8601 in UTC, unless changed.
  public var dateFormatter: (Date) -> String = { ISO8601Dates.text(of: $0) } {
    didSet { usesISODates = false }
  }

  /// Whether dates go the short way, past the closure.
  private(set) var usesISODates = true

  /// Makes the usual options.
  public init() {}
}
