/// The leading 128 bits of 5^q for q in -342...324, as D. Lemire's number parsing needs them.
///
/// From "Number Parsing at a Gigabyte per Second" (Software: Practice and Experience 51, 2021), section 5: powers of
/// positive q are cut off after 128 bits; those of negative q are 2^b / 5^-q with the largest fitting b, cut off for
/// q < -27 and rounded up otherwise. Made once, at first use, by exact arithmetic on long numbers.
enum PowersOfFive {
  static let exponents = -342...324

  /// Two words for each exponent: the upper one, then the lower one.
  static let table = Table()

  struct Table: @unchecked Sendable {
    /// Never freed, never written after its making.
    let words: UnsafePointer<UInt64>

    fileprivate init() {
      let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * PowersOfFive.exponents.count)
      var power = LongNumber(1)
      for exponent in 0...342 {
        if exponent <= PowersOfFive.exponents.upperBound {
          Table.store(power.leadingBits, at: exponent, in: words)
        }
        if exponent > 0 {
          Table.store(power.reciprocalBits(roundedUp: exponent <= 27), at: -exponent, in: words)
        }
        power.multiplyByFive()
      }
      self.words = UnsafePointer(words)
    }

    private static func store(
      _ bits: (high: UInt64, low: UInt64), at exponent: Int, in words: UnsafeMutablePointer<UInt64>
    ) {
      let index = 2 * (exponent - PowersOfFive.exponents.lowerBound)
      words[index] = bits.high
      words[index + 1] = bits.low
    }
  }
}

/// A whole number of up to 832 bits.
private struct LongNumber {
  /// The lowest word first.
  private var words = [UInt64](repeating: 0, count: 13)

  init(_ value: UInt64) { words[0] = value }

  mutating func multiplyByFive() {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: 5)
      let (low, overflows) = product.low.addingReportingOverflow(carry)
      words[index] = low
      carry = product.high + (overflows ? 1 : 0)
    }
  }

  private var bitCount: Int {
    for index in words.indices.reversed() where words[index] != 0 {
      return 64 * (index + 1) - words[index].leadingZeroBitCount
    }
    return 0
  }

  /// The 128 bits from the highest set one on, with zeros after the last.
  var leadingBits: (high: UInt64, low: UInt64) {
    let count = bitCount
    return (bits(from: count - 64), bits(from: count - 128))
  }

  /// 64 bits, the lowest of which has the weight 2^position.
  private func bits(from position: Int) -> UInt64 {
    var result: UInt64 = 0
    for bit in 0..<64 {
      let place = position + bit
      guard place >= 0, place < 64 * words.count else { continue }
      result |= (words[place / 64] >> UInt64(place % 64) & 1) << UInt64(bit)
    }
    return result
  }

  /// The first 128 bits of one divided by this number, by long division.
  func reciprocalBits(roundedUp: Bool) -> (high: UInt64, low: UInt64) {
    // A power of two just below the number, so that the first doubling gives the first bit.
    var remainder = LongNumber(0)
    let shift = bitCount - 1
    remainder.words[shift / 64] = 1 << UInt64(shift % 64)
    var high: UInt64 = 0
    var low: UInt64 = 0
    for _ in 0..<128 {
      high = high << 1 | low >> 63
      low <<= 1
      remainder.double()
      if remainder.subtract(self) { low |= 1 }
    }
    if roundedUp {
      low &+= 1
      if low == 0 { high &+= 1 }
    }
    return (high, low)
  }

  private mutating func double() {
    var carry: UInt64 = 0
    for index in words.indices {
      let next = words[index] >> 63
      words[index] = words[index] << 1 | carry
      carry = next
    }
  }

  /// Subtracts a number that is not larger; returns false, and changes nothing, if it is larger.
  private mutating func subtract(_ other: LongNumber) -> Bool {
    for index in words.indices.reversed() where words[index] != other.words[index] {
      if words[index] < other.words[index] { return false }
      break
    }
    var borrow: UInt64 = 0
    for index in words.indices {
      let (first, firstBorrows) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, secondBorrows) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = firstBorrows || secondBorrows ? 1 : 0
    }
    return true
  }
}
