import LinearAlgebra
import NumericKernels

// Goals, in order:
// 1. The same bits for any number of threads: rows are cut into parts by the table's shape alone, and the parts' sums are
//    added in order.
// 2. A category costs one addition a row, however many there are of it: its zeros are never written out.
// 3. Speed: a block of rows is brought into the cache once, in double precision, and multiplied there.
//
// Features have two orders. The table's own is that of the model. Inside, all numeric features come first, so that they
// form a dense block, and then the categories column by column:
//
//   table     n0  c0 c1 c2  n1       weights of one dimension, the intercept last
//   inside    n0  n1  c0 c1 c2  |  intercept

/// A feature table as a matrix: each feature divided by its scale, and its centre taken off where that is wanted.
struct DesignMatrix: Sendable {
  struct Categories: Sendable {
    let column: Int
    /// The inside index of the first category.
    let start: Int
    let count: Int
  }

  let table: FeatureTable
  let isCentered: Bool
  /// Columns of numbers, by their index in the table.
  let numericColumns: [Int]
  let categories: [Categories]
  /// The table's feature at each inside index.
  let features: [Int]
  /// The centre at each inside index; 0 where the matrix is not centred.
  let centers: [Double]
  /// The scale at each inside index.
  let scales: [Double]
  /// Rows that are multiplied together.
  let blockLength: Int

  var rowCount: Int { table.rowCount }
  var featureCount: Int { features.count }
  var numericCount: Int { numericColumns.count }

  /// - Precondition: `scales` and `centers` have a number for each of the table's features, in the table's order.
  init(table: FeatureTable, scales: [Double], centers: [Double]?) {
    precondition(
      scales.count == table.featureCount, "there are \(scales.count) scales for \(table.featureCount) features")
    var numericColumns: [Int] = []
    for (index, column) in table.columns.enumerated() {
      if case .categories = column { continue }
      numericColumns.append(index)
    }
    var features = numericColumns.map { table.firstFeatures[$0] }
    var categories: [Categories] = []
    for (index, column) in table.columns.enumerated() {
      guard case .categories(_, let count) = column else { continue }
      categories.append(Categories(column: index, start: features.count, count: count))
      features += table.firstFeatures[index]..<table.firstFeatures[index] + count
    }
    self.table = table
    self.isCentered = centers != nil
    self.numericColumns = numericColumns
    self.categories = categories
    self.features = features
    self.centers = features.map { centers?[$0] ?? 0 }
    self.scales = features.map { scales[$0] }
    // A block of 256 KB stays in the second-level cache.
    blockLength = min(2048, max(32, (1 << 15) / max(1, numericColumns.count)))
  }

  /// Puts values that stand in the inside order into the table's.
  func inTableOrder(_ values: [Double]) -> [Double] {
    var ordered = Array(repeating: 0.0, count: featureCount)
    for (inside, feature) in features.enumerated() { ordered[feature] = values[inside] }
    return ordered
  }
}

extension DesignMatrix {
  /// Calls `body` for every part of the rows with a buffer of zeros to add to, and returns the sum of all buffers.
  ///
  /// There are fewer parts where a buffer is long, so that the buffers of all parts together stay small.
  ///
  /// - Parameters:
  ///   - length: The length of a buffer.
  ///   - memory: How many numbers all buffers may hold together, where that allows more than one.
  func sumOverParts(
    length: Int, memory: Int = 1 << 22, threadCount: Int,
    _ body: (_ rows: Range<Int>, _ sums: UnsafeMutableBufferPointer<Double>) -> Void
  ) -> [Double] {
    let blockCount = (rowCount + blockLength - 1) / blockLength
    let partCount = max(1, min(64, memory / max(1, length), blockCount))
    let partLength = (blockCount + partCount - 1) / partCount * blockLength
    var sums = Array(repeating: 0.0, count: length * partCount)
    sums.withUnsafeMutableBufferPointer { sums in
      let shared = UncheckedSendable(sums)
      ParallelExecution.forEachChunk(of: rowCount, chunkLength: max(1, partLength), threadCount: threadCount) {
        part, rows in
        body(rows, UnsafeMutableBufferPointer(rebasing: shared.value[part * length..<(part + 1) * length]))
      }
      for part in 1..<max(1, partCount) {
        for index in 0..<length { sums[index] += sums[part * length + index] }
      }
    }
    return Array(sums.prefix(length))
  }

  /// Cuts the rows of a part into blocks.
  func forEachBlock(of rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let end = min(rows.upperBound, start + blockLength)
      body(start..<end)
      start = end
    }
  }

  /// Writes the numeric features of `rows` into `block`, column by column, scaled and centred.
  func pack(_ rows: Range<Int>, into block: UnsafeMutablePointer<Double>) {
    for (index, column) in numericColumns.enumerated() {
      let target = block + index * rows.count
      let (center, factor) = (centers[index], 1 / scales[index])
      switch table.columns[column] {
      case .float64(let values):
        values.withUnsafeBufferPointer { values in
          let source = values.baseAddress! + rows.lowerBound
          for row in 0..<rows.count { target[row] = (source[row] - center) * factor }
        }
      case .float32(let values):
        values.withUnsafeBufferPointer { values in
          let source = values.baseAddress! + rows.lowerBound
          for row in 0..<rows.count { target[row] = (Double(source[row]) - center) * factor }
        }
      case .categories: continue
      }
    }
  }

  /// Calls `body` with the codes of a column of categories.
  @inline(__always)
  func withCodes(of categories: Categories, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    if case .categories(let codes, _) = table.columns[categories.column] { codes.withUnsafeBufferPointer(body) }
  }
}
