import Foundation
import NumericKernels

extension DataFrame {
  /// Reads an SFrame, the folder in which Turi Create saves a table.
  ///
  /// Integers become `Int`, floats `Double`, strings `String`, datetimes `Date` (microseconds; the time zone is not
  /// kept), arrays `[Double]`, lists `[Any?]` and dictionaries `[String: Any?]`, whose other keys become their text.
  /// Arrays within lists and dictionaries are `[Any?]` as well. A column whose type is undefined holds `String`s, all of
  /// them missing. Images and multidimensional arrays are refused. How Apple maps the last four is not published, so
  /// `[Double]` and the rest are our choice. The reader follows the public source of Turi Create's second column
  /// format and is tested with folders that Turi Create 6.4.1 wrote.
  ///
  /// - Parameters:
  ///   - url: The place of the folder.
  ///   - columns: The names of the wanted columns in the wanted order; nil for all.
  ///   - rows: The positions of the wanted rows, from 0; nil for all.
  /// - Throws: ``SFrameReadingError``, or Foundation's error if a file cannot be read.
  public init(contentsOfSFrameDirectory url: URL, columns: [String]? = nil, rows: Range<Int>? = nil) throws {
    let index = try SFrameIndex(directory: url)
    let wanted = try columns?.map(index.column) ?? index.columns
    if let rows, rows.upperBound > index.rowCount {
      throw SFrameReadingError.badArchive(
        "Rows up to \(rows.upperBound) were requested, but there are \(index.rowCount).")
    }
    for column in wanted where SFrameType(rawValue: column.type) == nil {
      throw SFrameReadingError.unsupportedType(column.type)
    }
    let segments = try SFrameSegments(of: wanted)
    let reader = SFrameColumnReader(segments: segments, rows: rows ?? 0..<index.rowCount)
    let made = UnsafeMutablePointer<Result<AnyColumn, any Error>>.allocate(capacity: wanted.count)
    defer { made.deallocate() }
    ParallelExecution.forEach(wanted.count, threadCount: ParallelExecution.processorCount) { position in
      (made + position).initialize(to: Result { try reader.column(wanted[position]) })
    }
    defer { made.deinitialize(count: wanted.count) }
    self.init(columns: try (0..<wanted.count).map { try made[$0].get() })
  }
}
