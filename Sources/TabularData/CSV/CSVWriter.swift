import Foundation
import NumericKernels

/// Writes frames as CSV: chunks of rows are made into bytes on all threads, and follow each other in order.
struct CSVWriter {
  private let columns: [CSVCellWriter]
  private let names: [String]
  private let rowCount: Int
  private let includesHeader: Bool
  private let vocabulary: CSVWritingVocabulary
  private let threadCount: Int
  private let chunkLength: Int

  init(
    _ frame: DataFrame, options: CSVWritingOptions, threadCount: Int = ParallelExecution.processorCount,
    chunkLength: Int = 4096
  ) {
    columns = frame.columns.map { CSVCellWriter($0, options: options) }
    names = frame.columns.map(\.name)
    rowCount = frame.shape.rows
    includesHeader = options.includesHeader
    vocabulary = CSVWritingVocabulary(options)
    self.threadCount = columns.allSatisfy(\.isConcurrent) ? max(1, threadCount) : 1
    self.chunkLength = chunkLength
  }

  /// The whole file.
  ///
  /// - Throws: ``CSVWritingError/badEncoding(row:column:_:)`` for the first cell of data that is not text.
  func data() throws -> Data {
    var result = Data()
    if columns.isEmpty { return result }
    let header = CSVByteBuffer(capacity: 256)
    if includesHeader {
      appendHeader(to: header)
      result.append(header.contents)
    }
    let buffers = (0..<threadCount).map { _ in CSVByteBuffer(capacity: 1 << 16) }
    let cells = (0..<threadCount).map { _ in columns.map { _ in CSVCellBuffer() } }
    let chunkCount = (rowCount + chunkLength - 1) / chunkLength
    for first in stride(from: 0, to: chunkCount, by: threadCount) {
      let chunks = first..<min(first + threadCount, chunkCount)
      let outcomes = UnsafeMutablePointer<Result<Void, any Error>>.allocate(capacity: chunks.count)
      defer { outcomes.deallocate() }
      ParallelExecution.forEach(chunks.count, threadCount: threadCount) { index in
        (outcomes + index).initialize(
          to: Result { try append(chunk: chunks.lowerBound + index, by: cells[index], to: buffers[index]) })
      }
      defer { outcomes.deinitialize(count: chunks.count) }
      for index in 0..<chunks.count {
        try outcomes[index].get()
        result.append(buffers[index].contents)
      }
    }
    return result
  }

  private func appendHeader(to buffer: CSVByteBuffer) {
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(vocabulary.delimiter) }
      vocabulary.append(name, to: buffer)
    }
    endRow(buffer, start: 0)
  }

  /// Makes the texts of a chunk column by column, and lays them out row by row.
  private func append(chunk: Int, by cells: [CSVCellBuffer], to buffer: CSVByteBuffer) throws {
    buffer.removeAll()
    let rows = chunk * chunkLength..<min((chunk + 1) * chunkLength, rowCount)
    for (column, cells) in zip(columns, cells) {
      cells.removeAll()
      try column.append(rows, to: cells, vocabulary)
    }
    for index in 0..<rows.count {
      let start = buffer.count
      for position in cells.indices {
        if position > 0 { buffer.append(vocabulary.delimiter) }
        buffer.append(cells[position].cell(index))
      }
      endRow(buffer, start: start)
    }
  }

  /// Ends a row; one without any byte gets a pair of quotes, since readers pass over empty lines.
  private func endRow(_ buffer: CSVByteBuffer, start: Int) {
    if buffer.count == start { buffer.append([CSVDialect.quote, CSVDialect.quote]) }
    buffer.append(vocabulary.newline)
  }
}

extension DataFrameProtocol {
  /// Writes the rows as a CSV file in UTF-8, which takes an existing file's place only when it is complete.
  ///
  /// Each line ends with the options' newline, the last one too. Numbers are written in the fewest digits that read back
  /// as the same number, dates by the options, data as text, elements of other types as they describe themselves.
  /// A text is put in quotes if it holds a delimiter, a quote or a line end, or if it reads like a missing value
  /// (`NA`, `null`, …); all texts of a column are, if without quotes every one would be taken for a number or a Boolean.
  /// An empty text is written as an empty cell, so it reads back as missing. A row of a single empty cell is written as
  /// `""`, since readers pass over empty lines.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - options: How the file is written.
  /// - Throws: ``CSVWritingError``, or Foundation's error if the file cannot be written.
  public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws {
    try csvRepresentation(options: options).write(to: url, options: .atomic)
  }

  /// The bytes that ``writeCSV(to:options:)`` writes.
  ///
  /// - Throws: ``CSVWritingError``.
  public func csvRepresentation(options: CSVWritingOptions = .init()) throws -> Data {
    try CSVWriter(wholeFrame, options: options).data()
  }

  private var wholeFrame: DataFrame {
    if let frame = self as? DataFrame { return frame }
    if let slice = self as? DataFrame.Slice { return DataFrame(slice) }
    return DataFrame(self[0..<shape.rows])
  }
}
