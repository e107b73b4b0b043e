import Foundation

// Frames call these without knowing the type of a column, so each usual type has a loop of its own here. Values become
// 64-bit keys that order like them: sorted keys give quartiles and counts at once, and no value is hashed.

/// The present values of some rows of a column as keys, in row order.
struct NumberKeys {
  /// What a key stands for.
  private enum Coding {
    /// A double: −0 and 0 are one key, every NaN is the greatest.
    case floating
    case signed
    case unsigned
  }

  let keys: [UInt64]
  private let coding: Coding
  /// Whether the values are numbers, as dates are not.
  let areNumbers: Bool

  /// The keys of some rows; nil unless the column holds a standard integer, `Float`, `Double` or `Date`.
  init?(_ column: AnyColumn, _ rows: RowSelection) {
    var areNumbers = true
    switch column.erased {
    case let column as Column<Double>:
      (keys, coding) = (column.storage.presentKeys(rows) { SortKeys.key($0) }, .floating)
    case let column as Column<Float>:
      (keys, coding) = (column.storage.presentKeys(rows) { SortKeys.key(Double($0)) }, .floating)
    case let column as Column<Date>:
      (keys, coding) = (
        column.storage.presentKeys(rows) { SortKeys.key($0.timeIntervalSinceReferenceDate) }, .floating
      )
      areNumbers = false
    case let column as Column<Int>: (keys, coding) = (column.storage.presentKeys(rows) { SortKeys.key($0) }, .signed)
    case let column as Column<Int64>: (keys, coding) = (NumberKeys.signed(column, rows), .signed)
    case let column as Column<Int32>: (keys, coding) = (NumberKeys.signed(column, rows), .signed)
    case let column as Column<Int16>: (keys, coding) = (NumberKeys.signed(column, rows), .signed)
    case let column as Column<Int8>: (keys, coding) = (NumberKeys.signed(column, rows), .signed)
    case let column as Column<UInt>: (keys, coding) = (NumberKeys.unsigned(column, rows), .unsigned)
    case let column as Column<UInt64>: (keys, coding) = (NumberKeys.unsigned(column, rows), .unsigned)
    case let column as Column<UInt32>: (keys, coding) = (NumberKeys.unsigned(column, rows), .unsigned)
    case let column as Column<UInt16>: (keys, coding) = (NumberKeys.unsigned(column, rows), .unsigned)
    case let column as Column<UInt8>: (keys, coding) = (NumberKeys.unsigned(column, rows), .unsigned)
    default: return nil
    }
    self.areNumbers = areNumbers
  }

  /// Keys of doubles.
  init(_ values: [Double]) {
    keys = values.map { SortKeys.key($0) }
    coding = .floating
    areNumbers = true
  }

  @inline(__always)
  private static func signed<Value: SignedInteger>(_ column: Column<Value>, _ rows: RowSelection) -> [UInt64] {
    column.storage.presentKeys(rows) { SortKeys.key(Int($0)) }
  }

  @inline(__always)
  private static func unsigned<Value: UnsignedInteger>(_ column: Column<Value>, _ rows: RowSelection) -> [UInt64] {
    column.storage.presentKeys(rows) { UInt64($0) }
  }

  /// The number nearest to what a key stands for; negative zero has become zero.
  @inline(__always)
  func number(_ key: UInt64) -> Double {
    switch coding {
    case .floating: Double(bitPattern: key &>> 63 == 0 ? ~key : key ^ (1 &<< 63))
    case .signed: Double(Int64(bitPattern: key ^ (1 &<< 63)))
    case .unsigned: Double(key)
    }
  }

  /// Counts, mean, deviation and quartiles; `sorted` are the keys in ascending order.
  func measures(sorted: [UInt64], noneCount: Int) -> NumericSummary<Double> {
    let values = keys.map { number($0) }
    func quantile(_ quarters: Int) -> Double {
      guard !sorted.isEmpty else { return .nan }
      let (index, rest) = (quarters * (sorted.count - 1)).quotientAndRemainder(dividingBy: 4)
      let lower = number(sorted[index])
      return rest == 0 ? lower : lower + (number(sorted[index + 1]) - lower) * (Double(rest) / 4)
    }
    return NumericSummary(
      someCount: keys.count, noneCount: noneCount, mean: values.mean, standardDeviation: values.sampleDeviation,
      min: quantile(0), max: quantile(4), median: quantile(2), firstQuartile: quantile(1), thirdQuartile: quantile(3))
  }
}

extension ColumnStorage {
  /// The present values of some rows, each converted.
  @inline(__always)
  fileprivate func presentKeys(_ rows: RowSelection, _ key: (Value) -> UInt64) -> [UInt64] {
    var result: [UInt64] = []
    result.reserveCapacity(rows.count)
    for range in rows.ranges {
      precondition(range.lowerBound >= 0 && range.upperBound <= count, "the rows are not in the column")
      if let values, validity == nil {
        withExtendedLifetime(buffer) { for row in range { result.append(key(values[row])) } }
      } else {
        for row in range { if let value = self[row] { result.append(key(value)) } }
      }
    }
    return result
  }
}

extension [UInt64] {
  private static let digitBits: UInt64 = 11
  private static let digitCount = 1 << 11

  /// The keys in ascending order: sorted by digits, the least significant first; a digit that all keys share costs
  /// nothing but the count.
  func sortedByDigits() -> [UInt64] {
    if count < 512 { return sorted() }
    var keys = self
    var target = self
    var counts = [Int](repeating: 0, count: 6 * Self.digitCount)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys {
        for digit in 0..<6 { counts[digit &* Self.digitCount &+ Self.place(of: key, digit)] &+= 1 }
      }
    }
    for digit in 0..<6 {
      let range = (digit * Self.digitCount)..<((digit + 1) * Self.digitCount)
      if counts[range].contains(count) { continue }
      counts.withUnsafeMutableBufferPointer { counts in
        let starts = UnsafeMutableBufferPointer(rebasing: counts[range])
        var start = 0
        for value in 0..<Self.digitCount { (starts[value], start) = (start, start + starts[value]) }
        target.withUnsafeMutableBufferPointer { target in
          for key in keys {
            let value = Self.place(of: key, digit)
            target[starts[value]] = key
            starts[value] &+= 1
          }
        }
      }
      swap(&keys, &target)
    }
    return keys
  }

  @inline(__always)
  private static func place(of key: UInt64, _ digit: Int) -> Int {
    Int(truncatingIfNeeded: (key &>> (UInt64(truncatingIfNeeded: digit) &* digitBits)) & (UInt64(digitCount) &- 1))
  }
}
