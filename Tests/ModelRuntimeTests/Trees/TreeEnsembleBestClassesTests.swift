import ModelRuntime
import NumericKernels
import Testing

@Suite struct TreeEnsembleBestClassesTests {
  /// Stumps on one feature, tree after tree, whose leaves are what single precision cannot add exactly.
  private func ensemble(dimensionCount: Int, treeCount: Int) -> TreeEnsemble {
    var generator = SeededGenerator(seed: 12)
    let trees = (0..<treeCount).map { tree in
      func leaf() -> TreeEnsemble.Node {
        .leaf([.init(dimension: tree % dimensionCount, value: Double(Float(generator.nextUnit() - 0.5)))])
      }
      return TreeEnsemble.Tree(nodes: [
        .branch(
          .init(
            feature: 0, comparison: .lessThanOrEqual, threshold: generator.nextUnit(), missingTracksTrue: true,
            trueChild: 1, falseChild: 2)),
        leaf(), leaf(),
      ])
    }
    return TreeEnsemble(
      trees: trees, featureCount: 1, dimensionCount: dimensionCount,
      basePrediction: Array(repeating: 0, count: dimensionCount),
      postTransform: dimensionCount == 1 ? .logistic : .softmax)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `classes are those of double-precision probabilities`(dimensionCount: Int) {
    let ensemble = ensemble(dimensionCount: dimensionCount, treeCount: 60 * dimensionCount)
    let values = (0..<2000).map { Double($0) / 2000 }
    let table = FeatureTable(rowCount: values.count, columns: [.float64(values)])
    let sums = ensemble.sums(of: table, threadCount: 1).map { Float($0) }
    let classCount = max(2, dimensionCount)
    let probabilities = ClassProbabilities(
      labels: .int64((0..<Int64(classCount)).map { $0 }),
      values: ensemble.classProbabilities(of: table, classCount: classCount, threadCount: 1))
    #expect(ensemble.bestClasses(of: table, knowing: sums, threadCount: 2) == probabilities.bestClasses())
    #expect(Set(probabilities.bestClasses()).count > 1)
  }

  @Test func `sums that single precision takes for equal are evaluated again`() {
    var ensemble = ensemble(dimensionCount: 1, treeCount: 0)
    func constant(_ value: Double) -> TreeEnsemble.Tree {
      .init(nodes: [.leaf([.init(dimension: 0, value: value)])])
    }
    // 1 + 2⁻³⁰ − 1 is positive, but 0 in single precision.
    ensemble.trees = [constant(1), constant(0x1p-30), constant(-1)]
    let table = FeatureTable(rowCount: 1, columns: [.float64([0])])
    #expect(ensemble.bestClasses(of: table, knowing: [0], threadCount: 1) == [1])
    ensemble.trees[1] = constant(-0x1p-30)
    #expect(ensemble.bestClasses(of: table, knowing: [0], threadCount: 1) == [0])
  }
}
