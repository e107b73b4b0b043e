import Foundation

/// A column's keys as 64-bit words, equal where the keys are, read a block at a time.
struct WordSource {
  /// The rows, in whose order keys are read.
  let selection: RowSelection
  /// Set where a row has a key; nil where none is missing.
  let validity: UnsafePointer<UInt64>?
  /// Whether words are worth a look at how far they spread.
  let areIntegers: Bool
  /// Writes the words of a range of rows; those of missing rows mean nothing.
  let read: (Range<Int>, UnsafeMutablePointer<UInt64>) -> Void

  /// Calls `body` with blocks of words of some positions, in order.
  ///
  /// `isPresent` is nil where no key of the column is missing.
  func forEachBlock(
    of positions: Range<Int>,
    _ body: (_ offset: Int, _ words: UnsafeBufferPointer<UInt64>, _ isPresent: UnsafePointer<Bool>?) -> Void
  ) {
    let capacity = 1024
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { words in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: capacity) { flags in
        guard let wordBase = words.baseAddress, let flagBase = flags.baseAddress else { return }
        var offset = 0
        var filled = 0
        func flush() {
          body(
            offset, UnsafeBufferPointer(start: wordBase, count: filled), validity == nil ? nil : UnsafePointer(flagBase)
          )
          offset += filled
          filled = 0
        }
        for range in selection.slice(offsets: positions).ranges {
          var row = range.lowerBound
          while row < range.upperBound {
            let piece = row..<Swift.min(range.upperBound, row + capacity - filled)
            read(piece, wordBase + filled)
            if let validity {
              for (index, row) in piece.enumerated() {
                (flagBase + filled + index).initialize(to: ValidityBitmap.isSet(validity, row))
              }
            }
            filled += piece.count
            row = piece.upperBound
            if filled == capacity { flush() }
          }
        }
        if filled > 0 { flush() }
      }
    }
  }
}

extension ColumnStorage {
  /// A source of words that one function makes of a range of present values; the storage must outlive it.
  private func words(
    _ selection: RowSelection, areIntegers: Bool = false,
    _ convert: @escaping (UnsafePointer<Value>, Range<Int>, UnsafeMutablePointer<UInt64>) -> Void
  ) -> WordSource {
    let values = UnsafePointer(values.unsafelyUnwrapped)
    return WordSource(
      selection: selection, validity: validity.map { UnsafePointer($0) }, areIntegers: areIntegers,
      read: { rows, target in convert(values, rows, target) })
  }

  /// Integers as they are, extended.
  func keyWords(_ selection: RowSelection) -> WordSource where Value: FixedWidthInteger {
    words(selection, areIntegers: true) { values, rows, target in
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
