import ModelRuntime
import NumericKernels
import Testing

@Suite struct TreeEnsembleEvaluationTests {
  /// A branch on `feature` with the true child at `children` and the false child after it.
  private func branch(
    _ feature: Int, _ comparison: TreeEnsemble.Comparison, _ threshold: Double, missingTracksTrue: Bool = false,
    children: Int
  ) -> TreeEnsemble.Node {
    .branch(
      .init(
        feature: feature, comparison: comparison, threshold: threshold, missingTracksTrue: missingTracksTrue,
        trueChild: children, falseChild: children + 1))
  }

  private func leaf(_ value: Double, dimension: Int = 0) -> TreeEnsemble.Node {
    .leaf([.init(dimension: dimension, value: value)])
  }

  private func ensemble(
    _ trees: [[TreeEnsemble.Node]], features: Int, base: [Double] = [0],
    transform: TreeEnsemble.PostTransform = .none
  ) -> TreeEnsemble {
    TreeEnsemble(
      trees: trees.map(TreeEnsemble.Tree.init), featureCount: features, dimensionCount: base.count,
      basePrediction: base, postTransform: transform)
  }

  @Test func `leaves are added to the base`() {
    // By hand: 0.5 + 1 + 10, 0.5 + 2 + 10, 0.5 + 2 + 20.
    let trees = ensemble(
      [
        [branch(0, .lessThanOrEqual, 1.5, children: 1), leaf(1), leaf(2)],
        [branch(1, .lessThan, 7, children: 1), leaf(10), leaf(20)],
      ], features: 2, base: [0.5])
    let table = FeatureTable(rowCount: 3, columns: [.float64([1.5, 1.6, 2]), .float32([6, 6.5, 7])])
    #expect(trees.sums(of: table, threadCount: 1) == [11.5, 12.5, 22.5])
  }

  // What the comparison says of −1, 0 and 1 against 0; a missing value goes where the flag says.
  @Test(arguments: [
    (TreeEnsemble.Comparison.lessThanOrEqual, [1.0, 1, 0]), (.lessThan, [1, 0, 0]),
    (.greaterThanOrEqual, [0, 1, 1]), (.greaterThan, [0, 0, 1]), (.equal, [0, 1, 0]), (.notEqual, [1, 0, 1]),
  ])
  func `every comparison holds where it says`(comparison: TreeEnsemble.Comparison, expected: [Double]) {
    for missingTracksTrue in [false, true] {
      let trees = ensemble(
        [[branch(0, comparison, 0, missingTracksTrue: missingTracksTrue, children: 1), leaf(1), leaf(0)]],
        features: 1)
      for column in [FeatureColumn.float64([-1, -0.0, 1, .nan]), .float32([-1, 0, 1, .nan])] {
        let sums = trees.sums(of: FeatureTable(rowCount: 4, columns: [column]), threadCount: 1)
        #expect(sums == expected + [missingTracksTrue ? 1 : 0])
      }
    }
  }

  @Test func `a category is compared by its code`() {
    // Features 0…2 are the categories, feature 3 a number. The code −1 makes all three features 0.
    let trees = ensemble(
      [
        [branch(1, .equal, 1, missingTracksTrue: true, children: 1), leaf(1), leaf(0)],
        [branch(2, .lessThanOrEqual, 0.5, children: 1), leaf(10), leaf(20)],
        [branch(0, .greaterThan, 2, children: 1), leaf(100), leaf(200)],
      ], features: 4)
    let table = FeatureTable(
      rowCount: 4, columns: [.categories(codes: [0, 1, 2, -1], count: 3), .float64([0, 0, 0, 0])])
    #expect(trees.sums(of: table, threadCount: 1) == [210, 211, 220, 210])
  }

  @Test func `a leaf may add to several dimensions`() {
    let trees = ensemble(
      [
        [
          branch(0, .lessThanOrEqual, 0, children: 1),
          .leaf([.init(dimension: 0, value: 1), .init(dimension: 2, value: 3)]), .leaf([]),
        ],
        [leaf(5, dimension: 1)],
      ], features: 1, base: [0.25, 0, 0])
    let table = FeatureTable(rowCount: 2, columns: [.float64([0, 1])])
    #expect(trees.sums(of: table, threadCount: 1) == [1.25, 5, 3, 0.25, 5, 0])
  }

  @Test func `no trees leave the base`() {
    let table = FeatureTable(rowCount: 3, columns: [.float64([0, 1, .nan])])
    #expect(ensemble([], features: 1, base: [0.5]).sums(of: table, threadCount: 2) == [0.5, 0.5, 0.5])
    #expect(ensemble([], features: 1, base: [0.5]).sums(of: table.gathered([]), threadCount: 2).isEmpty)
  }

  @Test func `a chain of a hundred thousand branches is walked`() {
    // Row value r leaves the chain at the first threshold that is at least r.
    var nodes: [TreeEnsemble.Node] = []
    for level in 0..<100_000 {
      nodes.append(branch(0, .lessThanOrEqual, Double(level), children: nodes.count + 1))
      nodes.append(leaf(Double(level)))
    }
    nodes.append(leaf(-1))
    let table = FeatureTable(rowCount: 6, columns: [.float64([0, 1, 77_777, 99_999, 100_000, .nan])])
    #expect(ensemble([nodes], features: 1).sums(of: table, threadCount: 1) == [0, 1, 77_777, 99_999, -1, -1])
  }

  @Test func `changed trees are not evaluated as they were`() {
    var trees = ensemble([[leaf(1)]], features: 1)
    let table = FeatureTable(rowCount: 1, columns: [.float64([0])])
    let copy = trees
    #expect(trees.sums(of: table, threadCount: 1) == [1])
    trees.trees[0].nodes[0] = leaf(2)
    #expect(trees.sums(of: table, threadCount: 1) == [2])
    #expect(copy.sums(of: table, threadCount: 1) == [1])
    #expect(trees != copy)
  }

  @Test func `one dimension with a logistic transform gives two probabilities`() {
    // 1 / (1 + exp(−ln 3)) = 3/4.
    let trees = ensemble([[leaf(1.098_612_288_668_109_8)]], features: 1, transform: .logistic)
    let table = FeatureTable(rowCount: 1, columns: [.float64([0])])
    let probabilities = trees.classProbabilities(of: table, classCount: 2, threadCount: 1)
    #expect(abs(probabilities[0] - 0.25) < 1e-15 && abs(probabilities[1] - 0.75) < 1e-15)
  }

  @Test func `softmax does not overflow`() {
    let table = FeatureTable(rowCount: 1, columns: [.float64([0])])
    let equal = ensemble([], features: 1, base: [1000, 1000, -1000], transform: .softmax)
    #expect(equal.classProbabilities(of: table, classCount: 3, threadCount: 1) == [0.5, 0.5, 0])
    let reference = ensemble([], features: 1, base: [0, 0], transform: .softmaxWithZeroReference)
    #expect(
      reference.classProbabilities(of: table, classCount: 3, threadCount: 1).allSatisfy { abs($0 - 1.0 / 3) < 1e-15 })
  }
}
