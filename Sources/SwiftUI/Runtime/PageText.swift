/// UTF-8 of what a page gets: JSON, HTML, or HTML within a JSON string, which is escaped for both at once.
struct PageText {
  private(set) var bytes: [UInt8] = []

  /// What a text is put into, and must not be taken for.
  enum Surroundings {
    case plain
    case json
    case html
    case htmlInJSON
  }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends words of the program's own, as they are.
  mutating func append(_ words: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
  }

  /// Appends what needs no escaping any more.
  mutating func append(escaped text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ other: PageText) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func insert(_ other: PageText, at place: Int) { bytes.insert(contentsOf: other.bytes, at: place) }

  /// Appends `text` so that it is text there, whatever it holds.
  mutating func append(_ text: String, in surroundings: Surroundings) {
    var text = text
    let escaped = surroundings.escaped
    text.withUTF8 { content in
      var start = 0
      for (place, byte) in content.enumerated() where escaped.contains(byte) {
        bytes.append(contentsOf: content[start..<place])
        appendEscaped(byte, in: surroundings)
        start = place + 1
      }
      bytes.append(contentsOf: content[start...])
    }
  }

  private mutating func appendEscaped(_ byte: UInt8, in surroundings: Surroundings) {
    if surroundings != .json {
      switch byte {
      case UInt8(ascii: "&"): return append("&amp;")
      case UInt8(ascii: "<"): return append("&lt;")
      case UInt8(ascii: ">"): return append("&gt;")
      case UInt8(ascii: "\""): return append("&quot;")
      case UInt8(ascii: "'"): return append("&#39;")
      case 0: return append("\u{FFFD}")
      default: break
      }
    }
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    default:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      append(escaped: String(byte, radix: 16))
    }
  }
}

/// Bytes of ASCII.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: String, andControls hasControls: Bool = false) {
    for byte in characters.utf8 { insert(byte) }
    if hasControls { low |= 0xFFFF_FFFF }
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && ((byte < 64 ? low : high) >> (byte & 63)) & 1 != 0
  }
}

extension PageText.Surroundings {
  private static let escapedInJSON = ByteSet("\"\\", andControls: true)
  private static let escapedInHTML = ByteSet("&<>\"'\0")
  private static let escapedInBoth = ByteSet("&<>\"'\\", andControls: true)
  private static let escapedInNothing = ByteSet("")

  /// The bytes that are escaped there.
  fileprivate var escaped: ByteSet {
    switch self {
    case .plain: Self.escapedInNothing
    case .json: Self.escapedInJSON
    case .html: Self.escapedInHTML
    case .htmlInJSON: Self.escapedInBoth
    }
  }
}
