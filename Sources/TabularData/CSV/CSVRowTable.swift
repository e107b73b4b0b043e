// The cells of a batch of rows, as places in the bytes:
//
//     origin
//     │ 17,red,2.5⏎            rowStarts 0    11
//     │ 18,"a,b",⏎             cellEnds  2 6 10   13 19 20
//
// A cell starts one delimiter after the end of the cell before it, the first one at its row's start. Places are 32 bits
// wide and relative to the batch, so that a batch of the usual width stays in the first-level cache. Where only few rows
// would fit, a batch may fill a part of the second level: turning to a column costs more than what is gained by nearness.

/// Where the cells of some rows lie; made once for each thread and filled again and again.
final class CSVRowTable {
  let columnCount: Int
  let rowCapacity: Int
  private(set) var rowCount = 0
  /// The byte that places are relative to.
  private(set) var origin: UnsafePointer<UInt8>
  let delimiterLength: Int
  private let rowStarts: UnsafeMutablePointer<UInt32>
  private let cellEnds: UnsafeMutablePointer<UInt32>
  private let cellCapacity: Int

  /// A place is not told beyond this distance; a batch ends before, a single longer row is refused.
  static let reach = Int(UInt32.max) - 256

  /// The cells whose places stay in the first and in the second level of the cache, beside their bytes.
  private static let nearCellCount = 2560
  private static let farCellCount = 16384

  init(columnCount: Int, delimiterLength: Int, origin: UnsafePointer<UInt8>) {
    self.columnCount = columnCount
    self.delimiterLength = delimiterLength
    self.origin = origin
    let width = max(columnCount, 1)
    rowCapacity = max(16, min(64, CSVRowTable.farCellCount / width), min(512, CSVRowTable.nearCellCount / width))
    // The rows, one more in progress, and room for all that a window of 64 bytes can hold.
    cellCapacity = (rowCapacity + 1) * columnCount + 64
    rowStarts = .allocate(capacity: rowCapacity)
    cellEnds = .allocate(capacity: cellCapacity)
  }

  deinit {
    rowStarts.deallocate()
    cellEnds.deallocate()
  }

  func cells(ofColumn column: Int) -> CSVColumnCells {
    CSVColumnCells(
      origin: origin, rowStarts: rowStarts, ends: cellEnds + column, stride: columnCount, isFirst: column == 0,
      delimiterLength: delimiterLength, rowCount: rowCount)
  }

  /// Begins a new batch.
  func reset(origin: UnsafePointer<UInt8>) {
    self.origin = origin
    rowCount = 0
  }

  /// Hands the memory to a tokenizer, which answers with the number of rows that it filled in.
  @inline(__always)
  func fill(
    _ body: (
      _ rowStarts: UnsafeMutablePointer<UInt32>, _ cellEnds: UnsafeMutablePointer<UInt32>, _ cellCapacity: Int
    ) -> Int
  ) {
    rowCount = body(rowStarts, cellEnds, cellCapacity)
  }
}

/// The cells of one column of a batch.
struct CSVColumnCells {
  let origin: UnsafePointer<UInt8>
  let rowStarts: UnsafePointer<UInt32>
  let ends: UnsafePointer<UInt32>
  let stride: Int
  let isFirst: Bool
  let delimiterLength: Int
  let rowCount: Int

  init(
    origin: UnsafePointer<UInt8>, rowStarts: UnsafeMutablePointer<UInt32>, ends: UnsafeMutablePointer<UInt32>,
    stride: Int, isFirst: Bool, delimiterLength: Int, rowCount: Int
  ) {
    self.origin = origin
    self.rowStarts = UnsafePointer(rowStarts)
    self.ends = UnsafePointer(ends)
    self.stride = stride
    self.isFirst = isFirst
    self.delimiterLength = delimiterLength
    self.rowCount = rowCount
  }

  @inline(__always)
  subscript(row: Int) -> (start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    let place = ends + row &* stride
    let start = isFirst ? Int(rowStarts[row]) : Int(place[-1]) &+ delimiterLength
    return (origin + start, origin + Int(place.pointee))
  }
}
