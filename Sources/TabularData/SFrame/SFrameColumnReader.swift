import Foundation

// A block of values begins with the number of types in it: 0 if it is empty; 1, and the type; or 2, the type and a bit a
// row, in words of 64, that is set where the value is missing. The values that are not missing follow.

/// Makes columns of the blocks of an SFrame.
struct SFrameColumnReader: Sendable {
  let segments: SFrameSegments
  /// The wanted rows, which the columns have.
  let rows: Range<Int>

  /// A column, whose type has a case in ``SFrameType``.
  func column(_ column: SFrameIndex.Column) throws -> AnyColumn {
    switch SFrameType(rawValue: column.type) {
    case .integer: return try read(column) { bytes, count, _ in try bytes.integers(count).map { Int($0) } }
    case .decimal: return try read(column) { try $0.decimals($1, isTagged: $2.hasExtendedEncoding) }
    case .text: return try read(column) { bytes, count, _ in try bytes.texts(count) }
    case .vector: return try read(column) { try $0.vectors($1, isTagged: $2.hasExtendedEncoding) }
    case .list: return try read(column) { bytes, count, _ in try (0..<count).map { _ in try bytes.list() } }
    case .dictionary:
      return try read(column) { bytes, count, _ in try (0..<count).map { _ in try bytes.dictionary() } }
    case .date: return try read(column) { bytes, count, _ in try (0..<count).map { _ in try bytes.date() } }
    case .missing, nil: return AnyColumn(Column(name: column.name, storage: ColumnStorage<String>(missing: rows.count)))
    }
  }

  /// Makes a column of the values that `decode` takes from each block, which are those that are not missing.
  private func read<Value>(
    _ column: SFrameIndex.Column,
    _ decode: (_ bytes: inout SFrameByteReader, _ count: Int, _ block: SFrameBlock) throws -> [Value]
  ) throws -> AnyColumn {
    var made = Column<Value>(name: column.name, capacity: 0)
    var first = 0
    for segment in column.segments {
      do {
        try segments.withBlocks(of: segment.file, position: segment.position) { file, blocks in
          var end = first
          for block in blocks {
            guard block.rowCount <= segment.rowCount - (end - first) else { break }
            let wanted = rows.clamped(to: end..<end + block.rowCount)
            if !wanted.isEmpty {
              let values = try block.withBytes(of: file) { try cells($0, block, type: column.type, decode) }
              for row in wanted { made.append(values[row - end]) }
            }
            end += block.rowCount
          }
          guard end - first == segment.rowCount, blocks.reduce(0, { $0 &+ $1.rowCount }) == segment.rowCount else {
            throw SFrameFlaw(reason: "The blocks do not have the \(segment.rowCount) rows that the index says.")
          }
        }
      } catch let flaw as SFrameFlaw {
        throw SFrameReadingError.badEncoding("Column \"\(column.name)\": \(flaw.reason)")
      }
      first += segment.rowCount
    }
    return AnyColumn(made)
  }

  /// The values of a block, a missing one as nil.
  private func cells<Value>(
    _ raw: UnsafeRawBufferPointer, _ block: SFrameBlock, type: Int,
    _ decode: (_ bytes: inout SFrameByteReader, _ count: Int, _ block: SFrameBlock) throws -> [Value]
  ) throws -> [Value?] {
    var bytes = SFrameByteReader(raw)
    let typeCount = try bytes.byte()
    if block.hasSeveralTypes { return try mixedCells(&bytes, block) }
    let found = typeCount == 0 ? SFrameType.missing.rawValue : Int(try bytes.byte())
    if typeCount <= 1, found == SFrameType.missing.rawValue {
      return [Value?](repeating: nil, count: block.rowCount)
    }
    guard typeCount <= 2, found == type else {
      throw SFrameFlaw(reason: "A block holds \(typeCount) types, the first of them \(found), in a column of \(type).")
    }
    guard typeCount == 2 else { return try decode(&bytes, block.rowCount, block) }
    let gaps = try (0..<(block.rowCount + 63) / 64).map { _ in try bytes.word() }
    let isMissing = { (row: Int) in gaps[row / 64] >> UInt64(row % 64) & 1 != 0 }
    let missingCount = (0..<block.rowCount).count(where: isMissing)
    var values = try decode(&bytes, block.rowCount - missingCount, block).makeIterator()
    return (0..<block.rowCount).map { isMissing($0) ? nil : values.next() }
  }

  /// The values of a block in which each has its type before it.
  private func mixedCells<Value>(_ bytes: inout SFrameByteReader, _ block: SFrameBlock) throws -> [Value?] {
    guard try bytes.count(ofAtLeast: 1) == block.rowCount else {
      throw SFrameFlaw(reason: "A block has not as many values as rows.")
    }
    return try (0..<block.rowCount).map { _ in
      guard let value = try bytes.value() else { return nil }
      guard let cell = value as? Value else {
        throw SFrameFlaw(reason: "A block holds \(value) where the column holds \(Value.self).")
      }
      return cell
    }
  }
}

extension SFrameBlock {
  /// The most rows that a block may have; one that is all missing needs no bytes for them.
  private static let maximumRowCount = 1 << 28

  /// Calls `body` with the bytes of the block, decompressed.
  func withBytes<Result>(
    of file: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard isTyped, rowCount <= SFrameBlock.maximumRowCount else {
      throw SFrameFlaw(reason: "A block has no types or too many rows.")
    }
    let stored = UnsafeRawBufferPointer(rebasing: file[bytes])
    guard isCompressed else { return try body(stored) }
    guard let decoded = LZ4BlockDecoder.decode(stored, count: decodedCount) else {
      throw SFrameFlaw(reason: "A block cannot be decompressed.")
    }
    return try decoded.withUnsafeBytes(body)
  }
}
