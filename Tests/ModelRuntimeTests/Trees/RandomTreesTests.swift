import ModelRuntime
import NumericKernels
import Testing

/// Random trees over random tables, beside a reader that follows one row down one tree by the definition.
@Suite struct RandomTreesTests {
  private static let specials: [Double] = [
    0, -0.0, 1, -1, 0.5, 0.1, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    Double(Float.greatestFiniteMagnitude), Double(Float(0.1)), 1e300,
  ]

  private static func number(_ generator: inout SeededGenerator) -> Double {
    Bool.random(using: &generator)
      ? specials[Int.random(in: 0..<specials.count, using: &generator)]
      : Double.random(in: -2...2, using: &generator)
  }

  private static func table(_ rowCount: Int, _ generator: inout SeededGenerator) -> FeatureTable {
    let numbers = (0..<4).map { _ in (0..<rowCount).map { _ in number(&generator) } }
    let codes = (0..<rowCount).map { _ in Int32.random(in: -1..<3, using: &generator) }
    return FeatureTable(
      rowCount: rowCount,
      columns: [
        .float64(numbers[0]), .float32(numbers[1].map { Float($0) }), .categories(codes: codes, count: 3),
        .float64(numbers[2]), .float32(numbers[3].map { Float($0) }),
      ])
  }

  /// The table's features, categories as zeros and ones, row by row.
  private static func vectors(_ table: FeatureTable) -> [[Double]] {
    (0..<table.rowCount).map { row in
      table.columns.flatMap { column -> [Double] in
        switch column {
        case .float32(let values): [Double(values[row])]
        case .float64(let values): [values[row]]
        case .categories(let codes, let count): (0..<count).map { Int(codes[row]) == $0 ? 1 : 0 }
        }
      }
    }
  }

  private static func tree(
    depth: Int, dimensions: Int, comparisons: [TreeEnsemble.Comparison], _ generator: inout SeededGenerator
  ) -> TreeEnsemble.Tree {
    var nodes: [TreeEnsemble.Node] = [.leaf([])]
    var open = [(node: 0, level: 0)]
    while let (node, level) = open.popLast() {
      if level < depth, level == 0 || Int.random(in: 0..<5, using: &generator) > 0 {
        nodes[node] = .branch(
          .init(
            feature: Int.random(in: 0..<7, using: &generator),
            comparison: comparisons.randomElement(using: &generator)!,
            threshold: number(&generator), missingTracksTrue: Bool.random(using: &generator),
            trueChild: nodes.count, falseChild: nodes.count + 1))
        open.append((nodes.count, level + 1))
        open.append((nodes.count + 1, level + 1))
        nodes += [.leaf([]), .leaf([])]
      } else {
        let dimension = Int.random(in: 0..<dimensions, using: &generator)
        nodes[node] = .leaf([.init(dimension: dimension, value: Double.random(in: -1...1, using: &generator))])
      }
    }
    return TreeEnsemble.Tree(nodes: nodes)
  }

  private static func compare(_ value: Double, _ branch: TreeEnsemble.Branch) -> Bool {
    if value.isNaN { return branch.missingTracksTrue }
    switch branch.comparison {
    case .lessThanOrEqual: return value <= branch.threshold
    case .lessThan: return value < branch.threshold
    case .greaterThanOrEqual: return value >= branch.threshold
    case .greaterThan: return value > branch.threshold
    case .equal: return value == branch.threshold
    case .notEqual: return value != branch.threshold
    }
  }

  private static func sums(_ ensemble: TreeEnsemble, _ vector: [Double]) -> [Double] {
    var sums = ensemble.basePrediction
    for tree in ensemble.trees {
      var node = 0
      while case .branch(let branch) = tree.nodes[node] {
        node = compare(vector[branch.feature], branch) ? branch.trueChild : branch.falseChild
      }
      if case .leaf(let values) = tree.nodes[node] {
        for value in values { sums[value.dimension] += value.value }
      }
    }
    return sums
  }

  @Test(arguments: 0..<24)
  func `sums are those of a plain reader, bit for bit`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let dimensions = [1, 3, 14][seed % 3]
    let all: [TreeEnsemble.Comparison] = [
      .lessThanOrEqual, .lessThan, .greaterThanOrEqual, .greaterThan, .equal, .notEqual,
    ]
    let comparisons = seed % 2 == 0 ? all : [.lessThanOrEqual, .greaterThan]
    let trees = (0..<21).map { number in
      // Every tree of an ensemble belongs to one dimension in half of the cases, as boosting makes them.
      Self.tree(
        depth: [1, 3, 6, 8, 12][(seed / 2 + number / 10) % 5], dimensions: seed % 4 < 2 ? 1 : dimensions,
        comparisons: comparisons, &generator)
    }
    let ensemble = TreeEnsemble(
      trees: trees, featureCount: 7, dimensionCount: dimensions,
      basePrediction: (0..<dimensions).map { Double($0) / 3 }, postTransform: .none)
    for rowCount in [1, 7, 8, 9, 150] {
      let table = Self.table(rowCount, &generator)
      let expected = Self.vectors(table).flatMap { Self.sums(ensemble, $0) }
      #expect(ensemble.sums(of: table, threadCount: 1) == expected)
    }
  }

  @Test func `the thread count does not matter`() {
    var generator = SeededGenerator(seed: 99)
    let trees = (0..<30).map { _ in
      Self.tree(depth: 6, dimensions: 1, comparisons: [.lessThanOrEqual, .equal], &generator)
    }
    let ensemble = TreeEnsemble(
      trees: trees, featureCount: 7, dimensionCount: 1, basePrediction: [0.5], postTransform: .none)
    let table = Self.table(5000, &generator)
    let expected = ensemble.sums(of: table, threadCount: 1)
    #expect(ensemble.sums(of: table, threadCount: 2) == expected)
    #expect(ensemble.sums(of: table, threadCount: 5) == expected)
  }
}
