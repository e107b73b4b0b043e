import NumericKernels

// Goals, in order:
// 1. Stable: rows with equal keys keep their order, whichever way they are sorted.
// 2. The same order for any number of threads.
// 3. Speed: one pass through memory puts many rows into buckets that fit a core's cache, where they sort by digits.

/// Orders rows by keys of which an earlier one decides before a later one.
struct RowSorter {
  let keys: [SortKeys]
  let order: Order

  /// Runs of more rows than this are put into buckets by several threads.
  private static let bucketLength = 1 << 15

  /// The selected rows in order.
  func sorted(_ selection: RowSelection) -> [UInt32] {
    precondition(selection.endIndex < Int(UInt32.max), "rows past \(UInt32.max) cannot be sorted")
    var rows = [UInt32](unsafeUninitializedCapacity: selection.count) { target, initializedCount in
      selection.forEachRow { row in
        (target.baseAddress.unsafelyUnwrapped + initializedCount).initialize(to: UInt32(truncatingIfNeeded: row))
        initializedCount &+= 1
      }
    }
    var runs = rows.count > 1 ? [0..<rows.count] : []
    rows.withUnsafeMutableBufferPointer { rows in
      for (index, level) in keys.enumerated() where !runs.isEmpty {
        runs = sort(rows, runs, by: level, findsRuns: index < keys.count - 1)
      }
    }
    return rows
  }

  /// Sorts each run by a key, and returns the runs of several rows that the key leaves equal, if they are asked for.
  private func sort(
    _ rows: UnsafeMutableBufferPointer<UInt32>, _ runs: [Range<Int>], by level: SortKeys, findsRuns: Bool
  ) -> [Range<Int>] {
    var equal: [Range<Int>] = []
    var next = 0
    while next < runs.count {
      let run = runs[next]
      if run.count > RowSorter.bucketLength {
        let buckets = RowBuckets(UnsafeMutableBufferPointer(rebasing: rows[run]), level: level, order: order)
        equal += sortInParallel(rows, buckets.ranges(from: run.lowerBound), by: level, findsRuns: findsRuns)
        next += 1
      } else {
        // Neighbouring small runs together are work for several threads.
        let first = next
        while next < runs.count, runs[next].count <= RowSorter.bucketLength { next += 1 }
        equal += sortInParallel(rows, Array(runs[first..<next]), by: level, findsRuns: findsRuns)
      }
    }
    return equal
  }

  private func sortInParallel(
    _ rows: UnsafeMutableBufferPointer<UInt32>, _ runs: [Range<Int>], by level: SortKeys, findsRuns: Bool
  ) -> [Range<Int>] {
    let total = runs.reduce(0) { $0 + $1.count }
    let threads = total <= RowSorter.bucketLength ? 1 : ParallelExecution.processorCount
    // Many small runs are handed out together.
    let share = Swift.max(1, runs.count / 256)
    let shareCount = (runs.count + share - 1) / share
    var found = [[Range<Int>]](repeating: [], count: shareCount)
    found.withUnsafeMutableBufferPointer { found in
      let (found, rows) = (UncheckedSendable(found), UncheckedSendable(rows))
      ParallelExecution.forEach(shareCount, threadCount: threads) { index in
        let part = runs[index * share..<Swift.min((index + 1) * share, runs.count)]
        let scratch = SortScratch(capacity: part.reduce(0) { Swift.max($0, $1.count) })
        var equal: [Range<Int>] = []
        for run in part {
          let base = rows.value.baseAddress.unsafelyUnwrapped + run.lowerBound
          scratch.sort(UnsafeMutableBufferPointer(start: base, count: run.count), by: level, order)
          if findsRuns { scratch.appendRuns(count: run.count, from: run.lowerBound, to: &equal) }
        }
        found.value[index] = equal
      }
    }
    return found.flatMap { $0 }
  }
}
