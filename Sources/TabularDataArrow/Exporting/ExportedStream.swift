import CArrow

/// A table as a stream of one array.
final class ExportedStream {
  private let table: ExportedColumn
  private var wasRead = false

  init(_ table: ExportedColumn) { self.table = table }

  /// Fills a structure that is the consumer's from now on.
  func write(to stream: UnsafeMutablePointer<ArrowArrayStream>) {
    stream.initialize(
      to: ArrowArrayStream(
        get_schema: { stream, target in
          guard let target, let source = ExportedStream.of(stream) else { return ExportedStream.invalidArgument }
          source.table.write(to: target)
          return 0
        },
        get_next: { stream, target in
          guard let target, let source = ExportedStream.of(stream) else { return ExportedStream.invalidArgument }
          source.writeNext(to: target)
          return 0
        },
        get_last_error: { _ in nil },
        release: { stream in
          guard let stream, let data = stream.pointee.private_data else { return }
          stream.pointee.release = nil
          stream.pointee.private_data = nil
          Unmanaged<ExportedStream>.fromOpaque(data).release()
        },
        private_data: Unmanaged.passRetained(self).toOpaque()))
  }

  private static let invalidArgument: Int32 = 22

  private static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> ExportedStream? {
    stream?.pointee.private_data.map { Unmanaged<ExportedStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private func writeNext(to array: UnsafeMutablePointer<ArrowArray>) {
    if wasRead {
      // A released array says that the stream has ended.
      array.initialize(to: ArrowArray())
    } else {
      wasRead = true
      table.write(to: array)
    }
  }
}
