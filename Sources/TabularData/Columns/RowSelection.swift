/// Rows of a base in ascending order, as ranges.
@usableFromInline
struct RowSelection: Hashable, Sendable {
  /// Not empty, ascending, and never touching: neighbours are merged.
  let ranges: [Range<Int>]
  /// For each range, the number of rows in earlier ones.
  private let offsets: [Int]
  @usableFromInline let count: Int

  init(_ range: Range<Int>) { self.init(ranges: range.isEmpty ? [] : [range]) }

  /// Ascending ranges; empty ones are dropped and neighbours merged.
  init(ranges: [Range<Int>]) {
    var merged: [Range<Int>] = []
    for range in ranges where !range.isEmpty {
      if let last = merged.last, last.upperBound >= range.lowerBound {
        precondition(last.lowerBound <= range.lowerBound, "ranges of rows must ascend")
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
    var total = 0
    offsets = merged.map { range in
      defer { total += range.count }
      return total
    }
    count = total
  }

  /// Ascending rows.
  init(rows: some Sequence<Int>) {
    var builder = RowSelectionBuilder()
    for row in rows { builder.append(row) }
    self = builder.selection
  }

  /// The rows where `mask` is true; `owner` is named if the mask has another length.
  init<C>(mask: C, count: Int, of owner: @autoclosure () -> String) where C: Collection, C.Element == Bool {
    precondition(mask.count == count, "\(owner()) has \(count) rows, but the mask has \(mask.count)")
    var builder = RowSelectionBuilder()
    for (row, isSelected) in mask.enumerated() where isSelected { builder.append(row) }
    self = builder.selection
  }

  @usableFromInline var startIndex: Int { ranges.first?.lowerBound ?? 0 }
  @usableFromInline var endIndex: Int { ranges.last?.upperBound ?? 0 }

  /// The rows themselves, in order.
  var rows: [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(count)
    for range in ranges { rows.append(contentsOf: range) }
    return rows
  }

  /// The index of the range that holds `row`, or of the first one after it.
  private func rangeIndex(atOrAfter row: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @usableFromInline
  func contains(_ row: Int) -> Bool {
    if ranges.count == 1 { return ranges[0].contains(row) }
    let index = rangeIndex(atOrAfter: row)
    return index < ranges.count && ranges[index].contains(row)
  }

  @usableFromInline
  func index(after row: Int) -> Int {
    let index = rangeIndex(atOrAfter: row)
    precondition(index < ranges.count, "Can't move index after endIndex")
    if row + 1 < ranges[index].upperBound { return row + 1 }
    return index + 1 < ranges.count ? ranges[index + 1].lowerBound : endIndex
  }

  @usableFromInline
  func index(before row: Int) -> Int {
    precondition(row > startIndex, "Can't move index before startIndex")
    let index = rangeIndex(atOrAfter: row)
    if index < ranges.count, row > ranges[index].lowerBound { return row - 1 }
    return ranges[index - 1].upperBound - 1
  }

  /// How many selected rows lie before `row`.
  func offset(of row: Int) -> Int {
    let index = rangeIndex(atOrAfter: row)
    guard index < ranges.count else { return count }
    return offsets[index] + Swift.max(0, row - ranges[index].lowerBound)
  }

  /// The row at an offset in 0...count.
  func row(at offset: Int) -> Int {
    precondition(offset >= 0 && offset <= count, "the selection has \(count) rows, none at offset \(offset)")
    if offset == count { return endIndex }
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return ranges[low].lowerBound + offset - offsets[low]
  }

  /// The selected rows that lie in `bounds`.
  func intersecting(_ bounds: Range<Int>) -> RowSelection {
    let first = rangeIndex(atOrAfter: bounds.lowerBound)
    return RowSelection(
      ranges: ranges[first...].prefix { $0.lowerBound < bounds.upperBound }.map { $0.clamped(to: bounds) })
  }

  /// The selected rows at a range of offsets.
  func slice(offsets bounds: Range<Int>) -> RowSelection {
    if bounds.isEmpty { return RowSelection(ranges: []) }
    return intersecting(row(at: bounds.lowerBound)..<(row(at: bounds.upperBound - 1) + 1))
  }

  func forEachRow(_ body: (Int) throws -> Void) rethrows {
    for range in ranges {
      for row in range { try body(row) }
    }
  }
}

/// Collects ascending rows into ranges.
@usableFromInline
struct RowSelectionBuilder {
  private var ranges: [Range<Int>] = []

  @usableFromInline
  init() {}

  /// Adds a row above all rows before it.
  @usableFromInline
  mutating func append(_ row: Int) {
    if let last = ranges.last, last.upperBound == row {
      ranges[ranges.count - 1] = last.lowerBound..<(row + 1)
    } else {
      ranges.append(row..<(row + 1))
    }
  }

  @usableFromInline var selection: RowSelection { RowSelection(ranges: ranges) }
}
