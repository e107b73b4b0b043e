import NumericKernels
import Synchronization

/// The trees of an ensemble in the form they are evaluated in, for tables of one column layout.
///
/// Trees keep their order, because sums are made in tree order; neighbours of the same form make up a run.
final class CompiledTrees: Sendable {
  /// Consecutive trees that one loop evaluates.
  enum Run: Sendable {
    /// Complete trees whose tests have an upper bound only.
    case oneSided(CompleteTrees<UpperBoundNode>)
    /// Complete trees with two-sided tests among them.
    case twoSided(CompleteTrees<IntervalNode>)
    case linked(LinkedTree)
  }

  let layout: ColumnLayout
  /// The columns that the trees read, by slot.
  let columns: [Int]
  /// Rows that are evaluated together; a multiple of 8.
  let rowsPerBlock: Int
  let runs: [Run]

  init(_ ensemble: TreeEnsemble, layout: ColumnLayout) {
    self.layout = layout
    let shapes = ensemble.trees.map(TreeShape.init)
    let tests = TestTable(ensemble, layout: layout)
    columns = tests.columns
    rowsPerBlock = tests.rowsPerBlock
    runs = Self.runs(of: ensemble, shapes: shapes, tests: tests)
  }

  private static func runs(of ensemble: TreeEnsemble, shapes: [TreeShape], tests: TestTable) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < ensemble.trees.count {
      guard shapes[start].suitsCompleteForm else {
        runs.append(.linked(LinkedTree(ensemble.trees[start], shape: shapes[start], tests: tests)))
        start += 1
        continue
      }
      var end = start + 1
      while end < ensemble.trees.count, shapes[end].suitsCompleteForm { end += 1 }
      let trees = Array(ensemble.trees[start..<end])
      let depth = shapes[start..<end].lazy.map(\.depth).max() ?? 0
      if trees.contains(where: tests.hasTwoSidedTest) {
        runs.append(.twoSided(CompleteTrees(trees, depth: depth, tests: tests)))
      } else {
        runs.append(.oneSided(CompleteTrees(trees, depth: depth, tests: tests)))
      }
      start = end
    }
    return runs
  }
}

/// What compiling needs to know about a tree beforehand.
struct TreeShape {
  /// The number of branches on the longest way from the root to a leaf.
  let depth: Int
  let leafCount: Int
  /// Whether every leaf adds at most one value, all to the same dimension.
  let hasOneDimension: Bool

  /// Whether the tree is shallow and full enough to be stored with all places of its levels.
  var suitsCompleteForm: Bool { hasOneDimension && (depth <= 6 || (depth <= 8 && leafCount * 4 >= 1 << depth)) }

  /// - Precondition: The nodes that hang on node 0 make up a tree: each is the child of one branch.
  init(_ tree: TreeEnsemble.Tree) {
    var depth = 0
    var leafCount = 0
    var dimension: Int?
    var hasOneDimension = true
    var pending = tree.nodes.isEmpty ? [] : [(node: 0, depth: 0)]
    var visitCount = 0
    while let (index, level) = pending.popLast() {
      visitCount += 1
      precondition(
        visitCount <= tree.nodes.count && tree.nodes.indices.contains(index),
        "node \(index) of a decision tree is out of range, or has two parents")
      switch tree.nodes[index] {
      case .branch(let branch):
        pending.append((branch.falseChild, level + 1))
        pending.append((branch.trueChild, level + 1))
      case .leaf(let values):
        leafCount += 1
        depth = max(depth, level)
        if values.count > 1 { hasOneDimension = false }
        for value in values {
          if let dimension, dimension != value.dimension { hasOneDimension = false }
          dimension = value.dimension
        }
      }
    }
    self.depth = depth
    self.leafCount = leafCount
    self.hasOneDimension = hasOneDimension
  }
}

/// Translates branches on features of a layout to tests on slots of a ``FeatureBlock``.
struct TestTable {
  private let features: [(column: Int, category: Int)]
  private let slotOfColumn: [Int]
  /// The columns that are read, by slot.
  let columns: [Int]
  let rowsPerBlock: Int

  init(_ ensemble: TreeEnsemble, layout: ColumnLayout) {
    features = layout.features()
    precondition(
      features.count == ensemble.featureCount,
      "the trees take \(ensemble.featureCount) features, the table has \(features.count)")
    var isRead = [Bool](repeating: false, count: layout.categoryCounts.count)
    for tree in ensemble.trees {
      for case .branch(let branch) in tree.nodes {
        precondition(
          features.indices.contains(branch.feature),
          "a branch reads feature \(branch.feature), and there are \(features.count)")
        isRead[features[branch.feature].column] = true
      }
    }
    var slotOfColumn = [Int](repeating: -1, count: isRead.count)
    var columns: [Int] = []
    for column in isRead.indices where isRead[column] {
      slotOfColumn[column] = columns.count
      columns.append(column)
    }
    self.slotOfColumn = slotOfColumn
    self.columns = columns
    // A block is to stay in the second-level cache; a narrow one even in the first.
    rowsPerBlock = columns.count <= 256 ? 64 : columns.count <= 1024 ? 16 : 8
  }

  func test(of branch: TreeEnsemble.Branch) -> BranchTest {
    let category = features[branch.feature].category
    return category < 0 ? BranchTest(number: branch) : BranchTest(category: category, branch: branch)
  }

  /// Where the block's first row has the value that `branch` reads.
  func offset(of branch: TreeEnsemble.Branch) -> Int {
    slotOfColumn[features[branch.feature].column] * rowsPerBlock
  }

  func hasTwoSidedTest(_ tree: TreeEnsemble.Tree) -> Bool {
    tree.nodes.contains { node in
      if case .branch(let branch) = node { test(of: branch).isTwoSided } else { false }
    }
  }
}

/// Keeps the compiled form of the trees it belongs to, for the column layout that was evaluated last.
///
/// Copies of an ensemble share it; it takes no part in comparing ensembles.
final class CompiledTreesCache: Sendable, Equatable {
  private let kept = Mutex<CompiledTrees?>(nil)

  static func == (_: CompiledTreesCache, _: CompiledTreesCache) -> Bool { true }

  /// The compiled form of `ensemble` for tables like `table`.
  func trees(of ensemble: TreeEnsemble, for table: FeatureTable) -> CompiledTrees {
    kept.withLock { kept in
      if let trees = kept, trees.layout.matches(table) { return trees }
      let trees = CompiledTrees(ensemble, layout: ColumnLayout(of: table))
      kept = trees
      return trees
    }
  }
}
