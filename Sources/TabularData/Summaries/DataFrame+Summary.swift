import NumericKernels

extension DataFrame {
  /// A frame with a row a column: measures of its numbers, counts and most frequent values.
  ///
  /// The columns are those of `SummaryColumnIDs`. Measures of columns that hold no numbers are missing.
  public func summary() -> DataFrame { self[0..<rowCount].summary() }

  /// The summary of some columns, in the order of the names.
  public func summary(of columnNames: String...) -> DataFrame { selecting(columnNames: columnNames).summary() }

  /// The summary of the columns at some positions, in their order.
  public func summary(ofColumns columnIndices: Int...) -> DataFrame {
    self[0..<rowCount].summary(of: columnIndices)
  }
}

extension DataFrame.Slice {
  /// A frame with a row a column: measures of its numbers, counts and most frequent values.
  ///
  /// The columns are those of `SummaryColumnIDs`. Measures of columns that hold no numbers are missing.
  public func summary() -> DataFrame { summaryFrame(columns) }

  /// The summary of some columns, in the order of the names.
  public func summary(of columnNames: String...) -> DataFrame { summaryFrame(columnNames.map { self[$0] }) }

  /// The summary of the columns at some positions, in their order.
  public func summary(ofColumns columnIndices: Int...) -> DataFrame { summary(of: columnIndices) }

  func summary(of columnIndices: [Int]) -> DataFrame {
    summaryFrame(
      columnIndices.map { index in
        base.checkPosition(index)
        return columns[index]
      })
  }
}

private func summaryFrame(_ columns: [AnyColumnSlice]) -> DataFrame {
  let summaries = ColumnSummary.summaries(of: columns)
  let numbers = summaries.map(\.numbers)
  let counts = summaries.map(\.counts)
  func measures(_ id: ColumnID<Double>, _ measure: (NumericSummary<Double>) -> Double) -> AnyColumn {
    Column(name: id.name, contents: numbers.map { $0.map(measure) }).eraseToAnyColumn()
  }
  func tallies(_ id: ColumnID<Int>, _ tally: (AnyCategoricalSummary) -> Int) -> AnyColumn {
    Column(id, contents: counts.map(tally)).eraseToAnyColumn()
  }
  return DataFrame(columns: [
    Column(SummaryColumnIDs.columnName, contents: columns.map(\.name)).eraseToAnyColumn(),
    measures(SummaryColumnIDs.mean, \.mean),
    measures(SummaryColumnIDs.standardDeviation, \.standardDeviation),
    measures(SummaryColumnIDs.minimum, \.min),
    measures(SummaryColumnIDs.maximum, \.max),
    measures(SummaryColumnIDs.median, \.median),
    measures(SummaryColumnIDs.firstQuartile, \.firstQuartile),
    measures(SummaryColumnIDs.thirdQuartile, \.thirdQuartile),
    Column(SummaryColumnIDs.mode, contents: counts.map(\.mode)).eraseToAnyColumn(),
    tallies(SummaryColumnIDs.uniqueCount, \.uniqueCount),
    tallies(SummaryColumnIDs.noneCount, \.noneCount),
    tallies(SummaryColumnIDs.someCount, \.someCount),
  ])
}

/// What a row of a frame's summary tells of a column.
private struct ColumnSummary {
  /// The measures of a column of numbers; nil for any other.
  let numbers: NumericSummary<Double>?
  let counts: AnyCategoricalSummary

  init(_ column: AnyColumnSlice, threads: KeyThreads) {
    let (base, rows) = (column.base, column.selection)
    guard let keys = NumberKeys(base, rows) else {
      counts = AnyCategoricalSummary(base, rows: rows, threads: threads)
      numbers = nil
      return
    }
    let sorted = keys.keys.sortedByDigits()
    let found = ValueCounts(base, rows: rows, keys.keys, sorted: sorted)
    counts = AnyCategoricalSummary(base, found)
    numbers = keys.areNumbers ? keys.measures(sorted: sorted, noneCount: found.noneCount) : nil
  }

  /// The summaries of columns, each by one thread; columns of a client's own types by the caller's.
  static func summaries(of columns: [AnyColumnSlice]) -> [ColumnSummary] {
    var summaries = [ColumnSummary?](repeating: nil, count: columns.count)
    // Few columns are shared among threads by rows.
    let standard = columns.indices.filter { columns[$0].hasStandardValues }
    if standard.count >= ParallelExecution.processorCount {
      let single = KeyThreads(count: 1)
      summaries.withUnsafeMutableBufferPointer { summaries in
        let shared = UncheckedSendable(summaries)
        ParallelExecution.forEach(standard.count, threadCount: ParallelExecution.processorCount) { index in
          let position = standard[index]
          shared.value[position] = ColumnSummary(columns[position], threads: single)
        }
      }
    }
    return columns.indices.map { position in
      let column = columns[position]
      let threads = column.hasStandardValues ? KeyThreads() : KeyThreads(count: 1)
      return summaries[position] ?? ColumnSummary(column, threads: threads)
    }
  }
}

extension AnyColumnSlice {
  /// Whether values are compared and hashed by code of the standard library, which may run on any thread.
  fileprivate var hasStandardValues: Bool {
    wrappedElementType == String.self || wrappedElementType == Bool.self
      || NumberKeys(base, RowSelection(0..<0)) != nil
  }
}
