import Foundation
import NumericKernels
import Testing

@testable import TabularData

@Suite struct CSVNumberParserTests {
  /// Both ways to read a double: the fast one, if it accepts the text, and the full one.
  private func doubles(_ text: String, padding: Int = 16) -> (fast: Double?, full: Double?) {
    let bytes = Array(text.utf8)
    return (bytes + [UInt8](repeating: UInt8(ascii: "7"), count: padding)).withUnsafeBufferPointer { all in
      let start = all.baseAddress!
      let parser = CSVNumberParser(limit: start + all.count)
      var value = 0.0
      let isFast = parser.plainDouble(start, start + bytes.count, &value)
      return (isFast ? value : nil, CSVNumberParser.double(start, count: bytes.count))
    }
  }

  private func integer(_ text: String, padding: Int = 16) -> Int? {
    let bytes = Array(text.utf8)
    return (bytes + [UInt8](repeating: UInt8(ascii: "7"), count: padding)).withUnsafeBufferPointer { all in
      var value = 0
      let parser = CSVNumberParser(limit: all.baseAddress! + all.count)
      return parser.plainInteger(all.baseAddress!, all.baseAddress! + bytes.count, &value) ? value : nil
    }
  }

  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let expected = Double(text) else {
      Issue.record("no number: \(text)", sourceLocation: sourceLocation)
      return
    }
    let (fast, full) = doubles(text)
    if let fast, fast.bitPattern != expected.bitPattern {
      Issue.record("\(text): \(fast) is not \(expected)", sourceLocation: sourceLocation)
    }
    if expected.isFinite, full?.bitPattern != expected.bitPattern {
      Issue.record("\(text): \(String(describing: full)) is not \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test func `doubles of any bit pattern read back as they were, in their shortest form`() {
    var generator = SeededGenerator(seed: 1)
    var fastCount = 0
    for _ in 0..<100_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let (fast, _) = doubles(value.description)
      if let fast {
        fastCount += 1
        if fast.bitPattern != value.bitPattern { Issue.record("\(value) became \(fast)") }
      }
    }
    // All but subnormal and a few very large numbers go the fast way.
    #expect(fastCount > 95_000)
  }

  @Test func `doubles of a usual size read back as they were`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let value = (generator.nextUnit() - 0.5) * 1000
      let (fast, _) = doubles(value.description)
      if let fast, fast.bitPattern != value.bitPattern { Issue.record("\(value) became \(fast)") }
      if value.magnitude > 0.001, fast == nil { Issue.record("\(value) was refused") }
    }
  }

  @Test func `decimals of up to 25 digits and any exponent are rounded as Swift rounds them`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100_000 {
      let count = Int(generator.next() % 25) + 1
      var digits = (0..<count).map { _ in Character(String(generator.next() % 10)) }
      if generator.next() % 2 == 0 { digits.insert(".", at: Int(generator.next() % UInt64(count + 1))) }
      if generator.next() % 2 == 0 { digits += "e\(Int(generator.next() % 700) - 350)" }
      check((generator.next() % 2 == 0 ? "-" : "") + String(digits))
    }
  }

  @Test(arguments: [
    "9007199254740993.0", "9007199254740992.999999999999999999", "1e23", "8.5e22", "2.2250738585072014e-308",
    "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324", "1.7976931348623157e308",
    "6929495644600919.5", "3.2378839133029012895883524125015321748630094238e-316", "0.000000000000000000000000",
    "9007199254740993", "123456789012345678901234567890", "0.1", "-0.0", "1e-400", "5e-324", "89255e-22",
    "104110013277974872254e-225", "7.2057594037927933e16",
  ])
  func `numbers close to half way between two doubles are rounded as Swift rounds them`(text: String) {
    check(text)
  }

  @Test func `numbers at the very end of a file are read without reading past it`() {
    #expect(doubles("12.5", padding: 0).fast == 12.5)
    #expect(doubles("0.123456789012", padding: 0).fast == 0.123456789012)
    #expect(integer("1234567890123", padding: 0) == 1_234_567_890_123)
    #expect(integer("12345678", padding: 3) == 12_345_678)
  }

  @Test func `whole numbers of 1 to 18 digits are read`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100_000 {
      let bound = (0..<Int(generator.next() % 18) + 1).reduce(1) { power, _ in power * 10 }
      let value = Int(generator.next() % UInt64(bound)) * (generator.next() % 2 == 0 ? 1 : -1)
      if integer(String(value)) != value { Issue.record("\(value)") }
    }
  }

  @Test(arguments: ["", "-", "+1", "01", "-0", "00", "1 ", "1x", "12345678x", "1.0", "/", ":", "1234567890123456789"])
  func `what is no plain whole number is refused`(text: String) {
    #expect(integer(text) == nil)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "1.5x", "x", "--1", "1.2.3", "0x10", "0x1p3", " 1", "1 ", "1_0", "infx",
  ])
  func `what is no number is refused by both ways`(text: String) {
    let (fast, full) = doubles(text)
    #expect(fast == nil)
    #expect(full == nil)
  }

  @Test(arguments: ["1e400", "-1e309", "123e400"])
  func `a finite number never becomes infinite`(text: String) {
    let (fast, full) = doubles(text)
    #expect(fast == nil)
    #expect(full == nil)
  }

  @Test func `the words for what is not finite are numbers`() {
    #expect(doubles("NaN").full?.isNaN == true)
    #expect(doubles("inf").full == .infinity)
    #expect(doubles("-Infinity").full == -.infinity)
  }

  @Test func `floats are rounded once`() {
    var generator = SeededGenerator(seed: 5)
    // 1.00000005960464477540 lies just above half way between two floats, and its nearest double on it.
    var texts = ["1.00000005960464477540", "1.0000000596046448", "1e-45", "1.1754943e-38", "7e-46"]
    for _ in 0..<50_000 {
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      if float.isFinite {
        texts.append(float.description)
        texts.append((Double(float) * 1.000_000_059_604_644_7).description)
      }
    }
    for text in texts {
      let bytes = Array(text.utf8)
      guard let double = Double(text), let expected = Float(text), expected.isFinite else { continue }
      let float = bytes.withUnsafeBufferPointer {
        CSVNumberParser.float(rounding: double, $0.baseAddress!, $0.baseAddress! + $0.count)
      }
      if float.bitPattern != expected.bitPattern { Issue.record("\(text): \(float) is not \(expected)") }
    }
  }

  // From the tables in the article that PowersOfFive cites: 5^0 = 1, 5^1, 5^-1 and the two ends.
  @Test func `powers of five have the published bits`() {
    func words(_ exponent: Int) -> [UInt64] {
      let index = 2 * (exponent + 342)
      return [PowersOfFive.table.words[index], PowersOfFive.table.words[index + 1]]
    }
    #expect(words(0) == [0x8000_0000_0000_0000, 0])
    #expect(words(1) == [0xA000_0000_0000_0000, 0])
    #expect(words(-1) == [0xCCCC_CCCC_CCCC_CCCC, 0xCCCC_CCCC_CCCC_CCCD])
    #expect(words(-342) == [0xEEF4_53D6_923B_D65A, 0x113F_AA29_06A1_3B3F])
    #expect(words(308) == [0x8E67_9C2F_5E44_FF8F, 0x570F_09EA_A7EA_7648])
  }
}
