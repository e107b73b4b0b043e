import Foundation

extension CSVBlockParser {
  func parseText(
    _ cells: CSVColumnCells, _ rows: Range<Int>, _ column: CSVColumnTarget, _ arena: CSVTextArena, mustBeUTF8: Bool
  ) {
    let validity = column.validity
    let values = column.values.assumingMemoryBound(to: TextView.self) + batchRow - rows.lowerBound
    let missing = plan.vocabulary.missing
    let emptyIsMissing = missing.containsEmpty
    let usesQuoting = plan.dialect.usesQuoting
    let usesEscaping = plan.dialect.usesEscaping
    let limit = numbers.limit
    for row in rows {
      let (start, end) = cells[row]
      var bytes = start
      var count = end - start
      if count > 0 {
        let first = start.pointee
        var isQuoted = false
        if usesEscaping || (usesQuoting && first == CSVDialect.quote) {
          let content = decoder.content(start, end)
          bytes = content.bytes
          count = content.count
          isQuoted = content.isQuoted
        }
        if !isQuoted, missing.mayContain(first: first, count: count), missing.contains(bytes, count: count) {
          markMissing(batchRow &+ row &- rows.lowerBound, validity)
          continue
        }
      }
      if count == 0, emptyIsMissing {
        markMissing(batchRow &+ row &- rows.lowerBound, validity)
        continue
      }
      var highBits: UInt64 = 0
      if count <= TextView.inlineCapacity {
        values[row] =
          limit - bytes >= 16 && bytes >= start
          ? TextView(inlined: bytes, length: count, highBits: &highBits) : shortView(bytes, count, &highBits)
      } else {
        let copy = arena.reserve(count)
        highBits = CSVBlockParser.copy(bytes, count, to: copy)
        values[row] = TextView(bytes: UnsafePointer(copy), length: count)
      }
      if highBits & 0x8080_8080_8080_8080 != 0, mustBeUTF8, !UTF8Text.isValid(bytes, count: count) {
        let contents = Data(bytes: bytes, count: count)
        let index = column.index
        note(
          { .badEncoding(row: $0, column: index, cellContents: contents) },
          wantedRow: batchRow + row - rows.lowerBound)
        return
      }
    }
  }

  /// A view of bytes after which not even 16 may be read.
  @inline(never)
  private func shortView(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ highBits: inout UInt64) -> TextView {
    for index in 0..<count { highBits |= UInt64(bytes[index]) }
    return TextView(bytes: bytes, length: count)
  }

  /// Copies more than eight bytes and returns all of their bits together.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> UInt64 {
    let from = UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    var bits: UInt64 = 0
    var offset = 0
    while offset < count &- 8 {
      let word = from.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      to.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
      bits |= word
      offset &+= 8
    }
    // The last word overlaps the one before, so that nothing is read or written past the end.
    let last = from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    to.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
    return bits | last
  }
}

extension TextView {
  /// A view of up to 12 bytes, of which 16 can be read; `highBits` gets all of their bits together.
  @inline(__always)
  init(inlined bytes: UnsafePointer<UInt8>, length: Int, highBits: inout UInt64) {
    let raw = UnsafeRawPointer(bytes)
    let low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    let high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
    let headBits = UInt64(truncatingIfNeeded: Swift.min(length, 4) &* 8)
    let tailBits = UInt64(truncatingIfNeeded: Swift.max(length &- 4, 0) &* 8)
    let first = low & ((1 &<< headBits) &- 1)
    let rest = tailBits == 64 ? high : high & ((1 &<< tailBits) &- 1)
    highBits = first | rest
    self.init(head: UInt64(truncatingIfNeeded: length) | first &<< 32, tail: rest)
  }
}
