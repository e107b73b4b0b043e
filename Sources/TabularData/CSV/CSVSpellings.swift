/// A set of words that is asked about bytes.
///
/// Most cells are not in it, and their length and first byte already say so.
final class CSVSpellings: Sendable {
  /// A word of at most eight bytes, as one number.
  private struct ShortWord {
    let bytes: UInt64
    let length: Int
  }

  private let words: Set<String>
  let containsEmpty: Bool
  /// Whether a word of the set could be read as a number, so that it must be looked for first.
  let containsNumber: Bool
  private let maximumLength: Int
  /// A bit for each of the first 128 values of a first byte; other bytes are always looked up.
  private let firstBytes: (low: UInt64, high: UInt64)
  private let shortWords: [ShortWord]
  private let longWords: [[UInt8]]

  init(_ words: Set<String>) {
    let spellings = words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    self.words = words
    containsEmpty = words.contains("")
    maximumLength = spellings.map(\.count).max() ?? -1
    var low: UInt64 = 0
    var high: UInt64 = 0
    for first in spellings.compactMap(\.first) where first < 128 {
      if first < 64 { low |= 1 << UInt64(first) } else { high |= 1 << UInt64(first - 64) }
    }
    firstBytes = (low, high)
    shortWords = spellings.filter { (1...8).contains($0.count) }.map { word in
      ShortWord(bytes: word.reversed().reduce(0) { $0 << 8 | UInt64($1) }, length: word.count)
    }
    longWords = spellings.filter { $0.count > 8 }
    containsNumber = spellings.contains { word in
      word.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return false }
        return CSVNumberParser.double(start, count: bytes.count) != nil
      }
    }
  }

  /// Whether a word is in both sets.
  func overlaps(_ other: CSVSpellings) -> Bool { !words.isDisjoint(with: other.words) }

  /// Whether it is worth asking `contains` about a cell that is not empty.
  @inline(__always)
  func mayContain(first: UInt8, count: Int) -> Bool {
    guard count <= maximumLength else { return false }
    guard first < 128 else { return true }
    let bits = first < 64 ? firstBytes.low : firstBytes.high
    return (bits &>> UInt64(first & 63)) & 1 != 0
  }

  func contains(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    if count == 0 { return containsEmpty }
    guard mayContain(first: bytes[0], count: count) else { return false }
    guard count <= 8 else {
      return longWords.contains { word in
        word.count == count
          && word.withUnsafeBufferPointer { $0.elementsEqual(UnsafeBufferPointer(start: bytes, count: count)) }
      }
    }
    var packed: UInt64 = 0
    for index in 0..<count { packed |= UInt64(bytes[index]) &<< UInt64(8 &* index) }
    for word in shortWords where word.bytes == packed && word.length == count { return true }
    return false
  }
}
