/// Numbers whose order is that of unsigned integers made from their bits.
protocol RadixSortable: BinaryFloatingPoint {
  associatedtype Key: FixedWidthInteger & UnsignedInteger
  init(key: Key)
  /// −0 has the key of 0.
  var key: Key { get }
}

extension Double: RadixSortable {
  init(key: UInt64) { self.init(bitPattern: key >> 63 == 1 ? key & ~(1 << 63) : ~key) }

  var key: UInt64 {
    let bits = (self + 0).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}

extension Float: RadixSortable {
  init(key: UInt32) { self.init(bitPattern: key >> 31 == 1 ? key & ~(1 << 31) : ~key) }

  var key: UInt32 {
    let bits = (self + 0).bitPattern
    return bits >> 31 == 1 ? ~bits : bits | 1 << 31
  }
}

/// Sorting of many numbers by their bits.
enum RadixSort {
  /// The keys of the numbers among `values` that are not NaN, ascending.
  ///
  /// Keys are sorted eleven bits at a time from the lowest; digits that all keys share are passed over.
  static func sortedKeys<Value: RadixSortable>(of values: [Value]) -> [Value.Key] {
    var keys: [Value.Key] = []
    keys.reserveCapacity(values.count)
    for value in values where !value.isNaN { keys.append(value.key) }
    if keys.count < 256 {
      keys.sort()
      return keys
    }
    var spare = [Value.Key](repeating: 0, count: keys.count)
    for shift in stride(from: 0, to: Value.Key.bitWidth, by: 11) {
      if sortByDigit(keys, shift: shift, into: &spare) { swap(&keys, &spare) }
    }
    return keys
  }

  /// Writes `keys` ordered by the digit at `shift`, equal digits in their old order; false where all digits are equal.
  private static func sortByDigit<Key: FixedWidthInteger & UnsignedInteger>(
    _ keys: [Key], shift: Int, into target: inout [Key]
  ) -> Bool {
    func digit(_ key: Key) -> Int { Int(truncatingIfNeeded: key &>> Key(truncatingIfNeeded: shift)) & 2047 }
    var places = [Int](repeating: 0, count: 2048)
    keys.withUnsafeBufferPointer { keys in
      for key in keys { places[digit(key)] += 1 }
    }
    if places[digit(keys[0])] == keys.count { return false }
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
            let digit = digit(key)
            target[places[digit]] = key
            places[digit] &+= 1
          }
        }
      }
    }
    return true
  }
}
