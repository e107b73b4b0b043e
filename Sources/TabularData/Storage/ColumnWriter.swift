/// Fills the memory of a new column, row after row, without asking whether anybody else holds it.
///
/// The number of rows is known beforehand. What was written is released also if the writer is dropped half way.
@usableFromInline
struct ColumnWriter<Value> {
  @usableFromInline let buffer: ColumnBuffer<Value>
  @usableFromInline let values: UnsafeMutablePointer<Value>
  /// Nil until a value is missing.
  @usableFromInline var validity: UnsafeMutablePointer<UInt64>?
  @usableFromInline var count = 0

  @inlinable
  init(capacity: Int) {
    buffer = ColumnBuffer(capacity: capacity)
    values = buffer.values.unsafelyUnwrapped
  }

  /// Writes the next of at most `capacity` rows.
  @inlinable
  mutating func append(_ value: Value?) {
    if let value {
      (values + count).initialize(to: value)
    } else {
      markMissing()
    }
    count &+= 1
    if !_isPOD(Value.self) { buffer.count = count }
  }

  @inlinable
  mutating func markMissing() {
    if let validity { ValidityBitmap.set(validity, count, false) } else { markFirstMissing() }
  }

  @usableFromInline
  mutating func markFirstMissing() {
    let bitmap = ValidityBitmap(capacity: buffer.capacity)
    buffer.validity = bitmap
    validity = bitmap.words
    bitmap[count] = false
  }

  /// The rows that were written.
  @inlinable
  func finished() -> ColumnStorage<Value> {
    buffer.count = count
    return ColumnStorage(buffer)
  }
}

extension ColumnStorage {
  /// What `transform` makes of the elements of some rows, which are in the column.
  @inlinable
  func mapping<T>(_ rows: Range<Int>, _ transform: (Value?) throws -> T?) rethrows -> ColumnStorage<T> {
    var writer = ColumnWriter<T>(capacity: rows.count)
    for row in rows { writer.append(try transform(element(at: row))) }
    return writer.finished()
  }
}
