import Foundation

// Goals, in order:
// 1. The nearest number of the type, ties to even, the same bits that Swift's own `Double(_:)` gives.
// 2. Speed on what files are full of: whole numbers and decimals of up to 19 digits, eight digits a step.
// 3. Nothing that is not a number in full: no spaces, no leftovers, no hexadecimal, no silent infinity.

/// Numbers read from bytes.
///
/// Decimals take W. D. Clinger's fast path ("How to Read Floating Point Numbers Accurately", 1990) if the digits and the
/// power of ten are exact doubles, else the Eisel–Lemire method ("Number Parsing at a Gigabyte per Second", 2021, and
/// N. Mushtak and D. Lemire, "Fast Number Parsing Without Fallback", 2023), and Swift's own parser for what is left.
struct CSVNumberParser {
  private let powersOfFive = PowersOfFive.table.words
  private let powersOfTen = CSVNumberParser.exactPowersOfTen.values
  private let wholePowersOfTen = CSVNumberParser.wholePowersOfTen.values
  /// Eight bytes can be loaded where they end here or earlier.
  let limit: UnsafePointer<UInt8>

  init(limit: UnsafePointer<UInt8>) { self.limit = limit }

  /// Reads a whole number that a text gives back as it is: without a plus, without leading zeros, not -0.
  @inline(__always)
  func plainInteger(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Int) -> Bool {
    var next = start
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let count = end - next
    // With 18 digits no sum overflows; longer numbers go the slow way.
    guard count > 0, count <= 18 else { return false }
    if next.pointee == UInt8(ascii: "0"), count > 1 || isNegative { return false }
    var magnitude: UInt64 = 0
    guard digits(next, count: count, &magnitude) else { return false }
    value = isNegative ? -Int(truncatingIfNeeded: magnitude) : Int(truncatingIfNeeded: magnitude)
    return true
  }

  /// Reads a decimal that has no plus and no needless leading zeros, or returns false: then ask `double(_:count:)`.
  ///
  /// A whole number that a double may not hold exactly is refused too.
  @inline(__always)
  func plainDouble(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ value: inout Double) -> Bool {
    var next = start
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var significand: UInt64 = 0
    while next < end {
      let digit = next.pointee &- 48
      if digit > 9 { break }
      significand = significand &* 10 &+ UInt64(digit)
      next += 1
    }
    let wholeCount = next - first
    if wholeCount > 1, first.pointee == UInt8(ascii: "0") { return false }
    if next == end {
      guard wholeCount > 0, wholeCount <= 15 else { return false }
      value = isNegative ? -Double(significand) : Double(significand)
      return true
    }
    var exponent = 0
    var digitCount = wholeCount
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      let decimals = next
      let count = end - next
      var fraction: UInt64 = 0
      if count > 0, count &+ wholeCount <= 19, digits(next, count: count, &fraction) {
        significand = significand &* wholePowersOfTen[count] &+ fraction
        next = end
      } else {
        while next < end {
          let digit = next.pointee &- 48
          if digit > 9 { break }
          significand = significand &* 10 &+ UInt64(digit)
          next += 1
        }
      }
      exponent = decimals - next
      digitCount &+= next - decimals
    }
    guard digitCount > 0 else { return false }
    if next < end {
      guard next.pointee | 32 == UInt8(ascii: "e"), let power = decimalExponent(next + 1, end) else { return false }
      exponent &+= power
    }
    if digitCount > 19, significantDigits(first, end) > 19 { return false }
    guard let magnitude = nearest(significand, exponent) else { return false }
    value = isNegative ? -magnitude : magnitude
    return true
  }

  /// Digits and nothing else, from 1 to 19 of them.
  @inline(__always)
  private func digits(_ start: UnsafePointer<UInt8>, count: Int, _ value: inout UInt64) -> Bool {
    var next = start
    var left = count
    while left > 8 {
      guard limit - next >= 8 else { return slowDigits(start, count: count, &value) }
      guard let part = eightDigits(load(next)) else { return false }
      value = value &* 100_000_000 &+ part
      next += 8
      left &-= 8
    }
    guard limit - next >= 8 else { return slowDigits(start, count: count, &value) }
    // The digits move up to the end of the word, and zeros take their place.
    let vacant = UInt64(truncatingIfNeeded: 8 &* (8 &- left))
    let word = (load(next) &<< vacant) | (0x3030_3030_3030_3030 & ~(UInt64.max &<< vacant))
    guard let part = eightDigits(word) else { return false }
    value = value &* wholePowersOfTen[left] &+ part
    return true
  }

  @inline(never)
  private func slowDigits(_ start: UnsafePointer<UInt8>, count: Int, _ value: inout UInt64) -> Bool {
    value = 0
    for index in 0..<count {
      let digit = start[index] &- 48
      if digit > 9 { return false }
      value = value &* 10 &+ UInt64(digit)
    }
    return true
  }

  @inline(__always)
  private func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// The number that eight bytes spell, if all are digits; the first is in the lowest byte.
  @inline(__always)
  private func eightDigits(_ word: UInt64) -> UInt64? {
    let overNine = word &+ 0x0606_0606_0606_0606
    guard (word & 0xF0F0_F0F0_F0F0_F0F0) | ((overNine & 0xF0F0_F0F0_F0F0_F0F0) &>> 4) == 0x3333_3333_3333_3333 else {
      return nil
    }
    // Pairs, then fours, then all eight.
    var sum = word &- 0x3030_3030_3030_3030
    sum = sum &* 10 &+ (sum &>> 8)
    let odd = (sum & 0x0000_00FF_0000_00FF) &* (100 &+ (1_000_000 &<< 32))
    let even = ((sum &>> 16) & 0x0000_00FF_0000_00FF) &* (1 &+ (10_000 &<< 32))
    return (odd &+ even) &>> 32
  }

  /// A sign and digits up to the end; large ones stop growing, since they are out of range anyway.
  @inline(__always)
  private func decimalExponent(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    var next = start
    guard next < end else { return nil }
    let isNegative = next.pointee == UInt8(ascii: "-")
    if isNegative || next.pointee == UInt8(ascii: "+") { next += 1 }
    guard next < end else { return nil }
    var value = 0
    while next < end {
      let digit = next.pointee &- 48
      if digit > 9 { return nil }
      value = min(value &* 10 &+ Int(digit), 100_000)
      next += 1
    }
    return isNegative ? -value : value
  }

  /// The digits of a number from its first that is not zero.
  @inline(never)
  private func significantDigits(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    var count = 0
    for byte in UnsafeBufferPointer(start: start, count: end - start) {
      if byte == UInt8(ascii: ".") { continue }
      if byte &- 48 > 9 { break }
      if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
    }
    return count
  }

  /// The double nearest to significand · 10^exponent; nil where only exact arithmetic can tell.
  @inline(__always)
  private func nearest(_ significand: UInt64, _ exponent: Int) -> Double? {
    if significand < 1 &<< 53, exponent >= -22, exponent <= 22 {
      let exact = Double(significand)
      return exponent < 0 ? exact / powersOfTen[-exponent] : exact * powersOfTen[exponent]
    }
    return significand == 0 ? 0 : eiselLemire(significand, exponent)
  }

  @inline(__always)
  private func eiselLemire(_ significand: UInt64, _ exponent: Int) -> Double? {
    guard exponent >= -342, exponent <= 308 else { return nil }
    let zeros = significand.leadingZeroBitCount
    let normalized = significand &<< UInt64(truncatingIfNeeded: zeros)
    let index = 2 &* (exponent &+ 342)
    var (high, low) = normalized.multipliedFullWidth(by: powersOfFive[index])
    if high & 0x1FF == 0x1FF {
      let correction = normalized.multipliedFullWidth(by: powersOfFive[index &+ 1]).high
      low = low &+ correction
      if correction > low { high = high &+ 1 }
    }
    let upperBit = high &>> 63
    let shift = upperBit &+ 9
    var mantissa = high &>> shift
    // floor(exponent · log2(10)), from the paper's integer approximation.
    var power = ((217_706 &* exponent) &>> 16) &+ 63 &+ Int(truncatingIfNeeded: upperBit) &- zeros &+ 1023
    guard power > 0, power < 0x7FE else { return nil }
    // Half way between two doubles exactly: then down to the even one.
    if low <= 1, exponent >= -4, exponent <= 23, mantissa & 3 == 1, mantissa &<< shift == high { mantissa &= ~1 }
    mantissa = (mantissa &+ (mantissa & 1)) &>> 1
    if mantissa >= 1 &<< 53 {
      mantissa = 1 &<< 52
      power = power &+ 1
    }
    return Double(bitPattern: mantissa & ~(1 &<< 52) | UInt64(truncatingIfNeeded: power) &<< 52)
  }
}
