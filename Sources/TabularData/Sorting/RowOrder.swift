import Foundation

// Goals, in order:
// 1. Stable: rows with equal keys keep their order, whichever way they are sorted.
// 2. A total order: missing values below all others, NaN above all others.
// 3. Speed: numbers and dates become 64-bit keys that sort by digits, without comparing.

/// Orders rows by the cells of one column.
struct RowOrder {
  let order: Order

  /// `rows`, ordered by the column's cells.
  func sorted<T: Comparable>(_ rows: [Int], on column: Column<T>) -> [Int] {
    if let keys = sortKeys(column, rows) { return sortedByDigits(rows, keys: keys) }
    return sorted(rows, on: column) { $0 < $1 }
  }

  /// `rows`, ordered by a condition on present cells; missing ones come first.
  func sorted<T>(
    _ rows: [Int], on column: Column<T>, by areInIncreasingOrder: (T, T) throws -> Bool
  ) rethrows -> [Int] {
    let missing = rows.filter { column.storage.isMissing($0) }
    var present: [(value: T, row: Int)] = []
    present.reserveCapacity(rows.count - missing.count)
    for row in rows { if let value = column.storage[row] { present.append((value, row)) } }
    // The standard library's sort is stable.
    switch order {
    case .ascending:
      try present.sort { try areInIncreasingOrder($0.value, $1.value) }
      return missing + present.map(\.row)
    case .descending:
      try present.sort { try areInIncreasingOrder($1.value, $0.value) }
      return present.map(\.row) + missing
    }
  }

  /// For each row a number that orders like its cell; nil for types that have none.
  private func sortKeys<T>(_ column: Column<T>, _ rows: [Int]) -> [UInt64]? {
    switch column as Any {
    case let column as Column<Double>: return keys(column, rows) { RowOrder.key($0) }
    case let column as Column<Int>: return keys(column, rows) { RowOrder.key($0) }
    case let column as Column<Float>: return keys(column, rows) { RowOrder.key(Double($0)) }
    case let column as Column<Date>: return keys(column, rows) { RowOrder.key($0.timeIntervalSinceReferenceDate) }
    default: return nil
    }
  }

  /// Zero stands for missing: no key of a value but that of `Int.min`, which is raised by one, is zero.
  private func keys<T>(_ column: Column<T>, _ rows: [Int], _ key: (T) -> UInt64) -> [UInt64]? {
    var keys = [UInt64](repeating: 0, count: rows.count)
    for (position, row) in rows.enumerated() {
      guard let value = column.storage[row] else { continue }
      let found = key(value)
      if found == 0 { return nil }
      keys[position] = found
    }
    return keys
  }

  static func key(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value)) ^ (1 << 63) }

  static func key(_ value: Double) -> UInt64 {
    if value.isNaN { return .max }
    // Adding zero makes −0 and 0 one.
    let bits = (value + 0).bitPattern
    return bits >> 63 == 0 ? bits | (1 << 63) : ~bits
  }

  /// A radix sort, least significant digit first; a digit that all keys share costs one look.
  private func sortedByDigits(_ rows: [Int], keys: [UInt64]) -> [Int] {
    var current = zip(rows, keys).map { KeyedRow(key: order == .ascending ? $1 : ~$1, row: $0) }
    var next = current
    for shift in stride(from: 0 as UInt64, to: 64, by: 11) {
      let didMove = current.withUnsafeBufferPointer { source in
        next.withUnsafeMutableBufferPointer { target in RowOrder.distribute(source, into: target, shift: shift) }
      }
      if didMove { swap(&current, &next) }
    }
    return current.map(\.row)
  }

  private struct KeyedRow {
    var key: UInt64
    var row: Int
  }

  /// Moves entries behind those of smaller digits; false, without moving any, if all have the same digit.
  private static func distribute(
    _ source: UnsafeBufferPointer<KeyedRow>, into target: UnsafeMutableBufferPointer<KeyedRow>, shift: UInt64
  ) -> Bool {
    let digitCount = 2048
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: digitCount) { starts in
      starts.initialize(repeating: 0)
      for entry in source { starts[Int((entry.key >> shift) & 2047)] += 1 }
      var start = 0
      for digit in 0..<digitCount {
        let count = starts[digit]
        if count == source.count { return false }
        starts[digit] = start
        start += count
      }
      for entry in source {
        let digit = Int((entry.key >> shift) & 2047)
        target[starts[digit]] = entry
        starts[digit] += 1
      }
      return true
    }
  }
}

/// A column that can be sorted without knowing its type.
protocol SortableColumn {
  func sorted(_ rows: [Int], order: Order) -> [Int]
}

extension Column: SortableColumn where WrappedElement: Comparable {
  func sorted(_ rows: [Int], order: Order) -> [Int] { RowOrder(order: order).sorted(rows, on: self) }
}
