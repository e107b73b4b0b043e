/// One input of a model over many rows, as numbers.
///
/// A missing number is NaN. A missing category is the code −1.
package enum FeatureColumn: Sendable, Equatable {
  /// Single-precision numbers, one a row.
  case float32([Float])
  /// Double-precision numbers, one a row.
  case float64([Double])
  /// Category codes, one a row, in `-1..<count`; −1 stands for a missing or unknown category.
  ///
  /// The column stands for `count` features of zeros and ones, of which at most one is 1 in a row. They are never
  /// written out: a trainer counts by code, and an evaluator compares codes.
  case categories(codes: [Int32], count: Int)

  /// The number of rows.
  package var rowCount: Int {
    switch self {
    case .float32(let values): values.count
    case .float64(let values): values.count
    case .categories(let codes, _): codes.count
    }
  }

  /// How many model features the column stands for.
  package var featureCount: Int {
    switch self {
    case .float32, .float64: 1
    case .categories(_, let count): count
    }
  }

  /// The column's values at `rows`, in that order.
  package func gathered(_ rows: [Int]) -> FeatureColumn {
    switch self {
    case .float32(let values): .float32(rows.map { values[$0] })
    case .float64(let values): .float64(rows.map { values[$0] })
    case .categories(let codes, let count): .categories(codes: rows.map { codes[$0] }, count: count)
    }
  }
}

/// Rows of numbers, column by column: what every engine trains on, and every fitted model is evaluated on.
///
/// Features are counted with every category of a categorical column as one: in a table of a numeric column, a column of
/// three categories and another numeric column, the features are 0, then 1…3, then 4. This is the order of the vector
/// that a feature vectorizer writes, so a feature's index here is its index in a model file.
package struct FeatureTable: Sendable, Equatable {
  package let rowCount: Int
  package let columns: [FeatureColumn]
  /// The index of each column's first feature.
  package let firstFeatures: [Int]
  /// The number of features, categories counted one by one.
  package let featureCount: Int

  /// Joins columns of equal length.
  ///
  /// - Precondition: Each column has `rowCount` rows.
  package init(rowCount: Int, columns: [FeatureColumn]) {
    var firstFeatures: [Int] = []
    var next = 0
    for column in columns {
      precondition(column.rowCount == rowCount, "a feature column has \(column.rowCount) rows, the table \(rowCount)")
      firstFeatures.append(next)
      next += column.featureCount
    }
    self.rowCount = rowCount
    self.columns = columns
    self.firstFeatures = firstFeatures
    self.featureCount = next
  }

  /// The table's rows at `rows`, in that order.
  package func gathered(_ rows: [Int]) -> FeatureTable {
    FeatureTable(rowCount: rows.count, columns: columns.map { $0.gathered(rows) })
  }
}
