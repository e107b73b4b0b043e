import Glibc
import NumericKernels

extension TreeGrower {
  /// Rows that end in one leaf, or in either of two that a bin test tells apart.
  private struct Terminal: Sendable {
    let rows: NodeRows
    /// The feature to test, or −1 where all rows end in one leaf.
    var feature = -1
    var test: BinTest?
    let trueLeaf: Int
    let falseLeaf: Int
  }

  /// The rows of a tree by the leaf they end in.
  private func terminals(of tree: GrownTree<Sum>) -> [Terminal] {
    let leaves = tree.leaves()
    var terminals: [Terminal] = []
    for (index, node) in tree.nodes.enumerated() {
      // Children whose rows were not parted share their parent's place.
      guard node.trueChild >= 0 else {
        if index == 0 { terminals.append(Terminal(rows: node.rows, trueLeaf: 0, falseLeaf: 0)) }
        continue
      }
      for child in [node.trueChild, node.trueChild + 1] where tree.nodes[child].trueChild < 0 {
        if tree.nodes[child].rows.place != node.rows.place {
          terminals.append(Terminal(rows: tree.nodes[child].rows, trueLeaf: leaves[child], falseLeaf: leaves[child]))
        }
      }
      if tree.nodes[node.trueChild].rows.place == node.rows.place {
        terminals.append(
          Terminal(
            rows: node.rows, feature: node.split.feature,
            test: BinTest(node.split, features.features[node.split.feature]),
            trueLeaf: leaves[node.trueChild], falseLeaf: leaves[node.trueChild + 1]))
      }
    }
    return terminals
  }

  /// Adds each row's leaf value to the row's margin; `values` has one for every node that is a leaf.
  func addLeafValues(of tree: GrownTree<Sum>, _ values: [Float], to margins: UnsafeMutablePointer<Float>) {
    nonisolated(unsafe) let margins = margins
    forEachTerminalStrip(of: tree) { _, terminal, range in
      let (trueValue, falseValue) = (values[terminal.trueLeaf], values[terminal.falseLeaf])
      guard let test = terminal.test, trueValue != falseValue else {
        forEachRow(range, terminal.rows.place) { margins[$0] += trueValue }
        return
      }
      let column = features.column(terminal.feature)
      test.withTable(trueSide: trueValue, falseSide: falseValue) { values in
        forEachRow(range, terminal.rows.place) { margins[$0] += values[Int(column[$0])] }
      }
    }
  }

  /// The sum of errors in each leaf, and how many rows of the tree's sample it has.
  ///
  /// Errors are summed as integers of 62 bits for all rows together, so their order does not matter.
  func errorSums(
    of tree: GrownTree<Sum>, _ source: SquaredErrorGradients, largestError: Double
  ) -> [(error: Double, rowCount: Int)] {
    let scale = exp2(62 - ceil(log2(largestError * Double(features.rowCount))))
    var parts = [(error: Int64, rowCount: Int)](repeating: (0, 0), count: tree.nodes.count * stripCount)
    parts.withUnsafeMutableBufferPointer { parts in
      nonisolated(unsafe) let parts = parts
      let (margins, targets) = (UnsafePointer(source.margins.start), UnsafePointer(source.targets.start))
      forEachTerminalStrip(of: tree) { strip, terminal, range in
        let column = features.column(max(0, terminal.feature))
        var sums: [(error: Int64, rowCount: Int)] = [(0, 0), (0, 0)]
        sums.withUnsafeMutableBufferPointer { sums in
          forEachRow(range, terminal.rows.place) { row in
            guard !gradients.start[row].isZero else { return }
            let side = terminal.test.map { 1 - $0.holds(column[row]) } ?? 0
            sums[side].error &+= Int64((Double(margins[row] - targets[row]) * scale).rounded())
            sums[side].rowCount &+= 1
          }
        }
        for (side, leaf) in [terminal.trueLeaf, terminal.falseLeaf].enumerated() {
          parts[strip * tree.nodes.count + leaf].error &+= sums[side].error
          parts[strip * tree.nodes.count + leaf].rowCount += sums[side].rowCount
        }
      }
    }
    return tree.nodes.indices.map { leaf in
      let strips = (0..<stripCount).map { parts[$0 * tree.nodes.count + leaf] }
      return (Double(strips.reduce(0) { $0 &+ $1.error }) / scale, strips.reduce(0) { $0 + $1.rowCount })
    }
  }

  private func forEachTerminalStrip(
    of tree: GrownTree<Sum>, _ body: (_ strip: Int, Terminal, Range<Int>) -> Void
  ) {
    let terminals = terminals(of: tree)
    withoutActuallyEscaping(body) { body in
      let body = UncheckedSendable(body)
      ParallelExecution.forEach(stripCount, threadCount: stripCount) { strip in
        for terminal in terminals { body.value(strip, terminal, terminal.rows.strips[strip]) }
      }
    }
  }

  @inline(__always)
  private func forEachRow(_ range: Range<Int>, _ place: NodeRows.Place, _ body: (Int) -> Void) {
    if place == .storage {
      for row in range { body(row) }
    } else {
      let entries = UnsafePointer(partition.entries(place))
      for index in range { body(Gradient.row(entries[index])) }
    }
  }
}
