import CArrow
import Foundation
import TabularData

extension ArrowArrayReader {
  func text<Offset: FixedWidthInteger & BitwiseCopyable>(offsets: Offset.Type) throws -> AnyColumn {
    if count == 0 { return AnyColumn(name: field.name, missing: 0, of: String.self) }
    let places = try buffer(1) + start * MemoryLayout<Offset>.stride
    let bytes = array.buffers[2]?.assumingMemoryBound(to: UInt8.self)
    let presence = try presence()
    return try reported {
      () throws(BorrowedTextError) in
      try BorrowedText.column(
        name: field.name, bytes: bytes, offsets: places, of: offsets, count: count, presence: presence, owner: owner)
    }
  }

  func textViews() throws -> AnyColumn {
    if count == 0 { return AnyColumn(name: field.name, missing: 0, of: String.self) }
    let views = try buffer(1) + start * 16
    // The last buffer holds the sizes of those between it and the views.
    let number = Int(array.n_buffers) - 3
    var buffers: [UnsafeRawBufferPointer] = []
    if number > 0 {
      let sizes = try buffer(number + 2)
      for index in 0..<number {
        let size = sizes.loadUnaligned(fromByteOffset: index * 8, as: Int64.self)
        if size < 0 { throw flaw(.impossibleLength(Int(size))) }
        let base = array.buffers[index + 2]
        buffers.append(UnsafeRawBufferPointer(start: base, count: base == nil ? 0 : Int(size)))
      }
    }
    let presence = try presence()
    return try reported {
      () throws(BorrowedTextError) in
      try BorrowedText.column(
        name: field.name, views: views, buffers: buffers, count: count, presence: presence, owner: owner)
    }
  }

  /// The column whose rows are numbers of texts.
  func dictionaryColumn(_ entries: ArrowField) throws -> AnyColumn {
    if count == 0 { return AnyColumn(name: field.name, missing: 0, of: String.self) }
    guard let dictionary = array.dictionary?.pointee else { throw flaw(.wrongChildCount(0, expected: 1)) }
    let texts = try ArrowArrayReader(
      entries, dictionary, rows: 0..<Swift.max(Int(dictionary.length), 0), firstRow: 0, owner: owner
    ).column()
    switch field.format {
    case .int8: return try coded(Int8.self, texts)
    case .int16: return try coded(Int16.self, texts)
    case .int32: return try coded(Int32.self, texts)
    case .int64: return try coded(Int64.self, texts)
    case .uint8: return try coded(UInt8.self, texts)
    case .uint16: return try coded(UInt16.self, texts)
    case .uint32: return try coded(UInt32.self, texts)
    case .uint64: return try coded(UInt64.self, texts)
    default: preconditionFailure("a schema lets only whole numbers refer to a dictionary")
    }
  }

  private func coded<Code: FixedWidthInteger & BitwiseCopyable>(
    _ type: Code.Type, _ texts: AnyColumn
  ) throws -> AnyColumn {
    let codes = try buffer(1) + start * MemoryLayout<Code>.stride
    let presence = try presence()
    return try reported {
      () throws(BorrowedTextError) in
      try BorrowedText.column(
        name: field.name, codes: codes, of: type, in: texts, count: count, presence: presence, owner: owner)
    }
  }

  private func reported(_ body: () throws(BorrowedTextError) -> AnyColumn) throws -> AnyColumn {
    do throws(BorrowedTextError) {
      return try body()
    } catch {
      switch error {
      case .offsetOutOfRange(let row), .outsideOfBuffer(let row):
        throw flaw(.offsetOutOfRange(row: firstRow + row))
      case .noBytes: throw flaw(.missingBuffer(2))
      case .notUTF8(let row): throw flaw(.notUTF8(row: firstRow + row))
      case .codeOutOfRange(let row, let code): throw flaw(.codeOutOfRange(row: firstRow + row, code: code))
      }
    }
  }

  /// The column of copied bytes.
  func data<Offset: FixedWidthInteger & BitwiseCopyable>(offsets: Offset.Type) throws -> AnyColumn {
    var column = Column<Data>(name: field.name, capacity: count)
    if count == 0 { return column.eraseToAnyColumn() }
    let places = try buffer(1) + start * MemoryLayout<Offset>.stride
    let presence = try presence()
    for row in 0..<count {
      guard presence?[row] ?? true else {
        column.append(nil)
        continue
      }
      let place = places + row * MemoryLayout<Offset>.stride
      let first = Int(place.loadUnaligned(as: Offset.self))
      let end = Int(place.loadUnaligned(fromByteOffset: MemoryLayout<Offset>.stride, as: Offset.self))
      if first < 0 || end < first { throw flaw(.offsetOutOfRange(row: firstRow + row)) }
      column.append(end == first ? Data() : Data(bytes: try buffer(2) + first, count: end - first))
    }
    return column.eraseToAnyColumn()
  }
}
