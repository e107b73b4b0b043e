import Foundation

// Lists and objects inside cells, as `Any`, and values that nobody wants.

extension JSONScanner {
  /// The one value of a whole text, as frames hold it.
  static func value(of data: Data) throws -> Any? {
    try CSVSource.data(data).withBytes { bytes in
      var scanner = JSONScanner(bytes)
      let value = try scanner.value(depth: 0)
      try scanner.finish()
      return value
    }
  }

  /// Reads a value as frames hold it: lists as `[Any?]`, objects as `[String: Any?]`, null as nil.
  ///
  /// Of a name that occurs twice in an object, the last counts. A whole number that `Int` cannot hold is a double.
  mutating func value(depth: Int) throws -> Any? {
    switch peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return String(decoding: try string(), as: UTF8.self)
    case UInt8(ascii: "t"):
      try skip(word: "true")
      return true
    case UInt8(ascii: "f"):
      try skip(word: "false")
      return false
    case UInt8(ascii: "n"):
      try skip(word: "null")
      return nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      switch try number() {
      case .integer(let value): return value
      case .negativeZero: return 0
      case .largeInteger(_, let value), .double(let value): return value
      }
    case 0: throw failure("a value is expected, but the text ends")
    default: throw failure("a value is expected")
    }
  }

  mutating func list(depth: Int) throws -> [Any?] {
    var values: [Any?] = []
    try eachElement(depth: depth) { scanner in values.append(try scanner.value(depth: depth + 1)) }
    return values
  }

  mutating func object(depth: Int) throws -> [String: Any?] {
    var members: [String: Any?] = [:]
    try eachMember(depth: depth) { scanner, name in
      let name = String(decoding: name, as: UTF8.self)
      try scanner.skipColon()
      members.updateValue(try scanner.value(depth: depth + 1), forKey: name)
    }
    return members
  }

  /// Steps over a value, which must be well-formed.
  mutating func skipValue(depth: Int) throws {
    switch peek() {
    case UInt8(ascii: "{"):
      try eachMember(depth: depth) { scanner, _ in
        try scanner.skipColon()
        try scanner.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["): try eachElement(depth: depth) { scanner in try scanner.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number()
    default: _ = try value(depth: depth)
    }
  }

  /// Calls `read` at each element of a list, at whose bracket the scanner stands; `read` steps over the element.
  @inline(__always)
  mutating func eachElement(depth: Int, _ read: (inout JSONScanner) throws -> Void) throws {
    try checkDepth(depth)
    next += 1
    if skip("]") { return }
    repeat { try read(&self) } while skip(",")
    guard skip("]") else { throw failure("a comma or ] is expected") }
  }

  /// Calls `read` with the name of each member of an object, at whose brace the scanner stands; `read` steps over the
  /// colon and the value.
  @inline(__always)
  mutating func eachMember(depth: Int, _ read: (inout JSONScanner, Text) throws -> Void) throws {
    try checkDepth(depth)
    next += 1
    if skip("}") { return }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let name = try string()
      try read(&self, name)
    } while skip(",")
    guard skip("}") else { throw failure("a comma or } is expected") }
  }

  @inline(__always)
  mutating func skipColon() throws {
    guard skip(":") else { throw failure("a colon is expected") }
  }
}
