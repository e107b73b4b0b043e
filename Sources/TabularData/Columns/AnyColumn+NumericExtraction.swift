import NumericKernels

// What trainers read: a whole column at a time, so that no element crosses a module border by itself.

extension AnyColumn {
  /// The elements as doubles, in row order, NaN where one is missing; nil unless the column holds a standard integer,
  /// `Float`, `Double` or `Bool`.
  package func doubleValues() -> [Double]? {
    switch erased {
    case let column as Column<Double>: return column.storage.converted(missing: .nan) { $0 }
    case let column as Column<Int>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<Float>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<Bool>: return column.storage.converted(missing: .nan) { $0 ? 1 : 0 }
    case let column as Column<Int64>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<Int32>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<Int16>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<Int8>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<UInt>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<UInt64>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<UInt32>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<UInt16>: return column.storage.converted(missing: .nan) { Double($0) }
    case let column as Column<UInt8>: return column.storage.converted(missing: .nan) { Double($0) }
    default: return nil
    }
  }

  /// The elements of a column of `Float`, in row order, NaN where one is missing; nil for any other column.
  package func floatValues() -> [Float]? {
    (erased as? Column<Float>)?.storage.converted(missing: .nan) { $0 }
  }

  /// The distinct strings of a column of `String` in the order in which they occur first, and for each row the position
  /// of its string among them, −1 where it is missing; nil for any other column.
  package func codedStrings() -> (values: [String], codes: [Int32])? {
    guard let column = erased as? Column<String> else { return nil }
    if let text = column.storage.text { return text.coded() }
    var known = StringCodes(expecting: column.count)
    let codes = column.storage.converted(missing: -1 as Int32) { known.code(of: $0) }
    return (known.distinct, codes)
  }

  /// The first row without a value.
  package var firstMissingRow: Int? { erased.firstMissingRow }
}

extension ColumnStorage {
  /// Each row converted, `missing` where there is none.
  func converted<Result>(missing: Result, _ convert: (Value) -> Result) -> [Result] {
    withExtendedLifetime(buffer) {
      [Result](unsafeUninitializedCapacity: count) { target, initializedCount in
        if let values, validity == nil {
          for row in 0..<count { (target.baseAddress.unsafelyUnwrapped + row).initialize(to: convert(values[row])) }
        } else {
          for row in 0..<count {
            (target.baseAddress.unsafelyUnwrapped + row).initialize(to: self[row].map(convert) ?? missing)
          }
        }
        initializedCount = count
      }
    }
  }
}

extension TextStorage {
  /// The distinct texts in first-seen order and a code a row, found by hashing bytes: one String a distinct text.
  func coded() -> (values: [String], codes: [Int32]) {
    var table = TextCodeTable()
    let codes = [Int32](unsafeUninitializedCapacity: count) { target, initializedCount in
      for row in 0..<count {
        let isMissing = validity.map { !$0[row] } ?? false
        (target.baseAddress.unsafelyUnwrapped + row).initialize(to: isMissing ? -1 : table.code(of: views[row]))
      }
      initializedCount = count
    }
    return (table.distinct.map(\.string), codes)
  }
}

/// Numbers distinct texts in the order in which they come; open addressing, at most half full.
private struct TextCodeTable {
  private(set) var distinct: [TextView] = []
  private var slots = [Int32](repeating: -1, count: 64)

  mutating func code(of view: TextView) -> Int32 {
    var slot = Int(truncatingIfNeeded: view.hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if distinct[Int(slots[slot])] == view { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let code = Int32(distinct.count)
    distinct.append(view)
    slots[slot] = code
    if distinct.count * 2 > slots.count { grow() }
    return code
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (code, view) in distinct.enumerated() {
      var slot = Int(truncatingIfNeeded: view.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(code)
    }
  }
}
