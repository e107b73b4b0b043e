import Glibc

extension TreeEnsemble.PostTransform {
  /// Transforms sums, row after row with `dimensionCount` numbers each.
  ///
  /// With a zero reference, a row becomes one longer: the reference class, whose sum is 0, comes first.
  func applied(to sums: [Double], dimensionCount: Int) -> [Double] {
    switch self {
    case .none: return sums
    case .logistic: return sums.map(Self.logistic)
    case .softmax:
      var values = sums
      Self.softmax(&values, rowLength: dimensionCount)
      return values
    case .softmaxWithZeroReference:
      var values: [Double] = []
      values.reserveCapacity(sums.count + sums.count / max(1, dimensionCount))
      for start in stride(from: 0, to: sums.count, by: dimensionCount) {
        values.append(0)
        values.append(contentsOf: sums[start..<start + dimensionCount])
      }
      Self.softmax(&values, rowLength: dimensionCount + 1)
      return values
    }
  }

  private static func logistic(_ sum: Double) -> Double { 1 / (1 + exp(-sum)) }

  /// Replaces each row by the exponentials of its numbers over their sum, less the largest number first so that no
  /// exponential overflows.
  private static func softmax(_ values: inout [Double], rowLength: Int) {
    values.withUnsafeMutableBufferPointer { values in
      for start in stride(from: 0, to: values.count, by: rowLength) {
        let row = UnsafeMutableBufferPointer(rebasing: values[start..<start + rowLength])
        var largest = row[0]
        for value in row where value > largest { largest = value }
        var sum = 0.0
        for index in row.indices {
          row[index] = exp(row[index] - largest)
          sum += row[index]
        }
        for index in row.indices { row[index] /= sum }
      }
    }
  }
}
