import Foundation
import NumericKernels

// A file is read in passes over blocks of it, each pass on all threads:
//
//     1. count quotes and line ends  → how each block begins, and the number of rows
//     2. look at some rows           → what type each column seems to have
//     3. read cells                  → values in their final places
//
// A cell that contradicts its column's supposed type takes that type from the column's candidates; step 3 is then
// repeated for such columns alone. Since candidates only ever go, at most four such passes happen, and the type that
// stays is the narrowest that every row admits. Blocks whose number of rows turns out other than counted (empty lines
// that end with a carriage return) are counted again row by row.

/// How a file is cut up; results do not depend on it.
struct CSVReadingEffort {
  var threadCount = ParallelExecution.processorCount
  var blockLength = 1 << 20
  /// The rows of each of a few blocks that types are guessed from.
  var sampleRowCount = 128
  /// Whether cells are found byte by byte also where comparing 64 bytes at a time would do.
  var isPlain = false
}

/// Reads a CSV whose bytes are in memory.
struct CSVReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let options: CSVReadingOptions
  private let effort: CSVReadingEffort

  init(_ bytes: UnsafeBufferPointer<UInt8>, options: CSVReadingOptions, effort: CSVReadingEffort = .init()) {
    self.bytes = bytes
    self.options = options
    self.effort = effort
  }

  /// The wanted columns, in the wanted order.
  ///
  /// - Throws: ``CSVReadingError``; of several flaws of structure, or several cells that do not parse, the first.
  func read(columns: [String]?, rows: Range<Int>?, types: [String: CSVType]) throws -> [AnyColumn] {
    var dialect = CSVDialect(options)
    let start = try CSVDialect.byteOrderMarkLength(bytes)
    dialect.lineEnd = dialect.findingLineEnd(UnsafeBufferPointer(rebasing: bytes[start...]))
    let header = try CSVHeader(bytes, from: start, dialect: dialect, hasHeaderRow: options.hasHeaderRow)
    let names = header?.names ?? []
    let wanted = try positions(of: columns, in: names)
    let known = Set(names)
    for name in types.keys.sorted() where !known.contains(name) {
      throw CSVReadingError.missingColumn(columnName: name)
    }
    var plan = CSVParsingPlan(
      bytes: bytes, dialect: dialect, vocabulary: CSVVocabulary(options), columnCount: names.count,
      isPlain: effort.isPlain || !dialect.isSimple, rows: 0..<0, wantsAllRows: rows == nil,
      firstRowNumber: options.hasHeaderRow ? 1 : 0)
    guard let header else {
      if let rows, rows.upperBound > 0 { throw CSVReadingError.outOfBounds(requested: rows.upperBound, actual: 0) }
      return []
    }
    var blocks = try CSVBlocks(plan, bodyStart: header.bodyStart, rows: rows, effort: effort)
    plan.rows = rows ?? 0..<blocks.rowCount
    let supposed = try supposedTypes(plan, blocks)
    let builders = wanted.map { position in
      CSVColumnBuilder(
        name: names[position], index: position, type: types[names[position]], supposing: supposed[position],
        options: options)
    }
    try fill(builders, &plan, &blocks)
    let conversion = CSVColumnConversion(
      parsers: options.dateParsers, format: options.dateParsers.isEmpty ? .iso : options.firstDateFormat,
      missing: plan.vocabulary.missing, firstRow: plan.rows.lowerBound + plan.firstRowNumber,
      threadCount: effort.threadCount)
    return try builders.map { try $0.finish(conversion) }
  }

  private func positions(of columns: [String]?, in names: [String]) throws -> [Int] {
    guard let columns else { return Array(names.indices) }
    let known = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    return try columns.map { name in
      guard let position = known[name] else { throw CSVReadingError.missingColumn(columnName: name) }
      return position
    }
  }

  /// The types that some rows of a few blocks admit, for each column of the file.
  private func supposedTypes(_ plan: CSVParsingPlan, _ blocks: CSVBlocks) throws -> [CSVTypeSet] {
    var types = [CSVTypeSet](repeating: .all, count: plan.columnCount)
    let parser = CSVBlockParser(plan, columnCount: 0)
    let samples = Set([0, blocks.count / 4, blocks.count / 2, blocks.count * 3 / 4])
    for block in samples.sorted() where block < blocks.count {
      let range = blocks.byteRange(block)
      guard !range.isEmpty else { continue }
      _ = parser.fillTable(range)
      let first = blocks.firstRow[block]
      let sampled = (first..<first + min(parser.table.rowCount, effort.sampleRowCount)).clamped(to: plan.rows)
      guard !sampled.isEmpty else { continue }
      for column in 0..<plan.columnCount {
        let cells = parser.table.cells(ofColumn: column)
        for row in sampled where !types[column].isEmpty {
          let (start, end) = cells[row - first]
          if let found = parser.types(start, end) { types[column].formIntersection(found) }
        }
      }
    }
    return types
  }

  /// Reads the cells, again and again until no column's type is contradicted.
  private func fill(
    _ builders: [CSVColumnBuilder], _ plan: inout CSVParsingPlan, _ blocks: inout CSVBlocks
  ) throws {
    var pending = builders
    repeat {
      let targets = pending.map { $0.allocate(rowCount: plan.rows.count) }
      let (outcomes, parsers) = pass(targets, plan, blocks)
      if try blocks.correct(with: outcomes, rowNumber: plan.firstRowNumber) {
        if plan.wantsAllRows { plan.rows = 0..<blocks.rowCount }
        continue
      }
      for outcome in outcomes {
        for cell in outcome.sharedMissing { ValidityBitmap.set(cell.validity, cell.row, false) }
      }
      for (position, builder) in pending.enumerated() {
        builder.arenas = parsers.flatMap { $0.arenas[position].chunks }
      }
      pending = zip(pending, targets).filter { $1.isContradicted }.map(\.0)
      for builder in pending { builder.widen(options) }
    } while !pending.isEmpty
  }

  private func pass(
    _ targets: [CSVColumnTarget], _ plan: CSVParsingPlan, _ blocks: CSVBlocks
  ) -> (outcomes: [CSVBlockOutcome], parsers: [CSVBlockParser]) {
    let threadCount = max(1, min(effort.threadCount, blocks.count))
    let parsers = (0..<threadCount).map { _ in CSVBlockParser(plan, columnCount: targets.count) }
    let outcomes = blocks.outcomes(threadCount: threadCount) { worker, block in
      if !plan.wantsAllRows, !blocks.rows(block).overlaps(plan.rows) {
        return CSVBlockOutcome(rowCount: blocks.rows(block).count)
      }
      return parsers[worker].parse(blocks.byteRange(block), rows: blocks.rows(block), into: targets)
    }
    return (outcomes, parsers)
  }
}

extension CSVBlockParser {
  /// The types that a cell could be read as; nil if it is missing.
  func types(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> CSVTypeSet? {
    let content = decoder.content(start, end)
    if !content.isQuoted || content.count == 0,
      plan.vocabulary.missing.contains(content.bytes, count: content.count)
    {
      return nil
    }
    return content.isQuoted ? [] : plan.vocabulary.types(of: content.bytes, count: content.count)
  }
}
