import NumericKernels

/// Rows divided into groups, known by the number of each row's group; lists of rows are made when they are asked for.
final class GroupedRows: Sendable {
  /// The rows that belong to groups.
  let selection: RowSelection
  /// For each row of the selection, in order, the number of its group.
  let numbers: [UInt32]
  /// The number of groups, some of which may be empty.
  let groupCount: Int

  private let knownLists = DeferredValue<RowLists>()
  private let knownSizes = DeferredValue<[Int]>()

  init(selection: RowSelection, numbers: [UInt32], groupCount: Int) {
    self.selection = selection
    self.numbers = numbers
    self.groupCount = groupCount
  }

  /// The rows of each group.
  var lists: RowLists {
    knownLists.value { RowLists(numbers: numbers, keyCount: groupCount, rows: selection) }
  }

  /// The number of rows of each group.
  var sizes: [Int] { knownSizes.value { countedSizes() } }

  /// The rows of a group as a selection.
  func rows(of group: Int) -> RowSelection { RowSelection(rows: lists[group].lazy.map { Int($0) }) }

  /// The groups for which `isIncluded` is true, numbered anew, with their rows.
  func keeping(_ isIncluded: [Bool]) -> GroupedRows {
    var next: UInt32 = 0
    let renumbered = isIncluded.map { isIncluded -> UInt32? in
      guard isIncluded else { return nil }
      defer { next += 1 }
      return next
    }
    return picking { _, number in renumbered[Int(number)] }.counting(Int(next))
  }

  /// The rows for which `isIncluded` is true, in the same groups; there is a flag a row of the selection.
  func keepingRows(_ isIncluded: [Bool]) -> GroupedRows {
    picking { position, number in isIncluded[position] ? number : nil }
  }

  private func picking(_ number: (_ position: Int, _ number: UInt32) -> UInt32?) -> GroupedRows {
    var builder = RowSelectionBuilder()
    var kept: [UInt32] = []
    var position = 0
    selection.forEachRow { row in
      if let number = number(position, numbers[position]) {
        builder.append(row)
        kept.append(number)
      }
      position += 1
    }
    return GroupedRows(selection: builder.selection, numbers: kept, groupCount: groupCount)
  }

  private func counting(_ groupCount: Int) -> GroupedRows {
    GroupedRows(selection: selection, numbers: numbers, groupCount: groupCount)
  }

  private func countedSizes() -> [Int] {
    let chunks = GroupChunks(rowCount: numbers.count, groupCount: groupCount)
    var sizes = [Int](repeating: 0, count: chunks.count * groupCount)
    sizes.withUnsafeMutableBufferPointer { sizes in
      let all = UncheckedSendable(sizes)
      numbers.withUnsafeBufferPointer { numbers in
        let numbers = UncheckedSendable(numbers)
        chunks.forEach { chunk, positions in
          guard let own = all.value.baseAddress.map({ $0 + chunk * groupCount }) else { return }
          for position in positions { own[Int(numbers.value[position])] += 1 }
        }
      }
      for chunk in 1..<Swift.max(chunks.count, 1) {
        for group in 0..<groupCount { sizes[group] += sizes[chunk * groupCount + group] }
      }
    }
    return Array(sizes.prefix(groupCount))
  }
}

/// How the rows of a grouping are cut for threads: by their numbers alone, so that sums come out the same for any number
/// of threads.
struct GroupChunks {
  let count: Int
  private let rowCount: Int

  /// Each chunk has results of its own for every group, so that many groups make few chunks.
  init(rowCount: Int, groupCount: Int) {
    self.rowCount = rowCount
    count = Swift.max(1, Swift.min(16, rowCount / Swift.max(4 * groupCount, 1 << 16)))
  }

  func positions(of chunk: Int) -> Range<Int> { rowCount * chunk / count..<rowCount * (chunk + 1) / count }

  func forEach(_ body: (_ chunk: Int, _ positions: Range<Int>) -> Void) {
    ParallelExecution.forEach(count, threadCount: ParallelExecution.processorCount) { chunk in
      body(chunk, positions(of: chunk))
    }
  }
}
