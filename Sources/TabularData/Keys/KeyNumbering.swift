import NumericKernels

/// Rows whose keys are numbered: a number of positions, and where they start among all positions.
struct KeyPart {
  let count: Int
  let start: Int
}

/// Some positions of a part, numbered by one thread with a table of its own.
struct KeyChunk {
  let part: Int
  /// Positions in the part.
  let positions: Range<Int>
  /// The first of the positions among those of all parts.
  let start: Int
}

/// How rows are shared among threads; the numbers do not depend on it.
struct KeyThreads {
  var count = ParallelExecution.processorCount
  var minimumChunkLength = 1 << 16

  func chunks(of parts: [KeyPart]) -> [KeyChunk] {
    let total = parts.reduce(0) { $0 + $1.count }
    let length = Swift.max(minimumChunkLength, (total + count - 1) / Swift.max(count, 1), 1)
    return parts.enumerated().flatMap { part, rows in
      stride(from: 0, to: rows.count, by: length).map { lower in
        KeyChunk(
          part: part, positions: lower..<Swift.min(rows.count, lower + length), start: rows.start + lower)
      }
    }
  }
}

/// A number a position, where equal keys have equal numbers.
///
/// Positions are those of one or more parts, one after the other. Keys are numbered in the order in which they occur
/// first.
struct KeyNumbering {
  /// The numbers of each part.
  private(set) var numbers: [[UInt32]]
  /// For each key the first position that has it, among those of all parts.
  private(set) var firstPositions: [Int]

  var keyCount: Int { firstPositions.count }

  /// What one thread found in its chunk.
  struct Found<Table: KeyTable> {
    var table: Table
    /// For each key of the table its first position among those of all parts.
    var firstPositions: [Int] = []
    /// The number of the missing key, if there is one.
    var missing: UInt32?

    init(table: Table) { self.table = table }

    /// Notes that the key of a number occurs at a position.
    @inline(__always)
    mutating func note(_ number: UInt32, at position: Int) {
      if Int(number) == firstPositions.count { firstPositions.append(position) }
    }

    /// The number of the missing key.
    @inline(__always)
    mutating func missingNumber() -> UInt32 {
      if let missing { return missing }
      let number = table.addMissing()
      missing = number
      return number
    }
  }

  /// Numbers the positions of some parts.
  ///
  /// `fill` numbers a chunk with the table that it is given: it writes a number for each of the chunk's positions and
  /// notes each of them in turn.
  init<Table: KeyTable>(
    _ parts: [KeyPart], threads: KeyThreads, makeTable: () -> Table,
    fill: (KeyChunk, UnsafeMutablePointer<UInt32>, inout Found<Table>) -> Void
  ) {
    precondition(
      parts.reduce(0) { $0 + $1.count } < Int(UInt32.max), "keys of more than \(UInt32.max - 1) rows cannot be numbered"
    )
    let outputs = parts.map { UnsafeMutablePointer<UInt32>.allocate(capacity: Swift.max($0.count, 1)) }
    defer { for output in outputs { output.deallocate() } }
    let chunks = threads.chunks(of: parts)
    var found = [Found<Table>?](repeating: nil, count: chunks.count)
    found.withUnsafeMutableBufferPointer { slots in
      let slots = UncheckedSendable(slots)
      ParallelExecution.forEach(chunks.count, threadCount: threads.count) { index in
        let chunk = chunks[index]
        var result = Found(table: makeTable())
        fill(chunk, outputs[chunk.part] + chunk.positions.lowerBound, &result)
        slots.value[index] = result
      }
    }
    guard var all = found.first ?? nil else {
      numbers = parts.map { _ in [] }
      firstPositions = []
      return
    }
    found[0] = nil
    let maps = [[UInt32]]([[]]) + found.dropFirst().map { later in later.map { all.merge($0) } ?? [] }
    withExtendedLifetime(found) {}
    ParallelExecution.forEach(chunks.count, threadCount: threads.count) { index in
      let chunk = chunks[index]
      KeyNumbering.renumber(
        outputs[chunk.part] + chunk.positions.lowerBound, count: chunk.positions.count, by: maps[index])
    }
    numbers = zip(parts, outputs).map { part, output in
      [UInt32](UnsafeBufferPointer(start: output, count: part.count))
    }
    firstPositions = all.firstPositions
  }

  /// Replaces each number by what the map has in its place; an empty map changes nothing.
  private static func renumber(_ numbers: UnsafeMutablePointer<UInt32>, count: Int, by map: [UInt32]) {
    if map.isEmpty { return }
    map.withUnsafeBufferPointer { map in
      for index in 0..<count { numbers[index] = map[Int(numbers[index])] }
    }
  }
}

extension KeyNumbering.Found {
  /// Adds the keys of a later chunk; the result has the number here of each number there.
  fileprivate mutating func merge(_ later: Self) -> [UInt32] {
    later.table.keys.enumerated().map { number, key in
      let merged =
        later.missing == UInt32(number) ? missingNumber() : table.number(of: key)
      note(merged, at: later.firstPositions[number])
      return merged
    }
  }
}
