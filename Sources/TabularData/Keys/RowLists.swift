/// The rows of each key, in ascending order: a counting sort of rows by number.
struct RowLists: Sendable {
  /// Where the rows of each key start in `rows`, and at last where they end.
  let starts: [Int]
  /// Rows, those of one key after those of the one before.
  let rows: [UInt32]

  /// Sorts positions, or the rows of a selection at these positions, by the numbers of their keys.
  init(numbers: [UInt32], keyCount: Int, rows selection: RowSelection? = nil) {
    var starts = [Int](repeating: 0, count: keyCount + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      for number in numbers { starts[Int(number) + 1] += 1 }
      for key in 0..<keyCount { starts[key + 1] += starts[key] }
    }
    self.starts = starts
    let selection = selection ?? RowSelection(0..<numbers.count)
    precondition(
      selection.endIndex <= Int(UInt32.max), "rows above \(UInt32.max) cannot be listed by key")
    rows = [UInt32](unsafeUninitializedCapacity: numbers.count) { target, initializedCount in
      starts.withUnsafeMutableBufferPointer { next in
        var position = 0
        for range in selection.ranges {
          for row in range {
            let key = Int(numbers[position])
            target.baseAddress.unsafelyUnwrapped[next[key]] = UInt32(row)
            next[key] += 1
            position += 1
          }
        }
      }
      initializedCount = numbers.count
    }
  }

  /// The rows of a key.
  subscript(key: Int) -> ArraySlice<UInt32> { rows[starts[key]..<starts[key + 1]] }

  /// The number of rows of a key.
  func count(of key: Int) -> Int { starts[key + 1] - starts[key] }
}
