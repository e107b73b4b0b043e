/// One bit a row: set where the row holds a value, clear where it is missing.
///
/// A column without missing values has no bitmap at all. Bits past `count` are meaningless. A bitmap belongs to one
/// buffer; whoever fills one hands it over and forgets it.
@usableFromInline
final class ValidityBitmap {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let wordCapacity: Int
  /// What frees the words, where the bitmap does not.
  private let owner: (any AnyObject & Sendable)?

  /// Makes a bitmap in which every row of `capacity` is present.
  @usableFromInline
  init(capacity: Int) {
    wordCapacity = Swift.max(ValidityBitmap.wordCount(rows: capacity), 1)
    words = .allocate(capacity: wordCapacity)
    words.initialize(repeating: .max, count: wordCapacity)
    owner = nil
  }

  /// Refers to the bits of `count` rows that `owner` keeps where they are, to be read only.
  init(borrowing words: UnsafePointer<UInt64>, count: Int, owner: any AnyObject & Sendable) {
    self.words = UnsafeMutablePointer(mutating: words)
    wordCapacity = ValidityBitmap.wordCount(rows: count)
    self.owner = owner
  }

  /// Copies the first `count` rows of other words, with room for `capacity`.
  @usableFromInline
  convenience init(copying other: UnsafePointer<UInt64>, count: Int, capacity: Int) {
    self.init(capacity: Swift.max(count, capacity))
    words.update(from: other, count: ValidityBitmap.wordCount(rows: count))
  }

  deinit {
    if owner == nil { words.deallocate() }
  }

  @inlinable
  static func wordCount(rows: Int) -> Int { (rows &+ 63) &>> 6 }

  @inlinable
  static func isSet(_ words: UnsafePointer<UInt64>, _ row: Int) -> Bool {
    (words[row &>> 6] &>> UInt64(truncatingIfNeeded: row & 63)) & 1 != 0
  }

  @inlinable
  static func set(_ words: UnsafeMutablePointer<UInt64>, _ row: Int, _ isPresent: Bool) {
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: row & 63)
    if isPresent { words[row &>> 6] |= bit } else { words[row &>> 6] &= ~bit }
  }

  @inlinable
  subscript(row: Int) -> Bool {
    get { ValidityBitmap.isSet(words, row) }
    set { ValidityBitmap.set(words, row, newValue) }
  }

  /// The number of clear bits in the first `count` rows.
  static func missingCount(_ words: UnsafePointer<UInt64>, count: Int) -> Int {
    var present = 0
    for index in 0..<(count >> 6) { present += words[index].nonzeroBitCount }
    let rest = count & 63
    if rest > 0 { present += (words[count >> 6] & ((1 << UInt64(rest)) - 1)).nonzeroBitCount }
    return count - present
  }

  /// The first row whose bit is clear, among the first `count`.
  static func firstMissing(_ words: UnsafePointer<UInt64>, count: Int) -> Int? {
    for index in 0..<wordCount(rows: count) where words[index] != .max {
      let row = index << 6 + (~words[index]).trailingZeroBitCount
      return row < count ? row : nil
    }
    return nil
  }
}
