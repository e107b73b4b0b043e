import Foundation

/// What a page tells in one request: `[number, seen, [element, kind, value], …]`.
struct PageBatch: Equatable {
  /// Counts the page's batches from 1; a batch without events has 0.
  let number: Int
  /// The last message that the page has shown.
  let seen: Int
  let events: [PageEvent]

  static let mostEvents = 256

  /// Nil when the body is not what the page's script sends.
  init?(_ body: Data) {
    guard let batch = try? JSONDecoder().decode(PageBatch.self, from: body) else { return nil }
    self = batch
  }
}

extension PageBatch: Decodable {
  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    number = try fields.decode(Int.self)
    seen = try fields.decode(Int.self)
    var events: [PageEvent] = []
    while !fields.isAtEnd {
      guard events.count < Self.mostEvents else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "too many events")
      }
      events.append(try fields.decode(PageEvent.self))
    }
    guard number >= 0, seen >= 0, (number == 0) == events.isEmpty else {
      throw DecodingError.dataCorruptedError(in: fields, debugDescription: "a number that is none")
    }
    self.events = events
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

extension PageEvent: Decodable {
  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    element = try fields.decode(Int.self)
    let name = try fields.decode(String.self)
    guard let kind = EventKind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(in: fields, debugDescription: "no event of that kind")
    }
    self.kind = kind
    value = try PageEvent.value(&fields)
    guard fields.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: fields, debugDescription: "more than an event")
    }
  }

  private static func value(_ fields: inout any UnkeyedDecodingContainer) throws -> EventValue {
    if try fields.isAtEnd || fields.decodeNil() { return .none }
    // A failed attempt costs more than one that succeeds: what comes most often is tried first.
    if let numbers = try? fields.decode([Double].self) {
      guard numbers.count <= mostNumbers, numbers.allSatisfy({ abs($0) <= greatestNumber }) else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "numbers that are too many or too great")
      }
      return .numbers(numbers)
    }
    if let text = try? fields.decode(String.self) {
      guard text.utf16.count <= longestText else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "a text that is too long")
      }
      return .text(text)
    }
    return .truth(try fields.decode(Bool.self))
  }
}
