import CArrow
import TabularData

/// One array of a column or table, checked as far as the interface lets one: it tells no buffer's size.
struct ArrowArrayReader {
  let field: ArrowField
  let array: ArrowArray
  /// Where the wanted rows begin, counted from the start of the buffers.
  let start: Int
  let count: Int
  /// The number of rows that came before in a stream, for errors.
  let firstRow: Int
  let owner: ImportedArray

  /// The columns of a table.
  static func columns(of fields: [ArrowField], in owner: ImportedArray, firstRow: Int = 0) throws -> [AnyColumn] {
    let table = owner.array
    try checkShape(table, path: "")
    let (offset, length) = (Int(table.offset), Int(table.length))
    if Int(table.n_children) != fields.count || (table.children == nil && !fields.isEmpty) {
      throw ArrowError.malformed(
        column: "", flaw: .wrongChildCount(Int(table.n_children), expected: fields.count))
    }
    if table.null_count != 0, table.n_buffers > 0, let bits = table.buffers?[0] {
      let presence = BorrowedBits(bits, offset: offset)
      let missing = (0..<length).reduce(0) { presence[$1] ? $0 : $0 + 1 }
      if missing > 0 { throw ArrowError.malformed(column: "", flaw: .missingRows(missing)) }
    }
    return try fields.enumerated().map { index, field in
      let child = try child(index, of: table, path: field.path, count: fields.count)
      return try ArrowArrayReader(
        field, child, rows: offset..<(offset + length), firstRow: firstRow, owner: owner
      ).column()
    }
  }

  /// The `rows` of an array, counted from its own first row.
  init(
    _ field: ArrowField, _ array: ArrowArray, rows: Range<Int>, firstRow: Int, owner: ImportedArray
  ) throws {
    try ArrowArrayReader.checkShape(array, path: field.path)
    self.field = field
    self.array = array
    self.owner = owner
    self.firstRow = firstRow
    start = Int(array.offset) + rows.lowerBound
    count = rows.count
    if array.length < rows.upperBound {
      throw flaw(.tooFewRows(Int(array.length), needed: rows.upperBound))
    }
    let buffers = Int(array.n_buffers)
    let isRight =
      switch field.format {
      case .textViews: buffers >= 3 && buffers <= ArrowField.columnLimit
      // Some producers give a column of nulls a bitmap, older ones than the present specification demand it.
      case .null: buffers >= 0
      default: buffers == field.format.bufferCount
      }
    guard isRight else { throw flaw(.wrongBufferCount(buffers, expected: field.format.bufferCount)) }
    if buffers > 0, array.buffers == nil { throw flaw(.missingBuffer(0)) }
    let children = field.children.count
    if array.n_children != children { throw flaw(.wrongChildCount(Int(array.n_children), expected: children)) }
  }

  static func checkShape(_ array: ArrowArray, path: String) throws {
    if array.release == nil { throw ArrowError.released(structure: path.isEmpty ? "array" : "array of '\(path)'") }
    let (length, offset) = (Int(array.length), Int(array.offset))
    // No row takes more than 16 bytes here, so that a place in memory can be computed below this limit.
    let limit = Int.max / 32
    if length < 0 || length > limit { throw ArrowError.malformed(column: path, flaw: .impossibleLength(length)) }
    if offset < 0 || offset > limit { throw ArrowError.malformed(column: path, flaw: .impossibleOffset(offset)) }
    if array.null_count < -1 || array.null_count > array.length {
      throw ArrowError.malformed(column: path, flaw: .impossibleNullCount(Int(array.null_count)))
    }
  }

  static func child(_ index: Int, of array: ArrowArray, path: String, count: Int) throws -> ArrowArray {
    guard let child = array.children?[index] else {
      throw ArrowError.malformed(column: path, flaw: .wrongChildCount(index, expected: count))
    }
    return child.pointee
  }

  func flaw(_ flaw: ArrowFlaw) -> ArrowError { .malformed(column: field.path, flaw: flaw) }

  /// A buffer that is needed wherever there are rows.
  func buffer(_ number: Int) throws -> UnsafeRawPointer {
    guard let buffer = array.buffers[number] else { throw flaw(.missingBuffer(number)) }
    return buffer
  }

  /// Which rows are present; nil if all are.
  func presence() throws -> BorrowedBits? {
    if array.null_count == 0 || count == 0 { return nil }
    guard let bits = array.buffers[0] else {
      if array.null_count > 0 { throw flaw(.missingBuffer(0)) }
      return nil
    }
    return BorrowedBits(bits, offset: start)
  }

  /// The rows as a column, which keeps the array where it refers to its memory.
  func column() throws -> AnyColumn {
    if !field.dictionary.isEmpty { return try dictionaryColumn(field.dictionary[0]) }
    switch field.format {
    case .null: return AnyColumn(name: field.name, missing: count, of: String.self)
    case .int8: return try numbers(Int8.self)
    case .int16: return try numbers(Int16.self)
    case .int32: return try numbers(Int32.self)
    case .int64: return try numbers(Int.self)
    case .uint8: return try numbers(UInt8.self)
    case .uint16: return try numbers(UInt16.self)
    case .uint32: return try numbers(UInt32.self)
    case .uint64: return try numbers(UInt.self)
    case .float: return try numbers(Float.self)
    case .double: return try numbers(Double.self)
    case .boolean: return try booleans()
    case .text: return try text(offsets: Int32.self)
    case .largeText: return try text(offsets: Int64.self)
    case .textViews: return try textViews()
    case .data: return try data(offsets: Int32.self)
    case .largeData: return try data(offsets: Int64.self)
    case .date32: return try dates(Int32.self, perSecond: nil)
    case .date64: return try dates(Int64.self, perSecond: 1000)
    case .timestamp(let perSecond): return try dates(Int64.self, perSecond: perSecond)
    case .list: return try lists(ends: listEnds(Int32.self))
    case .largeList: return try lists(ends: listEnds(Int64.self))
    case .fixedSizeList(let size): return try lists(ends: listEnds(size: size))
    case .table: preconditionFailure("a schema lets no table into a column")
    }
  }

  private func numbers<Value: BitwiseCopyable & Sendable>(_ type: Value.Type) throws -> AnyColumn {
    if count == 0 { return AnyColumn(name: field.name, missing: 0, of: type) }
    return AnyColumn(
      name: field.name, borrowing: try buffer(1) + start * MemoryLayout<Value>.stride, of: type, count: count,
      presence: try presence(), owner: owner)
  }
}
