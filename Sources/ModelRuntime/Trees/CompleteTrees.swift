/// A test that a complete tree stores a place for.
protocol CompleteTreeNode: Sendable {
  init(_ test: BranchTest, offset: Int)
  /// A test that any number passes.
  static var filler: Self { get }
  /// Where the first row has the value, doubled, plus 1 where a missing value goes to the first child.
  var offsetAndMissing: Int32 { get }
  /// 1 where the value lies within the bounds, else 0.
  func holds(_ value: Double) -> Int
}

/// The test `value ≤ high`.
struct UpperBoundNode: CompleteTreeNode {
  let high: Double
  let offsetAndMissing: Int32

  static var filler: UpperBoundNode { UpperBoundNode(high: .infinity, offsetAndMissing: 1) }

  private init(high: Double, offsetAndMissing: Int32) {
    self.high = high
    self.offsetAndMissing = offsetAndMissing
  }

  init(_ test: BranchTest, offset: Int) {
    self.init(high: test.high, offsetAndMissing: Int32(offset * 2 + (test.missingTracksFirst ? 1 : 0)))
  }

  @inline(__always) func holds(_ value: Double) -> Int { value <= high ? 1 : 0 }
}

/// The test `low ≤ value ≤ high`.
struct IntervalNode: CompleteTreeNode {
  let low: Double
  let high: Double
  let offsetAndMissing: Int32

  static var filler: IntervalNode { IntervalNode(low: -.infinity, high: .infinity, offsetAndMissing: 1) }

  private init(low: Double, high: Double, offsetAndMissing: Int32) {
    self.low = low
    self.high = high
    self.offsetAndMissing = offsetAndMissing
  }

  init(_ test: BranchTest, offset: Int) {
    self.init(
      low: test.low, high: test.high, offsetAndMissing: Int32(offset * 2 + (test.missingTracksFirst ? 1 : 0)))
  }

  @inline(__always) func holds(_ value: Double) -> Int { (value <= high ? 1 : 0) & (value >= low ? 1 : 0) }
}

/// Trees of equal depth with every place filled, so that a child's place is computed, not looked up.
///
/// The children of place k are 2k + 1 and 2k + 2; a leaf above the last level is repeated in all places below it. A leaf
/// that adds nothing holds −0, which leaves every sum as it is.
struct CompleteTrees<Node: CompleteTreeNode>: Sendable {
  let depth: Int
  /// The dimension that each tree adds to.
  let dimensions: [Int]
  /// 2^depth − 1 a tree.
  let nodes: [Node]
  /// 2^depth a tree.
  let leaves: [Double]

  init(_ trees: [TreeEnsemble.Tree], depth: Int, tests: TestTable) {
    let leafCount = 1 << depth
    var dimensions: [Int] = []
    var nodes = [Node](repeating: .filler, count: trees.count * (leafCount - 1))
    var leaves = [Double](repeating: -0.0, count: trees.count * leafCount)
    for (number, tree) in trees.enumerated() {
      var dimension = 0
      var pending = tree.nodes.isEmpty ? [] : [(node: 0, place: 0, level: 0)]
      while let (index, place, level) = pending.popLast() {
        switch tree.nodes[index] {
        case .branch(let branch):
          let test = tests.test(of: branch)
          nodes[number * (leafCount - 1) + place] = Node(test, offset: tests.offset(of: branch))
          pending.append((test.isSwapped ? branch.falseChild : branch.trueChild, 2 * place + 1, level + 1))
          pending.append((test.isSwapped ? branch.trueChild : branch.falseChild, 2 * place + 2, level + 1))
        case .leaf(let values):
          guard let value = values.first else { continue }
          dimension = value.dimension
          // The places of the last level under this one are neighbours.
          let width = 1 << (depth - level)
          let first = (place + 1) * width - leafCount
          for leaf in first..<first + width { leaves[number * leafCount + leaf] = value.value }
        }
      }
      dimensions.append(dimension)
    }
    self.depth = depth
    self.dimensions = dimensions
    self.nodes = nodes
    self.leaves = leaves
  }

  /// Adds the trees' values for the first `rowCount` rows of a block to `sums`, which has `dimensionCount` a row.
  func add(
    block: UnsafePointer<Double>, rowCount: Int, hasMissing: Bool, to sums: UnsafeMutablePointer<Double>,
    dimensionCount: Int
  ) {
    if hasMissing {
      add(block: block, rowCount: rowCount, true, to: sums, dimensionCount: dimensionCount)
    } else {
      add(block: block, rowCount: rowCount, false, to: sums, dimensionCount: dimensionCount)
    }
  }

  @inline(__always)
  private func add(
    block: UnsafePointer<Double>, rowCount: Int, _ hasMissing: Bool, to sums: UnsafeMutablePointer<Double>,
    dimensionCount: Int
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      leaves.withUnsafeBufferPointer { leaves in
        dimensions.withUnsafeBufferPointer { dimensions in
          let walker = Walker(depth: depth, nodes: nodes, leaves: leaves, dimensions: dimensions)
          let wholeRowCount = rowCount & ~7
          if wholeRowCount > 0 {
            walker.addEightRowsAtATime(block, wholeRowCount, hasMissing, sums, dimensionCount)
          }
          for row in wholeRowCount..<rowCount {
            walker.addEightTreesAtATime(block + row, hasMissing, sums + row * dimensionCount)
          }
        }
      }
    }
  }

  /// The loops, over bare memory.
  ///
  /// A walk down a tree waits for memory at each step, so eight walks go side by side: eight rows down one tree, or for
  /// the last few rows one row down eight trees.
  private struct Walker {
    let depth: Int
    let nodes: UnsafeBufferPointer<Node>
    let leaves: UnsafeBufferPointer<Double>
    let dimensions: UnsafeBufferPointer<Int>

    @inline(__always)
    private func step(
      _ nodes: UnsafePointer<Node>, _ values: UnsafePointer<Double>, _ hasMissing: Bool, _ place: inout Int
    ) {
      let node = nodes[place]
      let value = values[Int(node.offsetAndMissing &>> 1)]
      var first = node.holds(value)
      if hasMissing { first |= (value == value ? 0 : 1) & Int(node.offsetAndMissing & 1) }
      place = 2 &* place &+ 2 &- first
    }

    @inline(__always)
    func addEightRowsAtATime(
      _ block: UnsafePointer<Double>, _ rowCount: Int, _ hasMissing: Bool, _ sums: UnsafeMutablePointer<Double>,
      _ dimensionCount: Int
    ) {
      let nodeCount = (1 << depth) - 1
      for tree in 0..<dimensions.count {
        let nodes = self.nodes.baseAddress! + tree * nodeCount
        let leaves = self.leaves.baseAddress! + tree * (nodeCount + 1) - nodeCount
        var row = 0
        var target = sums + dimensions[tree]
        while row < rowCount {
          let values = block + row
          var (a, b, c, d, e, f, g, h) = (0, 0, 0, 0, 0, 0, 0, 0)
          for _ in 0..<depth {
            step(nodes, values, hasMissing, &a)
            step(nodes, values + 1, hasMissing, &b)
            step(nodes, values + 2, hasMissing, &c)
            step(nodes, values + 3, hasMissing, &d)
            step(nodes, values + 4, hasMissing, &e)
            step(nodes, values + 5, hasMissing, &f)
            step(nodes, values + 6, hasMissing, &g)
            step(nodes, values + 7, hasMissing, &h)
          }
          target[0] += leaves[a]
          target[dimensionCount] += leaves[b]
          target[2 &* dimensionCount] += leaves[c]
          target[3 &* dimensionCount] += leaves[d]
          target[4 &* dimensionCount] += leaves[e]
          target[5 &* dimensionCount] += leaves[f]
          target[6 &* dimensionCount] += leaves[g]
          target[7 &* dimensionCount] += leaves[h]
          target += 8 &* dimensionCount
          row &+= 8
        }
      }
    }

    @inline(__always)
    func addEightTreesAtATime(
      _ values: UnsafePointer<Double>, _ hasMissing: Bool, _ sums: UnsafeMutablePointer<Double>
    ) {
      let nodeCount = (1 << depth) - 1
      var tree = 0
      while tree + 8 <= dimensions.count {
        let nodes = self.nodes.baseAddress! + tree * nodeCount
        var (a, b, c, d, e, f, g, h) = (0, 0, 0, 0, 0, 0, 0, 0)
        for _ in 0..<depth {
          step(nodes, values, hasMissing, &a)
          step(nodes + nodeCount, values, hasMissing, &b)
          step(nodes + 2 &* nodeCount, values, hasMissing, &c)
          step(nodes + 3 &* nodeCount, values, hasMissing, &d)
          step(nodes + 4 &* nodeCount, values, hasMissing, &e)
          step(nodes + 5 &* nodeCount, values, hasMissing, &f)
          step(nodes + 6 &* nodeCount, values, hasMissing, &g)
          step(nodes + 7 &* nodeCount, values, hasMissing, &h)
        }
        let leafCount = nodeCount + 1
        let leaves = self.leaves.baseAddress! + tree * leafCount - nodeCount
        sums[dimensions[tree]] += leaves[a]
        sums[dimensions[tree + 1]] += leaves[b + leafCount]
        sums[dimensions[tree + 2]] += leaves[c + 2 * leafCount]
        sums[dimensions[tree + 3]] += leaves[d + 3 * leafCount]
        sums[dimensions[tree + 4]] += leaves[e + 4 * leafCount]
        sums[dimensions[tree + 5]] += leaves[f + 5 * leafCount]
        sums[dimensions[tree + 6]] += leaves[g + 6 * leafCount]
        sums[dimensions[tree + 7]] += leaves[h + 7 * leafCount]
        tree += 8
      }
      while tree < dimensions.count {
        var place = 0
        for _ in 0..<depth { step(nodes.baseAddress! + tree * nodeCount, values, hasMissing, &place) }
        sums[dimensions[tree]] += leaves[tree * (nodeCount + 1) + place - nodeCount]
        tree += 1
      }
    }
  }
}
