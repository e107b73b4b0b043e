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

  /// Numbers the positions of some parts.
  ///
  /// `fill` numbers a chunk with the table that it is given: it writes a number for each of the chunk's positions.
  init<Table: KeyTable>(
    _ parts: [KeyPart], threads: KeyThreads, makeTable: () -> Table,
    fill: (KeyChunk, UnsafeMutablePointer<UInt32>, inout Table) -> Void
  ) {
    precondition(
      parts.reduce(0) { $0 + $1.count } < Int(UInt32.max), "keys of more than \(UInt32.max - 1) rows cannot be numbered"
    )
    var firstPositions: [Int] = []
    numbers = KeyNumbering.arrays(parts[...]) { outputs in
      firstPositions = KeyNumbering.fill(outputs, parts, threads: threads, makeTable: makeTable, fill: fill)
    }
    self.firstPositions = firstPositions
  }

  /// Arrays as long as the parts, whose memory `body` fills.
  private static func arrays(
    _ parts: ArraySlice<KeyPart>, after outputs: [UnsafeMutablePointer<UInt32>?] = [],
    _ body: ([UnsafeMutablePointer<UInt32>?]) -> Void
  ) -> [[UInt32]] {
    guard let part = parts.first else {
      body(outputs)
      return []
    }
    var others: [[UInt32]] = []
    let array = [UInt32](unsafeUninitializedCapacity: part.count) { buffer, count in
      others = arrays(parts.dropFirst(), after: outputs + [buffer.baseAddress], body)
      count = part.count
    }
    return [array] + others
  }

  /// Writes the numbers of all parts, and returns for each key the first position that has it.
  private static func fill<Table: KeyTable>(
    _ outputs: [UnsafeMutablePointer<UInt32>?], _ parts: [KeyPart], threads: KeyThreads, makeTable: () -> Table,
    fill: (KeyChunk, UnsafeMutablePointer<UInt32>, inout Table) -> Void
  ) -> [Int] {
    let chunks = threads.chunks(of: parts)
    // A part without memory has no positions, and so no chunk.
    let targets = chunks.map { outputs[$0.part].unsafelyUnwrapped + $0.positions.lowerBound }
    var tables = [Table?](repeating: nil, count: chunks.count)
    tables.withUnsafeMutableBufferPointer { slots in
      let slots = UncheckedSendable(slots)
      ParallelExecution.forEach(chunks.count, threadCount: threads.count) { index in
        var table = makeTable()
        fill(chunks[index], targets[index], &table)
        slots.value[index] = table
      }
    }
    guard var all = tables.first ?? nil else { return [] }
    tables[0] = nil
    let maps = tables.dropFirst().map { later in later.map { all.merge($0) } ?? [] }
    // Texts of later tables may lie in memory of theirs.
    withExtendedLifetime(tables) {}
    ParallelExecution.forEach(maps.count, threadCount: threads.count) { index in
      renumber(targets[index + 1], count: chunks[index + 1].positions.count, by: maps[index])
    }
    return all.numbered.firstPositions
  }

  /// Replaces each number by what the map has in its place.
  private static func renumber(_ numbers: UnsafeMutablePointer<UInt32>, count: Int, by map: [UInt32]) {
    map.withUnsafeBufferPointer { map in
      for index in 0..<count { numbers[index] = map[Int(numbers[index])] }
    }
  }
}
