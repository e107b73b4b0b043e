import Foundation

/// What a page says of itself when it opens a window.
struct PageWishes {
  /// The window that it had before it was loaded again.
  var window: String?
  var environment = EnvironmentValues()
  /// What it remembers of earlier visits.
  var storage: [String: String] = [:]

  /// Nil when the body is not what the page's script sends.
  init?(_ body: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: body) else { return nil }
    window = message.window
    storage = message.storage ?? [:]
    if let identifier = message.locale, identifier.wholeMatch(of: /[A-Za-z0-9_@=;-]{1,80}/) != nil {
      let locale = Locale(identifier: identifier)
      environment.locale = locale
      environment.calendar.locale = locale
    }
    environment.colorScheme = message.dark == true ? .dark : .light
  }

  private struct Message: Decodable {
    var window: String?
    var storage: [String: String]?
    var locale: String?
    var dark: Bool?
  }
}

/// One thing that a person did.
struct PageEvent: Equatable {
  let element: Int
  let kind: EventKind
  let value: EventValue

  /// Texts of fields beyond this many bytes are refused.
  static let longestText = 100_000
  static let mostEvents = 256

  /// The events of a request's body, `[[element, kind, value], …]`, or nil when it is anything else.
  static func list(_ body: Data) -> [PageEvent]? {
    guard let entries = try? JSONDecoder().decode([PageEvent].self, from: body), entries.count <= mostEvents else {
      return nil
    }
    return entries
  }
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
    if try fields.isAtEnd || fields.decodeNil() {
      value = .none
    } else if let truth = try? fields.decode(Bool.self) {
      value = .truth(truth)
    } else if let text = try? fields.decode(String.self) {
      guard text.utf8.count <= Self.longestText else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "a text that is too long")
      }
      value = .text(text)
    } else {
      let numbers = try fields.decode([Double].self)
      guard numbers.count <= 16 else {
        throw DecodingError.dataCorruptedError(in: fields, debugDescription: "too many numbers")
      }
      value = .numbers(numbers)
    }
  }
}
