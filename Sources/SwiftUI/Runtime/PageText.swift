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
    text.withUTF8 { content in
      var start = 0
      for (place, byte) in content.enumerated() where surroundings.escapes(byte) {
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

extension PageText.Surroundings {
  @inline(__always)
  fileprivate func escapes(_ byte: UInt8) -> Bool {
    guard byte < 64 else { return byte == UInt8(ascii: "\\") && (self == .json || self == .htmlInJSON) }
    return (escaped >> byte) & 1 != 0
  }

  /// The bits of the bytes below 64 that are escaped.
  @inline(__always)
  private var escaped: UInt64 {
    let control: UInt64 = 0xFFFF_FFFF
    let quote: UInt64 = 1 << 34
    let markup: UInt64 = 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62
    return switch self {
    case .plain: 0
    case .json: control | quote
    case .html: 1 | quote | markup
    case .htmlInJSON: control | quote | markup
    }
  }
}
