/// A number as it stands in JSON.
enum JSONNumber {
  case integer(Int)
  /// `-0`: zero in a column of whole numbers, negative zero among doubles.
  case negativeZero
  /// A whole number that `Int` cannot hold, as it is spelt, and the nearest double.
  case largeInteger(JSONScanner.Text, Double)
  case double(Double)
}

extension JSONScanner {
  /// Reads a number, at whose first character the scanner stands.
  ///
  /// Doubles are the nearest to what is written; one beyond the greatest is refused, one too near to zero is zero.
  @inline(__always)
  mutating func number() throws -> JSONNumber {
    let first = next
    let isNegative = next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let digits = next
    var magnitude: UInt64 = 0
    while next < end {
      let digit = next.pointee &- 48
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      next += 1
    }
    let count = next - digits
    guard count == 1 || (count > 1 && digits.pointee != UInt8(ascii: "0")) else {
      next = first
      throw failure("a number is misspelt")
    }
    if next < end, next.pointee == UInt8(ascii: ".") || next.pointee | 32 == UInt8(ascii: "e") {
      return .double(try decimal(from: first))
    }
    // With 18 digits no sum overflows.
    guard count <= 18 else { return try longInteger(from: first) }
    if magnitude == 0, isNegative { return .negativeZero }
    return .integer(isNegative ? -Int(truncatingIfNeeded: magnitude) : Int(truncatingIfNeeded: magnitude))
  }

  /// Goes on with a number behind its whole digits.
  @inline(__always)
  private mutating func decimal(from first: UnsafePointer<UInt8>) throws -> Double {
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      try skipDigits()
    }
    if next < end, next.pointee | 32 == UInt8(ascii: "e") {
      next += 1
      if next < end, next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
      try skipDigits()
    }
    var value = 0.0
    if numbers.plainDouble(first, next, &value) { return value }
    return try slowDouble(from: first)
  }

  @inline(__always)
  private mutating func skipDigits() throws {
    let first = next
    while next < end, next.pointee &- 48 <= 9 { next += 1 }
    guard next > first else { throw failure("a digit is expected") }
  }

  @inline(never)
  private func slowDouble(from first: UnsafePointer<UInt8>) throws -> Double {
    if let value = CSVNumberParser.double(first, count: next - first) { return value }
    throw failure("a number of \(next - first) characters is too large")
  }

  @inline(never)
  private func longInteger(from first: UnsafePointer<UInt8>) throws -> JSONNumber {
    if let value = CSVNumberParser.integer(first, count: next - first) { return .integer(value) }
    return .largeInteger(Text(start: first, count: next - first), try slowDouble(from: first))
  }
}
