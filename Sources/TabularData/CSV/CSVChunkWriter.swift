/// Makes the bytes of runs of rows on one thread: the cells column by column, then the rows of them.
final class CSVChunkWriter: @unchecked Sendable {
  private let columns: [CSVCellWriter]
  private let vocabulary: CSVWritingVocabulary
  private let cells: [CSVCellBuffer]
  /// Where the next cell of each column begins.
  private let cursors: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
  private let buffer = CSVByteBuffer(capacity: 1 << 16)
  /// Rows whose cells are made before they are laid out, so few that the cells stay in the cache.
  private let runLength: Int

  init(_ columns: [CSVCellWriter], _ vocabulary: CSVWritingVocabulary) {
    self.columns = columns
    self.vocabulary = vocabulary
    let runLength = max(16, min(512, 8192 / max(columns.count, 1)))
    self.runLength = runLength
    cells = columns.map { _ in CSVCellBuffer(rowCapacity: runLength) }
    cursors = .allocate(capacity: max(columns.count, 1))
  }

  deinit { cursors.deallocate() }

  /// The bytes of a header line, valid until the next call.
  func header(_ names: [String]) -> UnsafeBufferPointer<UInt8> {
    buffer.removeAll()
    for (index, name) in names.enumerated() {
      var name = name
      let mark = index == names.count - 1 ? vocabulary.newline : vocabulary.delimiter
      name.withUTF8 { bytes in
        var place = buffer.place(for: CSVWritingVocabulary.room(bytes.count) + mark.room)
        place = vocabulary.write(bytes, to: place)
        if names.count == 1, bytes.isEmpty { place = vocabulary.write(quoted: bytes, to: place) }
        buffer.finish(at: mark.write(to: place))
      }
    }
    return buffer.contents
  }

  /// The bytes of some rows, valid until the next call.
  func rows(_ rows: Range<Int>) throws -> UnsafeBufferPointer<UInt8> {
    buffer.removeAll()
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: runLength) {
      let run = start..<min(start + runLength, rows.upperBound)
      for (index, column) in columns.enumerated() {
        let mark = index == columns.count - 1 ? vocabulary.newline : vocabulary.delimiter
        try column.write(run, to: cells[index], mark: mark, vocabulary)
      }
      if columns.count == 1 { layOutSingleCells(run.count) } else { layOutRows(run.count) }
    }
    return buffer.contents
  }

  private func layOutRows(_ rowCount: Int) {
    let total = cells.reduce(0) { $0 + $1.buffer.count }
    var place = buffer.place(for: total)
    withTable { starts, ends in
      for column in cells.indices { cursors[column] = starts[column] }
      for row in 0..<rowCount {
        for column in starts.indices {
          let source = cursors[column]
          let end = starts[column] + ends[column][row]
          cursors[column] = end
          place = CSVChunkWriter.copy(source, end - source, to: place)
        }
      }
    }
    buffer.finish(at: place)
  }

  private func withTable(
    _ body: (
      UnsafeBufferPointer<UnsafeMutablePointer<UInt8>>, UnsafeBufferPointer<UnsafeMutablePointer<Int>>
    ) -> Void
  ) {
    let starts = cells.map(\.buffer.bytes)
    let ends = cells.map(\.ends)
    starts.withUnsafeBufferPointer { starts in ends.withUnsafeBufferPointer { ends in body(starts, ends) } }
  }

  /// Copies a cell, reading and writing up to 15 bytes more than it has.
  @inline(__always)
  private static func copy(
    _ source: UnsafeMutablePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let from = UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    var offset = 0
    repeat {
      let low = from.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let high = from.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      to.storeBytes(of: low, toByteOffset: offset, as: UInt64.self)
      to.storeBytes(of: high, toByteOffset: offset &+ 8, as: UInt64.self)
      offset &+= 16
    } while offset < count
    return target + count
  }

  /// Lays out the rows of a single column; one without any byte gets a pair of quotes, since readers pass over empty
  /// lines.
  private func layOutSingleCells(_ rowCount: Int) {
    let source = cells[0].buffer.contents
    var place = buffer.place(for: source.count + 2 * rowCount)
    var start = 0
    for row in 0..<rowCount {
      let end = cells[0].ends[row]
      if end - start == vocabulary.newline.count {
        place[0] = CSVDialect.quote
        place[1] = CSVDialect.quote
        place += 2
      }
      place.update(from: source.baseAddress! + start, count: end - start)
      place += end - start
      start = end
    }
    buffer.finish(at: place)
  }
}
