/// Selected rows as ascending ranges that do not touch.
@usableFromInline
final class RowRuns: Sendable {
  @usableFromInline let runs: [Range<Int>]
  /// For each run, the number of rows in earlier ones.
  private let offsets: [Int]
  let count: Int

  init(_ runs: [Range<Int>]) {
    self.runs = runs
    var total = 0
    offsets = runs.map { run in
      defer { total += run.count }
      return total
    }
    count = total
  }

  /// The index of the run that holds `row`, or of the first one after it.
  private func runIndex(atOrAfter row: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @usableFromInline
  func contains(_ row: Int) -> Bool {
    let index = runIndex(atOrAfter: row)
    return index < runs.count && runs[index].contains(row)
  }

  /// The next selected row, or the end of the last run.
  @usableFromInline
  func index(after row: Int) -> Int {
    let index = runIndex(atOrAfter: row)
    if row + 1 < runs[index].upperBound { return row + 1 }
    return index + 1 < runs.count ? runs[index + 1].lowerBound : runs[index].upperBound
  }

  /// The selected row before one that lies after the first.
  func index(before row: Int) -> Int {
    let index = runIndex(atOrAfter: row)
    if index < runs.count, row > runs[index].lowerBound { return row - 1 }
    return runs[index - 1].upperBound - 1
  }

  /// How many selected rows lie before `row`, which is not past the last.
  func offset(of row: Int) -> Int {
    let index = runIndex(atOrAfter: row)
    return offsets[index] + Swift.max(0, row - runs[index].lowerBound)
  }

  func row(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return runs[low].lowerBound + offset - offsets[low]
  }

  /// The parts of the runs that lie in `bounds`.
  func runs(in bounds: Range<Int>) -> [Range<Int>] {
    runs[runIndex(atOrAfter: bounds.lowerBound)...].prefix { $0.lowerBound < bounds.upperBound }
      .map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
  }
}
