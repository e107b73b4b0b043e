import NumericKernels

/// The kinds of a table's columns: what decides which number a branch on a feature has to read.
struct ColumnLayout: Equatable {
  /// For each column the number of categories, or −1 for a column of numbers.
  let categoryCounts: [Int]

  init(of table: FeatureTable) {
    categoryCounts = table.columns.map { column in
      if case .categories(_, let count) = column { count } else { -1 }
    }
  }

  /// Whether `table` has columns of these kinds, in this order.
  func matches(_ table: FeatureTable) -> Bool {
    guard table.columns.count == categoryCounts.count else { return false }
    for (column, count) in zip(table.columns, categoryCounts) {
      if case .categories(_, let categoryCount) = column {
        if categoryCount != count { return false }
      } else if count != -1 {
        return false
      }
    }
    return true
  }

  /// For each feature its column and, in a column of categories, the category (otherwise −1).
  func features() -> [(column: Int, category: Int)] {
    var features: [(column: Int, category: Int)] = []
    for (column, count) in categoryCounts.enumerated() {
      if count < 0 {
        features.append((column, -1))
      } else {
        features.append(contentsOf: (0..<count).map { (column, $0) })
      }
    }
    return features
  }
}

/// Some rows of the columns that an ensemble reads, side by side in memory as doubles.
///
/// ```
/// slot 0: row 0, row 1, … row capacity − 1
/// slot 1: row 0, row 1, …
/// ```
///
/// A category is written as its code.
struct FeatureBlock {
  /// The table's columns that are read, by slot.
  let columns: [Int]
  /// How many rows fit.
  let capacity: Int
  let values: UnsafeMutablePointer<Double>

  init(columns: [Int], capacity: Int) {
    self.columns = columns
    self.capacity = capacity
    values = .allocate(capacity: max(1, columns.count) * capacity)
    if columns.isEmpty { values.initialize(repeating: 0, count: capacity) }
  }

  func deallocate() { values.deallocate() }

  /// Copies `rows` of `table` in and tells whether a number among them is missing.
  func fill(from table: FeatureTable, rows: Range<Int>) -> Bool {
    var hasMissing = false
    for (slot, column) in columns.enumerated() {
      let target = values + slot * capacity
      switch table.columns[column] {
      case .float32(let source):
        hasMissing = source.withUnsafeBufferPointer { Self.copy($0, rows, to: target) } || hasMissing
      case .float64(let source):
        hasMissing = source.withUnsafeBufferPointer { Self.copy($0, rows, to: target) } || hasMissing
      case .categories(let codes, _):
        codes.withUnsafeBufferPointer { codes in
          for (place, row) in rows.enumerated() { target[place] = Double(codes[row]) }
        }
      }
    }
    return hasMissing
  }

  private static func copy(
    _ source: UnsafeBufferPointer<Float>, _ rows: Range<Int>, to target: UnsafeMutablePointer<Double>
  ) -> Bool {
    let start = source.baseAddress! + rows.lowerBound
    var hasMissing = false
    for place in 0..<rows.count {
      let value = start[place]
      target[place] = Double(value)
      hasMissing = hasMissing || value != value
    }
    return hasMissing
  }

  private static func copy(
    _ source: UnsafeBufferPointer<Double>, _ rows: Range<Int>, to target: UnsafeMutablePointer<Double>
  ) -> Bool {
    let start = source.baseAddress! + rows.lowerBound
    var hasMissing = false
    for place in 0..<rows.count {
      let value = start[place]
      target[place] = value
      hasMissing = hasMissing || value != value
    }
    return hasMissing
  }
}
