/// The memory of a column's rows, to be read while `owner` lives.
///
/// A column that is written to meanwhile copies its rows first, so what was lent does not change.
package struct LentColumn: @unchecked Sendable {
  /// The values, or the bytes of text; never nil.
  package let values: UnsafeRawPointer
  /// Where each text begins in `values`, and where the last one ends; nil where the rows are not text.
  package let offsets: UnsafeRawPointer?
  /// The number of bytes of an offset: 4 or 8.
  package let offsetWidth: Int
  /// One bit a row, lowest bit of a byte first, set where the row holds a value; nil where none is missing.
  package let validity: UnsafeRawPointer?
  package let missingCount: Int
  package let owner: any AnyObject & Sendable
}

extension AnyColumn {
  /// The rows of a column of `Value` as they lie in memory; nil for any other column.
  ///
  /// The values of missing rows are anything.
  package func lentValues<Value: BitwiseCopyable & Sendable>(of type: Value.Type) -> LentColumn? {
    guard let storage = (erased as? Column<Value>)?.storage, let values = storage.values else { return nil }
    return LentColumn(
      values: UnsafeRawPointer(values), offsets: nil, offsetWidth: 0,
      validity: storage.validity.map { UnsafeRawPointer($0) }, missingCount: storage.missingCount,
      owner: storage.buffer)
  }

  /// The rows of a column of `String`, copied to lie end to end; nil for any other column.
  ///
  /// Offsets take 4 bytes where those reach the last one.
  package func lentText() -> LentColumn? {
    guard let storage = (erased as? Column<String>)?.storage else { return nil }
    let total = storage.textByteCount
    return total <= Int(Int32.max)
      ? storage.lentText(offsets: Int32.self, byteCount: total)
      : storage.lentText(offsets: Int64.self, byteCount: total)
  }
}

extension Column where WrappedElement: Sendable {
  /// Which rows are present, as bits; nil where all are.
  package var lentPresence: (bits: UnsafeRawPointer, owner: any AnyObject & Sendable)? {
    storage.validity.map { (UnsafeRawPointer($0), storage.buffer) }
  }
}

/// Bytes and offsets that were made to be lent.
private final class LentBytes: Sendable {
  nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
  nonisolated(unsafe) let offsets: UnsafeMutableRawPointer
  /// The memory of the bitmap.
  private let owner: any AnyObject & Sendable

  init(byteCount: Int, offsetCount: Int, offsetWidth: Int, owner: any AnyObject & Sendable) {
    bytes = .allocate(byteCount: max(byteCount, 1), alignment: 64)
    offsets = .allocate(byteCount: offsetCount * offsetWidth, alignment: 64)
    self.owner = owner
  }

  deinit {
    bytes.deallocate()
    offsets.deallocate()
  }
}

extension ColumnStorage where Value == String {
  /// Calls `body` with the bytes of each row's text, none where it is missing.
  private func forEachText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    if let text {
      for row in 0..<count {
        if text.validity.map({ $0[row] }) ?? true { text.views[row].withBytes(body) } else { body(none) }
      }
    } else {
      for row in 0..<count {
        if var string = self[row] { string.withUTF8(body) } else { body(none) }
      }
    }
  }

  fileprivate var textByteCount: Int {
    var total = 0
    forEachText { total += $0.count }
    return total
  }

  fileprivate func lentText<Offset: FixedWidthInteger & BitwiseCopyable>(
    offsets: Offset.Type, byteCount: Int
  ) -> LentColumn {
    let width = MemoryLayout<Offset>.stride
    let memory = LentBytes(byteCount: byteCount, offsetCount: count + 1, offsetWidth: width, owner: buffer)
    var offset = memory.offsets
    var end = 0
    offset.storeBytes(of: 0, as: Offset.self)
    forEachText { bytes in
      if let base = bytes.baseAddress { (memory.bytes + end).copyMemory(from: base, byteCount: bytes.count) }
      end += bytes.count
      offset += width
      offset.storeBytes(of: Offset(truncatingIfNeeded: end), as: Offset.self)
    }
    return LentColumn(
      values: UnsafeRawPointer(memory.bytes), offsets: UnsafeRawPointer(memory.offsets), offsetWidth: width,
      validity: validity.map { UnsafeRawPointer($0) }, missingCount: missingCount, owner: memory)
  }
}
