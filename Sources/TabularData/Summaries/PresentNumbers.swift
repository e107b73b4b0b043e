import Foundation

// Frames call these without knowing the type of a column, so each usual type has a loop of its own here.

extension AnyColumn {
  /// The numbers of some rows as doubles, in row order and without the missing ones; nil unless the column holds a
  /// standard integer, `Float` or `Double`.
  func presentNumbers(_ rows: RowSelection) -> [Double]? {
    switch erased {
    case let column as Column<Double>: return column.storage.presentValues(rows) { $0 }
    case let column as Column<Int>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<Float>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<Int64>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<Int32>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<Int16>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<Int8>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<UInt>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<UInt64>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<UInt32>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<UInt16>: return column.storage.presentValues(rows) { Double($0) }
    case let column as Column<UInt8>: return column.storage.presentValues(rows) { Double($0) }
    default: return nil
    }
  }

  /// Whether values are compared and hashed by code of the standard library, which may run on any thread.
  var hasStandardValues: Bool {
    switch erased {
    case is Column<Double>, is Column<Int>, is Column<Float>, is Column<String>, is Column<Bool>, is Column<Date>: true
    default: presentNumbers(RowSelection(0..<0)) != nil
    }
  }
}

extension ColumnStorage {
  /// The present values of some rows, each converted.
  @inline(__always)
  fileprivate func presentValues(_ rows: RowSelection, _ convert: (Value) -> Double) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(rows.count)
    for range in rows.ranges {
      precondition(range.lowerBound >= 0 && range.upperBound <= count, "the rows are not in the column")
      if let values, validity == nil {
        withExtendedLifetime(buffer) { for row in range { result.append(convert(values[row])) } }
      } else {
        for row in range { if let value = self[row] { result.append(convert(value)) } }
      }
    }
    return result
  }
}

/// Doubles in ascending order, every NaN at the end.
struct AscendingNumbers {
  private let keys: [UInt64]

  /// Sorts by digits of 64-bit keys that order like the numbers, the least significant digit first.
  init(_ values: [Double]) {
    var keys = values.map { RowOrder.key($0) }
    if keys.count < 512 {
      keys.sort()
    } else {
      AscendingNumbers.sortByDigits(&keys)
    }
    self.keys = keys
  }

  var count: Int { keys.count }

  subscript(position: Int) -> Double {
    let key = keys[position]
    return Double(bitPattern: key >> 63 == 0 ? ~key : key ^ (1 << 63))
  }

  private static let digitBits: UInt64 = 11
  private static let digitCount = 1 << 11

  /// A digit that all keys share costs nothing but the count.
  private static func sortByDigits(_ keys: inout [UInt64]) {
    var counts = [Int](repeating: 0, count: 6 * digitCount)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys {
        for digit in 0..<6 {
          counts[digit &* digitCount &+ place(of: key, digit)] &+= 1
        }
      }
    }
    var target = keys
    for digit in 0..<6 {
      let isShared = counts[(digit * digitCount)..<((digit + 1) * digitCount)].contains(keys.count)
      if isShared { continue }
      counts.withUnsafeMutableBufferPointer { counts in
        let starts = UnsafeMutableBufferPointer(rebasing: counts[(digit * digitCount)..<((digit + 1) * digitCount)])
        var start = 0
        for value in 0..<digitCount {
          (starts[value], start) = (start, start + starts[value])
        }
        target.withUnsafeMutableBufferPointer { target in
          for key in keys {
            let value = place(of: key, digit)
            target[starts[value]] = key
            starts[value] &+= 1
          }
        }
      }
      swap(&keys, &target)
    }
  }

  @inline(__always)
  private static func place(of key: UInt64, _ digit: Int) -> Int {
    Int(truncatingIfNeeded: (key &>> (UInt64(truncatingIfNeeded: digit) &* digitBits)) & (UInt64(digitCount) &- 1))
  }
}
