import NumericKernels

/// The mean and the spread of one feature.
struct ColumnMoments: Sendable {
  var mean: Double
  /// √(mean² + variance), the variance with n − 1.
  var rootMeanSquare: Double
  var isConstant: Bool
  /// False where a value is missing or infinite; the other numbers mean nothing then.
  var isFinite: Bool

  /// The moments of each feature that the column stands for.
  static func measure(_ column: FeatureColumn) -> [ColumnMoments] {
    switch column {
    case .float64(let values): [values.withUnsafeBufferPointer(measure)]
    case .float32(let values): [values.map(Double.init).withUnsafeBufferPointer(measure)]
    case .categories(let codes, let count): measure(codes: codes, count: count)
    }
  }

  private static func measure(_ values: UnsafeBufferPointer<Double>) -> ColumnMoments {
    let (low, high, isFinite) = range(of: values)
    guard isFinite else { return ColumnMoments(mean: 0, rootMeanSquare: 0, isConstant: false, isFinite: false) }
    let largest = max(abs(low), abs(high))
    if low == high {
      return ColumnMoments(mean: low, rootMeanSquare: largest, isConstant: true, isFinite: true)
    }
    // Squares leave Double's range long before the values do; a power of two brings them back and costs no digits.
    let unit = largest > 1e140 || largest < 1e-140 ? max(largest.binade, 0x1p-1022) : 1
    let count = Double(values.count)
    let mean = sum(of: values, unit: unit) / count
    let variance = squares(of: values, unit: unit, around: mean) / (count - 1)
    return ColumnMoments(
      mean: mean * unit, rootMeanSquare: (mean * mean + variance).squareRoot() * unit, isConstant: false, isFinite: true
    )
  }

  /// The smallest and largest value, and whether all are finite.
  private static func range(of values: UnsafeBufferPointer<Double>) -> (low: Double, high: Double, isFinite: Bool) {
    guard let first = values.first else { return (0, 0, true) }
    var lows = SIMD8(repeating: first)
    var highs = lows
    // x − x is 0 for a finite x and NaN otherwise, and NaN stays in a sum.
    var differences = SIMD8<Double>.zero
    forEachVector(of: values, filler: first) { vector in
      lows = pointwiseMin(lows, vector)
      highs = pointwiseMax(highs, vector)
      differences += vector - vector
    }
    return (lows.min(), highs.max(), differences.sum() == 0)
  }

  private static func sum(of values: UnsafeBufferPointer<Double>, unit: Double) -> Double {
    let inverse = 1 / unit
    var sums = SIMD8<Double>.zero
    forEachVector(of: values, filler: 0) { sums += $0 * inverse }
    return sums.sum()
  }

  private static func squares(of values: UnsafeBufferPointer<Double>, unit: Double, around mean: Double) -> Double {
    let inverse = 1 / unit
    var sums = SIMD8<Double>.zero
    // A filler whose distance from the mean is exactly 0 need not exist, so the rest is added by itself.
    let whole = values.count / 8 * 8
    forEachVector(of: UnsafeBufferPointer(rebasing: values[0..<whole]), filler: 0) { vector in
      let distance = vector * inverse - mean
      sums += distance * distance
    }
    var total = sums.sum()
    for index in whole..<values.count {
      let distance = values[index] * inverse - mean
      total += distance * distance
    }
    return total
  }

  /// Calls `body` with eight values at a time; the last eight are filled up.
  @inline(__always)
  private static func forEachVector(
    of values: UnsafeBufferPointer<Double>, filler: Double, _ body: (SIMD8<Double>) -> Void
  ) {
    var index = 0
    while index + 8 <= values.count {
      body(UnsafeRawPointer(values.baseAddress! + index).loadUnaligned(as: SIMD8<Double>.self))
      index += 8
    }
    if index == values.count { return }
    var vector = SIMD8(repeating: filler)
    for lane in 0..<values.count - index { vector[lane] = values[index + lane] }
    body(vector)
  }

  /// A category's share of the rows is the mean of its zeros and ones.
  private static func measure(codes: [Int32], count: Int) -> [ColumnMoments] {
    var counts = Array(repeating: 0, count: count)
    var isFinite = true
    for code in codes {
      if code < 0 {
        isFinite = false
      } else {
        counts[Int(code)] += 1
      }
    }
    let rowCount = Double(max(1, codes.count))
    return counts.map { rows in
      let mean = Double(rows) / rowCount
      let variance = codes.count > 1 ? mean * (1 - mean) * rowCount / (rowCount - 1) : 0
      return ColumnMoments(
        mean: mean, rootMeanSquare: (mean * mean + variance).squareRoot(), isConstant: rows == 0 || rows == codes.count,
        isFinite: isFinite)
    }
  }
}
