import Foundation

/// What a page tells in one request: `[number, seen, [element, kind, value], …]`.
struct PageBatch: Equatable {
  /// Counts the page's batches from 1; a batch without events has 0.
  let number: Int
  /// The last message that the page has shown.
  let seen: Int
  let events: [PageEvent]

  static let mostEvents = 256

  init(number: Int, seen: Int, events: [PageEvent]) {
    self.number = number
    self.seen = seen
    self.events = events
  }

  /// Nil when the body is not what the page's script sends.
  init?(_ body: Data) {
    guard let batch = body.withUnsafeBytes({ PageBatchReader.batch(in: $0) }) else { return nil }
    self = batch
  }
}

/// One thing that a person did.
struct PageEvent: Equatable {
  let element: Int
  let kind: EventKind
  let value: EventValue

  /// UTF-16 units of the longest text of a field, as the page counts them.
  static let longestText = 100_000
  /// Farther from zero than this lies no place and no size.
  static let greatestNumber = 1e9
  static let mostNumbers = 16
}
