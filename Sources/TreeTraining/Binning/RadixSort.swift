/// Sorting of many numbers by their bits.
enum RadixSort {
  /// The present numbers among `values`, ascending, as keys that compare as the numbers do; −0 counts as 0.
  ///
  /// Keys are sorted eleven bits at a time from the lowest; digits that all keys share are passed over, so numbers that
  /// came from Float take four passes.
  static func sortedKeys(of values: UnsafeBufferPointer<Double>) -> [UInt64] {
    var keys: [UInt64] = []
    keys.reserveCapacity(values.count)
    for value in values where !value.isNaN { keys.append(key(of: value)) }
    if keys.count < 256 {
      keys.sort()
      return keys
    }
    var spare = [UInt64](repeating: 0, count: keys.count)
    for shift in stride(from: UInt64(0), to: 64, by: 11) {
      if sortByDigit(keys, shift: shift, into: &spare) { swap(&keys, &spare) }
    }
    return keys
  }

  static func key(of value: Double) -> UInt64 {
    let bits = (value + 0).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }

  static func value(of key: UInt64) -> Double {
    Double(bitPattern: key >> 63 == 1 ? key & ~(1 << 63) : ~key)
  }

  /// Writes `keys` ordered by the digit at `shift`, equal digits in their old order; false where all digits are equal.
  private static func sortByDigit(_ keys: [UInt64], shift: UInt64, into target: inout [UInt64]) -> Bool {
    var places = [Int](repeating: 0, count: 2048)
    keys.withUnsafeBufferPointer { keys in
      for key in keys { places[Int((key &>> shift) & 2047)] += 1 }
    }
    if places[Int((keys[0] >> shift) & 2047)] == keys.count { return false }
    var next = 0
    for digit in places.indices {
      let count = places[digit]
      places[digit] = next
      next += count
    }
    keys.withUnsafeBufferPointer { keys in
      target.withUnsafeMutableBufferPointer { target in
        places.withUnsafeMutableBufferPointer { places in
          for key in keys {
            let digit = Int((key &>> shift) & 2047)
            target[places[digit]] = key
            places[digit] &+= 1
          }
        }
      }
    }
    return true
  }
}
