import ModelRuntime
import NumericKernels
import Testing
import TrainingLoop

@testable import TreeTraining

@Suite struct TreeGrowerTests {
  /// The tree that `Gradient` grows on a mixed table, with a given limit of what is a small node.
  private func tree<Gradient: PackedGradient>(
    _: Gradient.Type, smallNodeLimit: Int, threadCount: Int, columnCount: Int = 5
  ) throws -> TreeEnsemble.Tree {
    let (columns, scores) = GradientBoosterTests.mixed(9000)
    let more = (0..<max(0, columnCount - 5)).map { column in
      FeatureColumn.float32((0..<9000).map { Float(($0 &* (2 * column + 7919)) % 1009) })
    }
    let table = FeatureTable(rowCount: 9000, columns: Array((more + columns).suffix(columnCount)))
    var parameters = BoostingParameters()
    parameters.maximumDepth = 9
    let binner = FeatureBinner(table: table, seed: 1, threadCount: 1)
    let binned = BinnedFeatures(table: table, features: binner.features, makesPanels: true, threadCount: 1)
    let grower = TreeGrower<Gradient>(features: binned, parameters: parameters, threadCount: threadCount)
    grower.smallNodeLimit = smallNodeLimit
    let set = TreeTrainingSet(table: table, targets: .values(scores))
    let state = BoostingState(set, objective: .squaredError)
    guard case .values(let targets) = state.targets else { return TreeEnsemble.Tree(nodes: []) }
    var packer = GradientPacker(rowCount: 9000, threadCount: 1)
    let source = SquaredErrorGradients(margins: state.margins[0], targets: targets)
    let scale = Gradient.pack(source, with: &packer, into: grower.gradients)
    let finder = SplitFinder(scale: scale, parameters: parameters, minimumGain: 1e-6)
    let tree = try grower.grow(
      finder: finder, isAllowed: Array(repeating: true, count: binner.features.count), monitor: TrainingMonitor())
    return tree.assembled(
      values: tree.nodes.map { Float(finder.leafValue($0.sum)) }, dimension: 0, features: binner.features, table: table)
  }

  @Test(arguments: [1, 4, 5, 12, 23]) func `nodes of few rows are split as others are`(columnCount: Int) throws {
    let narrow = try tree(NarrowGradient.self, smallNodeLimit: 192, threadCount: 1, columnCount: columnCount)
    #expect(narrow.nodes.count > 50)
    for limit in [0, 1000, 10_000] {
      #expect(
        try tree(NarrowGradient.self, smallNodeLimit: limit, threadCount: 3, columnCount: columnCount) == narrow)
    }
    let wide = try tree(WideGradient.self, smallNodeLimit: 192, threadCount: 2, columnCount: columnCount)
    #expect(try tree(WideGradient.self, smallNodeLimit: 0, threadCount: 1, columnCount: columnCount) == wide)
  }

  @Test(arguments: 1...20) func `histograms of every panel shape are plain sums by bin`(featureCount: Int) {
    let rowCount = 200
    let columns = (0..<featureCount).map { feature in
      FeatureColumn.float32((0..<rowCount).map { Float(($0 * (feature + 3)) % 47) })
    }
    let table = FeatureTable(rowCount: rowCount, columns: columns)
    let features = FeatureBinner(table: table, seed: 1, threadCount: 1).features
    let binned = BinnedFeatures(table: table, features: features, makesPanels: true, threadCount: 1)
    let gradients = (0..<rowCount).map { WideGradient(gradient: Int32($0 * $0 - 9000), hessian: UInt32($0)) }
    let rows = (0..<rowCount).filter { $0 % 3 != 1 }
    for panel in binned.panels {
      let length = HistogramBuilder<WideGradient>.length(panel, featuresPerWord: binned.featuresPerWord)
      let some = AlignedBuffer<WideSum>(repeating: .zero, count: length)
      let all = AlignedBuffer<WideSum>(repeating: .zero, count: length)
      rows.map { WideGradient.entry(row: $0, gradients[$0]) }.withUnsafeBufferPointer { entries in
        HistogramBuilder<WideGradient>.add(
          entries, panel: panel, featuresPerWord: binned.featuresPerWord, to: some.start)
      }
      HistogramBuilder<WideGradient>.addAll(
        0..<rowCount, gradients: gradients, panel: panel, featuresPerWord: binned.featuresPerWord, to: all.start)
      for place in 0..<panel.featureCount {
        func expected(_ rows: [Int]) -> [WideSum] {
          var sums = [WideSum](repeating: .zero, count: 256)
          for row in rows {
            let bin = Int(binned.column(panel.firstFeature + place)[row])
            sums[bin] = sums[bin] &+ gradients[row].sum
          }
          return sums
        }
        #expect((0..<256).map { some.start[place * 256 + $0] } == expected(rows))
        #expect((0..<256).map { all.start[place * 256 + $0] } == expected(Array(0..<rowCount)))
      }
    }
  }
}
