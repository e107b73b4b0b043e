extension AnyColumn {
  /// The rows of some columns of one type one after the other, under the name of the first; nil where there is none.
  ///
  /// One column is returned as it is. Of texts, only the views are copied.
  package static func concatenating(_ columns: [AnyColumn]) -> AnyColumn? {
    guard let first = columns.first else { return nil }
    if columns.count == 1 { return first }
    return AnyColumn(first.erased.concatenated(with: columns.dropFirst().map(\.erased)))
  }
}

extension Column {
  /// The rows of this column and then those of others of the same type.
  func concatenated(with others: [any ErasedColumn]) -> any ErasedColumn {
    let parts =
      [storage]
      + others.map { other in
        guard let other = other as? Column<WrappedElement> else {
          preconditionFailure(
            "column '\(name)' holds \(WrappedElement.self): rows of \(other.wrappedElementType) cannot follow")
        }
        return other.storage
      }
    return Column(name: name, storage: ColumnStorage.concatenating(parts))
  }
}

extension ColumnStorage {
  fileprivate static func concatenating(_ parts: [ColumnStorage]) -> ColumnStorage {
    if let texts = parts.map(\.text) as? [TextStorage] {
      return ColumnStorage(ColumnBuffer(adoptingText: TextStorage(concatenating: texts)))
    }
    let count = parts.reduce(0) { $0 + $1.count }
    guard _isPOD(Value.self) else {
      var result = ColumnStorage(capacity: count)
      for part in parts {
        for row in 0..<part.count { result.append(part[row]) }
      }
      return result
    }
    let buffer = ColumnBuffer<Value>(capacity: count)
    for part in parts {
      guard let values = part.values else { continue }
      (buffer.values.unsafelyUnwrapped + buffer.count).initialize(from: values, count: part.count)
      buffer.count += part.count
    }
    buffer.validity = ValidityBitmap(concatenating: parts.map { ($0.validity.map { UnsafePointer($0) }, $0.count) })
    return withExtendedLifetime(parts) { ColumnStorage(buffer) }
  }
}

extension TextStorage {
  fileprivate convenience init(concatenating parts: [TextStorage]) {
    let count = parts.reduce(0) { $0 + $1.count }
    let views = UnsafeMutablePointer<TextView>.allocate(capacity: Swift.max(count, 1))
    var next = views
    for part in parts {
      next.initialize(from: part.views, count: part.count)
      next += part.count
    }
    let validity = ValidityBitmap(
      concatenating: parts.map { ($0.validity.map { UnsafePointer($0.words) }, $0.count) })
    self.init(adopting: views, count: count, arenas: parts.flatMap(\.arenas), validity: validity)
  }
}

extension ValidityBitmap {
  /// The bits of some rows one after the other; words that are nil mean that none is missing, and so does nil as a
  /// result.
  fileprivate convenience init?(concatenating parts: [(words: UnsafePointer<UInt64>?, count: Int)]) {
    if parts.allSatisfy({ $0.words == nil }) { return nil }
    self.init(capacity: parts.reduce(0) { $0 + $1.count })
    var row = 0
    for part in parts {
      if let source = part.words { clear(from: row, by: source, count: part.count) }
      row += part.count
    }
  }

  /// Clears the bits of the rows from `first` on whose bits are clear among the first `count` of `source`.
  private func clear(from first: Int, by source: UnsafePointer<UInt64>, count: Int) {
    let shift = UInt64(first & 63)
    for index in 0..<ValidityBitmap.wordCount(rows: count) {
      let left = count - index * 64
      let missing = left >= 64 ? ~source[index] : ~source[index] & (1 << UInt64(left) - 1)
      let place = first >> 6 + index
      words[place] &= ~(missing << shift)
      if shift > 0, missing >> (64 - shift) != 0 { words[place + 1] &= ~(missing >> (64 - shift)) }
    }
  }
}
