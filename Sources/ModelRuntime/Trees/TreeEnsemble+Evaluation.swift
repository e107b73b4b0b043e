import NumericKernels

extension TreeEnsemble {
  /// The sums of every row: row after row, each with `dimensionCount` numbers, before the post-evaluation transform.
  ///
  /// Each sum starts at the base prediction, and the trees' values are added in tree order in double precision; a branch
  /// compares double-precision values. A reader that does the same gets the same bits. The result does not depend on
  /// `threadCount`.
  ///
  /// - Precondition: `table` has `featureCount` features.
  package func sums(of table: FeatureTable, threadCount: Int) -> [Double] {
    let trees = compiled.trees(of: self, for: table)
    return [Double](unsafeUninitializedCapacity: table.rowCount * dimensionCount) { sums, count in
      count = table.rowCount * dimensionCount
      guard let start = sums.baseAddress, count > 0 else { return }
      nonisolated(unsafe) let target = start
      ParallelExecution.forEachChunk(of: table.rowCount, chunkLength: 1024, threadCount: threadCount) { _, rows in
        trees.evaluate(
          table, rows: rows, base: basePrediction, into: target + rows.lowerBound * dimensionCount)
      }
    }
  }

  /// How many numbers ``predictions(of:threadCount:)`` gives a row.
  package var predictionCount: Int {
    postTransform == .softmaxWithZeroReference ? dimensionCount + 1 : dimensionCount
  }

  /// The predictions of every row, row after row, after the post-evaluation transform.
  ///
  /// - Precondition: `table` has `featureCount` features.
  package func predictions(of table: FeatureTable, threadCount: Int) -> [Double] {
    postTransform.applied(to: sums(of: table, threadCount: threadCount), dimensionCount: dimensionCount)
  }

  /// The probability of every class for every row: row after row, each with `classCount` numbers that sum to 1.
  ///
  /// One dimension stands for two classes, and its transformed value is the probability of the second. Logistic values of
  /// several dimensions, one a class, are divided by their sum. Sums without a transform, such as a forest's averages,
  /// are taken for probabilities as they are.
  ///
  /// - Precondition: `classCount` is 2 where there is one dimension, otherwise what
  ///   ``predictionCount`` says.
  package func classProbabilities(of table: FeatureTable, classCount: Int, threadCount: Int) -> [Double] {
    if dimensionCount == 1, classCount == 2 {
      var transform = postTransform
      if transform == .softmax || transform == .softmaxWithZeroReference { transform = .logistic }
      let second = transform.applied(to: sums(of: table, threadCount: threadCount), dimensionCount: 1)
      return [Double](unsafeUninitializedCapacity: second.count * 2) { values, count in
        count = second.count * 2
        for (row, probability) in second.enumerated() {
          values[2 * row] = 1 - probability
          values[2 * row + 1] = probability
        }
      }
    }
    precondition(
      predictionCount == classCount, "the trees give \(predictionCount) predictions a row for \(classCount) classes")
    var values = predictions(of: table, threadCount: threadCount)
    if postTransform == .logistic { Self.normalize(&values, rowLength: classCount) }
    return values
  }

  private static func normalize(_ values: inout [Double], rowLength: Int) {
    for start in stride(from: 0, to: values.count, by: rowLength) {
      let sum = values[start..<start + rowLength].reduce(0, +)
      // Where every class is out of the question, none is preferred.
      for index in start..<start + rowLength {
        values[index] = sum > 0 ? values[index] / sum : 1 / Double(rowLength)
      }
    }
  }
}

extension CompiledTrees {
  /// Writes the sums of `rows` to `sums`.
  fileprivate func evaluate(
    _ table: FeatureTable, rows: Range<Int>, base: [Double], into sums: UnsafeMutablePointer<Double>
  ) {
    let dimensionCount = base.count
    for row in 0..<rows.count {
      for dimension in 0..<dimensionCount { sums[row * dimensionCount + dimension] = base[dimension] }
    }
    let block = FeatureBlock(columns: columns, capacity: rowsPerBlock)
    defer { block.deallocate() }
    var first = rows.lowerBound
    while first < rows.upperBound {
      let last = min(first + rowsPerBlock, rows.upperBound)
      let hasMissing = block.fill(from: table, rows: first..<last)
      let target = sums + (first - rows.lowerBound) * dimensionCount
      for run in runs {
        switch run {
        case .oneSided(let trees):
          trees.add(
            block: block.values, rowCount: last - first, hasMissing: hasMissing, to: target,
            dimensionCount: dimensionCount)
        case .twoSided(let trees):
          trees.add(
            block: block.values, rowCount: last - first, hasMissing: hasMissing, to: target,
            dimensionCount: dimensionCount)
        case .linked(let tree):
          tree.add(block: block.values, rowCount: last - first, to: target, dimensionCount: dimensionCount)
        }
      }
      first = last
    }
  }
}
