extension AnyColumn {
  /// A column of values that stay where they lie until somebody writes to the column, which then copies them.
  ///
  /// `values` are `count` elements that `owner` keeps, or anything where `presence` says that the row is missing. They
  /// are copied at once where they are not aligned for their type. The owner is released with the last column that
  /// refers to them.
  package init<Value: BitwiseCopyable & Sendable>(
    name: String, borrowing values: UnsafeRawPointer, of type: Value.Type, count: Int, presence: BorrowedBits?,
    owner: any AnyObject & Sendable
  ) {
    self.init(
      Column<Value>(
        name: name,
        storage: ColumnStorage(borrowing: values, count: count, presence: presence, owner: owner)))
  }

  /// A column of `count` missing elements.
  package init<Value: Sendable>(name: String, missing count: Int, of type: Value.Type) {
    self.init(Column<Value>(name: name, storage: ColumnStorage(missing: count)))
  }
}

extension ColumnStorage where Value: BitwiseCopyable {
  /// Refers to values of an owner, or copies them where they are not aligned.
  init(borrowing values: UnsafeRawPointer, count: Int, presence: BorrowedBits?, owner: any AnyObject & Sendable) {
    if count == 0 {
      self.init(capacity: 0)
      return
    }
    let bitmap = presence?.bitmap(count: count, owner: owner)
    let isComplete = bitmap.map { ValidityBitmap.missingCount($0.words, count: count) == 0 } ?? true
    let validity = isComplete ? nil : bitmap
    if UInt(bitPattern: values) % UInt(MemoryLayout<Value>.alignment) == 0 {
      let typed = values.assumingMemoryBound(to: Value.self)
      self.init(ColumnBuffer(borrowing: typed, count: count, validity: validity, owner: owner))
    } else {
      let buffer = ColumnBuffer<Value>(capacity: count)
      let target = UnsafeMutableRawPointer(buffer.values.unsafelyUnwrapped)
      target.copyMemory(from: values, byteCount: count * MemoryLayout<Value>.stride)
      buffer.count = count
      buffer.validity = validity
      self.init(buffer)
    }
  }
}
