// The block format of LZ4 ("LZ4 Block Format Description", Y. Collet, 2022): sequences of a token, bytes to copy from the
// input, and a place in the output to repeat from. The token's high half is the number of bytes to copy, its low half the
// length of the repetition less 4; a half of 15 goes on in bytes that are added until one is not 255. The last sequence
// ends after its bytes.

/// Decompresses blocks of LZ4.
///
/// A library of the system would have to be installed with every program that reads frames, for a format that few of
/// them meet; the decoder is all that is needed.
enum LZ4BlockDecoder {
  /// The `count` bytes of a block; nil if it does not have exactly that many, or is malformed.
  static func decode(_ source: UnsafeRawBufferPointer, count: Int) -> [UInt8]? {
    // No block holds more than 255 times its own length.
    guard count >= 0, count / 255 <= source.count else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initializedCount in
      isWhole = decode(source, into: target, &initializedCount) && initializedCount == count
    }
    return isWhole ? bytes : nil
  }

  private static func decode(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>, _ written: inout Int
  ) -> Bool {
    var place = 0
    while place < source.count {
      let token = Int(source[place])
      place += 1
      guard let literalCount = length(token >> 4, source, &place),
        literalCount <= source.count - place, literalCount <= target.count - written
      else { return false }
      for index in 0..<literalCount { target[written + index] = source[place + index] }
      written += literalCount
      place += literalCount
      if place == source.count { return true }
      guard source.count - place >= 2 else { return false }
      let distance = Int(source[place]) | Int(source[place + 1]) << 8
      place += 2
      guard let repeated = length(token & 15, source, &place), distance > 0, distance <= written,
        repeated + 4 <= target.count - written
      else { return false }
      // Byte by byte, since a repetition may reach into what it writes.
      for index in written..<written + repeated + 4 { target[index] = target[index - distance] }
      written += repeated + 4
    }
    return false
  }

  /// A length that begins with half a token; nil if the block ends within it.
  private static func length(_ half: Int, _ source: UnsafeRawBufferPointer, _ place: inout Int) -> Int? {
    var length = half
    guard half == 15 else { return length }
    while place < source.count {
      let byte = Int(source[place])
      place += 1
      length += byte
      if byte < 255 { return length }
    }
    return nil
  }
}
