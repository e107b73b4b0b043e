import Foundation

/// Reads a batch of events: JSON (RFC 8259) of one shape and without nesting, so that a decoder for any JSON, which takes
/// many times longer, is not needed for each movement of a finger.
struct PageBatchReader {
  /// The bytes are not a batch; the page's script sends no such ones, so there is nobody to tell more.
  private struct Fault: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// The batch that the bytes are; nil when they are none.
  static func batch(in bytes: UnsafeRawBufferPointer) -> PageBatch? {
    var reader = PageBatchReader(bytes: bytes)
    return try? reader.batch()
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func batch() throws(Fault) -> PageBatch {
    try expect(UInt8(ascii: "["))
    let number = try integer()
    try expect(UInt8(ascii: ","))
    let seen = try integer()
    var events: [PageEvent] = []
    while try goesOn() {
      guard events.count < PageBatch.mostEvents else { throw Fault() }
      events.append(try event())
    }
    guard next == nil, number >= 0, seen >= 0, (number == 0) == events.isEmpty else { throw Fault() }
    return PageBatch(number: number, seen: seen, events: events)
  }

  private mutating func event() throws(Fault) -> PageEvent {
    try expect(UInt8(ascii: "["))
    let element = try integer()
    try expect(UInt8(ascii: ","))
    let kind = try kind()
    var value = EventValue.none
    if try goesOn() {
      value = try self.value()
      try expect(UInt8(ascii: "]"))
    }
    return PageEvent(element: element, kind: kind, value: value)
  }

  private mutating func kind() throws(Fault) -> EventKind {
    let name = String(decoding: try quoted().dropFirst().dropLast(), as: UTF8.self)
    guard let kind = EventKind(rawValue: name) else { throw Fault() }
    return kind
  }

  private mutating func value() throws(Fault) -> EventValue {
    switch next {
    case UInt8(ascii: "["): return .numbers(try numbers())
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"):
      try expect("true")
      return .truth(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .truth(false)
    default:
      try expect("null")
      return .none
    }
  }

  private mutating func numbers() throws(Fault) -> [Double] {
    try expect(UInt8(ascii: "["))
    var numbers: [Double] = []
    if next == UInt8(ascii: "]") {
      place += 1
      return []
    }
    repeat {
      guard numbers.count < PageEvent.mostNumbers, let number = Double(try number()),
        abs(number) <= PageEvent.greatestNumber
      else { throw Fault() }
      numbers.append(number)
    } while try goesOn()
    return numbers
  }

  private mutating func text() throws(Fault) -> String {
    guard let text = try? JSONDecoder().decode(String.self, from: Data(try quoted())),
      text.utf16.count <= PageEvent.longestText
    else { throw Fault() }
    return text
  }
}

// Tokens.
extension PageBatchReader {
  /// The next byte that is no blank; nil at the end.
  private var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
        default: return bytes[place]
        }
      }
      return nil
    }
  }

  private mutating func expect(_ byte: UInt8) throws(Fault) {
    guard next == byte else { throw Fault() }
    place += 1
  }

  private mutating func expect(_ word: StaticString) throws(Fault) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard next != nil, bytes[place...].starts(with: letters) else { throw Fault() }
    place += letters.count
  }

  /// Whether another element of the list follows, or its end.
  private mutating func goesOn() throws(Fault) -> Bool {
    let byte = next
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else { throw Fault() }
    place += 1
    return byte == UInt8(ascii: ",")
  }

  private mutating func integer() throws(Fault) -> Int {
    guard let integer = Int(try number()) else { throw Fault() }
    return integer
  }

  /// The characters of a number.
  private mutating func number() throws(Fault) -> String {
    guard next != nil else { throw Fault() }
    let start = place
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() throws(Fault) {
    let start = place
    while place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] { place += 1 }
    guard place > start else { throw Fault() }
  }

  /// The bytes of a string with its quotes.
  private mutating func quoted() throws(Fault) -> Slice<UnsafeRawBufferPointer> {
    try expect(UInt8(ascii: "\""))
    let start = place - 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { throw Fault() }
    place += 1
    return bytes[start..<place]
  }
}
