/// One bit a row in memory of somebody else, lowest bit of a byte first: set where the row holds a value.
@frozen
package struct BorrowedBits {
  @usableFromInline let bytes: UnsafeRawPointer
  /// The number of the first row's bit.
  @usableFromInline let offset: Int

  package init(_ bytes: UnsafeRawPointer, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Tells whether the bit of a row is set.
  @inlinable
  package subscript(row: Int) -> Bool {
    let place = offset + row
    return bytes.load(fromByteOffset: place >> 3, as: UInt8.self) >> UInt8(place & 7) & 1 != 0
  }

  /// The bits as a bitmap: in their place where that begins with a whole word, copied to one that does elsewhere.
  ///
  /// A word that holds a bit of the rows is readable as a whole, as an aligned word never lies on two pages.
  func bitmap(count: Int, owner: any AnyObject & Sendable) -> ValidityBitmap {
    let start = bytes + offset >> 3
    if offset & 7 == 0, UInt(bitPattern: start) % UInt(MemoryLayout<UInt64>.alignment) == 0 {
      return ValidityBitmap(borrowing: start.assumingMemoryBound(to: UInt64.self), count: count, owner: owner)
    }
    let bitmap = ValidityBitmap(capacity: count)
    let shift = UInt64(offset & 7)
    let byteCount = ((offset & 7) + count + 7) >> 3
    for index in 0..<ValidityBitmap.wordCount(rows: count) {
      let low = BorrowedBits.word(start + index * 8, byteCount: byteCount - index * 8)
      let next = byteCount > index * 8 + 8 ? UInt64(start.load(fromByteOffset: index * 8 + 8, as: UInt8.self)) : 0
      bitmap.words[index] = shift == 0 ? low : low >> shift | next << (64 - shift)
    }
    return bitmap
  }

  /// Up to eight bytes as a word, zeros after them.
  private static func word(_ bytes: UnsafeRawPointer, byteCount: Int) -> UInt64 {
    if byteCount >= 8 { return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
    var word: UInt64 = 0
    for index in 0..<byteCount {
      word |= UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)) << UInt64(8 * index)
    }
    return word
  }
}
