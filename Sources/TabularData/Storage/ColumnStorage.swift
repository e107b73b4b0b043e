// Goals, in order:
// 1. Reading a row costs what reading an array costs: pointers and count lie in the value itself, so that a loop keeps
//    them in registers and touches no object.
// 2. One allocation for the values of a column, one more for its bitmap where something is missing.
// 3. Text that a reader found stays where it lies until somebody asks for a String.

/// The rows of a column as a value: copied when written to while shared.
@usableFromInline
struct ColumnStorage<Value> {
  @usableFromInline var buffer: ColumnBuffer<Value>
  /// Nil while the buffer is text.
  @usableFromInline var values: UnsafeMutablePointer<Value>?
  /// Nil where nothing is missing.
  @usableFromInline var validity: UnsafeMutablePointer<UInt64>?
  @usableFromInline var count: Int
  /// How many rows may lie in `values`; none where the values are borrowed, and so not to be written to.
  @usableFromInline var capacity: Int

  @inlinable
  init(_ buffer: ColumnBuffer<Value>) {
    self.buffer = buffer
    values = buffer.values
    validity = buffer.validity?.words
    count = buffer.count
    capacity = buffer.capacity
  }

  @inlinable
  init(capacity: Int) { self.init(ColumnBuffer(capacity: capacity)) }

  /// Takes over finished memory; a bitmap that says nothing is missing is dropped.
  ///
  /// `values` comes from `UnsafeMutablePointer.allocate`, is initialised where `validity` is set, and belongs to the
  /// storage from now on.
  init(adopting values: UnsafeMutablePointer<Value>, count: Int, validity: ValidityBitmap?) {
    let isComplete = validity.map { ValidityBitmap.missingCount($0.words, count: count) == 0 } ?? true
    self.init(ColumnBuffer(adopting: values, count: count, validity: isComplete ? nil : validity))
  }

  /// Rows of text that become Strings when they are read.
  init(text: TextStorage) where Value == String { self.init(ColumnBuffer(text: text)) }

  /// All rows missing.
  init(missing count: Int) {
    let buffer = ColumnBuffer<Value>(capacity: count)
    buffer.count = count
    if count > 0 {
      let validity = ValidityBitmap(capacity: buffer.capacity)
      validity.words.update(repeating: 0, count: validity.wordCapacity)
      buffer.validity = validity
    }
    self.init(buffer)
  }

  /// The text form, if these rows still are in it.
  var text: TextStorage? { values == nil ? buffer.text : nil }

  var missingCount: Int {
    guard let validity else { return 0 }
    return withExtendedLifetime(buffer) { ValidityBitmap.missingCount(validity, count: count) }
  }

  var firstMissingRow: Int? {
    guard let validity else { return nil }
    return withExtendedLifetime(buffer) { ValidityBitmap.firstMissing(validity, count: count) }
  }

  @inlinable
  func isMissing(_ row: Int) -> Bool {
    precondition(UInt(bitPattern: row) < UInt(bitPattern: count), "the row is not in the column")
    guard let validity else { return false }
    return withExtendedLifetime(buffer) { !ValidityBitmap.isSet(validity, row) }
  }

  @inlinable
  subscript(row: Int) -> Value? {
    get {
      precondition(UInt(bitPattern: row) < UInt(bitPattern: count), "the row is not in the column")
      return element(at: row)
    }
    set {
      precondition(UInt(bitPattern: row) < UInt(bitPattern: count), "the row is not in the column")
      // Borrowed memory has no capacity of its own.
      if row < capacity, isHeldOnce() { overwrite(row, with: newValue) } else { replace(row, by: newValue) }
    }
  }

  /// Replaces the element of a row in the column, whose buffer no other column holds.
  @inlinable
  mutating func overwrite(_ row: Int, with newValue: Value?) {
    if _isPOD(Value.self), let newValue {
      values.unsafelyUnwrapped[row] = newValue
      if let validity { ValidityBitmap.set(validity, row, true) }
    } else {
      replace(row, by: newValue)
    }
  }

  /// The element of a row that is known to be in the column.
  ///
  /// Plain values lie in every slot of their memory, so one that is missing is read and dropped: a loop has no branch
  /// for it. Only other values can be text.
  @inlinable
  func element(at row: Int) -> Value? {
    if !_isPOD(Value.self), values == nil { return buffer.textElement(at: row) }
    return withExtendedLifetime(buffer) {
      let values = self.values.unsafelyUnwrapped
      if _fastPath(validity == nil) { return values[row] }
      let validity = self.validity.unsafelyUnwrapped
      if _isPOD(Value.self) {
        let value = values[row]
        return ValidityBitmap.isSet(validity, row) ? value : nil
      }
      return ValidityBitmap.isSet(validity, row) ? values[row] : nil
    }
  }

  @inline(never) @usableFromInline
  static func refuseNegativeCount() -> Never { preconditionFailure("a column has no negative number of rows") }

  /// Whether no other column holds the buffer, which then may be written to.
  @inlinable
  mutating func isHeldOnce() -> Bool { isKnownUniquelyReferenced(&buffer) }

  @usableFromInline
  mutating func replace(_ row: Int, by newValue: Value?) {
    makeUnique()
    let slot = values.unsafelyUnwrapped + row
    let wasPresent = validity.map { ValidityBitmap.isSet($0, row) } ?? true
    switch (newValue, wasPresent) {
    case (let value?, true): slot.pointee = value
    case (let value?, false):
      slot.initialize(to: value)
      ValidityBitmap.set(validity.unsafelyUnwrapped, row, true)
    case (nil, true):
      slot.deinitialize(count: 1)
      ValidityBitmap.set(makeBitmap(), row, false)
    case (nil, false): break
    }
  }

  /// Makes this value the only holder of an ordinary buffer with room for `extra` more rows.
  @inlinable
  mutating func makeUnique(extra: Int = 0) {
    if values == nil || buffer.capacity < count || !isKnownUniquelyReferenced(&buffer) {
      buffer = buffer.copy(capacity: extra == 0 ? count : Swift.max(count &+ extra, count &* 2))
    } else if count &+ extra > buffer.capacity {
      buffer.grow(to: count &+ extra)
    } else {
      return
    }
    values = buffer.values
    validity = buffer.validity?.words
    capacity = buffer.capacity
  }

  @inlinable
  mutating func makeBitmap() -> UnsafeMutablePointer<UInt64> {
    if let validity { return validity }
    let bitmap = ValidityBitmap(capacity: buffer.capacity)
    buffer.validity = bitmap
    validity = bitmap.words
    return bitmap.words
  }

  @inlinable
  mutating func append(_ value: Value?) {
    if let value, count < capacity, let values, isHeldOnce() {
      (values + count).initialize(to: value)
      if let validity { ValidityBitmap.set(validity, count, true) }
      count &+= 1
      buffer.count = count
      return
    }
    appendSlowly(value)
  }

  /// Appends where the fast way is closed: the buffer is full, shared or text, or nothing is to be appended.
  @usableFromInline
  mutating func appendSlowly(_ value: Value?) {
    makeUnique(extra: 1)
    if let value {
      (values.unsafelyUnwrapped + count).initialize(to: value)
      if let validity { ValidityBitmap.set(validity, count, true) }
    } else {
      ValidityBitmap.set(makeBitmap(), count, false)
    }
    count &+= 1
    buffer.count = count
  }

  @inlinable
  mutating func reserve(_ extra: Int) {
    if extra > 0 { makeUnique(extra: extra) }
  }

  /// Moves later rows down by one.
  mutating func remove(at row: Int) {
    precondition(row >= 0 && row < count, "the row is not in the column")
    makeUnique()
    let base = values.unsafelyUnwrapped
    guard let validity else {
      (base + row).deinitialize(count: 1)
      (base + row).moveInitialize(from: base + row + 1, count: count - row - 1)
      count -= 1
      buffer.count = count
      return
    }
    if ValidityBitmap.isSet(validity, row) { (base + row).deinitialize(count: 1) }
    for later in (row + 1)..<Swift.max(count, row + 1) {
      let isPresent = ValidityBitmap.isSet(validity, later)
      if isPresent { (base + later - 1).moveInitialize(from: base + later, count: 1) }
      ValidityBitmap.set(validity, later - 1, isPresent)
    }
    count -= 1
    buffer.count = count
  }

  /// Calls `body` with the values as they lie in memory, if none is missing.
  @inlinable
  func withValues<Result>(_ body: (UnsafeBufferPointer<Value>) throws -> Result) rethrows -> Result? {
    guard let values, validity == nil else { return nil }
    return try withExtendedLifetime(buffer) { try body(UnsafeBufferPointer(start: values, count: count)) }
  }
}

// The pointers lead into the buffer, which may be shared.
extension ColumnStorage: @unchecked Sendable where Value: Sendable {}
