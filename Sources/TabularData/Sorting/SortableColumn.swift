/// A column that can be sorted without knowing its type, by comparing elements.
protocol SortableColumn {
  /// Rows ordered by their elements; missing ones are below all others.
  func sorted(_ rows: [Int], order: Order) -> [Int]
}

extension Column: SortableColumn where WrappedElement: Comparable {
  func sorted(_ rows: [Int], order: Order) -> [Int] { sorted(rows, order: order) { $0 < $1 } }
}

extension Column {
  /// Rows ordered by a condition on present elements; missing ones are below all others.
  func sorted(
    _ rows: [Int], order: Order, by areInIncreasingOrder: (WrappedElement, WrappedElement) throws -> Bool
  ) rethrows -> [Int] {
    let missing = rows.filter { storage.isMissing($0) }
    var present: [(value: WrappedElement, row: Int)] = []
    present.reserveCapacity(rows.count - missing.count)
    for row in rows { if let value = storage[row] { present.append((value, row)) } }
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
}
