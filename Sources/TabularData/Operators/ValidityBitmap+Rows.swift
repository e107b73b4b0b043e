extension ValidityBitmap {
  /// Copies the bits of some rows, so that the first of them becomes row 0.
  convenience init(copying other: UnsafePointer<UInt64>, rows: Range<Int>) {
    self.init(capacity: rows.count)
    let first = rows.lowerBound >> 6
    let shift = UInt64(rows.lowerBound & 63)
    let last = ValidityBitmap.wordCount(rows: rows.upperBound) - 1
    for word in 0..<ValidityBitmap.wordCount(rows: rows.count) {
      let low = other[first + word] >> shift
      let high = shift > 0 && first + word < last ? other[first + word + 1] << (64 - shift) : 0
      words[word] = low | high
    }
  }

  /// Calls `body` with each missing row among the first `count`.
  func forEachMissing(count: Int, _ body: (Int) -> Void) {
    for word in 0..<ValidityBitmap.wordCount(rows: count) {
      var missing = ~words[word]
      while missing != 0 {
        let row = word << 6 + missing.trailingZeroBitCount
        if row >= count { return }
        body(row)
        missing &= missing - 1
      }
    }
  }
}
