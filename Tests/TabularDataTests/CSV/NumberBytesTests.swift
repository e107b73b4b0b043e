import NumericKernels
import Testing

@testable import TabularData

/// The independent source is the standard library's `description`.
@Suite struct NumberBytesTests {
  private let numbers = NumberBytes()

  private func text(_ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberBytes.room) { buffer in
      let start = buffer.baseAddress!
      let end = write(start)
      return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }

  private func text(_ number: Double, _ scale: inout DecimalScale) -> String {
    text { numbers.write(number, scale: &scale, to: $0) }
  }

  private func text(_ number: Double) -> String {
    var scale = DecimalScale()
    return text(number, &scale)
  }

  private func text(_ number: Float) -> String { text { numbers.write(number, to: $0) } }

  @Test func `doubles where the form changes are written as they describe themselves`() {
    let edges: [Double] = [
      0, 1, 10, 0.1, 0.001, 0.0001, 0.00001, 123.456, 1e15, 1e16, 0x1p53, 0x1p53.nextUp, 0x1p53.nextDown,
      .leastNonzeroMagnitude, 1e22,
      1e23, 8.5e22, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown, .infinity,
      12345678,
      1234567.8, 1.2345678901234567, 12345678.9, 99999999.99, 1234567890123456.8, 0.1 + 0.2, 1e-5, 1.5e-7, 100, 1200,
    ]
    for edge in edges {
      #expect(text(edge) == edge.description)
      #expect(text(-edge) == (-edge).description)
    }
    #expect(text(-0.0) == "-0.0")
  }

  @Test func `every power of two and of ten, and its neighbours, is written as it describes itself`() {
    var scale = DecimalScale()
    let powers =
      (1..<2047).map { Double(bitPattern: UInt64($0) << 52) } + (-307...308).map { Double("1e\($0)") ?? .nan }
    for power in powers {
      for number in [power, power.nextUp, power.nextDown] { #expect(text(number, &scale) == number.description) }
    }
    for exponent in 1..<255 {
      let power = Float(bitPattern: UInt32(exponent) << 23)
      for number in [power, power.nextUp, power.nextDown] { #expect(text(number) == number.description) }
    }
  }

  @Test func `numbers of any bits, and decimals, are written as they describe themselves, whatever came before`() {
    var generator = SeededGenerator(seed: 31)
    var scale = DecimalScale()
    for _ in 0..<20_000 {
      let bits = generator.next()
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      let doubles = [
        Double(bitPattern: bits), Double(bits >> 11) * 0x1p-53, Double(bits >> 44) / 1000, Double(bits >> 50) / 100,
        Double(bits >> (bits & 63)), Double(float),
      ]
      for number in doubles where !number.isNaN { #expect(text(number, &scale) == number.description) }
      if !float.isNaN { #expect(text(float) == float.description) }
      let whole = Int(bitPattern: UInt(bits >> (bits & 63)))
      #expect(text { numbers.write(whole, to: $0) } == whole.description)
    }
  }

  @Test func `a NaN of any bits is written so that it reads back`() {
    for number in [Double.nan, -.nan, .signalingNaN, Double(nan: 7, signaling: false)] {
      #expect(text(number) == "nan")
    }
    #expect(text(Float.nan) == "nan")
  }
}
