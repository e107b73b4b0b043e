import Foundation
@_spi(Reflection) import Swift

/// Where in a value of a type its fields' bytes lie, without the gaps between them.
@MainActor
struct ValueBytes {
  private let ranges: [Range<Int>]
  private static var known: [ObjectIdentifier: ValueBytes] = [:]

  /// Whether two values are the same bit for bit: then they hold the same values and the same references. (Unequal bits
  /// may still mean equal values; that costs a drawing and nothing else.)
  static func areEqual<T>(_ left: T, _ right: T) -> Bool {
    let bytes = of(T.self)
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return bytes.ranges.allSatisfy { memcmp(left + $0.lowerBound, right + $0.lowerBound, $0.count) == 0 }
      }
    }
  }

  private static func of(_ type: Any.Type) -> ValueBytes {
    if let bytes = known[ObjectIdentifier(type)] { return bytes }
    let bytes = ValueBytes(ranges: joined(ranges(of: type, at: 0)))
    known[ObjectIdentifier(type)] = bytes
    return bytes
  }

  private static func ranges(of type: Any.Type, at start: Int) -> [Range<Int>] {
    let wholeSize = size(of: type)
    var inner: [Range<Int>] = []
    // Within a word there is hardly a gap, and looking into numbers leads nowhere.
    if wholeSize > 8 {
      _ = _forEachField(of: type) { _, offset, fieldType, kind in
        // Only structures have fields at fixed places; to look into an existential traps.
        if kind == .struct {
          inner += ranges(of: fieldType, at: start + offset)
        } else {
          inner.append(start + offset..<start + offset + size(of: fieldType))
        }
        return true
      }
    }
    return inner.isEmpty ? [start..<start + wholeSize] : inner
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// The same bytes in as few ranges as there can be.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
