import FileReplacement
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
    chunkLength: Int? = nil
  ) {
    columns = frame.columns.map { CSVCellWriter($0, options: options, threadCount: threadCount) }
    names = frame.columns.map(\.name)
    rowCount = frame.shape.rows
    includesHeader = options.includesHeader
    vocabulary = CSVWritingVocabulary(options)
    self.threadCount = columns.allSatisfy(\.isConcurrent) ? max(1, threadCount) : 1
    self.chunkLength = chunkLength ?? max(16, min(1 << 14, (1 << 17) / max(columns.count, 1)))
  }

  /// The whole CSV.
  ///
  /// - Throws: ``CSVWritingError/badEncoding(row:column:_:)`` for the first cell of data that is not text.
  func data() throws -> Data {
    let output = CSVOutput(to: .memory)
    try write(to: output)
    return output.data
  }

  /// Writes the CSV to a file; a few chunks of it are in memory at a time.
  ///
  /// - Throws: ``CSVWritingError/badEncoding(row:column:_:)`` for the first cell of data that is not text, or
  ///   `FileReplacementError`.
  func write(to file: FileReplacement) throws { try write(to: CSVOutput(to: .file(file))) }

  /// Writes the header as chunk 0, and the rows as the chunks after it.
  private func write(to output: CSVOutput) throws {
    if columns.isEmpty { return }
    let writers = (0..<threadCount).map { _ in CSVChunkWriter(columns, vocabulary) }
    output.take(.success(includesHeader ? writers[0].header(names) : .init(start: nil, count: 0)), chunk: 0)
    let chunkCount = (rowCount + chunkLength - 1) / chunkLength
    ParallelExecution.forEach(chunkCount, threadCount: threadCount) { worker, chunk in
      let rows = chunk * chunkLength..<min((chunk + 1) * chunkLength, rowCount)
      let failed = output.hasFailed
      output.take(Result { failed ? .init(start: nil, count: 0) : try writers[worker].rows(rows) }, chunk: chunk + 1)
    }
    try output.check()
  }
}

extension DataFrameProtocol {
  /// Writes the rows as a CSV file in UTF-8, which takes an existing file's place only when it is complete; a link is
  /// followed to the file behind it.
  ///
  /// Each line ends with the options' newline, the last one too. Numbers are written in the fewest digits that read back
  /// as the same number, dates by the options, data as text, elements of other types as they describe themselves.
  /// A text is put in quotes if it holds a delimiter, a quote or a line end, or if it reads like a missing value
  /// (`NA`, `null`, …); all texts of a column are, if without quotes every one would be taken for a number or a Boolean.
  /// The options' words for missing, true and false are put in quotes too if they hold such a character; a reader takes
  /// them for what they mean where the column's type is given.
  /// An empty text is written as an empty cell, so it reads back as missing. A row of a single empty cell is written as
  /// `""`, since readers pass over empty lines.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - options: How the file is written.
  /// - Throws: ``CSVWritingError``, or `CocoaError` if the file cannot be written or a folder, a device or a pipe is in
  ///   its place.
  public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws {
    let writer = CSVWriter(wholeFrame, options: options)
    try FrameFile.write(to: url) { try writer.write(to: $0) }
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
