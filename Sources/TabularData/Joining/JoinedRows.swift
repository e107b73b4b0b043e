/// Which rows of two frames make the rows of their join.
///
/// ```
/// left    0 0 1 2 · ·      matches and rows of the left alone, in the order of the left; the matches of one row in
/// right   4 7 2 · 0 1      the order of the right
///         └──┬──┘ └┬┘
///         head    tail     rows of the right alone, in the order of the right
/// ```
struct JoinedRows {
  /// For each row of the head, the row of the left frame.
  let left: [UInt32]
  /// For each row of the head, the row of the right frame, or `GatheredRows.missing`.
  let right: [UInt32]
  /// The rows of the right frame in the tail.
  let rightAlone: [UInt32]

  /// Matches rows where their keys are equal; a missing key has no match.
  init(left: KeyRows, right: KeyRows, kind: JoinKind) {
    // The right is numbered first, so that its keys are the lowest numbers.
    let keys = MatchedKeys(right, left)
    let matches = RowLists(
      numbers: JoinedRows.withoutMissing(keys.first, keys), keyCount: keys.firstKeyCount + 1, rows: right.selection)
    let numbers = JoinedRows.withoutMissing(keys.second, keys)
    (self.left, self.right) = JoinedRows.head(
      numbers, left.selection, matches, keyCount: keys.firstKeyCount, keepsLeft: kind.keepsLeft)
    rightAlone = kind.keepsRight ? JoinedRows.tail(keys, numbers, right.selection) : []
  }

  /// The numbers, with that after the last of the right's keys for each key that is missing or not on the right.
  private static func withoutMissing(_ numbers: [UInt32], _ keys: MatchedKeys) -> [UInt32] {
    let none = UInt32(keys.firstKeyCount)
    guard let missing = keys.hasMissingCell else { return numbers.map { Swift.min($0, none) } }
    return missing.withUnsafeBufferPointer { missing in
      numbers.map { missing[Int($0)] ? none : Swift.min($0, none) }
    }
  }

  private static func head(
    _ numbers: [UInt32], _ selection: RowSelection, _ matches: RowLists, keyCount: Int, keepsLeft: Bool
  ) -> (left: [UInt32], right: [UInt32]) {
    let alone = keepsLeft ? 1 : 0
    let total = numbers.withUnsafeBufferPointer { numbers in
      matches.starts.withUnsafeBufferPointer { starts in
        numbers.reduce(0) { total, key in
          let key = Int(key)
          let count = key == keyCount ? 0 : starts[key + 1] - starts[key]
          return total + (count == 0 ? alone : count)
        }
      }
    }
    precondition(total < Int(UInt32.max), "a join of \(total) rows is too long")
    var right: [UInt32] = []
    let left = [UInt32](unsafeUninitializedCapacity: total) { left, leftCount in
      right = [UInt32](unsafeUninitializedCapacity: total) { right, rightCount in
        fill(left, right, numbers, selection, matches, keyCount: keyCount, keepsLeft: keepsLeft)
        rightCount = total
      }
      leftCount = total
    }
    return (left, right)
  }

  private static func fill(
    _ left: UnsafeMutableBufferPointer<UInt32>, _ right: UnsafeMutableBufferPointer<UInt32>, _ numbers: [UInt32],
    _ selection: RowSelection, _ matches: RowLists, keyCount: Int, keepsLeft: Bool
  ) {
    numbers.withUnsafeBufferPointer { numbers in
      matches.starts.withUnsafeBufferPointer { starts in
        matches.rows.withUnsafeBufferPointer { rows in
          var position = 0
          var next = 0
          selection.forEachRow { row in
            let key = Int(numbers[position])
            position &+= 1
            let range = key == keyCount ? 0..<0 : starts[key]..<starts[key + 1]
            if range.isEmpty && keepsLeft {
              left[next] = UInt32(truncatingIfNeeded: row)
              right[next] = GatheredRows.missing
              next &+= 1
            }
            for match in range {
              left[next] = UInt32(truncatingIfNeeded: row)
              right[next] = rows[match]
              next &+= 1
            }
          }
        }
      }
    }
  }

  /// The rows of the right whose key no row of the left has.
  private static func tail(_ keys: MatchedKeys, _ leftNumbers: [UInt32], _ selection: RowSelection) -> [UInt32] {
    var isMatched = [Bool](repeating: false, count: keys.firstKeyCount + 1)
    for number in leftNumbers { isMatched[Int(number)] = true }
    isMatched[keys.firstKeyCount] = false
    let rightNumbers = withoutMissing(keys.first, keys)
    var position = 0
    var alone: [UInt32] = []
    selection.forEachRow { row in
      if !isMatched[Int(rightNumbers[position])] { alone.append(UInt32(row)) }
      position += 1
    }
    return alone
  }
}
