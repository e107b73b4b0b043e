import Glibc

/// The memory of a column: the one object that frees it.
///
/// Values lie in raw memory; the slots of missing rows are uninitialised. A buffer of text holds `text` and no `values`
/// until somebody writes to it. A buffer over memory of an `owner` has room for no row, so that whoever writes copies it
/// first. Accesses are not checked for overlap: none calls out while it lasts.
@usableFromInline
final class ColumnBuffer<Value> {
  @exclusivity(unchecked) @usableFromInline var values: UnsafeMutablePointer<Value>?
  @exclusivity(unchecked) @usableFromInline var capacity: Int
  @exclusivity(unchecked) @usableFromInline var count: Int
  @exclusivity(unchecked) @usableFromInline var validity: ValidityBitmap?
  @usableFromInline let text: TextStorage?
  /// What frees the values, where the buffer does not.
  let owner: (any AnyObject & Sendable)?

  @usableFromInline
  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 1)
    values = ColumnBuffer.allocate(self.capacity)
    count = 0
    text = nil
    owner = nil
  }

  /// Fresh memory; the system is asked to hand a large piece out in large pages, which spares an interruption for every
  /// 4096 bytes when it is first written.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Value> {
    let values = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    let byteCount = capacity * MemoryLayout<Value>.stride
    if byteCount >= 1 << 22 {
      let page = 4096
      let start = (UInt(bitPattern: values) + UInt(page - 1)) & ~UInt(page - 1)
      // Advice: where it is not taken, nothing but speed is lost.
      madvise(UnsafeMutableRawPointer(bitPattern: start), byteCount - page, MADV_HUGEPAGE)
    }
    return values
  }

  /// Takes over memory that `UnsafeMutablePointer.allocate` gave, of which present rows are initialised.
  @usableFromInline
  init(adopting values: UnsafeMutablePointer<Value>, count: Int, validity: ValidityBitmap?) {
    self.values = values
    self.capacity = count
    self.count = count
    self.validity = validity
    text = nil
    owner = nil
  }

  /// Refers to values that `owner` keeps where they are, to be read only.
  init(
    borrowing values: UnsafePointer<Value>, count: Int, validity: ValidityBitmap?, owner: any AnyObject & Sendable
  ) where Value: BitwiseCopyable {
    self.values = UnsafeMutablePointer(mutating: values)
    capacity = 0
    self.count = count
    self.validity = validity
    text = nil
    self.owner = owner
  }

  convenience init(text: TextStorage) where Value == String { self.init(adoptingText: text) }

  /// `Value` must be `String`: for those who took the text from storage of the same type.
  init(adoptingText text: TextStorage) {
    precondition(Value.self == String.self, "only a column of String holds text")
    values = nil
    capacity = 0
    count = text.count
    validity = text.validity
    self.text = text
    owner = nil
  }

  deinit {
    guard let values, owner == nil else { return }
    destroyPresentValues(values)
    values.deallocate()
  }

  @inlinable
  func destroyPresentValues(_ values: UnsafeMutablePointer<Value>) {
    if _isPOD(Value.self) { return }
    guard let validity else {
      values.deinitialize(count: count)
      return
    }
    for row in 0..<count where validity[row] { (values + row).deinitialize(count: 1) }
  }

  /// The text of a row, for a buffer of text: `Value` is `String`, as its initializer demands.
  @inlinable
  func textElement(at row: Int) -> Value? {
    unsafeBitCast(text.unsafelyUnwrapped.string(at: row), to: Value?.self)
  }

  /// A buffer of its own with the same rows as ordinary values, and room for `capacity`.
  @usableFromInline
  func copy(capacity: Int) -> ColumnBuffer {
    let result = ColumnBuffer(capacity: Swift.max(capacity, count))
    result.count = count
    if let validity {
      result.validity = ValidityBitmap(copying: validity.words, count: count, capacity: result.capacity)
    }
    let target = result.values.unsafelyUnwrapped
    guard let values else {
      for row in 0..<count {
        if let value = textElement(at: row) { (target + row).initialize(to: value) }
      }
      return result
    }
    if _isPOD(Value.self) || validity == nil {
      target.initialize(from: values, count: count)
    } else if let validity {
      for row in 0..<count where validity[row] { (target + row).initialize(to: values[row]) }
    }
    return result
  }

  /// Moves the rows into memory for at least `minimum` rows.
  @usableFromInline
  func grow(to minimum: Int) {
    guard let values, minimum > capacity else { return }
    let grown = Swift.max(minimum, capacity * 2)
    let target = ColumnBuffer.allocate(grown)
    if _isPOD(Value.self) || validity == nil {
      target.moveInitialize(from: values, count: count)
    } else if let validity {
      for row in 0..<count where validity[row] { (target + row).moveInitialize(from: values + row, count: 1) }
    }
    values.deallocate()
    self.values = target
    capacity = grown
    if let validity { self.validity = ValidityBitmap(copying: validity.words, count: count, capacity: grown) }
  }
}

// Sharing is safe because a buffer is written only while one column holds it.
extension ColumnBuffer: @unchecked Sendable where Value: Sendable {}
