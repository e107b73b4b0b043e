// Goals, in order:
// 1. Contiguous rows cost nothing: two numbers.
// 2. A filter writes a bit a row, and walking what it left costs a step a selected row, wherever that starts.
// 3. A few rows of a long frame take memory for these rows, not for the frame: one of many groups is such a selection.

/// Rows of a base in ascending order.
@usableFromInline
struct RowSelection: Sendable {
  /// The first row, and the row after the last one; both 0 where no row is selected.
  @usableFromInline let startIndex: Int
  @usableFromInline let endIndex: Int
  @usableFromInline let count: Int

  /// How the selected rows lie.
  @usableFromInline
  enum Layout: Sendable {
    /// All rows from the first to the last.
    case contiguous
    /// Few runs.
    case runs(RowRuns)
    /// A bit a row.
    case bits(RowBits)
  }

  @usableFromInline let layout: Layout

  @inlinable
  init(_ range: Range<Int>) {
    startIndex = range.isEmpty ? 0 : range.lowerBound
    endIndex = range.isEmpty ? 0 : range.upperBound
    count = range.count
    layout = .contiguous
  }

  /// Ascending ranges; empty ones are dropped and neighbours merged.
  init(ranges: [Range<Int>]) {
    var runs: [Range<Int>] = []
    for range in ranges where !range.isEmpty {
      if let last = runs.last, last.upperBound >= range.lowerBound {
        precondition(last.lowerBound <= range.lowerBound, "ranges of rows must ascend")
        runs[runs.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    self.init(runs: runs)
  }

  /// Ascending ranges that neither are empty nor touch.
  init(runs: [Range<Int>]) {
    guard let first = runs.first, let last = runs.last else {
      self.init(0..<0)
      return
    }
    if runs.count == 1 {
      self.init(first)
      return
    }
    let bounds = first.lowerBound..<last.upperBound
    if RowBits.isSmaller(than: runs.count, runsIn: bounds) {
      let bits = RowBits(runs: runs)
      self.init(bounds, count: bits.count, layout: .bits(bits))
    } else {
      let table = RowRuns(runs)
      self.init(bounds, count: table.count, layout: .runs(table))
    }
  }

  private init(_ bounds: Range<Int>, count: Int, layout: Layout) {
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
    self.count = count
    self.layout = layout
  }

  /// The rows of a bitmap, in the smallest layout.
  @usableFromInline
  init(_ bits: RowBits) {
    guard let rows = bits.bounds, bits.count < rows.count, RowBits.isSmaller(than: bits.runCount(), runsIn: rows) else {
      self.init(runs: bits.runs())
      return
    }
    self.init(rows, count: bits.count, layout: .bits(bits))
  }

  /// Ascending rows.
  init(rows: some Sequence<Int>) {
    var builder = RowSelectionBuilder()
    for row in rows { builder.append(row) }
    self = builder.selection
  }

  /// The rows where `mask` is true; `owner` is named if the mask has another length.
  @inlinable
  init<C>(mask: C, count: Int, of owner: @autoclosure () -> String) where C: Collection, C.Element == Bool {
    let length = mask.count
    precondition(length == count, "\(owner()) has \(count) rows, but the mask has \(length)")
    var index = mask.startIndex
    self = RowSelection(from: 0..<count) { _ in
      defer { mask.formIndex(after: &index) }
      return mask[index]
    }
  }

  /// The selected rows as ranges that neither are empty nor touch.
  ///
  /// - Complexity: One step a range if these are few, otherwise one for each 64 rows as well.
  var ranges: [Range<Int>] {
    switch layout {
    case .contiguous: count == 0 ? [] : [startIndex..<endIndex]
    case .runs(let table): table.runs
    case .bits(let bits): bits.runs()
    }
  }

  /// The rows themselves, in order.
  var rows: [Int] {
    [Int](unsafeUninitializedCapacity: count) { target, initializedCount in
      forEachRow { row in
        (target.baseAddress.unsafelyUnwrapped + initializedCount).initialize(to: row)
        initializedCount &+= 1
      }
    }
  }

  @inlinable
  func contains(_ row: Int) -> Bool {
    guard row >= startIndex && row < endIndex else { return false }
    return switch layout {
    case .contiguous: true
    case .runs(let table): table.contains(row)
    case .bits(let bits): bits.contains(row)
    }
  }

  @inlinable
  func index(after row: Int) -> Int {
    precondition(row < endIndex, "Can't move index after endIndex")
    switch layout {
    case .contiguous: return row &+ 1
    case .runs(let table): return table.index(after: row)
    case .bits(let bits): return row &+ 1 < endIndex ? bits.firstRow(atOrAfter: row &+ 1) : endIndex
    }
  }

  @usableFromInline
  func index(before row: Int) -> Int {
    precondition(row > startIndex, "Can't move index before startIndex")
    switch layout {
    case .contiguous: return row - 1
    case .runs(let table): return table.index(before: row)
    case .bits(let bits): return bits.lastRow(before: Swift.min(row, endIndex))
    }
  }

  /// How many selected rows lie before `row`.
  func offset(of row: Int) -> Int {
    if row <= startIndex { return 0 }
    if row >= endIndex { return count }
    switch layout {
    case .contiguous: return row - startIndex
    case .runs(let table): return table.offset(of: row)
    case .bits(let bits): return bits.offset(of: row)
    }
  }

  /// The row at an offset in 0...count.
  func row(at offset: Int) -> Int {
    precondition(offset >= 0 && offset <= count, "the selection has \(count) rows, none at offset \(offset)")
    if offset == count { return endIndex }
    switch layout {
    case .contiguous: return startIndex + offset
    case .runs(let table): return table.row(at: offset)
    case .bits(let bits): return bits.row(at: offset)
    }
  }

  /// The selected rows that lie in `bounds`.
  func intersecting(_ bounds: Range<Int>) -> RowSelection {
    let rows = bounds.clamped(to: startIndex..<endIndex)
    switch layout {
    case .contiguous: return RowSelection(rows)
    case .runs(let table): return RowSelection(runs: table.runs(in: rows))
    case .bits(let bits): return rows == startIndex..<endIndex ? self : RowSelection(bits.intersecting(rows))
    }
  }

  /// The selected rows at a range of offsets.
  func slice(offsets bounds: Range<Int>) -> RowSelection {
    if bounds.isEmpty { return RowSelection(0..<0) }
    return intersecting(row(at: bounds.lowerBound)..<(row(at: bounds.upperBound - 1) + 1))
  }

  @inlinable
  func forEachRow(_ body: (Int) throws -> Void) rethrows {
    switch layout {
    case .contiguous:
      for row in startIndex..<endIndex { try body(row) }
    case .runs(let table):
      for run in table.runs {
        for row in run { try body(row) }
      }
    case .bits(let bits):
      for index in 0..<bits.wordCount {
        let base = (bits.firstWord &+ index) &<< 6
        var word = bits.words[index]
        while word != 0 {
          try body(base &+ word.trailingZeroBitCount)
          word &= word &- 1
        }
      }
    }
  }
}

extension RowSelection: Hashable {
  @usableFromInline
  static func == (left: RowSelection, right: RowSelection) -> Bool {
    guard left.startIndex == right.startIndex, left.endIndex == right.endIndex, left.count == right.count else {
      return false
    }
    if case (.bits(let bits), .bits(let others)) = (left.layout, right.layout), bits === others { return true }
    return left.count == left.endIndex - left.startIndex || left.ranges == right.ranges
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(ranges) }
}

/// Collects ascending rows into a selection.
@usableFromInline
struct RowSelectionBuilder {
  private var runs: [Range<Int>] = []

  @usableFromInline
  init() {}

  /// Adds a row above all rows before it.
  @usableFromInline
  mutating func append(_ row: Int) {
    if let last = runs.last, last.upperBound == row {
      runs[runs.count - 1] = last.lowerBound..<(row + 1)
    } else {
      runs.append(row..<(row + 1))
    }
  }

  @usableFromInline var selection: RowSelection { RowSelection(ranges: runs) }
}
