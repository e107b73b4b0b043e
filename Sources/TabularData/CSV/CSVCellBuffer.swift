/// The texts of one column's cells in a run of rows, one after the other, each with the mark that follows it.
final class CSVCellBuffer: @unchecked Sendable {
  typealias Place = UnsafeMutablePointer<UInt8>

  let buffer = CSVByteBuffer(capacity: 1 << 12)
  /// How far each cell reaches.
  let ends: UnsafeMutablePointer<Int>
  private let capacity: Int

  init(rowCapacity: Int) {
    capacity = rowCapacity
    ends = .allocate(capacity: rowCapacity)
  }

  deinit { ends.deallocate() }

  /// Calls `write` for each of some rows, with a place that has `room` bytes.
  @inline(__always)
  func write(_ rows: Range<Int>, room: Int, _ write: (_ row: Int, _ place: Place) -> Place) {
    precondition(rows.count <= capacity, "a run of rows exceeds its buffer")
    buffer.removeAll()
    var place = buffer.place(for: rows.count &* room)
    let start = buffer.bytes
    let ends = ends - rows.lowerBound
    for row in rows {
      place = write(row, place)
      ends[row] = place - start
    }
    buffer.finish(at: place)
  }

  /// Calls `write` for each of some rows, with a place that has the room which `room` tells of that row.
  @inline(__always)
  func write(
    _ rows: Range<Int>, roomOf room: (_ row: Int) -> Int, _ write: (_ row: Int, _ place: Place) -> Place
  ) {
    precondition(rows.count <= capacity, "a run of rows exceeds its buffer")
    buffer.removeAll()
    var place = buffer.place(for: 0)
    var start = buffer.bytes
    var limit = buffer.limit
    let ends = ends - rows.lowerBound
    for row in rows {
      let needed = room(row)
      if limit - place < needed {
        buffer.finish(at: place)
        place = buffer.place(for: needed)
        start = buffer.bytes
        limit = buffer.limit
      }
      place = write(row, place)
      ends[row] = place - start
    }
    buffer.finish(at: place)
  }
}
