import Foundation

/// A column's keys as 64-bit words, equal where the keys are, read a block at a time.
struct WordSource {
  /// The rows, in whose order keys are read.
  let selection: RowSelection
  /// Set where a row has a key; nil where none is missing.
  let validity: UnsafePointer<UInt64>?
  /// Whether words are worth a look at how far they spread.
  let areIntegers: Bool
  /// The words of all rows of the column, if they lie in memory.
  let words: UnsafePointer<UInt64>?
  /// Writes the words of a range of rows; those of missing rows mean nothing.
  let read: (Range<Int>, UnsafeMutablePointer<UInt64>) -> Void

  private static let blockLength = 1024

  /// Calls `body` with blocks of words of some positions, in order.
  ///
  /// `isPresent` is nil where no key of the column is missing.
  func forEachBlock(
    of positions: Range<Int>,
    _ body: (_ offset: Int, _ words: UnsafeBufferPointer<UInt64>, _ isPresent: UnsafePointer<Bool>?) -> Void
  ) {
    let ranges = selection.slice(offsets: positions).ranges
    if let words, validity == nil {
      var offset = 0
      for range in ranges {
        body(offset, UnsafeBufferPointer(start: words + range.lowerBound, count: range.count), nil)
        offset += range.count
      }
      return
    }
    forEachCopiedBlock(of: ranges, body)
  }

  private func forEachCopiedBlock(
    of ranges: [Range<Int>], _ body: (Int, UnsafeBufferPointer<UInt64>, UnsafePointer<Bool>?) -> Void
  ) {
    let capacity = WordSource.blockLength
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: capacity)
    defer {
      words.deallocate()
      flags.deallocate()
    }
    var offset = 0
    var filled = 0
    func flush() {
      body(offset, UnsafeBufferPointer(start: words, count: filled), validity == nil ? nil : UnsafePointer(flags))
      offset += filled
      filled = 0
    }
    for range in ranges {
      var row = range.lowerBound
      while row < range.upperBound {
        let piece = row..<Swift.min(range.upperBound, row + capacity - filled)
        read(piece, words + filled)
        if let validity {
          for row in piece {
            (flags + filled + row - piece.lowerBound).initialize(to: ValidityBitmap.isSet(validity, row))
          }
        }
        filled += piece.count
        row = piece.upperBound
        if filled == capacity { flush() }
      }
    }
    if filled > 0 { flush() }
  }

  /// Calls `body` with some words, of rows evenly spread.
  func sample(count: Int, _ body: (UInt64) -> Void) {
    let count = Swift.min(count, selection.count)
    for index in 0..<count {
      let row = selection.row(at: selection.count * index / count)
      if let validity, !ValidityBitmap.isSet(validity, row) { continue }
      var word: UInt64 = 0
      read(row..<(row + 1), &word)
      body(word)
    }
  }
}

extension ColumnStorage {
  /// A source of words that one function makes of a range of present values; the storage must outlive it.
  private func words(
    _ selection: RowSelection, areIntegers: Bool = false, words: UnsafePointer<UInt64>? = nil,
    _ convert: @escaping (UnsafePointer<Value>, Range<Int>, UnsafeMutablePointer<UInt64>) -> Void
  ) -> WordSource {
    let values = UnsafePointer(values.unsafelyUnwrapped)
    return WordSource(
      selection: selection, validity: validity.map { UnsafePointer($0) }, areIntegers: areIntegers, words: words,
      read: { rows, target in convert(values, rows, target) })
  }

  /// Integers as they are, extended.
  func keyWords(_ selection: RowSelection) -> WordSource where Value: FixedWidthInteger {
    let areWords = MemoryLayout<Value>.size == MemoryLayout<UInt64>.size
    let inPlace = areWords ? UnsafeRawPointer(values.unsafelyUnwrapped).assumingMemoryBound(to: UInt64.self) : nil
    return words(selection, areIntegers: true, words: inPlace) { values, rows, target in
      for (index, row) in rows.enumerated() { target[index] = UInt64(truncatingIfNeeded: values[row]) }
    }
  }

  func keyWords(_ selection: RowSelection) -> WordSource where Value == Bool {
    words(selection, areIntegers: true) { values, rows, target in
      // A missing row may hold any byte, so it is not looked at as a Bool.
      let bytes = UnsafeRawPointer(values)
      for (index, row) in rows.enumerated() {
        target[index] = UInt64(bytes.load(fromByteOffset: row, as: UInt8.self) & 1)
      }
    }
  }

  func keyWords(_ selection: RowSelection) -> WordSource where Value == Double {
    words(selection) { values, rows, target in
      for (index, row) in rows.enumerated() { target[index] = keyWord(values[row]) }
    }
  }

  func keyWords(_ selection: RowSelection) -> WordSource where Value == Float {
    words(selection) { values, rows, target in
      for (index, row) in rows.enumerated() { target[index] = keyWord(Double(values[row])) }
    }
  }

  func keyWords(_ selection: RowSelection) -> WordSource where Value == Date {
    words(selection) { values, rows, target in
      for (index, row) in rows.enumerated() { target[index] = keyWord(values[row].timeIntervalSinceReferenceDate) }
    }
  }
}

/// One word for −0 and 0, and one for every NaN.
private func keyWord(_ value: Double) -> UInt64 {
  if value.isNaN { return Double.nan.bitPattern }
  return (value + 0).bitPattern
}
