/// Rows numbered by key: equal keys have equal numbers, counted from zero in the order in which keys occur first.
///
/// A missing cell is a key of its own, −0 and 0 are one key, and so is every NaN (our choice; a `Set` would keep each
/// NaN apart). Texts are one key where Swift's `String` finds them equal. The numbers do not depend on how many threads
/// find them.
struct RowKeys {
  /// For each row, in the order of the rows, the number of its key.
  let numbers: [UInt32]
  /// For each key the row, counted in the frame, that has it first.
  let firstRows: [Int]

  var keyCount: Int { firstRows.count }

  /// Numbers rows by one or more columns of hashable values.
  init(_ columns: [AnyColumn], rows: RowSelection, threads: KeyThreads = KeyThreads()) {
    let numbering = KeyNumbering([KeyRows(columns: columns, selection: rows)], threads: threads)
    numbers = numbering.numbers[0]
    firstRows = rows.rows(atAscending: numbering.firstPositions)
  }
}

/// The rows of two frames numbered by one count of keys, so that rows match where their numbers are equal.
///
/// The keys of the first frame are numbered first: a number of `firstKeyCount` or more does not occur there.
struct MatchedKeys {
  /// For each row of the first frame, in order, the number of its key.
  let first: [UInt32]
  /// For each row of the second frame, in order, the number of its key.
  let second: [UInt32]
  /// The number of keys in the first frame.
  let firstKeyCount: Int
  /// The number of keys in both frames together.
  let keyCount: Int
  /// For each key, whether a cell of it is missing; nil if no key has one.
  let hasMissingCell: [Bool]?

  /// Numbers the rows of both by key columns, as many on both sides and pairwise of one type.
  init(_ first: KeyRows, _ second: KeyRows, threads: KeyThreads = KeyThreads()) {
    let numbering = KeyNumbering([first, second], threads: threads)
    self.first = numbering.numbers[0]
    self.second = numbering.numbers[1]
    keyCount = numbering.keyCount
    let positions = numbering.firstPositions
    let split = positions.firstIndex { $0 >= first.selection.count } ?? positions.count
    firstKeyCount = split
    if (first.columns + second.columns).allSatisfy({ $0.missingCount == 0 }) {
      hasMissingCell = nil
      return
    }
    func flags(_ rows: KeyRows, _ positions: [Int]) -> [Bool] {
      rows.selection.rows(atAscending: positions).map { row in rows.columns.contains { $0.isNil(at: row) } }
    }
    hasMissingCell =
      flags(first, Array(positions[..<split]))
      + flags(second, positions[split...].map { $0 - first.selection.count })
  }
}

extension RowSelection {
  /// The rows at ascending offsets.
  func rows(atAscending offsets: [Int]) -> [Int] {
    let ranges = ranges
    if ranges.count == 1 { return offsets.map { ranges[0].lowerBound + $0 } }
    var index = 0
    var start = 0
    return offsets.map { offset in
      while offset - start >= ranges[index].count {
        start += ranges[index].count
        index += 1
      }
      return ranges[index].lowerBound + offset - start
    }
  }
}
