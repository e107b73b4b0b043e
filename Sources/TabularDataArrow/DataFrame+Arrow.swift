@_exported import CArrow
import TabularData

extension DataFrame {
  /// Takes over a table from another library of the same process: pyarrow, polars, DuckDB, or any other that speaks
  /// Arrow's C data interface.
  ///
  /// Numbers are not copied, and neither is the text of long strings: the frame keeps the array, and calls its release
  /// callback when the last column that uses it is gone. Writing to such a column copies it first. Both structures are
  /// consumed, also where this throws: they are marked as released.
  ///
  /// | Arrow | column of |
  /// |---|---|
  /// | int8, int16, int32, int64 | `Int8`, `Int16`, `Int32`, `Int` |
  /// | uint8, uint16, uint32, uint64 | `UInt8`, `UInt16`, `UInt32`, `UInt` |
  /// | float32, float64 | `Float`, `Double` |
  /// | bool | `Bool` |
  /// | utf8, large utf8, utf8 view, each also in a dictionary | `String` |
  /// | binary, large binary | `Data` |
  /// | date32, date64, timestamp; in UTC where they have no zone | `Date` |
  /// | a list of one of these | an array of optional elements |
  /// | null | `String`, all missing |
  ///
  /// - Parameters:
  ///   - array: A struct array, as record batches are.
  ///   - schema: The names and types of its columns. Where two have one name, the second gets a number, as in
  ///     `append(column:)`.
  /// - Throws: An ``ArrowError`` that names the column, where there is one in another format, or where the structures
  ///   contradict themselves. Their buffers have no lengths, so that one which is too short is not noticed.
  public init(
    importingArrow array: UnsafeMutablePointer<ArrowArray>, schema: UnsafeMutablePointer<ArrowSchema>
  ) throws {
    defer { schema.pointee.release?(schema) }
    guard array.pointee.release != nil else { throw ArrowError.released(structure: "array") }
    let owner = ImportedArray(moving: array)
    self.init(columns: try ArrowArrayReader.columns(of: ArrowField.columns(of: schema), in: owner))
  }

  /// Takes over a table that comes as a stream: a record batch reader of pyarrow, or what `__arrow_c_stream__` of a
  /// polars frame or a DuckDB relation returns.
  ///
  /// The columns are as in ``init(importingArrow:schema:)``. A stream of one array is taken over without copying numbers
  /// or long strings; of several, the numbers are copied to lie together. The stream is consumed, also where this throws.
  ///
  /// - Throws: An ``ArrowError`` that names the column, or the stream's own error.
  public init(importingArrow stream: UnsafeMutablePointer<ArrowArrayStream>) throws {
    let source = try ImportedStream(moving: stream)
    let fields = try source.fields()
    var pieces: [[AnyColumn]] = []
    var rowCount = 0
    while let owner = try source.next() {
      pieces.append(try ArrowArrayReader.columns(of: fields, in: owner, firstRow: rowCount))
      rowCount += Int(owner.array.length)
    }
    if pieces.isEmpty { pieces = [try ArrowArrayReader.columns(of: fields, in: ImportedArray(withoutRows: fields))] }
    self.init(columns: fields.indices.compactMap { index in AnyColumn.concatenating(pieces.map { $0[index] }) })
  }

  /// Hands the frame to another library of the same process, as a record batch.
  ///
  /// Numbers are not copied: the structures keep the columns' memory until their consumer releases them. The frame can
  /// be used, changed and dropped meanwhile. `Int` becomes int64, `String` utf8 (large utf8 beyond 2 GiB), `Date` a
  /// timestamp in microseconds in UTC, `Data` binary, and arrays of these lists; missing values are nulls. Aliases are
  /// lost.
  ///
  /// - Parameters:
  ///   - array: Where to write the array; what is there is overwritten, not released.
  ///   - schema: Where to write the schema; what is there is overwritten, not released.
  /// - Throws: An ``ArrowError`` for a column of another type, and for a date that no 64 bits of microseconds reach. The
  ///   structures are not touched then.
  public func exportArrow(
    to array: UnsafeMutablePointer<ArrowArray>, schema: UnsafeMutablePointer<ArrowSchema>
  ) throws {
    let table = try ArrowColumnWriter.table(columns, rowCount: shape.rows)
    table.write(to: array)
    table.write(to: schema)
  }

  /// Hands the frame to another library of the same process, as a stream of one record batch.
  ///
  /// The types are those of ``exportArrow(to:schema:)``.
  ///
  /// - Parameter stream: Where to write the stream; what is there is overwritten, not released.
  /// - Throws: An ``ArrowError``; the structure is not touched then.
  public func exportArrow(to stream: UnsafeMutablePointer<ArrowArrayStream>) throws {
    ExportedStream(try ArrowColumnWriter.table(columns, rowCount: shape.rows)).write(to: stream)
  }
}

extension DataFrame.Slice {
  /// Hands the selected rows, as a frame of their own, to another library of the same process.
  ///
  /// See ``TabularData/DataFrame/exportArrow(to:schema:)``.
  public func exportArrow(
    to array: UnsafeMutablePointer<ArrowArray>, schema: UnsafeMutablePointer<ArrowSchema>
  ) throws {
    try DataFrame(self).exportArrow(to: array, schema: schema)
  }

  /// Hands the selected rows, as a frame of their own, to another library of the same process, as a stream.
  ///
  /// See ``TabularData/DataFrame/exportArrow(to:)``.
  public func exportArrow(to stream: UnsafeMutablePointer<ArrowArrayStream>) throws {
    try DataFrame(self).exportArrow(to: stream)
  }
}
