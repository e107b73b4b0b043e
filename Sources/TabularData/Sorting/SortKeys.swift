import Foundation

/// Numbers of 64 bits that order rows as the cells of a column do.
///
/// Rows whose numbers are equal are ordered by those of the next keys; so a text is as many keys as it has groups of
/// eight bytes.
struct SortKeys {
  /// Writes the key of each of some rows.
  let fill: (_ rows: UnsafeBufferPointer<UInt32>, _ keys: UnsafeMutablePointer<UInt64>) -> Void

  /// The keys of columns of which an earlier one decides before a later one; nil if one has none.
  static func ofColumns(_ columns: [AnyColumn]) -> [SortKeys]? {
    var all: [SortKeys] = []
    for column in columns {
      guard let keys = SortKeys.ofColumn(column) else { return nil }
      all += keys
    }
    return all
  }

  private static func ofColumn(_ column: AnyColumn) -> [SortKeys]? {
    switch column.erased {
    case let column as Column<Double>: return ofValues(column.storage) { key($0) }
    case let column as Column<Int>: return ofValues(column.storage) { key($0) }
    case let column as Column<String>: return ofTexts(column.storage)
    case let column as Column<Bool>: return ofValues(column.storage) { $0 ? 1 : 0 }
    case let column as Column<Date>: return ofValues(column.storage) { key($0.timeIntervalSinceReferenceDate) }
    case let column as Column<Float>: return ofValues(column.storage) { key(Double($0)) }
    case let column as Column<Int64>: return ofValues(column.storage) { key(Int($0)) }
    case let column as Column<Int32>: return ofValues(column.storage) { key(Int($0)) }
    default: return nil
    }
  }

  static func key(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value)) ^ (1 << 63) }

  /// NaN is above all numbers, and −0 is 0.
  static func key(_ value: Double) -> UInt64 {
    if value.isNaN { return .max }
    let bits = (value + 0).bitPattern
    return bits >> 63 == 0 ? bits | (1 << 63) : ~bits
  }

  /// Whether a cell is present decides first; the values of missing ones count as 0.
  static func ofPresence(_ validity: UnsafeMutablePointer<UInt64>?, keeping owner: some AnyObject) -> [SortKeys] {
    guard let validity else { return [] }
    return [
      SortKeys { rows, keys in
        withExtendedLifetime(owner) {
          for (index, row) in rows.enumerated() { keys[index] = ValidityBitmap.isSet(validity, Int(row)) ? 1 : 0 }
        }
      }
    ]
  }

  @inline(__always)
  private static func ofValues<Value>(
    _ storage: ColumnStorage<Value>, _ key: @escaping (Value) -> UInt64
  ) -> [SortKeys] {
    let values = storage.values.unsafelyUnwrapped
    let validity = storage.validity
    let keys = SortKeys { rows, keys in
      withExtendedLifetime(storage) {
        if let validity {
          for (index, row) in rows.enumerated() {
            keys[index] = ValidityBitmap.isSet(validity, Int(row)) ? key(values[Int(row)]) : 0
          }
        } else {
          for (index, row) in rows.enumerated() { keys[index] = key(values[Int(row)]) }
        }
      }
    }
    return ofPresence(validity, keeping: storage.buffer) + [keys]
  }
}
