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
  let numbers = columns.map(\.numericSummary)
  let counts = columns.map { $0.summary() }
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

extension AnyColumnSlice {
  /// The measures of a column of numbers; nil for any other.
  fileprivate var numericSummary: NumericSummary<Double>? {
    if wrappedElementType == Bool.self { return nil }
    let column = gathered()
    guard let values = column.doubleValues() else { return nil }
    // A NaN of the data is a value, one of the extraction stands for a missing value.
    let present =
      column.missingCount == 0 ? values : zip(values.indices, values).filter { !column.isNil(at: $0.0) }.map(\.1)
    return NumericSummary(
      sortedValues: present.sorted { $0 < $1 || ($1.isNaN && !$0.isNaN) }, noneCount: values.count - present.count)
  }
}
