import NumericKernels

extension ColumnStorage {
  /// What an operator makes of two sides, row by row; a row that is missing on either side is missing.
  ///
  /// `name` is the column that is named if a row has no result; `combine` serves types of number that the processor
  /// does not know.
  static func combining(
    _ left: ColumnOperand<Value>, _ operation: ArithmeticOperator, _ right: ColumnOperand<Value>, name: String,
    by combine: (Value, Value) -> Value
  ) -> ColumnStorage {
    let (left, right) = (left.filled, right.filled)
    let count = commonCount(left, right, name: name)
    guard let type = Value.self as? any MachineNumber.Type else {
      var result = ColumnStorage(capacity: count)
      for row in 0..<count {
        guard let first = left.element(at: row), let second = right.element(at: row) else {
          result.append(nil)
          continue
        }
        result.append(combine(first, second))
      }
      return result
    }
    let buffer = ColumnBuffer<Value>(capacity: count)
    buffer.count = count
    buffer.validity = joinedValidity(left, right, count: count, capacity: buffer.capacity)
    let target = buffer.values.unsafelyUnwrapped
    compute(type, left, operation, right, into: target, count: count, validity: buffer.validity, name: name)
    return ColumnStorage(buffer)
  }

  /// Puts the result of an operator in the place of its left side.
  mutating func combine(
    _ operation: ArithmeticOperator, _ right: ColumnOperand<Value>, name: String, by combine: (Value, Value) -> Value
  ) {
    // Borrowed memory, which is only to be read, has no capacity.
    let isWritable = count <= capacity && isKnownUniquelyReferenced(&buffer)
    guard let type = Value.self as? any MachineNumber.Type, let values, isWritable else {
      self = ColumnStorage.combining(ColumnOperand(self), operation, right, name: name, by: combine)
      return
    }
    let right = right.filled
    let left = ColumnOperand(self)
    _ = ColumnStorage.commonCount(left, right, name: name)
    if right.validity != nil {
      buffer.validity = ColumnStorage.joinedValidity(left, right, count: count, capacity: buffer.capacity)
      validity = buffer.validity?.words
    }
    ColumnStorage.compute(
      type, left, operation, right, into: values, count: count, validity: buffer.validity, name: name)
  }

  private static func commonCount(
    _ left: ColumnOperand<Value>, _ right: ColumnOperand<Value>, name: String
  ) -> Int {
    if let first = left.count, let second = right.count, first != second {
      fatalError("column '\(name)' has \(first) rows, the other side of the operator \(second)")
    }
    return left.count ?? right.count ?? 0
  }

  /// Set where both sides are; nil where neither has a missing row.
  private static func joinedValidity(
    _ left: ColumnOperand<Value>, _ right: ColumnOperand<Value>, count: Int, capacity: Int
  ) -> ValidityBitmap? {
    guard let first = left.validity ?? right.validity else { return nil }
    let joined = ValidityBitmap(copying: first.words, count: count, capacity: capacity)
    if left.validity != nil, let second = right.validity {
      for word in 0..<ValidityBitmap.wordCount(rows: count) { joined.words[word] &= second.words[word] }
    }
    return joined
  }

  /// Computes all rows, where `Number` is `Value` and known to be a number of the processor's.
  private static func compute<Number: MachineNumber>(
    _ type: Number.Type, _ left: ColumnOperand<Value>, _ operation: ArithmeticOperator, _ right: ColumnOperand<Value>,
    into target: UnsafeMutablePointer<Value>, count: Int, validity: ValidityBitmap?, name: String
  ) {
    precondition(Number.self == Value.self, "the sides are of the type that computes")
    let leftValues = unsafeBitCast(left.values, to: OperandValues<Number>.self)
    let rightValues = unsafeBitCast(right.values, to: OperandValues<Number>.self)
    let numbers = UnsafeMutableRawPointer(target).assumingMemoryBound(to: Number.self)
    let words = UnsafePointer(validity?.words)
    left.withMemory {
      right.withMemory {
        ParallelExecution.forEachChunk(
          of: count, chunkLength: operatorChunkLength, threadCount: ParallelExecution.processorCount
        ) { _, rows in
          let failure = Number.compute(
            leftValues, operation, rightValues, into: numbers, rows: rows, validity: words)
          guard let row = failure else { return }
          refuse(left.element(at: row), operation, right.element(at: row), name: name, row: row)
        }
      }
    }
  }

  private static func refuse(
    _ left: Value?, _ operation: ArithmeticOperator, _ right: Value?, name: String, row: Int
  ) -> Never {
    let term = [left, right].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " \(operation.rawValue) ")
    let isDivisionByZero = operation == .divided && right.map { "\($0)" } == "0"
    fatalError(
      "column '\(name)', row \(row): \(term) \(isDivisionByZero ? "divides by zero" : "overflows \(Value.self)")")
  }
}

/// Rows that a thread takes at a time: a multiple of 64, so that no two threads share a word of a bitmap.
let operatorChunkLength = 1 << 16
