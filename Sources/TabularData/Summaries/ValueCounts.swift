import Foundation

/// How often the values of a column occur, and where the most frequent ones are.
///
/// A missing cell is no value. Equal values are those that grouping finds equal: −0 and 0 are one, and so is every NaN.
struct ValueCounts {
  private(set) var someCount = 0
  private(set) var noneCount = 0
  private(set) var uniqueCount = 0
  /// For each most frequent value the row in which it reached its number, in ascending order.
  private(set) var modeRows: [Int] = []

  /// Counts the values of a column of a hashable type.
  init(_ column: AnyColumn, rows: RowSelection, threads: KeyThreads) {
    if let numbers = NumberKeys(column, rows) {
      self.init(column, rows: rows, numbers.keys, sorted: numbers.keys.sortedByDigits())
    } else {
      self.init(hashing: column, rows: rows, threads: threads)
    }
  }

  /// Counts the values whose keys, in row order and in ascending order, are known.
  init(_ column: AnyColumn, rows: RowSelection, _ keys: [UInt64], sorted: [UInt64]) {
    someCount = keys.count
    noneCount = rows.count - keys.count
    var highest = 0
    ValueCounts.forEachRun(of: sorted) { _, count in
      uniqueCount += 1
      highest = Swift.max(highest, count)
    }
    let positions: [Int]
    if highest <= 1 {
      positions = Array(keys.indices)
    } else {
      var modes: Set<UInt64> = []
      ValueCounts.forEachRun(of: sorted) { key, count in if count == highest { modes.insert(key) } }
      positions = ValueCounts.lastPositions(of: modes, in: keys)
    }
    modeRows = noneCount == 0 ? rows.rows(atAscending: positions) : column.presentRows(rows, at: positions)
  }

  private static func forEachRun(of sorted: [UInt64], _ body: (_ key: UInt64, _ count: Int) -> Void) {
    var start = 0
    while start < sorted.count {
      let key = sorted[start]
      var end = start + 1
      while end < sorted.count, sorted[end] == key { end += 1 }
      body(key, end - start)
      start = end
    }
  }

  /// The last positions of some keys, in ascending order.
  private static func lastPositions(of wanted: Set<UInt64>, in keys: [UInt64]) -> [Int] {
    var left = wanted
    var positions: [Int] = []
    positions.reserveCapacity(wanted.count)
    for position in keys.indices.reversed() where left.remove(keys[position]) != nil {
      positions.append(position)
      if left.isEmpty { break }
    }
    return positions.reversed()
  }

  private init(hashing column: AnyColumn, rows: RowSelection, threads: KeyThreads) {
    let keys = RowKeys([column], rows: rows, threads: threads)
    let (counts, lastPositions) = ValueCounts.tally(keys)
    let missing =
      column.erased.firstMissingRow == nil ? nil : keys.firstRows.firstIndex { column.erased.isMissing($0) }
    noneCount = missing.map { counts[$0] } ?? 0
    someCount = rows.count - noneCount
    uniqueCount = keys.keyCount - (missing == nil ? 0 : 1)
    var highest = 0
    for (number, count) in counts.enumerated() where number != missing { highest = Swift.max(highest, count) }
    var positions: [Int] = []
    for (number, count) in counts.enumerated() where number != missing && count == highest {
      positions.append(lastPositions[number])
    }
    positions.sort()
    modeRows = rows.rows(atAscending: positions)
  }

  /// For each key how often it occurs, and its last position.
  private static func tally(_ keys: RowKeys) -> (counts: [Int], lastPositions: [Int]) {
    var counts = [Int](repeating: 0, count: keys.keyCount)
    var lastPositions = counts
    counts.withUnsafeMutableBufferPointer { counts in
      lastPositions.withUnsafeMutableBufferPointer { lastPositions in
        for (position, number) in keys.numbers.enumerated() {
          counts[Int(number)] &+= 1
          lastPositions[Int(number)] = position
        }
      }
    }
    return (counts, lastPositions)
  }
}

extension AnyCategoricalSummary {
  /// Counts the values of some rows of a column; of those that are not `Hashable`, which cannot be told apart, only
  /// present and missing ones.
  init(_ column: AnyColumn, rows: RowSelection, threads: KeyThreads = KeyThreads()) {
    guard column.erased is any HashableColumn else {
      var missing = 0
      rows.forEachRow { if column.erased.isMissing($0) { missing += 1 } }
      self.init(
        someCount: rows.count - missing, noneCount: missing, uniqueCount: 0, mode: [],
        modeType: column.wrappedElementType)
      return
    }
    self.init(column, ValueCounts(column, rows: rows, threads: threads))
  }

  /// Takes the values of a column from the rows that were found.
  init(_ column: AnyColumn, _ counts: ValueCounts) {
    self.init(
      someCount: counts.someCount, noneCount: counts.noneCount, uniqueCount: counts.uniqueCount,
      mode: column.erased.presentCells(counts.modeRows), modeType: column.wrappedElementType)
  }
}

extension CategoricalSummary {
  /// Counts the values of some rows of a column.
  init(_ column: Column<Element>, rows: RowSelection) {
    let counts = ValueCounts(column.eraseToAnyColumn(), rows: rows, threads: KeyThreads())
    self.init(
      someCount: counts.someCount, noneCount: counts.noneCount, uniqueCount: counts.uniqueCount,
      mode: counts.modeRows.compactMap { column.storage[$0] })
  }
}

extension AnyColumn {
  /// The rows of present cells at ascending positions, counted among the present cells of some rows.
  fileprivate func presentRows(_ rows: RowSelection, at positions: [Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(positions.count)
    var position = 0
    var next = 0
    rows.forEachRow { row in
      guard next < positions.count, !erased.isMissing(row) else { return }
      if position == positions[next] {
        result.append(row)
        next += 1
      }
      position += 1
    }
    return result
  }
}
