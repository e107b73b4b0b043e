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
    forEachTerminalStrip(of: tree) { terminal, range in
      let (trueValue, falseValue) = (values[terminal.trueLeaf], values[terminal.falseLeaf])
      guard let test = terminal.test, trueValue != falseValue else {
        forEachRow(range, terminal.rows.place) { margins[$0] += trueValue }
        return
      }
      let column = features.column(terminal.feature)
      forEachRow(range, terminal.rows.place) { row in
        margins[row] += test.holds(column[row]) != 0 ? trueValue : falseValue
      }
    }
  }

  private func forEachTerminalStrip(of tree: GrownTree<Sum>, _ body: (Terminal, Range<Int>) -> Void) {
    let terminals = terminals(of: tree)
    withoutActuallyEscaping(body) { body in
      let body = UncheckedSendable(body)
      let stripCount = terminals[0].rows.strips.count
      ParallelExecution.forEach(stripCount, threadCount: stripCount) { strip in
        for terminal in terminals { body.value(terminal, terminal.rows.strips[strip]) }
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
