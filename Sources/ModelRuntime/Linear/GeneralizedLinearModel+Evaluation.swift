import Glibc
import NumericKernels

// Goals, in order:
// 1. The sums of any reader in double precision: products are added in feature order, the offset last, nothing fused.
// 2. The same sum for a row whether it stands alone or among a million.
// 3. Speed: a block of rows stays in the cache while every column passes over it once.

extension GeneralizedLinearModel {
  /// Rows that are summed together: the sums of a block stay in the first-level cache.
  private static let blockLength = 2048

  /// The weighted sums with their offsets, before the link: rows × dimensions, row after row.
  ///
  /// A category adds the weight of its own feature; a missing one (code −1) adds nothing. A missing number makes the sums
  /// of its row NaN.
  ///
  /// - Precondition: Each dimension has a weight for each of the table's features.
  package func sums(of table: FeatureTable) -> [Double] {
    let dimensionCount = weights.count
    for dimension in weights {
      precondition(
        dimension.count == table.featureCount,
        "the linear model has \(dimension.count) weights a dimension, the table \(table.featureCount) features")
    }
    precondition(
      offsets.count == dimensionCount, "the linear model has \(offsets.count) offsets for \(dimensionCount) dimensions")
    let blockLength = min(Self.blockLength, max(1, table.rowCount))
    return Array(unsafeUninitializedCapacity: table.rowCount * dimensionCount) { result, initializedCount in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: blockLength * dimensionCount) { block in
        var start = 0
        while start < table.rowCount {
          let rows = start..<min(table.rowCount, start + blockLength)
          block.update(repeating: 0)
          for (column, first) in zip(table.columns, table.firstFeatures) {
            add(column, firstFeature: first, rows: rows, to: block, stride: blockLength)
          }
          for dimension in 0..<dimensionCount {
            let offset = offsets[dimension]
            for index in 0..<rows.count {
              result[(start + index) * dimensionCount + dimension] = block[dimension * blockLength + index] + offset
            }
          }
          start = rows.upperBound
        }
      }
      initializedCount = table.rowCount * dimensionCount
    }
  }

  /// The sums after the link: rows × dimensions, row after row.
  ///
  /// - Precondition: Each dimension has a weight for each of the table's features.
  package func predictions(of table: FeatureTable) -> [Double] {
    var values = sums(of: table)
    guard link != .identity else { return values }
    for index in values.indices { values[index] = Self.linked(values[index], by: link) }
    return values
  }

  /// Adds what one column brings to the sums of `rows`, dimension after dimension.
  private func add(
    _ column: FeatureColumn, firstFeature: Int, rows: Range<Int>, to block: UnsafeMutableBufferPointer<Double>,
    stride: Int
  ) {
    for dimension in weights.indices {
      let sums = UnsafeMutableBufferPointer(rebasing: block[dimension * stride..<dimension * stride + rows.count])
      switch column {
      case .float64(let values):
        let weight = weights[dimension][firstFeature]
        values.withUnsafeBufferPointer { values in
          for index in 0..<rows.count { sums[index] += weight * values[rows.lowerBound + index] }
        }
      case .float32(let values):
        let weight = weights[dimension][firstFeature]
        values.withUnsafeBufferPointer { values in
          for index in 0..<rows.count { sums[index] += weight * Double(values[rows.lowerBound + index]) }
        }
      case .categories(let codes, let count):
        codes.withUnsafeBufferPointer { codes in
          weights[dimension].withUnsafeBufferPointer { weights in
            for index in 0..<rows.count {
              let code = Int(codes[rows.lowerBound + index])
              if code < 0 { continue }
              precondition(code < count, "category code \(code) in a column of \(count) categories")
              sums[index] += weights[firstFeature + code]
            }
          }
        }
      }
    }
  }

  /// A sum after the link.
  static func linked(_ sum: Double, by link: Link) -> Double {
    switch link {
    case .identity: sum
    case .logistic: 1 / (1 + exp(-sum))
    case .probit: 0.5 * erfc(-sum * 0.5.squareRoot())
    }
  }
}
