/// Memory for the long texts of one column, as one thread finds them.
final class CSVTextArena {
  private(set) var chunks: [TextArena] = []
  private var next: UnsafeMutablePointer<UInt8>?
  private var left = 0
  private var nextCapacity = 1 << 12

  private static let largestChunk = 1 << 20

  /// Room for `count` bytes.
  @inline(__always)
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > left || next == nil { grow(for: count) }
    let place = next.unsafelyUnwrapped
    next = place + count
    left = left &- count
    return place
  }

  @inline(never)
  private func grow(for count: Int) {
    let capacity = max(count, nextCapacity)
    let chunk = TextArena(capacity: capacity)
    chunks.append(chunk)
    next = chunk.bytes.assumingMemoryBound(to: UInt8.self)
    left = capacity
    nextCapacity = min(nextCapacity * 2, CSVTextArena.largestChunk)
  }
}

/// The encoding that texts must have.
enum UTF8Text {
  /// Tells whether bytes are UTF-8 as the Unicode Standard (table 3-7) defines it: nothing overlong, no surrogates.
  static func isValid(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    var place = 0
    while place < count {
      let lead = bytes[place]
      place += 1
      if lead < 0x80 { continue }
      let followers: Int
      var range: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: followers = 1
      case 0xE0...0xEF:
        followers = 2
        if lead == 0xE0 { range = 0xA0...0xBF } else if lead == 0xED { range = 0x80...0x9F }
      case 0xF0...0xF4:
        followers = 3
        if lead == 0xF0 { range = 0x90...0xBF } else if lead == 0xF4 { range = 0x80...0x8F }
      default: return false
      }
      guard count - place >= followers, range.contains(bytes[place]) else { return false }
      for index in 1..<max(followers, 1) where bytes[place + index] & 0xC0 != 0x80 { return false }
      place += followers
    }
    return true
  }
}
