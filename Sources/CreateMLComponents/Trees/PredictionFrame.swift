import TabularData

extension DataFrame {
  /// The frame with further columns at its end; columns of the same names give way to them.
  func replacing(_ columns: [AnyColumn]) -> DataFrame {
    var frame = self
    for column in columns {
      if frame.containsColumn(column.name) { frame.removeColumn(column.name) }
      frame.append(column: column)
    }
    return frame
  }
}

extension Array {
  /// Slices of `count` elements each, from the first on.
  ///
  /// - Precondition: `count` is at least 1 and divides the number of elements.
  func chunked(by count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<$0 + count] }
  }
}

extension Event {
  /// Tells that all rows of a frame are done.
  static func applied(by origin: String, rowCount: Int) -> Event {
    Event(origin: origin, itemCount: rowCount, totalItemCount: rowCount, metrics: [:])
  }
}
