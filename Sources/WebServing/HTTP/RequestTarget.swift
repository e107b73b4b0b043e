/// The second word of a request: a path and a query.
///
/// A target in the absolute form of RFC 9112, section 3.2.2, loses its scheme and authority.
struct RequestTarget: Sendable {
  let path: String
  let query: [String: String]

  /// Takes a target apart; nil if an escape is malformed, or stands for a zero byte or for bytes that are not UTF-8.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.first != UInt8(ascii: "/"), let authority = Self.index(after: Array("://".utf8), in: rest) {
      rest = rest[authority...].drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    let parts = rest.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.unescaped(parts[0]) else { return nil }
    var query: [String: String] = [:]
    if parts.count == 2 {
      for pair in parts[1].split(separator: UInt8(ascii: "&")) {
        let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Self.unescaped(halves[0], plusIsSpace: true),
          let value = Self.unescaped(halves.count == 2 ? halves[1] : [], plusIsSpace: true)
        else { return nil }
        query[name] = query[name] ?? value
      }
    }
    self.path = path.isEmpty ? "/" : path
    self.query = query
  }

  private static func index(after word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let start = bytes.firstIndex(of: word[0]), bytes[start...].starts(with: word) else { return nil }
    return start + word.count
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      var byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "%") {
        guard place + 1 < bytes.endIndex, let high = hexDigit(bytes[place]), let low = hexDigit(bytes[place + 1]) else {
          return nil
        }
        byte = high << 4 | low
        place += 2
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      if byte == 0 { return nil }
      result.append(byte)
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
