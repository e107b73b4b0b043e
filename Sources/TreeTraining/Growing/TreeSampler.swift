import NumericKernels

/// Draws the rows and the columns of one tree, by the seed and the tree's index alone.
struct TreeSampler {
  private let parameters: BoostingParameters
  private let seed: Int

  init(parameters: BoostingParameters, treeIndex: Int) {
    self.parameters = parameters
    var generator = SeededGenerator(seed: parameters.seed)
    let offset = generator.next()
    var treeGenerator = SeededGenerator(seed: Int(truncatingIfNeeded: offset &+ UInt64(treeIndex)))
    seed = Int(truncatingIfNeeded: treeGenerator.next())
  }

  /// Takes the gradients of rows that were not drawn away, so that they count for nothing.
  ///
  /// Each row is drawn or not by itself, as XGBoost does it.
  func clearLeftOutRows<Gradient: PackedGradient>(of gradients: AlignedBuffer<Gradient>, threadCount: Int) {
    guard parameters.rowSubsample < 1 else { return }
    nonisolated(unsafe) let start = gradients.start
    ParallelExecution.forEachChunk(of: gradients.count, chunkLength: 1 << 14, threadCount: threadCount) { chunk, rows in
      var generator = SeededGenerator(seed: seed &+ chunk &* 0x5851_F42D_4C95_7F2D)
      for row in rows where generator.nextUnit() >= parameters.rowSubsample { start[row] = .zero }
    }
  }

  /// Which features the tree may split on: all those of the columns drawn.
  func allowedFeatures(_ features: [BinnedFeature]) -> [Bool] {
    guard parameters.columnSubsample < 1 else { return Array(repeating: true, count: features.count) }
    var columns: [Int] = []
    for feature in features where columns.last != feature.column { columns.append(feature.column) }
    var generator = SeededGenerator(seed: seed ^ 0x2545_F491_4F6C_DD1D)
    let count = max(1, Int((Double(columns.count) * parameters.columnSubsample).rounded(.down)))
    let drawn = Set(columns.shuffled(using: &generator).prefix(count))
    return features.map { drawn.contains($0.column) }
  }
}
