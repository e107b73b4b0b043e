import CIntrinsics
import Foundation
import NumericKernels

// Goals, in order:
// 1. Values without references are words of 1, 2, 4, 8 or 16 bytes, whatever their type: five loops serve all of them,
//    and text, whose views are such words.
// 2. Rows that lie apart are asked for before they are needed.
// 3. Threads share positions, never columns: one wide column is as well spread as many.

extension ColumnStorage {
  /// The selected rows as storage of their own.
  func gathering(_ selection: RowSelection) -> ColumnStorage {
    precondition(selection.endIndex <= count, "the rows are not in the column")
    if selection.count == count { return self }
    if case .contiguous = selection.layout, validity == nil, _isPOD(Value.self), let values {
      let buffer = ColumnBuffer<Value>(capacity: selection.count)
      buffer.values.unsafelyUnwrapped.initialize(from: values + selection.startIndex, count: selection.count)
      buffer.count = selection.count
      return withExtendedLifetime(self.buffer) { ColumnStorage(buffer) }
    }
    return gathering(GatheredRows(selection))
  }

  /// The rows in the order given, which may repeat and reorder them.
  func gathering(rows: [Int]) -> ColumnStorage { gathering(GatheredRows(rows)) }

  /// The rows in the order given, which may repeat and reorder them.
  func gathering(_ rows: GatheredRows) -> ColumnStorage {
    withExtendedLifetime(buffer) {
      if let text { return ColumnStorage(ColumnBuffer(adoptingText: text.gathering(rows))) }
      let result = ColumnBuffer<Value>(capacity: rows.count)
      let target = result.values.unsafelyUnwrapped
      let bitmap = ValidityBitmap.gathering(validity, count: count, rows)
      let values = self.values.unsafelyUnwrapped
      if _isPOD(Value.self) {
        WordGathering(count: count, source: values, target: target, stride: MemoryLayout<Value>.stride).run(rows)
      } else {
        copyObjects(values, to: target, rows)
      }
      result.count = rows.count
      if let bitmap, ValidityBitmap.missingCount(bitmap.words, count: rows.count) > 0 { result.validity = bitmap }
      return ColumnStorage(result)
    }
  }

  /// Copies values that hold references.
  @_specialize(where Value == String)
  private func copyObjects(_ values: UnsafePointer<Value>, to target: UnsafeMutablePointer<Value>, _ rows: GatheredRows)
  {
    let (source, target) = (UncheckedSendable(values), UncheckedSendable(target))
    rows.forEachShare { positions in
      rows.forEachBlock(of: positions) { position, block in
        WordGathering.checkRows(block, count: count)
        for (index, row) in block.enumerated() where row != GatheredRows.missing {
          if let validity, !ValidityBitmap.isSet(validity, Int(row)) { continue }
          (target.value + position + index).initialize(to: source.value[Int(row)])
        }
      }
    }
  }
}

extension TextStorage {
  /// Copies views, not text; the arenas are shared.
  fileprivate func gathering(_ rows: GatheredRows) -> TextStorage {
    let gathered = UnsafeMutablePointer<TextView>.allocate(capacity: Swift.max(rows.count, 1))
    WordGathering(count: count, source: views, target: gathered, stride: MemoryLayout<TextView>.stride).run(rows)
    let bitmap = ValidityBitmap.gathering(validity?.words, count: count, rows)
    return TextStorage(adopting: gathered, count: rows.count, arenas: arenas, validity: bitmap)
  }
}

extension ValidityBitmap {
  /// The bits of rows in the order given; nil where no row can be missing.
  fileprivate static func gathering(
    _ words: UnsafePointer<UInt64>?, count: Int, _ rows: GatheredRows
  ) -> ValidityBitmap? {
    if words == nil && !rows.mayMiss { return nil }
    let bitmap = ValidityBitmap(capacity: rows.count)
    let target = UncheckedSendable(bitmap.words)
    let source = UncheckedSendable(words)
    rows.forEachShare { positions in
      rows.forEachBlock(of: positions) { position, block in
        WordGathering.checkRows(block, count: count)
        for start in stride(from: 0, to: block.count, by: 64) {
          var word: UInt64 = 0
          for index in start..<Swift.min(start + 64, block.count) {
            let row = block[index]
            let isPresent = row != GatheredRows.missing && (source.value.map { isSet($0, Int(row)) } ?? true)
            word |= (isPresent ? 1 : 0) << UInt64(index - start)
          }
          target.value[(position + start) >> 6] = word
        }
      }
    }
    return bitmap
  }
}

/// Copies values without references from rows of a column.
private struct WordGathering: @unchecked Sendable {
  /// The number of rows of the source.
  let count: Int
  let source: UnsafeRawPointer
  let target: UnsafeMutableRawPointer
  let stride: Int

  /// How many rows ahead memory is asked for.
  private static let lookahead = 24

  func run(_ rows: GatheredRows) {
    if let bits = rows.bits, stride == 8 || stride == 16 {
      bits.forEachShare { words, position in
        if stride == 8 {
          copy(bits, words, position, UInt64.self)
        } else {
          copy(bits, words, position, SIMD2<UInt64>.self)
        }
      }
      return
    }
    rows.forEachShare { positions in
      rows.forEachBlock(of: positions) { position, block in
        WordGathering.checkRows(block, count: count)
        switch stride {
        case 1: copy(block, position, UInt8.self)
        case 2: copy(block, position, UInt16.self)
        case 4: copy(block, position, UInt32.self)
        case 8: copy(block, position, UInt64.self)
        case 16: copy(block, position, SIMD2<UInt64>.self)
        default: copyBytes(block, position)
        }
      }
    }
  }

  static func checkRows(_ block: UnsafeBufferPointer<UInt32>, count: Int) {
    var end: UInt32 = 0
    // The number that stands for a missing row becomes 0.
    for row in block { end = Swift.max(end, row &+ 1) }
    precondition(Int(end) <= count, "the rows are not in the column")
  }

  @inline(__always)
  private func copy<Word: BitwiseCopyable>(_ block: UnsafeBufferPointer<UInt32>, _ position: Int, _ type: Word.Type) {
    let source = source
    let target = target + position * MemoryLayout<Word>.stride
    let stride = MemoryLayout<Word>.stride
    // A missing row takes the word of the first one, which nobody reads.
    let far = Swift.max(block.count - WordGathering.lookahead, 0)
    for index in 0..<block.count {
      if index < far {
        let ahead = block[index + WordGathering.lookahead]
        espalier_prefetch(source + Int(ahead == GatheredRows.missing ? 0 : ahead) * stride)
      }
      let row = block[index]
      if row == GatheredRows.missing {
        if count > 0 { copyWord(source, target + index * stride, type) }
      } else {
        copyWord(source + Int(row) * stride, target + index * stride, type)
      }
    }
  }

  @inline(__always)
  private func copyWord<Word: BitwiseCopyable>(
    _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ type: Word.Type
  ) {
    target.storeBytes(of: source.loadUnaligned(as: type), as: type)
  }

  /// Copies the rows of some words of a bitmap, of which each lies near the one before.
  @inline(__always)
  private func copy<Word: BitwiseCopyable>(
    _ bits: RowBits, _ words: Range<Int>, _ position: Int, _ type: Word.Type
  ) {
    let stride = MemoryLayout<Word>.stride
    var target = target + position * stride
    for index in words {
      let source = source + ((bits.firstWord + index) << 6) * stride
      var word = bits.words[index]
      if word == .max {
        target.copyMemory(from: source, byteCount: 64 * stride)
        target += 64 * stride
        continue
      }
      while word != 0 {
        copyWord(source + word.trailingZeroBitCount * stride, target, type)
        target += stride
        word &= word &- 1
      }
    }
  }

  private func copyBytes(_ block: UnsafeBufferPointer<UInt32>, _ position: Int) {
    for (index, row) in block.enumerated() where row != GatheredRows.missing {
      (target + (position + index) * stride).copyMemory(from: source + Int(row) * stride, byteCount: stride)
    }
  }
}
