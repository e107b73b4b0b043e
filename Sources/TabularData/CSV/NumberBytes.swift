/// Numbers written as bytes, digit by digit as they describe themselves.
///
/// Every function writes to a place that has room for ``NumberBytes/room`` bytes, may leave anything behind what it
/// wrote, and returns the place after it.
struct NumberBytes: Sendable {
  /// The longest number has 24 bytes; up to 16 more may be touched.
  static let room = 48

  private let powersOfTen = PowersOfTen.table
  private let decimalPowers = CSVNumberParser.wholePowersOfTen

  typealias Place = UnsafeMutablePointer<UInt8>

  @inline(__always)
  func write(_ number: Int, to place: Place) -> Place {
    place.pointee = UInt8(ascii: "-")
    return writeDigits(UInt64(number.magnitude), to: number < 0 ? place + 1 : place)
  }

  /// Writes what `description` gives; but every NaN as `nan`, since others have spellings that read back as text.
  ///
  /// - Parameter scale: What numbers before this one had in common; it makes them faster, not different.
  @inline(__always)
  func write(_ number: Double, scale: inout DecimalScale, to place: Place) -> Place {
    guard number.isFinite else { return writeWord(of: number, to: place) }
    let start = writeSign(number.sign, to: place)
    if number == 0 { return writeZero(to: start) }
    let decimal =
      scale.decimal(number.magnitude) ?? scale.learning(ShortestDecimal(number.magnitude, powersOfTen.words))
    return write(decimal, isLarge: number.magnitude > 0x1p53, to: start)
  }

  /// Writes what `description` gives, as for doubles.
  @inline(__always)
  func write(_ number: Float, to place: Place) -> Place {
    guard number.isFinite else { return writeWord(of: Double(number), to: place) }
    let start = writeSign(number.sign, to: place)
    if number == 0 { return writeZero(to: start) }
    let decimal = ShortestDecimal(number.magnitude, powersOfTen.words)
    return write(decimal, isLarge: number.magnitude > 0x1p24, to: start)
  }

  @inline(__always)
  private func writeSign(_ sign: FloatingPointSign, to place: Place) -> Place {
    place.pointee = UInt8(ascii: "-")
    return sign == .minus ? place + 1 : place
  }

  private func writeZero(to place: Place) -> Place { write("0.0", to: place) }

  private func writeWord(of number: Double, to place: Place) -> Place {
    write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf", to: place)
  }

  private func write(_ word: StaticString, to place: Place) -> Place {
    place.update(from: word.utf8Start, count: word.utf8CodeUnitCount)
    return place + word.utf8CodeUnitCount
  }

  /// Writes digits with a point among them, or with an exponent where the number is small or `isLarge`.
  @inline(__always)
  private func write(_ decimal: ShortestDecimal, isLarge: Bool, to place: Place) -> Place {
    let digits = DecimalDigits(decimal.digits, decimalPowers.values)
    let point = digits.wholeCount &+ decimal.exponent
    if point > 0, point < 8, !isLarge { return write(digits, point: point, to: place) }
    return writeFar(digits, point: point, isLarge: isLarge, to: place)
  }

  /// Writes digits with a point behind the first 1 to 7 of them, and at least one digit behind it.
  ///
  /// All digits are stored one byte late, and the first eight bytes again with the point where it belongs.
  @inline(__always)
  private func write(_ digits: DecimalDigits, point: Int, to place: Place) -> Place {
    store(digits.last, to: place + 10)
    store(digits.middle, to: place + 2)
    store(NumberBytes.inserting(point, in: digits.firstEight), to: place)
    return place + (max(digits.count, point &+ 1) &+ 1)
  }

  /// Eight bytes with a point before the byte at `position`, and without the last.
  @inline(__always)
  private static func inserting(_ position: Int, in bytes: UInt64) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: position &<< 3)
    let rest = UInt64.max &<< bits
    return (bytes & ~rest) | (UInt64(UInt8(ascii: ".")) &<< bits) | ((bytes & rest) &<< 8)
  }

  /// Lays out digits whose point is not among the first seven.
  @inline(never)
  private func writeFar(_ digits: DecimalDigits, point: Int, isLarge: Bool, to place: Place) -> Place {
    if isLarge || point < -3 {
      let end = digits.count > 1 ? write(digits, point: 1, to: place) : place + 1
      if digits.count == 1 { place.pointee = UInt8(truncatingIfNeeded: digits.firstEight) }
      return writeExponent(point - 1, to: end)
    }
    if point <= 0 {
      store(0x3030_3030_3030_2E30, to: place)  // 0.000000
      let first = place + 2 - point
      store(digits.firstEight, to: first)
      store(digits.middle, to: first + 1)
      store(digits.last, to: first + 9)
      return first + digits.count
    }
    store(digits.firstEight, to: place)
    store(digits.last, to: place + 10)
    if point < 16 {
      store(NumberBytes.inserting(point - 8, in: digits.nextEight), to: place + 8)
    } else {
      store(digits.nextEight, to: place + 8)
      place[16] = UInt8(ascii: ".")
    }
    return place + max(digits.count, point + 1) + 1
  }

  /// Writes an exponent with its sign and at least two digits.
  private func writeExponent(_ power: Int, to place: Place) -> Place {
    place.pointee = UInt8(ascii: "e")
    place[1] = UInt8(ascii: power < 0 ? "-" : "+")
    place[2] = UInt8(ascii: "0")
    return writeDigits(UInt64(power.magnitude), to: power.magnitude < 10 ? place + 3 : place + 2)
  }

  /// Writes a whole number, eight digits a step.
  @inline(__always)
  private func writeDigits(_ number: UInt64, to place: Place) -> Place {
    if number < 100_000_000 { return writeLeading(number, to: place) }
    let (upper, last) = number.quotientAndRemainder(dividingBy: 100_000_000)
    if upper < 100_000_000 { return writeEight(last, to: writeLeading(upper, to: place)) }
    let (top, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
    return writeEight(last, to: writeEight(middle, to: writeLeading(top, to: place)))
  }

  /// Writes a number of at most eight digits without leading zeros.
  @inline(__always)
  private func writeLeading(_ number: UInt64, to place: Place) -> Place {
    let digits = NumberBytes.eightDigits(number)
    // Zeros at the front are low bytes without a bit, but for the last digit, which always counts.
    let zeros = UInt64(truncatingIfNeeded: min(digits.trailingZeroBitCount, 56) & ~7)
    store((digits | 0x3030_3030_3030_3030) &>> zeros, to: place)
    return place + (8 &- Int(truncatingIfNeeded: zeros &>> 3))
  }

  @inline(__always)
  private func writeEight(_ number: UInt64, to place: Place) -> Place {
    store(NumberBytes.eightDigits(number) | 0x3030_3030_3030_3030, to: place)
    return place + 8
  }

  /// The eight digits of a number below 10^8, as numbers from 0 to 9, the first in the lowest byte.
  ///
  /// Halves, quarters and digits are split side by side in one word, by multiplying with rounded-up reciprocals: after
  /// P. Khuong, "How to print integers really fast" (2017).
  @inline(__always)
  static func eightDigits(_ number: UInt64) -> UInt64 {
    let upper = number / 10_000
    let fours = upper | (number &- upper &* 10_000) &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((twos &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) &<< 8
  }

  @inline(__always)
  private func store(_ bytes: UInt64, to place: Place) {
    UnsafeMutableRawPointer(place).storeBytes(of: bytes.littleEndian, as: UInt64.self)
  }
}

/// Up to 17 digits as bytes, with zeros up to the seventeenth.
struct DecimalDigits {
  /// The first eight digits.
  let firstEight: UInt64
  /// The second to the ninth digit.
  let middle: UInt64
  /// The tenth to the seventeenth digit.
  let last: UInt64
  /// The number of digits that the number was given with.
  let wholeCount: Int
  /// The number of digits up to the last that is not zero.
  let count: Int

  /// The digits of a positive number below 10^17; `powersOfTen` are 10^0 … 10^19.
  @inline(__always)
  init(_ number: UInt64, _ powersOfTen: UnsafePointer<UInt64>) {
    // log10(2) is just above 1233/4096; the guess is at most one too low.
    let guess = ((64 &- number.leadingZeroBitCount) &* 1233) &>> 12
    wholeCount = number >= powersOfTen[guess] ? guess &+ 1 : guess
    if wholeCount <= 8 {
      let digits = NumberBytes.eightDigits(number &* powersOfTen[8 &- wholeCount])
      count = 8 &- digits.leadingZeroBitCount &>> 3
      firstEight = digits | 0x3030_3030_3030_3030
      middle = firstEight &>> 8 | 0x30 &<< 56
      last = 0x3030_3030_3030_3030
      return
    }
    let aligned = number &* powersOfTen[17 &- wholeCount]
    let upper = aligned / 100_000_000
    let first = upper / 100_000_000
    let middle = NumberBytes.eightDigits(upper &- first &* 100_000_000)
    let last = NumberBytes.eightDigits(aligned &- upper &* 100_000_000)
    count =
      last != 0
      ? 17 &- last.leadingZeroBitCount &>> 3 : middle != 0 ? 9 &- middle.leadingZeroBitCount &>> 3 : 1
    self.middle = middle | 0x3030_3030_3030_3030
    self.last = last | 0x3030_3030_3030_3030
    firstEight = self.middle &<< 8 | first | 0x30
  }

  /// The ninth to the sixteenth digit.
  var nextEight: UInt64 { middle &>> 56 | last &<< 8 }
}
