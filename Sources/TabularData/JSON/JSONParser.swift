import Foundation

/// Reads JSON (RFC 8259) from bytes, and keeps the order of members and the difference between whole numbers and others.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// How deep lists and objects may lie within each other.
  private static let maximumDepth = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The one value of the whole text.
  static func value(of data: Data) throws -> JSONValue {
    try data.withUnsafeBytes { raw in
      var parser = JSONParser(raw.bindMemory(to: UInt8.self))
      if raw.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
      let value = try parser.value(depth: 0)
      parser.skipBlanks()
      guard parser.position == raw.count else {
        throw parser.failure("something follows the end of the value")
      }
      return value
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ reason: String) -> any Error {
    let sentence = "The JSON is malformed at byte \(position): \(reason)."
    return CocoaError(
      .propertyListReadCorrupt,
      userInfo: [NSLocalizedDescriptionKey: sentence, NSDebugDescriptionErrorKey: sentence])
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < JSONParser.maximumDepth else {
      throw failure("more than \(JSONParser.maximumDepth) levels")
    }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
    case nil: throw failure("a value is expected, but the text ends")
    default: throw failure("a value is expected")
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws -> JSONValue {
    for index in 0..<text.utf8CodeUnitCount {
      guard peek == text.utf8Start[index] else { throw failure("\(text) is expected") }
      position += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipBlanks()
    if skip("]") { return .array(values) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw failure("a comma or ] is expected") }
    return .array(values)
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    skipBlanks()
    if skip("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw failure("a colon is expected") }
      members.append((key, try value(depth: depth + 1)))
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw failure("a comma or } is expected") }
    return .object(members)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    _ = skip("-")
    let first = peek
    let wholeDigits = digits()
    guard wholeDigits > 0, wholeDigits == 1 || first != UInt8(ascii: "0") else {
      throw failure("a number is misspelt")
    }
    var isWhole = true
    if skip(".") {
      isWhole = false
      guard digits() > 0 else { throw failure("a digit is expected") }
    }
    if skip("e") || skip("E") {
      isWhole = false
      if !skip("+") { _ = skip("-") }
      guard digits() > 0 else { throw failure("a digit is expected") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw failure("a number of \(text.utf8.count) characters is too large")
    }
    return isWhole ? .largeInteger(text) : .double(value)
  }

  private mutating func string() throws -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if skip("\"") { return try text(UnsafeBufferPointer(rebasing: bytes[start..<(position - 1)])) }
    var unescaped = Array(bytes[start..<position])
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try unescaped.withUnsafeBufferPointer { try text($0) }
      case UInt8(ascii: "\\"): try escape(into: &unescaped)
      case ..<0x20: throw failure("a control character must be escaped")
      default: unescaped.append(byte)
      }
    }
    throw failure("a closing quote is missing")
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the text before is not UTF-8")
    }
    return text
  }

  private mutating func escape(into result: inout [UInt8]) throws {
    guard let byte = peek else { throw failure("the text ends in an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result.append(contentsOf: String(try escapedScalar()).utf8)
    default: throw failure("the escape is unknown")
    }
  }

  /// The character of `\uXXXX`, or of two that make a surrogate pair.
  private mutating func escapedScalar() throws -> Character {
    let first = try hexadecimal()
    var value = first
    if (0xD800..<0xDC00).contains(first), skip("\\"), skip("u") {
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else {
        throw failure("half of a surrogate pair is missing")
      }
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw failure("half of a surrogate pair is missing")
    }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws -> UInt32 {
    guard position + 4 <= bytes.count else { throw failure("four hexadecimal digits are expected") }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw failure("four hexadecimal digits are expected")
    }
    position += 4
    return value
  }
}
