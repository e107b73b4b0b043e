import NumericKernels

extension TreeEnsemble {
  /// The class that ``classProbabilities(of:classCount:threadCount:)`` makes most probable, for every row, where sums of
  /// the same trees are known in single precision.
  ///
  /// A trainer has such sums, and for nearly every row they leave no doubt. Rows whose two largest sums lie closer than
  /// rounding can move them are evaluated again, so the classes are those of double-precision sums.
  ///
  /// - Parameter sums: Row after row, each with `dimensionCount` numbers: base and leaf values added in tree order.
  /// - Precondition: The post-evaluation transform keeps the order of sums: logistic for two classes, softmax for more.
  package func bestClasses(of table: FeatureTable, knowing sums: [Float], threadCount: Int) -> [Int32] {
    let doubt = singlePrecisionDoubt
    var classes = [Int32](repeating: 0, count: table.rowCount)
    var doubtfulRows: [Int] = []
    sums.withUnsafeBufferPointer { sums in
      for row in 0..<table.rowCount {
        let (best, lead) = Self.bestClass(sums, row: row, dimensionCount: dimensionCount)
        classes[row] = best
        // A NaN is in doubt too.
        if !(lead > doubt) { doubtfulRows.append(row) }
      }
    }
    if doubtfulRows.isEmpty { return classes }
    let classCount = max(2, dimensionCount)
    let values = classProbabilities(
      of: table.gathered(doubtfulRows), classCount: classCount, threadCount: threadCount)
    for (place, row) in doubtfulRows.enumerated() {
      classes[row] = ClassProbabilities.bestClass(of: values[place * classCount..<(place + 1) * classCount])
    }
    return classes
  }

  /// The class of the largest sum, the first of equals, and by how much it leads. One sum is the second class's against 0.
  @inline(__always)
  private static func bestClass(
    _ sums: UnsafeBufferPointer<Float>, row: Int, dimensionCount: Int
  ) -> (best: Int32, lead: Float) {
    if dimensionCount == 1 { return (sums[row] > 0 ? 1 : 0, abs(sums[row])) }
    let start = row * dimensionCount
    var (best, first, second) = (0, sums[start], -Float.infinity)
    for dimension in 1..<dimensionCount {
      let sum = sums[start + dimension]
      if sum > first {
        (best, first, second) = (dimension, sum, first)
      } else if sum > second {
        second = sum
      }
    }
    return (Int32(best), first - second)
  }

  /// How far apart two single-precision sums must be for their order to be certain.
  ///
  /// Adding n numbers whose absolute values sum to S is off by at most n · S · 2⁻²⁴ (Higham: Accuracy and Stability of
  /// Numerical Algorithms, section 4.2), for each of two sums; twice that covers the rounding of the leaves.
  private var singlePrecisionDoubt: Float {
    var largestLeaves = [Double](repeating: 0, count: dimensionCount)
    for tree in trees {
      var largest = [Double](repeating: 0, count: dimensionCount)
      for case .leaf(let values) in tree.nodes {
        for leaf in values { largest[leaf.dimension] = max(largest[leaf.dimension], abs(leaf.value)) }
      }
      for dimension in 0..<dimensionCount { largestLeaves[dimension] += largest[dimension] }
    }
    let magnitude = zip(largestLeaves, basePrediction).map { $0 + abs($1) }.max() ?? 0
    return Float(Double(trees.count + 1) * magnitude * 0x1p-22).nextUp
  }
}
