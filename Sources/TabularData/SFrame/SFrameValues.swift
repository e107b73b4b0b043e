import Foundation

// Values of lists, dictionaries and dates are stored one by one. A value that may be of any type has its type in a byte
// before it: 128 and the type's number. Before 2014 it was the number itself and four bytes without meaning.

extension SFrameByteReader {
  /// Lists and dictionaries lie in each other at most so deep.
  private static let maximumDepth = 64

  /// Takes `count` texts: lengths and bytes, or where there are few different ones those, and numbers that tell which.
  mutating func texts(_ count: Int) throws -> [String] {
    switch try byte() {
    case 0:
      return try lengths(count).map { try text($0) }
    case 1:
      let wordCount = try variableLength()
      guard wordCount <= remaining else { throw SFrameFlaw(reason: "\(wordCount) texts do not fit into the block.") }
      let words = try (0..<Int(wordCount)).map { _ in
        guard let length = Int(exactly: try variableLength()) else {
          throw SFrameFlaw(reason: "The length of a text is out of range.")
        }
        return try text(length)
      }
      return try integers(count).map { number in
        guard number >= 0, number < words.count else {
          throw SFrameFlaw(reason: "Text \(number) of \(words.count) is used.")
        }
        return words[Int(number)]
      }
    case let tag: throw SFrameFlaw(reason: "Texts are stored in the unknown way \(tag).")
    }
  }

  /// Takes `count` vectors: their lengths, then all their floats.
  mutating func vectors(_ count: Int, isTagged: Bool) throws -> [[Double]] {
    if isTagged, try byte() != 0 { throw SFrameFlaw(reason: "Vectors are stored in an unknown way.") }
    let lengths = try lengths(count)
    let elements = try decimals(lengths.reduce(0, +), isTagged: isTagged)
    var start = 0
    return lengths.map { length in
      defer { start += length }
      return Array(elements[start..<start + length])
    }
  }

  /// Takes a time: seconds since 1970 in 56 bits, a time zone, and microseconds where the zone is shifted by 25.
  mutating func date() throws -> Date {
    let bits = try word()
    let seconds = Int64(bitPattern: bits << 8) >> 8
    let zone = Int8(truncatingIfNeeded: bits >> 56)
    let microseconds = (-24...24).contains(zone) ? 0 : Int32(bitPattern: try halfWord())
    // Whole seconds since 2001 first: a double has no room for microseconds beside those since 1970.
    let whole = Double(seconds - 978_307_200)
    return Date(timeIntervalSinceReferenceDate: whole + Double(microseconds) / 1e6)
  }

  mutating func list(depth: Int = 0) throws -> [Any?] {
    try checkDepth(depth)
    return try (0..<count(ofAtLeast: 1)).map { _ in try value(depth: depth + 1) }
  }

  /// Takes a dictionary; of keys that become the same text, the last counts.
  mutating func dictionary(depth: Int = 0) throws -> [String: Any?] {
    try checkDepth(depth)
    var members: [String: Any?] = [:]
    for _ in 0..<(try count(ofAtLeast: 2)) {
      let key = try value(depth: depth + 1)
      members.updateValue(try value(depth: depth + 1), forKey: key.map { String(describing: $0) } ?? "nil")
    }
    return members
  }

  /// Takes a value of any type; nil if it is a missing one.
  mutating func value(depth: Int = 0) throws -> Any? {
    let tag = try byte()
    if tag < 128 { _ = try take(4) }
    switch SFrameType(rawValue: Int(tag & 127)) {
    case .integer: return Int(Int64(bitPattern: try word()))
    case .decimal: return Double(bitPattern: try word())
    case .text: return try text(count())
    case .vector: return try (0..<count(ofAtLeast: 8)).map { _ in Double(bitPattern: try word()) as Any? }
    case .list: return try list(depth: depth)
    case .dictionary: return try dictionary(depth: depth)
    case .date: return try date()
    case .missing: return nil
    case nil: throw SFrameFlaw(reason: "A value is of \(SFrameType.name(of: Int(tag & 127))), which is not supported.")
    }
  }

  private func checkDepth(_ depth: Int) throws {
    guard depth < SFrameByteReader.maximumDepth else {
      throw SFrameFlaw(reason: "Lists lie in each other more than \(SFrameByteReader.maximumDepth) deep.")
    }
  }
}
