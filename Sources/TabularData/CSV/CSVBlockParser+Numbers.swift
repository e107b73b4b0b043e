import Foundation

/// What became of a cell that a fast loop refused.
enum CSVCellOutcome<Value> {
  case value(Value)
  case missing
  /// The column cannot have this type, or reading fails; no more of its cells need be looked at.
  case stop
}

// The loops below differ in one line. They are written out because that line must be inlined, and a closure is not.

extension CSVBlockParser {
  func parseIntegers(_ cells: CSVColumnCells, _ rows: Range<Int>, _ column: CSVColumnTarget) {
    let validity = column.validity
    let values = column.values.assumingMemoryBound(to: Int.self) + batchRow - rows.lowerBound
    let mustAskFirst = plan.vocabulary.missing.containsNumber
    let emptyIsMissing = plan.vocabulary.missing.containsEmpty
    let numbers = numbers
    for row in rows {
      let (start, end) = cells[row]
      if !mustAskFirst, numbers.plainInteger(start, end, &values[row]) { continue }
      if start == end, emptyIsMissing {
        markMissing(batchRow &+ row &- rows.lowerBound, validity)
        continue
      }
      let outcome = outcome(start, end, column, batchRow + row - rows.lowerBound) {
        CSVNumberParser.integer($0, count: $1)
      }
      switch outcome {
      case .value(let value): values[row] = value
      case .missing: markMissing(batchRow + row - rows.lowerBound, validity)
      case .stop: return
      }
    }
  }

  func parseDoubles(_ cells: CSVColumnCells, _ rows: Range<Int>, _ column: CSVColumnTarget) {
    let validity = column.validity
    let values = column.values.assumingMemoryBound(to: Double.self) + batchRow - rows.lowerBound
    let mustAskFirst = plan.vocabulary.missing.containsNumber
    let emptyIsMissing = plan.vocabulary.missing.containsEmpty
    let numbers = numbers
    for row in rows {
      let (start, end) = cells[row]
      if !mustAskFirst, numbers.plainDouble(start, end, &values[row]) { continue }
      if start == end, emptyIsMissing {
        markMissing(batchRow &+ row &- rows.lowerBound, validity)
        continue
      }
      let outcome = outcome(start, end, column, batchRow + row - rows.lowerBound) {
        CSVNumberParser.double($0, count: $1)
      }
      switch outcome {
      case .value(let value): values[row] = value
      case .missing: markMissing(batchRow + row - rows.lowerBound, validity)
      case .stop: return
      }
    }
  }

  func parseFloats(_ cells: CSVColumnCells, _ rows: Range<Int>, _ column: CSVColumnTarget) {
    let validity = column.validity
    let values = column.values.assumingMemoryBound(to: Float.self) + batchRow - rows.lowerBound
    let mustAskFirst = plan.vocabulary.missing.containsNumber
    let emptyIsMissing = plan.vocabulary.missing.containsEmpty
    let numbers = numbers
    for row in rows {
      let (start, end) = cells[row]
      var double = 0.0
      if !mustAskFirst, numbers.plainDouble(start, end, &double) {
        let float = CSVNumberParser.float(rounding: double, start, end)
        if float.isFinite {
          values[row] = float
          continue
        }
      }
      if start == end, emptyIsMissing {
        markMissing(batchRow &+ row &- rows.lowerBound, validity)
        continue
      }
      let outcome = outcome(start, end, column, batchRow + row - rows.lowerBound) {
        CSVNumberParser.float($0, count: $1)
      }
      switch outcome {
      case .value(let value): values[row] = value
      case .missing: markMissing(batchRow + row - rows.lowerBound, validity)
      case .stop: return
      }
    }
  }

  func parseBooleans(_ cells: CSVColumnCells, _ rows: Range<Int>, _ column: CSVColumnTarget) {
    let validity = column.validity
    let values = column.values.assumingMemoryBound(to: Bool.self) + batchRow - rows.lowerBound
    let vocabulary = plan.vocabulary
    let mustAskFirst = vocabulary.missingContainsBoolean
    for row in rows {
      let (start, end) = cells[row]
      if !mustAskFirst {
        if vocabulary.truths.contains(start, count: end - start) {
          values[row] = true
          continue
        }
        if vocabulary.falsehoods.contains(start, count: end - start) {
          values[row] = false
          continue
        }
      }
      let outcome = outcome(start, end, column, batchRow + row - rows.lowerBound) { bytes, count in
        if vocabulary.truths.contains(bytes, count: count) { return true }
        return vocabulary.falsehoods.contains(bytes, count: count) ? false : nil
      }
      switch outcome {
      case .value(let value): values[row] = value
      case .missing: markMissing(batchRow + row - rows.lowerBound, validity)
      case .stop: return
      }
    }
  }

  /// Looks at a cell in full: quotes, spellings of missing values, and what its text says about the column's type.
  private func outcome<Value>(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ column: CSVColumnTarget, _ wantedRow: Int,
    _ parse: (UnsafePointer<UInt8>, Int) -> Value?
  ) -> CSVCellOutcome<Value> {
    let content = decoder.content(start, end)
    if plan.vocabulary.missing.contains(content.bytes, count: content.count),
      !content.isQuoted || content.count == 0 || column.type != nil
    {
      return .missing
    }
    guard let type = column.type else {
      let types = content.isQuoted ? [] : plan.vocabulary.types(of: content.bytes, count: content.count)
      column.restrict(to: types)
      if types.isSuperset(of: column.kind.supposition), let value = parse(content.bytes, content.count) {
        return .value(value)
      }
      // A decimal that is finite as a double but not as a float does not fit either.
      column.restrict(to: types.subtracting(column.kind.supposition))
      return .stop
    }
    if let value = parse(content.bytes, content.count) { return .value(value) }
    let contents = Data(bytes: content.bytes, count: content.count)
    let index = column.index
    note({ .failedToParse(row: $0, column: index, type: type, cellContents: contents) }, wantedRow: wantedRow)
    return .stop
  }
}
