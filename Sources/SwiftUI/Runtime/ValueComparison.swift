@_spi(Reflection) import Swift

/// Whether two values are the same bit for bit: then they hold the same values and the same references. (Unequal bits
/// may still mean equal values; that costs a drawing and nothing else.) What lies between a structure's fields is not
/// compared: it may hold anything.
@MainActor
func bitsAreEqual<T>(_ left: T, _ right: T) -> Bool {
  let ranges = FieldRanges.of(T.self)
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      ranges.allSatisfy { range in
        UnsafeRawBufferPointer(rebasing: left[range]).elementsEqual(UnsafeRawBufferPointer(rebasing: right[range]))
      }
    }
  }
}

/// Where the fields of structures lie, those of inner structures too.
@MainActor
private enum FieldRanges {
  private static var known: [ObjectIdentifier: [Range<Int>]] = [:]

  /// The bytes of a type's fields, found once.
  static func of<T>(_ type: T.Type) -> [Range<Int>] {
    if let ranges = known[ObjectIdentifier(type)] { return ranges }
    var ranges: [Range<Int>] = []
    append(type, at: 0, to: &ranges)
    known[ObjectIdentifier(type)] = ranges
    return ranges
  }

  private static func append<T>(_ type: T.Type, at start: Int, to ranges: inout [Range<Int>]) {
    let size = MemoryLayout<T>.size
    guard size > 0 else { return }
    var fields: [(offset: Int, type: Any.Type)] = []
    let isKnown =
      !(type is AnyObject.Type)
      && _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append((offset, fieldType))
        return true
      }
    if isKnown, !fields.isEmpty {
      for field in fields { append(field.type, at: start + field.offset, to: &ranges) }
    } else if let last = ranges.last, last.upperBound == start {
      ranges[ranges.count - 1] = last.lowerBound..<(start + size)
    } else {
      ranges.append(start..<(start + size))
    }
  }
}
