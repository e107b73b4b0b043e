import NumericKernels
import TrainingLoop

/// Grows trees level by level from the gradients of rows.
///
/// At each level the rows of split nodes are parted, and the children's best splits are sought. Of two children the
/// smaller one's histograms are summed from its rows, and the other's are the parent's less these. A node of few rows
/// has its sums made and searched for the bins that its rows are in, feature by feature, without whole histograms.
///
/// Sums are integers, so a tree does not depend on how rows are spread over threads.
final class TreeGrower<Gradient: PackedGradient>: @unchecked Sendable {
  typealias Sum = Gradient.Sum

  /// Each row's gradient, written before a tree is grown.
  let gradients: AlignedBuffer<Gradient>
  /// Nodes of up to this many rows do without histograms of all bins.
  var smallNodeLimit = 192

  let features: BinnedFeatures
  private let parameters: BoostingParameters
  private let threadCount: Int
  /// How many stretches the rows are cut into, a thread each.
  let stripCount: Int
  let partition: RowPartition<Gradient>
  private let pool: HistogramPool<Sum>
  /// Where each panel's histograms start within a node's.
  private let panelStarts: [Int]
  private let histogramLength: Int

  init(features: BinnedFeatures, parameters: BoostingParameters, threadCount: Int) {
    self.features = features
    self.parameters = parameters
    self.threadCount = threadCount
    stripCount = features.rowCount < 8192 ? 1 : max(1, threadCount)
    gradients = AlignedBuffer(count: features.rowCount, spare: .zero)
    partition = RowPartition(rowCount: features.rowCount)
    var starts: [Int] = []
    var length = 0
    for panel in features.panels {
      starts.append(length)
      length += HistogramBuilder<Gradient>.length(panel, featuresPerWord: features.featuresPerWord)
    }
    panelStarts = starts
    histogramLength = length
    pool = HistogramPool(length: length)
  }

  /// Grows a tree from `gradients`, with splits on the features that `isAllowed` allows.
  func grow(finder: SplitFinder, isAllowed: [Bool], monitor: TrainingMonitor) throws -> GrownTree<Sum> {
    let search = LevelSearch(finder: finder, isAllowed: isAllowed)
    var (tree, level) = growRoot(search)
    for depth in 0..<parameters.maximumDepth {
      try monitor.checkCancellation()
      level.removeAll { open in
        if tree.nodes[open.node].split.isFound { return false }
        if let slot = open.slot { pool.giveBack(slot) }
        return true
      }
      if level.isEmpty { break }
      for open in level { addChildren(of: open.node, to: &tree) }
      // The rows of the last level stay with their parents, and are told apart by their bins.
      if depth == parameters.maximumDepth - 1 { break }
      partRows(of: level.map(\.node), in: &tree)
      level = findSplits(below: level, in: &tree, search, isLast: depth == parameters.maximumDepth - 2)
    }
    for open in level { if let slot = open.slot { pool.giveBack(slot) } }
    tree.prune(minimumLossReduction: parameters.minimumLossReduction)
    return tree
  }

  /// What the search for splits of a tree takes.
  private struct LevelSearch: Sendable {
    let finder: SplitFinder
    let isAllowed: [Bool]
  }

  /// A node that may be split, with its histograms where they were kept.
  private struct OpenNode: Sendable {
    let node: Int
    var slot: Int?
  }

  private func threads(forWork work: Int) -> Int { work < 32_768 ? 1 : threadCount }

  // MARK: The root

  private func growRoot(_ search: LevelSearch) -> (GrownTree<Sum>, [OpenNode]) {
    let rowCount = features.rowCount
    let isSmall = rowCount <= smallNodeLimit || features.panels.isEmpty
    if isSmall { partition.fill(gradients: gradients.start) }
    let slot = isSmall ? nil : pool.take()
    let total = slot.map { sumAllRows(into: pool.start($0)) } ?? sumOfAllRows()
    var root = GrownTree<Sum>.Node(sum: total, rows: rootRows(place: isSmall ? .first : .storage))
    let panelCount = features.panels.count
    var found = [Split<Sum>](repeating: Split(), count: panelCount)
    found.withUnsafeMutableBufferPointer { found in
      nonisolated(unsafe) let found = found
      nonisolated(unsafe) let histograms = slot.map { pool.start($0) }
      let rows = root.rows
      ParallelExecution.forEach(panelCount, threadCount: threads(forWork: rowCount * panelCount)) { panel in
        if let histograms {
          scan(panel, UnsafePointer(histograms) + panelStarts[panel], total, search, &found[panel])
        } else {
          searchSmallNode(panel, rows, total, search, &found[panel])
        }
      }
    }
    root.split = Self.best(of: found[...])
    return (GrownTree(nodes: [root]), [OpenNode(node: 0, slot: slot)])
  }

  private func rootRows(place: NodeRows.Place) -> NodeRows {
    let length = (features.rowCount + stripCount - 1) / stripCount
    return NodeRows(
      place: place,
      strips: (0..<stripCount).map { strip in
        min(features.rowCount, strip * length)..<min(features.rowCount, (strip + 1) * length)
      })
  }

  /// Sums all rows by bin, a panel at a time, and returns the sum over all rows.
  private func sumAllRows(into histograms: UnsafeMutablePointer<Sum>) -> Sum {
    nonisolated(unsafe) let histograms = histograms
    let panelCount = features.panels.count
    ParallelExecution.forEach(panelCount, threadCount: threads(forWork: features.rowCount * panelCount)) { panel in
      let target = histograms + panelStarts[panel]
      let panel = features.panels[panel]
      target.update(
        repeating: .zero, count: HistogramBuilder<Gradient>.length(panel, featuresPerWord: features.featuresPerWord))
      HistogramBuilder<Gradient>.addAll(
        0..<features.rowCount, gradients: gradients.start, panel: panel, featuresPerWord: features.featuresPerWord,
        to: target)
    }
    return (0..<256).reduce(.zero) { $0 &+ histograms[$1] }
  }

  private func sumOfAllRows() -> Sum {
    var sum = Sum.zero
    for row in 0..<features.rowCount { sum = sum &+ gradients.start[row].sum }
    return sum
  }

  // MARK: A level

  private func addChildren(of index: Int, to tree: inout GrownTree<Sum>) {
    let node = tree.nodes[index]
    tree.nodes[index].trueChild = tree.nodes.count
    tree.nodes.append(.init(sum: node.split.trueSum, rows: node.rows))
    tree.nodes.append(.init(sum: node.sum &- node.split.trueSum, rows: node.rows))
  }

  /// Parts the rows of split nodes between their children.
  private func partRows(of parents: [Int], in tree: inout GrownTree<Sum>) {
    var boundaries = [Int](repeating: 0, count: parents.count * stripCount)
    let rowCount = parents.reduce(0) { $0 + tree.nodes[$1].rows.count }
    let nodes = tree.nodes
    boundaries.withUnsafeMutableBufferPointer { boundaries in
      nonisolated(unsafe) let boundaries = boundaries
      ParallelExecution.forEach(stripCount, threadCount: threads(forWork: rowCount * 4)) { strip in
        for (number, parent) in parents.enumerated() {
          let node = nodes[parent]
          boundaries[number * stripCount + strip] = partition.part(
            node.rows.strips[strip], of: node.rows.place, column: features.column(node.split.feature),
            test: BinTest(node.split, features.features[node.split.feature]), gradients: gradients.start)
        }
      }
    }
    for (number, parent) in parents.enumerated() {
      let rows = nodes[parent].rows
      let place = RowPartition<Gradient>.target(of: rows.place)
      let ends = boundaries[number * stripCount..<(number + 1) * stripCount]
      let child = nodes[parent].trueChild
      tree.nodes[child].rows = NodeRows(place: place, strips: zip(rows.strips, ends).map { $0.lowerBound..<$1 })
      tree.nodes[child + 1].rows = NodeRows(place: place, strips: zip(rows.strips, ends).map { $1..<$0.upperBound })
    }
  }

  /// How the sums of a split node's children are made.
  private struct Siblings: Sendable {
    /// The child with fewer rows, and the other.
    let smaller: Int
    let larger: Int
    /// The parent's histograms, which become the larger child's; nil where both children are summed from rows.
    let parentSlot: Int?
    /// Where the histograms of each child are kept; nil where they are not.
    var smallerSlot: Int?
    var largerSlot: Int?
  }

  /// Finds the best splits of the children of `parents`, and returns the children in node order.
  private func findSplits(
    below parents: [OpenNode], in tree: inout GrownTree<Sum>, _ search: LevelSearch, isLast: Bool
  ) -> [OpenNode] {
    let siblings = parents.map { plan(for: $0, in: tree, isLast: isLast) }
    let panelCount = features.panels.count
    let firstChild = tree.nodes[parents[0].node].trueChild
    let nodes = tree.nodes
    let rowCount = siblings.reduce(0) { $0 + nodes[$1.smaller].rows.count }
    var found = [Split<Sum>](repeating: Split(), count: siblings.count * 2 * panelCount)
    found.withUnsafeMutableBufferPointer { found in
      nonisolated(unsafe) let found = found
      ParallelExecution.forEach(siblings.count * panelCount, threadCount: threads(forWork: rowCount * panelCount * 8)) {
        task in
        let pair = siblings[task / panelCount]
        let panel = task % panelCount
        searchSiblings(
          pair, panel, nodes, search, &found[(pair.smaller - firstChild) * panelCount + panel],
          &found[(pair.larger - firstChild) * panelCount + panel])
      }
    }
    var level: [OpenNode] = []
    for pair in siblings {
      let slots = [pair.smaller: pair.smallerSlot, pair.larger: pair.largerSlot]
      for child in [min(pair.smaller, pair.larger), max(pair.smaller, pair.larger)] {
        let start = (child - firstChild) * panelCount
        tree.nodes[child].split = Self.best(of: found[start..<start + panelCount])
        level.append(OpenNode(node: child, slot: slots[child] ?? nil))
      }
    }
    return level
  }

  private func plan(for parent: OpenNode, in tree: GrownTree<Sum>, isLast: Bool) -> Siblings {
    let child = tree.nodes[parent.node].trueChild
    let counts = (tree.nodes[child].rows.count, tree.nodes[child + 1].rows.count)
    let (smaller, larger) = counts.0 <= counts.1 ? (child, child + 1) : (child + 1, child)
    let (smallerCount, largerCount) = (min(counts.0, counts.1), max(counts.0, counts.1))
    func keepsHistograms(_ count: Int) -> Bool { !isLast && count > smallNodeLimit }
    guard let parentSlot = parent.slot, largerCount > smallNodeLimit else {
      if let slot = parent.slot { pool.giveBack(slot) }
      return Siblings(
        smaller: smaller, larger: larger, parentSlot: nil,
        smallerSlot: keepsHistograms(smallerCount) ? pool.take() : nil,
        largerSlot: keepsHistograms(largerCount) ? pool.take() : nil)
    }
    return Siblings(
      smaller: smaller, larger: larger, parentSlot: parentSlot,
      smallerSlot: keepsHistograms(smallerCount) ? pool.take() : nil, largerSlot: parentSlot)
  }

  private func searchSiblings(
    _ pair: Siblings, _ panel: Int, _ nodes: [GrownTree<Sum>.Node], _ search: LevelSearch,
    _ smallerBest: inout Split<Sum>, _ largerBest: inout Split<Sum>
  ) {
    guard let parentSlot = pair.parentSlot else {
      searchAlone(nodes[pair.smaller], pair.smallerSlot, panel, search, &smallerBest)
      searchAlone(nodes[pair.larger], pair.largerSlot, panel, search, &largerBest)
      return
    }
    withHistograms(pair.smallerSlot, panel) { smaller in
      sumRows(nodes[pair.smaller].rows, panel, into: smaller)
      let larger = pool.start(parentSlot) + panelStarts[panel]
      let length = HistogramBuilder<Gradient>.length(features.panels[panel], featuresPerWord: features.featuresPerWord)
      for place in 0..<length { larger[place] = larger[place] &- smaller[place] }
      scan(panel, UnsafePointer(smaller), nodes[pair.smaller].sum, search, &smallerBest)
      scan(panel, UnsafePointer(larger), nodes[pair.larger].sum, search, &largerBest)
    }
  }

  private func searchAlone(
    _ node: GrownTree<Sum>.Node, _ slot: Int?, _ panel: Int, _ search: LevelSearch, _ best: inout Split<Sum>
  ) {
    if node.rows.count <= smallNodeLimit {
      searchSmallNode(panel, node.rows, node.sum, search, &best)
      return
    }
    withHistograms(slot, panel) { histograms in
      sumRows(node.rows, panel, into: histograms)
      scan(panel, UnsafePointer(histograms), node.sum, search, &best)
    }
  }

  /// Calls `body` with the panel's part of a kept histogram, or with memory for the time of the call.
  private func withHistograms(_ slot: Int?, _ panel: Int, _ body: (UnsafeMutablePointer<Sum>) -> Void) {
    if let slot {
      body(pool.start(slot) + panelStarts[panel])
    } else {
      let length = HistogramBuilder<Gradient>.length(features.panels[panel], featuresPerWord: features.featuresPerWord)
      let memory = AlignedBuffer<Sum>(count: length, spare: .zero)
      body(memory.start)
    }
  }

  private func sumRows(_ rows: NodeRows, _ panel: Int, into histograms: UnsafeMutablePointer<Sum>) {
    let length = HistogramBuilder<Gradient>.length(features.panels[panel], featuresPerWord: features.featuresPerWord)
    histograms.update(repeating: .zero, count: length)
    let entries = partition.entries(rows.place)
    for strip in rows.strips {
      HistogramBuilder<Gradient>.add(
        UnsafeBufferPointer(start: entries + strip.lowerBound, count: strip.count), panel: features.panels[panel],
        featuresPerWord: features.featuresPerWord, to: histograms)
    }
  }

  private func scan(
    _ panel: Int, _ histograms: UnsafePointer<Sum>, _ total: Sum, _ search: LevelSearch, _ best: inout Split<Sum>
  ) {
    let panel = features.panels[panel]
    for place in 0..<panel.featureCount where search.isAllowed[panel.firstFeature + place] {
      let feature = panel.firstFeature + place
      search.finder.improve(
        &best, feature: feature, features.features[feature], histogram: histograms + place * 256, total: total)
    }
  }

  /// Finds the best split of a node of few rows, feature by feature.
  private func searchSmallNode(
    _ panel: Int, _ rows: NodeRows, _ total: Sum, _ search: LevelSearch, _ best: inout Split<Sum>
  ) {
    let panel = features.panels[panel]
    let entries = UnsafePointer(partition.entries(rows.place))
    withUnsafeTemporaryAllocation(of: Sum.self, capacity: 256) { memory in
      guard let histogram = memory.baseAddress else { return }
      histogram.initialize(repeating: .zero, count: 256)
      for feature in panel.firstFeature..<panel.firstFeature + panel.featureCount where search.isAllowed[feature] {
        let column = features.column(feature)
        var occupied = OccupiedBins()
        for strip in rows.strips {
          for index in strip {
            let bin = Int(column[Gradient.row(entries[index])])
            histogram[bin] = histogram[bin] &+ Gradient.gradient(entries[index]).sum
            occupied.insert(bin)
          }
        }
        search.finder.improve(
          &best, feature: feature, features.features[feature], histogram: histogram, occupied: occupied, total: total)
        occupied.forEach { histogram[$0] = .zero }
      }
    }
  }

  /// The split of the largest gain, the first of equals.
  private static func best(of splits: ArraySlice<Split<Sum>>) -> Split<Sum> {
    splits.reduce(Split()) { $1.gain > $0.gain ? $1 : $0 }
  }
}
