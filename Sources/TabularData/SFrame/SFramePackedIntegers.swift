// Whole numbers are stored in groups of 128; the last may be shorter. A group is
//
//     1 byte       low 2 bits: how the numbers relate; the others: 0 if all are equal, else 1 + log2 of the width
//     1–9 bytes    the first or least number
//     the rest     the others, each as a difference of 1, 2, 4, … 64 bits
//
// Differences are to the least number (relation 0), to the number before (1), or to the number before with the sign in
// the lowest bit (2). Where several share a byte, the first is in the lowest bits, except that a number of them that does
// not fill its bytes leaves the lowest bits of the first byte empty.

extension SFrameByteReader {
  private static let groupLength = 128

  /// Takes `count` whole numbers.
  mutating func integers(_ count: Int) throws -> [Int64] {
    // A group has at least two bytes.
    guard count / SFrameByteReader.groupLength <= remaining / 2 else {
      throw SFrameFlaw(reason: "\(count) numbers do not fit into the block.")
    }
    var values: [Int64] = []
    values.reserveCapacity(count)
    while values.count < count {
      try appendGroup(min(count - values.count, SFrameByteReader.groupLength), to: &values)
    }
    return values
  }

  /// Takes `count` numbers that are lengths.
  mutating func lengths(_ count: Int) throws -> [Int] {
    try integers(count).map { length in
      guard length >= 0, length <= Int64(Int32.max) else { throw SFrameFlaw(reason: "A length is out of range.") }
      return Int(length)
    }
  }

  /// Takes `count` floats; `isTagged` tells whether a byte before them says how they are stored.
  mutating func decimals(_ count: Int, isTagged: Bool) throws -> [Double] {
    switch isTagged ? try byte() : 0 {
    case 0:
      // The sign was moved from the highest to the lowest bit, so that numbers of both signs are near each other.
      return try integers(count).map { value in
        let bits = UInt64(bitPattern: value)
        return Double(bitPattern: bits >> 1 | bits << 63)
      }
    case 1: return try integers(count).map(Double.init)
    case let tag: throw SFrameFlaw(reason: "Floats are stored in the unknown way \(tag).")
    }
  }

  /// Takes a number of 1 to 9 bytes: as many low bits of the first are set as bytes follow, up to 7; with all 7 set,
  /// eight follow.
  mutating func variableLength() throws -> UInt64 {
    let first = try byte()
    let extra = (~first).trailingZeroBitCount
    if extra >= 7 { return try word() }
    var value = UInt64(first)
    for (index, byte) in try take(extra).enumerated() { value |= UInt64(byte) << UInt64(8 * (index + 1)) }
    return value >> UInt64(extra + 1)
  }

  private mutating func appendGroup(_ count: Int, to values: inout [Int64]) throws {
    let header = try byte()
    let relation = header & 3
    let widthCode = Int(header >> 2)
    let first = try variableLength()
    guard widthCode > 0 else {
      values.append(contentsOf: repeatElement(Int64(bitPattern: first), count: count))
      return
    }
    guard widthCode <= 7, relation <= 2 else { throw SFrameFlaw(reason: "A group of numbers has an unknown header.") }
    var last = first
    if relation > 0 { values.append(Int64(bitPattern: last)) }
    try forEachPacked(relation > 0 ? count - 1 : count, width: 1 << (widthCode - 1)) { packed in
      switch relation {
      case 0: last = first &+ packed
      case 1: last = last &+ packed
      default: last = last &+ (packed >> 1 ^ (0 &- (packed & 1)))
      }
      values.append(Int64(bitPattern: last))
    }
  }

  private mutating func forEachPacked(_ count: Int, width: Int, _ body: (UInt64) -> Void) throws {
    let bytes = try take((count * width + 7) / 8)
    if width >= 8 {
      let size = width / 8
      for start in stride(from: 0, to: bytes.count, by: size) {
        var value: UInt64 = 0
        for index in 0..<size { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        body(value)
      }
      return
    }
    let mask = UInt8(1 << width - 1)
    let unused = bytes.count * 8 - count * width
    for bit in stride(from: unused, to: bytes.count * 8, by: width) {
      body(UInt64(bytes[bit / 8] >> UInt8(bit % 8) & mask))
    }
  }
}
