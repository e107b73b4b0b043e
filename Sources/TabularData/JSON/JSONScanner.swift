import Foundation

// Goals, in order:
// 1. Every text is read as RFC 8259 means it, or refused with the place of the fault; nothing is guessed.
// 2. A bounded stack: nesting is counted, whoever nests.
// 3. Speed: one pass over the bytes, eight at a time inside strings, no object a value.

/// Walks over the bytes of a JSON text (RFC 8259), one token a call.
struct JSONScanner {
  private let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var next: UnsafePointer<UInt8>
  /// The row of the frame that is being read, for messages.
  var row: Int?
  let numbers: CSVNumberParser
  /// The characters of the last string that had escapes.
  private let unescaped = CSVByteBuffer(capacity: 256)

  /// How deep lists and objects may lie within each other.
  static let maximumDepth = 512

  /// What a text view can count.
  private static let longestText = Int(UInt32.max)

  /// Stands at the first byte, or behind a byte order mark; the bytes must stay where they are.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress ?? JSONScanner.noBytes.start
    end = start + bytes.count
    next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
    numbers = CSVNumberParser(limit: end)
  }

  /// Where a text without bytes begins and ends; never freed.
  private static let noBytes = NoBytes()

  private struct NoBytes: @unchecked Sendable {
    let start = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  func failure(_ reason: String) -> any Error {
    let place = "byte \(next - start)" + (row.map { ", in row \($0)" } ?? "")
    let sentence = "The JSON is malformed at \(place): \(reason)."
    return CocoaError(
      .propertyListReadCorrupt,
      userInfo: [NSLocalizedDescriptionKey: sentence, NSDebugDescriptionErrorKey: sentence])
  }

  /// The next byte that is no blank, zero at the end.
  @inline(__always)
  mutating func peek() -> UInt8 {
    while next < end {
      let byte = next.pointee
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte == 0 ? 1 : byte }
      next += 1
    }
    return 0
  }

  /// Steps over a byte that may come after blanks.
  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(truncatingIfNeeded: character.value) else { return false }
    next += 1
    return true
  }

  /// Steps over `true`, `false` or `null`.
  mutating func skip(word: StaticString) throws {
    let count = word.utf8CodeUnitCount
    guard end - next >= count, memcmp(next, word.utf8Start, count) == 0 else { throw failure("\(word) is expected") }
    next += count
  }

  /// Nothing but blanks may follow.
  mutating func finish() throws {
    guard peek() == 0 else { throw failure("something follows the end of the value") }
  }

  func checkDepth(_ depth: Int) throws {
    guard depth < JSONScanner.maximumDepth else { throw failure("more than \(JSONScanner.maximumDepth) levels") }
  }
}

extension JSONScanner {
  /// The characters of a string, valid until the next one is read.
  typealias Text = UnsafeBufferPointer<UInt8>

  /// Reads a string, at whose opening quote the scanner stands.
  @inline(__always)
  mutating func string() throws -> Text {
    next += 1
    let first = next
    var highBits: UInt64 = 0
    while end - next >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      let stops = JSONScanner.stops(in: word)
      if stops != 0 {
        let count = stops.trailingZeroBitCount &>> 3
        highBits |= word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
        next += count
        break
      }
      highBits |= word
      next += 8
    }
    while next < end, next.pointee != UInt8(ascii: "\""), next.pointee != UInt8(ascii: "\\"), next.pointee >= 0x20 {
      highBits |= UInt64(next.pointee)
      next += 1
    }
    guard next < end, next.pointee == UInt8(ascii: "\"") else { return try escapedString(from: first) }
    let text = Text(start: first, count: next - first)
    if highBits & 0x8080_8080_8080_8080 != 0 { try checkEncoding(text) }
    if text.count > JSONScanner.longestText { throw failure("a text is longer than 4 GiB") }
    next += 1
    return text
  }

  /// The high bit of each byte that ends a run of plain characters: a quote, a backslash, a control character.
  ///
  /// Bytes above the lowest one that is marked may be marked for nothing.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word)
      & (ones &* 0x80)
  }

  private func checkEncoding(_ text: Text) throws {
    if let start = text.baseAddress, !UTF8Text.isValid(start, count: text.count) {
      throw failure("the text before is not UTF-8")
    }
  }

  /// Goes on with a string whose characters from `first` to here are plain.
  @inline(never)
  private mutating func escapedString(from first: UnsafePointer<UInt8>) throws -> Text {
    unescaped.removeAll()
    unescaped.append(Text(start: first, count: next - first))
    while next < end {
      let byte = next.pointee
      next += 1
      switch byte {
      case UInt8(ascii: "\""):
        try checkEncoding(unescaped.contents)
        if unescaped.count > JSONScanner.longestText { throw failure("a text is longer than 4 GiB") }
        return unescaped.contents
      case UInt8(ascii: "\\"): try appendEscape()
      case ..<0x20:
        next -= 1
        throw failure("a control character must be escaped")
      default: unescaped.append(byte)
      }
    }
    throw failure("a closing quote is missing")
  }

  private mutating func appendEscape() throws {
    guard next < end else { throw failure("the text ends in an escape") }
    let byte = next.pointee
    next += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08 as UInt8)
    case UInt8(ascii: "f"): unescaped.append(0x0C as UInt8)
    case UInt8(ascii: "n"): unescaped.append(0x0A as UInt8)
    case UInt8(ascii: "r"): unescaped.append(0x0D as UInt8)
    case UInt8(ascii: "t"): unescaped.append(0x09 as UInt8)
    case UInt8(ascii: "u"): for unit in try escapedScalar().utf8 { unescaped.append(unit) }
    default:
      next -= 1
      throw failure("the escape is unknown")
    }
  }

  /// The character of `\uXXXX`, or of two that make a surrogate pair.
  private mutating func escapedScalar() throws -> String {
    let first = try hexadecimal()
    var value = first
    if (0xD800..<0xDC00).contains(first), end - next >= 2, next[0] == UInt8(ascii: "\\"), next[1] == UInt8(ascii: "u") {
      next += 2
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else { throw failure("half of a surrogate pair is missing") }
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("half of a surrogate pair is missing") }
    return String(Character(scalar))
  }

  private mutating func hexadecimal() throws -> UInt32 {
    guard end - next >= 4 else { throw failure("four hexadecimal digits are expected") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(next.pointee)).hexDigitValue else {
        throw failure("four hexadecimal digits are expected")
      }
      value = value << 4 | UInt32(digit)
      next += 1
    }
    return value
  }
}
