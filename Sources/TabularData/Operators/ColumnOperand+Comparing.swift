import NumericKernels

extension ColumnOperand where Value: Comparable {
  /// How each row compares with a value; a row that stays missing gives `whenMissing`.
  func comparing(_ comparison: ComparisonOperator, _ value: Value, whenMissing: Bool) -> [Bool] {
    guard let count, case .rows(let values) = values else { return [] }
    let missing = filler.map { comparison.holds($0, value) } ?? whenMissing
    return [Bool](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      initializedCount = count
      guard let target = buffer.baseAddress else { return }
      withMemory {
        if let type = Value.self as? any MachineComparable.Type {
          ColumnOperand.compare(type, values, comparison, value, into: target, count: count)
        } else {
          for row in 0..<count where validity?[row] ?? true { target[row] = comparison.holds(values[row], value) }
        }
        validity?.forEachMissing(count: count) { target[$0] = missing }
      }
    }
  }

  /// Compares all rows, where `Machine` is `Value` and known to be comparable by the processor.
  private static func compare<Machine: MachineComparable>(
    _ type: Machine.Type, _ values: UnsafePointer<Value>, _ comparison: ComparisonOperator, _ value: Value,
    into target: UnsafeMutablePointer<Bool>, count: Int
  ) {
    precondition(Machine.self == Value.self, "the sides are of the type that compares")
    let values = UnsafeRawPointer(values).assumingMemoryBound(to: Machine.self)
    let value = unsafeBitCast(value, to: Machine.self)
    ParallelExecution.forEachChunk(
      of: count, chunkLength: operatorChunkLength, threadCount: ParallelExecution.processorCount
    ) { _, rows in
      Machine.compare(values, comparison, value, into: target, rows: rows)
    }
  }
}

extension ComparisonOperator {
  /// Tells whether the comparison holds between two values.
  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .notEqual: left != right
    }
  }
}
