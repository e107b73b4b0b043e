import NumericKernels

// Texts of ASCII order as their bytes do. Others do not, since letters that can be written in several ways are equal;
// they are compared as Strings.

/// What the order of texts depends on.
private struct TextTraits {
  /// All bytes together.
  var bits: UInt64 = 0
  var hasZero = false
  var longest = 0

  /// Notes a text, whose bytes may be read in words of eight with zeros after the last.
  @inline(__always)
  mutating func note(_ bytes: UnsafeBufferPointer<UInt8>) {
    longest = Swift.max(longest, bytes.count)
    var offset = 0
    while offset < bytes.count {
      let length = Swift.min(bytes.count - offset, 8)
      let word = TextTraits.word(bytes, at: offset)
      bits |= word
      // The bytes past the end are made 1, which no test below takes for a zero.
      let padded = length == 8 ? word : word | (0x0101_0101_0101_0101 >> UInt64(8 * length))
      hasZero = hasZero || (padded &- 0x0101_0101_0101_0101) & ~padded & 0x8080_8080_8080_8080 != 0
      offset += 8
    }
  }

  mutating func add(_ other: TextTraits) {
    bits |= other.bits
    hasZero = hasZero || other.hasZero
    longest = Swift.max(longest, other.longest)
  }

  var isASCII: Bool { bits & 0x8080_8080_8080_8080 == 0 }

  /// Eight bytes from an offset on, the first one highest; zeros past the end.
  @inline(__always)
  static func word(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    let length = bytes.count - offset
    guard length > 0, let base = bytes.baseAddress else { return 0 }
    if length >= 8 {
      return UInt64(bigEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in 0..<length { word |= UInt64(base[offset + index]) << UInt64(56 - 8 * index) }
    return word
  }
}

extension SortKeys {
  /// Calls the body with the bytes of each of some rows; a missing one has none.
  private typealias ForEachText = (
    _ rows: UnsafeBufferPointer<UInt32>, _ body: (_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Void
  ) -> Void

  /// Keys of eight bytes each; nil where a text is not ASCII.
  static func ofTexts(_ storage: ColumnStorage<String>) -> [SortKeys]? {
    let forEach: ForEachText
    if let text = storage.text {
      forEach = { rows, body in
        for (index, row) in rows.enumerated() {
          if let validity = text.validity, !validity[Int(row)] {
            body(index, UnsafeBufferPointer(start: nil, count: 0))
          } else {
            text.views[Int(row)].withBytes { body(index, $0) }
          }
        }
      }
    } else {
      let values = storage.values.unsafelyUnwrapped
      forEach = { rows, body in
        withExtendedLifetime(storage) {
          for (index, row) in rows.enumerated() {
            if let validity = storage.validity, !ValidityBitmap.isSet(validity, Int(row)) {
              body(index, UnsafeBufferPointer(start: nil, count: 0))
            } else if values[Int(row)].utf8.withContiguousStorageIfAvailable({ body(index, $0) }) == nil {
              var copy = values[Int(row)]
              copy.withUTF8 { body(index, $0) }
            }
          }
        }
      }
    }
    let traits = traits(count: storage.count, forEach)
    guard traits.isASCII else { return nil }
    var keys = ofPresence(storage.validity, keeping: storage.buffer)
    for offset in stride(from: 0, to: traits.longest, by: 8) {
      keys.append(
        SortKeys { rows, keys in
          forEach(rows) { index, bytes in keys[index] = TextTraits.word(bytes, at: offset) }
        })
    }
    // Zeros at the end look like no bytes at all.
    if traits.hasZero {
      keys.append(SortKeys { rows, keys in forEach(rows) { index, bytes in keys[index] = UInt64(bytes.count) } })
    }
    return keys
  }

  private static func traits(count: Int, _ forEach: @escaping ForEachText) -> TextTraits {
    let rows = GatheredRows(RowSelection(0..<count))
    let share = 1 << 16
    var found = [TextTraits](repeating: TextTraits(), count: (count + share - 1) / share)
    found.withUnsafeMutableBufferPointer { found in
      let (found, forEach) = (UncheckedSendable(found), UncheckedSendable(forEach))
      rows.forEachShare { positions in
        var traits = TextTraits()
        rows.forEachBlock(of: positions) { _, block in forEach.value(block) { _, bytes in traits.note(bytes) } }
        found.value[positions.lowerBound / share] = traits
      }
    }
    return found.reduce(into: TextTraits()) { $0.add($1) }
  }
}
