/// Numbers strings: each distinct one gets the next code, in the order in which they come first.
///
/// A short string lies in its value itself, and copies of a long one share its memory: where the bits of two are the same, so
/// are the strings. Columns of categories say the same few strings again and again, most of which are found so, without
/// being hashed or compared.
package struct StringCodes {
  private typealias Bits = (low: UInt64, high: UInt64)

  private struct Recent {
    var bits: Bits = (0, 0)
    var code: Int32 = -1
    /// Held, so that nothing else comes to lie where it does.
    var string = ""
  }

  /// The distinct strings, in the order of their codes.
  package private(set) var distinct: [String] = []
  private var codes: [String: Int32] = [:]
  private var recent: [Recent]
  private let shift: UInt64

  /// - Parameter count: How many strings will come; for few of them less memory is made ready.
  package init(expecting count: Int = .max) {
    precondition(MemoryLayout<String>.size == MemoryLayout<Bits>.size, "a String has another layout than expected")
    let width = min(max(count, 16), 256)
    let bitCount = width.bitWidth - (width - 1).leadingZeroBitCount
    shift = UInt64(64 - bitCount)
    recent = Array(repeating: Recent(), count: 1 << bitCount)
  }

  /// The string's code.
  package mutating func code(of string: String) -> Int32 {
    let bits = unsafeBitCast(string, to: Bits.self)
    let slot = Int(((bits.low ^ (bits.high &* 0xD6E8_FEB8_6659_FD93)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    if recent[slot].bits == bits, recent[slot].code >= 0 { return recent[slot].code }
    let code: Int32
    if let known = codes[string] {
      code = known
    } else {
      code = Int32(distinct.count)
      codes[string] = code
      distinct.append(string)
    }
    recent[slot] = Recent(bits: bits, code: code, string: string)
    return code
  }
}
