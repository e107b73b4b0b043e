import ModelRuntime
import NumericKernels

/// A tree as it grows; nodes stand breadth first, a node's false child right after its true child.
struct GrownTree<Sum: GradientSum>: Sendable {
  struct Node: Sendable {
    /// The sum over the node's rows.
    let sum: Sum
    /// Where the rows are, or were when the node was split.
    var rows: NodeRows
    var split = Split<Sum>()
    /// The index of the true child, where the node was split.
    var trueChild = -1
    /// Whether the node was split and then made a leaf after all; what hangs on it is no part of the tree.
    var isPruned = false

    var isBranch: Bool { trueChild >= 0 && !isPruned }
  }

  var nodes: [Node]

  /// Takes back splits that gain less than `minimumLossReduction`, from the leaves up.
  mutating func prune(minimumLossReduction: Double) {
    guard minimumLossReduction > 0 else { return }
    for index in nodes.indices.reversed() where nodes[index].isBranch {
      let child = nodes[index].trueChild
      if nodes[index].split.gain < minimumLossReduction, !nodes[child].isBranch, !nodes[child + 1].isBranch {
        nodes[index].isPruned = true
      }
    }
  }

  /// For each node the leaf that its rows belong to where the node, or one above it, is a leaf; otherwise itself.
  func leaves() -> [Int] {
    var leaves = Array(nodes.indices)
    for index in nodes.indices where nodes[index].trueChild >= 0 {
      let child = nodes[index].trueChild
      guard nodes[index].isPruned || leaves[index] != index else { continue }
      leaves[child] = leaves[index]
      leaves[child + 1] = leaves[index]
    }
    return leaves
  }

  /// The tree as it is evaluated: nodes breadth first, each leaf adding the value of `values` to `dimension`.
  func assembled(values: [Float], dimension: Int, features: [BinnedFeature], table: FeatureTable) -> TreeEnsemble.Tree {
    var assembled: [TreeEnsemble.Node] = []
    var queue = [0]
    var next = 0
    while next < queue.count {
      let node = nodes[queue[next]]
      if node.isBranch {
        let branch = Self.branch(
          node.split, features[node.split.feature], firstFeatures: table.firstFeatures, trueChild: queue.count)
        assembled.append(.branch(branch))
        queue.append(node.trueChild)
        queue.append(node.trueChild + 1)
      } else {
        assembled.append(.leaf([.init(dimension: dimension, value: Double(values[queue[next]]))]))
      }
      next += 1
    }
    return TreeEnsemble.Tree(nodes: assembled)
  }

  private static func branch(
    _ split: Split<Sum>, _ feature: BinnedFeature, firstFeatures: [Int], trueChild: Int
  ) -> TreeEnsemble.Branch {
    let firstFeature = firstFeatures[feature.column]
    switch feature.bins {
    case .numbers(let thresholds, let presentThreshold):
      let threshold = split.bin < thresholds.count ? thresholds[split.bin] : presentThreshold
      return TreeEnsemble.Branch(
        feature: firstFeature, comparison: .lessThanOrEqual, threshold: threshold ?? 0,
        missingTracksTrue: split.missingTracksTrue, trueChild: trueChild, falseChild: trueChild + 1)
    case .categories(let first, _):
      return TreeEnsemble.Branch(
        feature: firstFeature + first + split.bin, comparison: .equal, threshold: 1, missingTracksTrue: false,
        trueChild: trueChild, falseChild: trueChild + 1)
    }
  }
}

extension GrownTree {
  /// Adds to each row's margin the value of the leaf it falls into, for rows that the tree was not grown from.
  func addLeafValues(
    _ values: [Float], features: BinnedFeatures, to margins: UnsafeMutablePointer<Float>, threadCount: Int
  ) {
    let tests = nodes.map { $0.isBranch ? BinTest($0.split, features.features[$0.split.feature]) : nil }
    nonisolated(unsafe) let margins = margins
    ParallelExecution.forEachChunk(of: features.rowCount, chunkLength: 4096, threadCount: threadCount) { _, rows in
      for row in rows {
        var node = 0
        while let test = tests[node] {
          let isTrue = test.holds(features.column(nodes[node].split.feature)[row])
          node = nodes[node].trueChild + 1 - isTrue
        }
        margins[row] += values[node]
      }
    }
  }
}
