import Foundation

/// The slow way: every spelling, for cells that the fast loops refuse and for columns whose type was asked for.
extension CSVNumberParser {
  /// What a cell's spelling says about a number.
  enum Spelling {
    /// Digits after an optional minus, as a whole number is usually written.
    case plainInteger
    /// A number that would be written otherwise if it were read as one: a plus, leading zeros.
    case adorned
    /// A decimal, or one of `nan`, `inf`, `infinity`.
    case decimal
    case noNumber
  }

  static func spelling(_ bytes: UnsafePointer<UInt8>, count: Int) -> Spelling {
    let all = UnsafeBufferPointer(start: bytes, count: count)
    var rest = all[...]
    let sign = rest.first.flatMap { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") ? $0 : nil }
    if sign != nil { rest = rest.dropFirst() }
    if isNonFiniteWord(rest) { return .decimal }
    let whole = rest.prefix { isDigit($0) }
    rest = rest.dropFirst(whole.count)
    let isWhole = rest.isEmpty
    var decimals = 0
    if rest.first == UInt8(ascii: ".") {
      decimals = rest.dropFirst().prefix { isDigit($0) }.count
      rest = rest.dropFirst(1 + decimals)
    }
    guard whole.count + decimals > 0 else { return .noNumber }
    if let letter = rest.first {
      guard letter | 32 == UInt8(ascii: "e") else { return .noNumber }
      var power = rest.dropFirst()
      if power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") { power = power.dropFirst() }
      guard !power.isEmpty, power.allSatisfy({ isDigit($0) }) else { return .noNumber }
    }
    if sign == UInt8(ascii: "+") || (whole.count > 1 && whole.first == UInt8(ascii: "0")) { return .adorned }
    return isWhole ? .plainInteger : .decimal
  }

  /// A whole number in any spelling; nil for what is none, or has more than 64 bits.
  static func integer(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    Int(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  }

  /// A decimal in any spelling; nil for what is none, or is finite but beyond the largest double.
  static func double(_ bytes: UnsafePointer<UInt8>, count: Int) -> Double? {
    guard let value: Double = number(bytes, count: count) else { return nil }
    return value
  }

  /// A decimal in any spelling, rounded once, to a float.
  static func float(_ bytes: UnsafePointer<UInt8>, count: Int) -> Float? {
    guard let value: Float = number(bytes, count: count) else { return nil }
    return value
  }

  private static func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ bytes: UnsafePointer<UInt8>, count: Int
  ) -> Number? {
    guard spelling(bytes, count: count) != .noNumber else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    guard let value = Number(text) else { return nil }
    let last = bytes[count - 1] | 32
    let isWord = last == UInt8(ascii: "y") || last == UInt8(ascii: "f") || last == UInt8(ascii: "n")
    return value.isInfinite && !isWord ? nil : value
  }

  /// Whether a double gives a whole number back digit by digit.
  static func isExactDouble(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard let whole = integer(bytes, count: count) else { return false }
    return Int(exactly: Double(whole)) == whole
  }

  /// The float nearest to the text whose nearest double is `value`.
  ///
  /// Rounding twice goes wrong only where the double lies half way between two floats.
  @inline(__always)
  static func float(rounding value: Double, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Float {
    let discarded = value.bitPattern & 0x1FFF_FFFF
    if discarded != 0x1000_0000, value.magnitude >= 0x1p-126 || value == 0 { return Float(value) }
    return float(start, count: end - start) ?? Float(value)
  }

  static let exactPowersOfTen = ExactPowersOfTen()

  /// 10^0 … 10^22, all that are exact doubles; never freed.
  struct ExactPowersOfTen: @unchecked Sendable {
    let values: UnsafePointer<Double>

    fileprivate init() {
      let values = UnsafeMutablePointer<Double>.allocate(capacity: 23)
      var power = 1.0
      for exponent in 0...22 {
        values[exponent] = power
        power *= 10
      }
      self.values = UnsafePointer(values)
    }
  }

  static let wholePowersOfTen = WholePowersOfTen()

  /// 10^0 … 10^19; never freed.
  struct WholePowersOfTen: @unchecked Sendable {
    let values: UnsafePointer<UInt64>

    fileprivate init() {
      let values = UnsafeMutablePointer<UInt64>.allocate(capacity: 20)
      var power: UInt64 = 1
      for exponent in 0...19 {
        values[exponent] = power
        power = power &* 10
      }
      self.values = UnsafePointer(values)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 <= 9 }

  private static func isNonFiniteWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count == 3 || bytes.count == 8 else { return false }
    return ["nan", "inf", "infinity"].contains { word in bytes.lazy.map { $0 | 32 }.elementsEqual(word.utf8) }
  }
}
