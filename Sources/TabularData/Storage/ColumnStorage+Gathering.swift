import Foundation

// Frames call these through a protocol, which would run them unspecialised: the usual types have versions of their own.

extension ColumnStorage {
  /// The selected rows as storage of their own.
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Float)
  @_specialize(where Value == Date)
  func gathering(_ selection: RowSelection) -> ColumnStorage {
    if selection.ranges == [0..<count] { return self }
    if let text { return gatheringText(text, count: selection.count) { body in selection.forEachRow(body) } }
    if let values, validity == nil {
      let buffer = ColumnBuffer<Value>(capacity: selection.count)
      var target = buffer.values.unsafelyUnwrapped
      for range in selection.ranges {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the rows are not in the column")
        target.initialize(from: values + range.lowerBound, count: range.count)
        target += range.count
      }
      buffer.count = selection.count
      return withExtendedLifetime(self.buffer) { ColumnStorage(buffer) }
    }
    var result = ColumnStorage(capacity: selection.count)
    selection.forEachRow { result.append(self[$0]) }
    return result
  }

  /// The rows in the order given, which may repeat and reorder them.
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Float)
  @_specialize(where Value == Date)
  func gathering(rows: [Int]) -> ColumnStorage {
    if let text { return gatheringText(text, count: rows.count) { body in rows.forEach(body) } }
    var result = ColumnStorage(capacity: rows.count)
    guard let values, validity == nil else {
      for row in rows { result.append(self[row]) }
      return result
    }
    let target = result.values.unsafelyUnwrapped
    withExtendedLifetime(buffer) {
      for (position, row) in rows.enumerated() {
        precondition(row >= 0 && row < count, "the row is not in the column")
        (target + position).initialize(to: values[row])
      }
    }
    result.count = rows.count
    result.buffer.count = rows.count
    return result
  }

  /// Copies views, not text; the arenas are shared.
  private func gatheringText(_ text: TextStorage, count: Int, _ forEachRow: ((Int) -> Void) -> Void) -> ColumnStorage {
    let views = UnsafeMutablePointer<TextView>.allocate(capacity: Swift.max(count, 1))
    let bitmap = text.validity.map { _ in ValidityBitmap(capacity: count) }
    var next = 0
    forEachRow { row in
      precondition(row >= 0 && row < text.count, "the row is not in the column")
      (views + next).initialize(to: TextView.empty)
      if let validity = text.validity, !validity[row] {
        bitmap?[next] = false
      } else {
        views[next] = text.views[row]
      }
      next += 1
    }
    let gathered = TextStorage(adopting: views, count: count, arenas: text.arenas, validity: bitmap)
    return ColumnStorage(ColumnBuffer(adoptingText: gathered))
  }
}
