import NumericKernels

/// How one binned feature is made from a column: what its bins stand for.
struct BinnedFeature: Sendable, Equatable {
  enum Bins: Sendable, Equatable {
    /// Bin b holds the values above threshold b − 1 and up to threshold b.
    ///
    /// `presentThreshold` is one that every value of the column is at most, by which values are split from missing ones;
    /// nil where no finite number is.
    case numbers(thresholds: [Double], presentThreshold: Double?)
    /// Bin b holds category `first + b`, the bin after the last all other categories.
    case categories(first: Int, count: Int)
  }

  /// The bin of missing numbers.
  static let missingBin = 255
  /// The most bins of present numbers.
  static let numberBinLimit = 255
  /// The most categories of a binned feature; one bin is left for other categories, and one for missing numbers.
  static let categoryLimit = 254

  /// The table's column.
  let column: Int
  let bins: Bins

  /// Bins that a split can name.
  var binCount: Int {
    switch bins {
    case .numbers(let thresholds, _): thresholds.count + 1
    case .categories(_, let count): count
    }
  }
}

/// Places the bins of every column of a table.
///
/// A number column with at most 255 distinct values gets a bin for each, another one bins of about equal row counts. Up
/// to 200,000 rows every value is looked at, beyond that a seeded sample of as many rows. A column of categories becomes
/// one feature, or several where it has more categories than a feature has bins.
struct FeatureBinner: Sendable {
  /// Up to how many rows every value is looked at.
  static let wholeRowCount = 200_000
  /// How many rows of a larger table are looked at.
  static let sampleSize = 100_000

  let features: [BinnedFeature]

  init(table: FeatureTable, seed: Int, threadCount: Int) {
    let rows = Self.sampledRows(rowCount: table.rowCount, seed: seed)
    var features = [[BinnedFeature]](repeating: [], count: table.columns.count)
    features.withUnsafeMutableBufferPointer { features in
      nonisolated(unsafe) let target = features
      ParallelExecution.forEach(table.columns.count, threadCount: threadCount) { column in
        target[column] = Self.features(of: table.columns[column], column: column, sampledRows: rows)
      }
    }
    self.features = features.flatMap { $0 }
  }

  /// Rows spread evenly, each at a random place in its stretch, in ascending order; nil stands for all rows.
  private static func sampledRows(rowCount: Int, seed: Int) -> [Int32]? {
    guard rowCount > wholeRowCount else { return nil }
    var generator = SeededGenerator(seed: seed)
    let stretch = Double(rowCount) / Double(sampleSize)
    return (0..<sampleSize).map { place in
      Int32(min(rowCount - 1, Int((Double(place) + generator.nextUnit()) * stretch)))
    }
  }

  private static func features(of column: FeatureColumn, column index: Int, sampledRows: [Int32]?) -> [BinnedFeature] {
    switch column {
    case .float32(let values):
      let sample = sampledRows.map { rows in rows.map { values[Int($0)] } } ?? values
      return [BinnedFeature(column: index, bins: numberBins(of: sample))]
    case .float64(let values):
      let sample = sampledRows.map { rows in rows.map { values[Int($0)] } } ?? values
      return [BinnedFeature(column: index, bins: numberBins(of: sample))]
    case .categories(_, let count):
      return stride(from: 0, to: count, by: BinnedFeature.categoryLimit).map { first in
        BinnedFeature(
          column: index, bins: .categories(first: first, count: min(BinnedFeature.categoryLimit, count - first)))
      }
    }
  }

  /// Bins for the numbers of a sample.
  static func numberBins<Value: RadixSortable>(of sample: [Value]) -> BinnedFeature.Bins {
    let keys = RadixSort.sortedKeys(of: sample)
    var distinct: [(value: Double, rowCount: Int)] = []
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end] == keys[start] { end += 1 }
      distinct.append((Double(Value(key: keys[start])), end - start))
      start = end
    }
    var presentThreshold: Double?
    if let last = distinct.last?.value, last.isFinite {
      presentThreshold = max(last, Double(Float.greatestFiniteMagnitude))
    }
    return .numbers(thresholds: thresholds(between: distinct), presentThreshold: presentThreshold)
  }

  /// Thresholds that part distinct values, in ascending order, into bins of about equal row counts.
  ///
  /// A bin is closed when it holds its share of the rows not yet placed, so a value with many rows takes one bin and
  /// leaves the others to the rest.
  private static func thresholds(between distinct: [(value: Double, rowCount: Int)]) -> [Double] {
    let needsEveryValue = distinct.count <= BinnedFeature.numberBinLimit
    var thresholds: [Double] = []
    var rowsLeft = distinct.reduce(0) { $0 + $1.rowCount }
    var rowsInBin = 0
    for (index, entry) in distinct.enumerated().dropLast() {
      rowsInBin += entry.rowCount
      let binsLeft = BinnedFeature.numberBinLimit - thresholds.count
      let isFull = rowsInBin * binsLeft >= rowsLeft || distinct.count - index <= binsLeft
      guard needsEveryValue || (isFull && binsLeft > 1) else { continue }
      guard let threshold = SplitThreshold.between(entry.value, distinct[index + 1].value) else { continue }
      thresholds.append(threshold)
      rowsLeft -= rowsInBin
      rowsInBin = 0
    }
    return thresholds
  }
}
