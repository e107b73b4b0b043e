/// A tree of any shape, whose branches name their children.
///
/// Branches stand first, leaves after them; a leaf names itself as both its children, so that walks of different length
/// can go side by side.
struct LinkedTree: Sendable {
  struct Node: Sendable {
    var low: Double
    var high: Double
    /// Where the first row of a block has the value.
    var offset: Int32
    var missingTracksFirst: Int32
    var firstChild: Int32
    var secondChild: Int32
  }

  let branchCount: Int
  let nodes: [Node]
  /// For each leaf where its values start in `values`; one more entry ends the last.
  let valueStarts: [Int]
  let values: [TreeEnsemble.LeafValue]

  init(_ tree: TreeEnsemble.Tree, shape: TreeShape, tests: TestTable) {
    let branchCount = max(0, shape.leafCount - 1)
    var nodes: [Node] = []
    var leaves: [Node] = []
    var valueStarts = [0]
    var values: [TreeEnsemble.LeafValue] = []
    // Breadth first: each node is given its place when its parent is met.
    var queue = [0]
    var next = 0
    var nextBranch = 1
    while next < queue.count {
      guard case .branch(let branch) = tree.nodes[queue[next]] else {
        next += 1
        continue
      }
      next += 1
      let test = tests.test(of: branch)
      let children = test.isSwapped ? [branch.falseChild, branch.trueChild] : [branch.trueChild, branch.falseChild]
      let places = children.map { child -> Int32 in
        switch tree.nodes[child] {
        case .branch:
          queue.append(child)
          defer { nextBranch += 1 }
          return Int32(nextBranch)
        case .leaf(let leafValues):
          let place = Int32(branchCount + leaves.count)
          leaves.append(Self.leaf(at: place))
          values.append(contentsOf: leafValues)
          valueStarts.append(values.count)
          return place
        }
      }
      nodes.append(
        Node(
          low: test.low, high: test.high, offset: Int32(tests.offset(of: branch)),
          missingTracksFirst: test.missingTracksFirst ? 1 : 0, firstChild: places[0], secondChild: places[1]))
    }
    if branchCount == 0, case .leaf(let leafValues)? = tree.nodes.first {
      leaves.append(Self.leaf(at: 0))
      values = leafValues
      valueStarts.append(values.count)
    }
    self.branchCount = branchCount
    self.nodes = nodes + leaves
    self.valueStarts = valueStarts
    self.values = values
  }

  private static func leaf(at place: Int32) -> Node {
    Node(
      low: -.infinity, high: .infinity, offset: 0, missingTracksFirst: 1, firstChild: place, secondChild: place)
  }

  /// Adds the tree's values for the first `rowCount` rows of a block to `sums`, which has `dimensionCount` a row.
  func add(
    block: UnsafePointer<Double>, rowCount: Int, to sums: UnsafeMutablePointer<Double>, dimensionCount: Int
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      valueStarts.withUnsafeBufferPointer { valueStarts in
        values.withUnsafeBufferPointer { values in
          guard let start = nodes.baseAddress else { return }
          func addLeaf(_ place: Int, _ row: Int) {
            let leaf = place - branchCount
            for index in valueStarts[leaf]..<valueStarts[leaf + 1] {
              sums[row * dimensionCount + values[index].dimension] += values[index].value
            }
          }
          var row = 0
          while row + 4 <= rowCount {
            let (a, b, c, d) = walkFour(start, block + row)
            addLeaf(a, row)
            addLeaf(b, row + 1)
            addLeaf(c, row + 2)
            addLeaf(d, row + 3)
            row += 4
          }
          while row < rowCount {
            var place = 0
            while place < branchCount { Self.step(start, block + row, &place) }
            addLeaf(place, row)
            row += 1
          }
        }
      }
    }
  }

  @inline(__always)
  private func walkFour(
    _ nodes: UnsafePointer<Node>, _ values: UnsafePointer<Double>
  ) -> (Int, Int, Int, Int) {
    var (a, b, c, d) = (0, 0, 0, 0)
    while min(min(a, b), min(c, d)) < branchCount {
      for _ in 0..<2 {
        Self.step(nodes, values, &a)
        Self.step(nodes, values + 1, &b)
        Self.step(nodes, values + 2, &c)
        Self.step(nodes, values + 3, &d)
      }
    }
    return (a, b, c, d)
  }

  @inline(__always)
  private static func step(_ nodes: UnsafePointer<Node>, _ values: UnsafePointer<Double>, _ place: inout Int) {
    let node = nodes + place
    let value = values[Int(node.pointee.offset)]
    let holds: Int32 = (value <= node.pointee.high ? 1 : 0) & (value >= node.pointee.low ? 1 : 0)
    let tracksFirst = holds | ((value == value ? 0 : 1) & node.pointee.missingTracksFirst)
    place = Int(tracksFirst != 0 ? node.pointee.firstChild : node.pointee.secondChild)
  }
}
