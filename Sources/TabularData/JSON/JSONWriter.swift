import Foundation
import NumericKernels

/// Writes rows as JSON: chunks of rows are made into bytes on all threads, and follow each other in order.
struct JSONWriter {
  private let columns: [JSONCellWriter]
  private let names: [String]
  /// What comes before each cell: a comma or none, the line and its indent, the name, the colon.
  private let prefixes: [[UInt8]]
  private let options: JSONWritingOptions
  private let rowCount: Int
  private let chunkLength = 4096

  /// The columns are whole and equally long.
  init(_ columns: [AnyColumn], rowCount: Int, options: JSONWritingOptions) {
    let columns = options.sortKeys ? columns.sorted { $0.name < $1.name } : columns
    self.columns = columns.map { JSONCellWriter($0, options: options) }
    names = columns.map(\.name)
    self.rowCount = rowCount
    self.options = options
    prefixes = names.enumerated().map { index, name in
      let buffer = CSVByteBuffer(capacity: 64)
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      if options.prettyPrint { buffer.breakJSONLine(indent: 2) }
      buffer.append(quotedJSON: name)
      buffer.append(plain: options.prettyPrint ? " : " : ":")
      return Array(buffer.contents)
    }
  }

  /// The whole text; `originalRow` gives the number of a row for messages.
  ///
  /// - Throws: `EncodingError.invalidValue` that names the column and row of a cell that JSON has no form for.
  func data(originalRow: (Int) -> Int) throws -> Data {
    let threadCount = columns.allSatisfy(\.isConcurrent) ? ParallelExecution.processorCount : 1
    let buffers = (0..<threadCount).map { _ in CSVByteBuffer(capacity: 1 << 16) }
    let cells = (0..<threadCount).map { _ in columns.map { _ in JSONCellBuffer() } }
    let chunkCount = (rowCount + chunkLength - 1) / chunkLength
    var result = Data("[".utf8)
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
        if case .failure(let error) = outcomes[index] { throw named(error, originalRow) }
        result.append(buffers[index].contents)
      }
    }
    result.append(contentsOf: (options.prettyPrint && rowCount > 0 ? "\n]" : "]").utf8)
    return result
  }

  /// Makes the texts of a chunk column by column, and lays them out row by row.
  private func append(chunk: Int, by cells: [JSONCellBuffer], to buffer: CSVByteBuffer) throws {
    buffer.removeAll()
    let rows = chunk * chunkLength..<min((chunk + 1) * chunkLength, rowCount)
    for position in columns.indices {
      cells[position].removeAll()
      do {
        try columns[position].append(rows, to: cells[position])
      } catch let unwritable as JSONUnwritableCell {
        throw NamedCell(column: names[position], cell: unwritable)
      }
    }
    for row in rows {
      if row > 0 { buffer.append(UInt8(ascii: ",")) }
      if options.prettyPrint { buffer.breakJSONLine(indent: 1) }
      buffer.append(UInt8(ascii: "{"))
      for position in columns.indices {
        prefixes[position].withUnsafeBufferPointer { buffer.append($0) }
        buffer.append(cells[position].cell(row - rows.lowerBound))
      }
      if options.prettyPrint, !columns.isEmpty { buffer.breakJSONLine(indent: 1) }
      buffer.append(UInt8(ascii: "}"))
    }
  }

  private struct NamedCell: Error {
    let column: String
    let cell: JSONUnwritableCell
  }

  private func named(_ error: any Error, _ originalRow: (Int) -> Int) -> any Error {
    guard let place = error as? NamedCell else { return error }
    let sentence =
      "Column \"\(place.column)\", row \(originalRow(place.cell.row)): JSON has no form for \(place.cell.value)."
    return EncodingError.invalidValue(
      place.cell.value, EncodingError.Context(codingPath: [], debugDescription: sentence))
  }
}

extension DataFrameProtocol {
  /// The rows as JSON: a list of objects, with null for what is missing.
  ///
  /// Numbers are written in the fewest digits that read back as the same number, dates by the options. A cell that JSON
  /// has no form for, such as NaN, infinity or data, is refused; Apple's framework ends the process there.
  ///
  /// - Throws: `EncodingError` that names the column and row of such a cell.
  public func jsonRepresentation(options: JSONWritingOptions = .init()) throws -> Data {
    let selection = rows.selection
    let columns = base.columns.map { AnyColumnSlice(base: $0, selection: selection).gathered() }
    return try JSONWriter(columns, rowCount: selection.count, options: options)
      .data { selection.row(at: $0) }
  }

  /// Writes the rows as JSON to a file, which is replaced only if all could be written.
  ///
  /// - Throws: what `jsonRepresentation(options:)` throws, and `CocoaError` where the file cannot be written.
  public func writeJSON(to url: URL, options: JSONWritingOptions = .init()) throws {
    let json = try jsonRepresentation(options: options)
    try FrameFile.write(to: url) { file in try json.withUnsafeBytes { try file.write($0, at: 0) } }
  }
}
