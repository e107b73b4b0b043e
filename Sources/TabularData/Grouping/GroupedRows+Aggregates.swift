import NumericKernels

// Public aggregates are generic, which would run them unspecialised: the usual types have versions of their own.

extension GroupedRows {
  /// The sum of each group's present values.
  func sums<N: AdditiveArithmetic>(_ column: Column<N>) -> ColumnStorage<N> {
    if let integers = column as? any IntegerColumn, let sums = integers.sums(by: self) as? ColumnStorage<N> {
      return sums
    }
    return plainSums(column)
  }

  @_specialize(where N == Double)
  @_specialize(where N == Float)
  private func plainSums<N: AdditiveArithmetic>(_ column: Column<N>) -> ColumnStorage<N> {
    results(column, SumAccumulator<N>.self) { $0.sum }
  }

  /// The mean of each group's present values.
  @_specialize(where N == Double)
  @_specialize(where N == Float)
  func means<N: FloatingPoint>(_ column: Column<N>) -> ColumnStorage<N> {
    results(column, MeanAccumulator<N>.self) { $0.count == 0 ? nil : $0.sum / N($0.count) }
  }

  /// The smallest of each group's present values.
  @_specialize(where N == Double)
  @_specialize(where N == Float)
  @_specialize(where N == Int)
  func minimums<N: Comparable>(_ column: Column<N>) -> ColumnStorage<N> {
    results(column, MinimumAccumulator<N>.self) { $0.value }
  }

  /// The greatest of each group's present values.
  @_specialize(where N == Double)
  @_specialize(where N == Float)
  @_specialize(where N == Int)
  func maximums<N: Comparable>(_ column: Column<N>) -> ColumnStorage<N> {
    results(column, MaximumAccumulator<N>.self) { $0.value }
  }

  fileprivate func integerSums<N: FixedWidthInteger>(_ column: Column<N>) -> ColumnStorage<N> {
    results(column, IntegerSumAccumulator<N>.self) { group in
      if group.didOverflow { fatalError("a group's sum of column '\(column.name)' does not fit \(N.self)") }
      return group.sum
    }
  }

  /// What an accumulator finds in each group, made into a result, or into nil for a missing one.
  @inline(__always)
  private func results<A: GroupAccumulator, Result>(
    _ column: Column<A.Value>, _ type: A.Type, _ result: (A) -> Result?
  ) -> ColumnStorage<Result> {
    let chunks = GroupChunks(rowCount: numbers.count, groupCount: groupCount)
    let total = chunks.count * groupCount
    let accumulators = UnsafeMutablePointer<A>.allocate(capacity: Swift.max(total, 1))
    accumulators.initialize(repeating: A.empty, count: total)
    defer {
      accumulators.deinitialize(count: total)
      accumulators.deallocate()
    }
    let all = UncheckedSendable(accumulators)
    let storage = UncheckedSendable(column.storage)
    chunks.forEach { chunk, positions in
      self.accumulate(storage.value, positions, into: all.value + chunk * groupCount)
    }
    for chunk in 1..<Swift.max(chunks.count, 1) {
      for group in 0..<groupCount { accumulators[group].merge(accumulators[chunk * groupCount + group]) }
    }
    var storageOfResults = ColumnStorage<Result>(capacity: groupCount)
    for group in 0..<groupCount { storageOfResults.append(result(accumulators[group])) }
    return storageOfResults
  }

  /// Adds the values at some positions of the selection to their groups, in order.
  @inline(__always)
  private func accumulate<A: GroupAccumulator>(
    _ storage: ColumnStorage<A.Value>, _ positions: Range<Int>, into groups: UnsafeMutablePointer<A>
  ) {
    numbers.withUnsafeBufferPointer { numbers in
      var position = positions.lowerBound
      let ranges =
        selection.count == positions.count ? selection.ranges : selection.slice(offsets: positions).ranges
      for rows in ranges {
        let offset = position - rows.lowerBound
        if let values = storage.values, storage.validity == nil {
          for row in rows { groups[Int(numbers[row &+ offset])].add(values[row]) }
        } else if let values = storage.values, let validity = storage.validity {
          for row in rows where ValidityBitmap.isSet(validity, row) {
            groups[Int(numbers[row &+ offset])].add(values[row])
          }
        } else {
          for row in rows { if let value = storage[row] { groups[Int(numbers[row &+ offset])].add(value) } }
        }
        position += rows.count
      }
    }
    withExtendedLifetime(storage.buffer) {}
  }

  /// A quantile of each group's present values, between two interpolated; NaN where there is none.
  @_specialize(where N == Double)
  @_specialize(where N == Float)
  func quantiles<N: BinaryFloatingPoint>(_ column: Column<N>, share: Double) -> ColumnStorage<N> {
    let lists = lists
    let results = UnsafeMutablePointer<N>.allocate(capacity: Swift.max(groupCount, 1))
    let shared = UncheckedSendable(results)
    let storage = UncheckedSendable(column.storage)
    ParallelExecution.forEachChunk(
      of: groupCount, chunkLength: Swift.max(1, groupCount / 64), threadCount: ParallelExecution.processorCount
    ) { _, groups in
      var values: [N] = []
      for group in groups {
        values.removeAll(keepingCapacity: true)
        for row in lists[group] { if let value = storage.value[Int(row)] { values.append(value) } }
        values.sort { $0 < $1 || ($1.isNaN && !$0.isNaN) }
        (shared.value + group).initialize(to: quantile(share, ofSorted: values))
      }
    }
    return ColumnStorage(adopting: results, count: groupCount, validity: nil)
  }
}

/// A column of integers, whose sums can overflow.
private protocol IntegerColumn {
  func sums(by rows: GroupedRows) -> Any
}

extension Column: IntegerColumn where WrappedElement: FixedWidthInteger {
  @_specialize(where WrappedElement == Int)
  @_specialize(where WrappedElement == Int64)
  @_specialize(where WrappedElement == Int32)
  func sums(by rows: GroupedRows) -> Any { rows.integerSums(self) }
}
