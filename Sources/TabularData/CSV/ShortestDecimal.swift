// R. Giulietti, "The Schubfach way to render doubles" (2020). The numbers that round to v = c·2^q form an interval around
// it. For the k with 10^k just below the interval's width there is at most one multiple of 10^(k+1) inside, which has the
// fewest digits; otherwise one of the two multiples of 10^k next to v is inside, and the one closer to v is taken.
//
//        lower            v       upper
//     ─────┼──────┬───────┼──┬──────┼─────          ticks: multiples of 10^k
//                 s          s+1
//
// All is compared in units of 10^k/4, as integers that are rounded to odd where they are not exact: then comparing them
// with a multiple of two answers as comparing the exact values would.

/// The decimal with the fewest digits that reads back as a binary floating-point number; of several, the closest to it.
struct ShortestDecimal {
  /// The digits as one number of at most 17 digits, perhaps with zeros at its end.
  let digits: UInt64
  /// The power of ten that the digits count.
  let exponent: Int

  @inline(__always)
  fileprivate init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The decimal of a positive, finite number.
  @inline(__always)
  init(_ value: Double, _ powers: UnsafePointer<UInt64>) {
    let fraction = value.significandBitPattern
    let biased = Int(truncatingIfNeeded: value.exponentBitPattern)
    self.init(
      significand: biased == 0 ? fraction : fraction | 1 &<< 52, exponent: max(biased, 1) &- 1075,
      lowerIsCloser: fraction == 0 && biased > 1, powers)
  }

  /// The decimal of a positive, finite number.
  @inline(__always)
  init(_ value: Float, _ powers: UnsafePointer<UInt64>) {
    let fraction = UInt64(value.significandBitPattern)
    let biased = Int(truncatingIfNeeded: value.exponentBitPattern)
    self.init(
      significand: biased == 0 ? fraction : fraction | 1 &<< 23, exponent: max(biased, 1) &- 150,
      lowerIsCloser: fraction == 0 && biased > 1, powers)
  }

  /// The decimal of significand · 2^exponent.
  ///
  /// - Parameters:
  ///   - lowerIsCloser: Whether the next smaller number is half as far away as the next larger one.
  ///   - powers: The words of `PowersOfTen.table`.
  @inline(__always)
  private init(significand: UInt64, exponent: Int, lowerIsCloser: Bool, _ powers: UnsafePointer<UInt64>) {
    // floor(log10(2^q)), or of 3/4·2^q, and floor(log2(10^-k)), by the paper's integer approximations.
    let k = (exponent &* 1_262_611 &- (lowerIsCloser ? 524_031 : 0)) &>> 22
    let shift = UInt64(truncatingIfNeeded: exponent &+ ((-k &* 1_741_647) &>> 19) &+ 1)
    let index = 2 &* (-k &- PowersOfTen.exponents.lowerBound)
    let (high, low) = (powers[index], powers[index &+ 1])
    let center = ShortestDecimal.product((significand &<< 2) &<< shift, high, low)
    let below = (significand &<< 2) &- (lowerIsCloser ? 1 : 2)
    // The ends of the interval round to an even significand, and away from an odd one.
    let isOdd = significand & 1
    let lower = ShortestDecimal.product(below &<< shift, high, low) &+ isOdd
    let upper = ShortestDecimal.product(((significand &<< 2) &+ 2) &<< shift, high, low) &- isOdd
    let tick = center &>> 2
    let ten = tick / 10
    let lowTenFits = lower <= 40 &* ten
    if tick >= 10, lowTenFits != (40 &* ten &+ 40 <= upper) {
      digits = lowTenFits ? ten : ten &+ 1
      self.exponent = k &+ 1
      return
    }
    let lowFits = lower <= 4 &* tick
    let middle = 4 &* tick &+ 2
    let takesLow =
      lowFits != (4 &* tick &+ 4 <= upper) ? lowFits : center < middle || (center == middle && tick & 1 == 0)
    digits = takesLow ? tick : tick &+ 1
    self.exponent = k
  }

  /// The upper part of factor · power, rounded to odd.
  @inline(__always)
  private static func product(_ factor: UInt64, _ high: UInt64, _ low: UInt64) -> UInt64 {
    let lower = factor.multipliedFullWidth(by: low).high
    let upper = factor.multipliedFullWidth(by: high)
    let (middle, carries) = upper.low.addingReportingOverflow(lower)
    let result = upper.high &+ (carries ? 1 : 0)
    // The power is rounded up, so a rest of one unit may stand for none.
    return result | (middle > 1 ? 1 : 0)
  }
}

/// How many decimals numbers of a column have, as far as seen: a guess that saves work where it is right.
///
/// Decimals of at most 15 digits are rounded to different doubles. So if one of them, a whole number divided by a power of
/// ten, gives a double, then no other does, and it is the shortest.
struct DecimalScale {
  private let powers = CSVNumberParser.exactPowersOfTen
  /// Not below 0 if the last number that was asked for had at most 15 digits.
  private var decimals = 2

  /// The decimal of a positive, finite number, if the guess holds for it.
  @inline(__always)
  func decimal(_ value: Double) -> ShortestDecimal? {
    guard decimals >= 0 else { return nil }
    let power = powers.values[decimals]
    let scaled = value * power
    guard scaled < 1e15 else { return nil }
    // Adding and taking away 2^52 rounds to a whole number.
    let whole = scaled + 0x1p52 - 0x1p52
    guard whole / power == value else { return nil }
    return ShortestDecimal(digits: UInt64(whole), exponent: -decimals)
  }

  /// Notes how many decimals a number had for which the guess did not hold, and returns it.
  @inline(__always)
  mutating func learning(_ decimal: ShortestDecimal) -> ShortestDecimal {
    var digits = decimal.digits
    var exponent = decimal.exponent
    while digits % 10 == 0 {
      digits /= 10
      exponent &+= 1
    }
    decimals = digits < 1_000_000_000_000_000 && exponent >= -22 ? max(-exponent, 0) : -1
    return decimal
  }
}

/// The leading 128 bits of 10^p for p in -292...324, rounded up.
enum PowersOfTen {
  static let exponents = -292...324

  /// Two words for each exponent: the upper one, then the lower one.
  static let table = Table()

  struct Table: @unchecked Sendable {
    /// Never freed, never written after its making.
    let words: UnsafePointer<UInt64>

    fileprivate init() {
      let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * PowersOfTen.exponents.count)
      // A power of ten has the leading bits of that power of five.
      let fives = PowersOfFive.table.words
      for exponent in PowersOfTen.exponents {
        let source = fives + 2 * (exponent - PowersOfFive.exponents.lowerBound)
        let target = words + 2 * (exponent - PowersOfTen.exponents.lowerBound)
        // Up to 5^55 the bits are exact; those of 5^-27 … 5^-1 are rounded up already.
        let isCutOff = exponent > 55 || exponent < -27
        let (low, carries) = source[1].addingReportingOverflow(isCutOff ? 1 : 0)
        target[0] = source[0] &+ (carries ? 1 : 0)
        target[1] = low
      }
      self.words = UnsafePointer(words)
    }
  }
}
