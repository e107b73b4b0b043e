// Goals, in order:
// 1. What Swift's own operators do: an overflow of integers and a division by zero stop the program, but only in rows
//    that are present; the memory of missing rows may hold anything.
// 2. Loops that the compiler turns into vector instructions: one for each operator and kind of sides, over pointers.
// 3. Memory is gone through once: bits that tell of an overflow are gathered beside the results, and looked at a block
//    at a time.

/// Writes what `combine` makes of both sides, row by row.
@inline(__always)
private func write<Value>(
  _ rows: Range<Int>, of left: OperandValues<Value>, _ right: OperandValues<Value>,
  into target: UnsafeMutablePointer<Value>, _ combine: (Value, Value) -> Value
) {
  switch (left, right) {
  case (.rows(let left), .rows(let right)): for row in rows { target[row] = combine(left[row], right[row]) }
  case (.rows(let left), .same(let right)): for row in rows { target[row] = combine(left[row], right) }
  case (.same(let left), .rows(let right)): for row in rows { target[row] = combine(left, right[row]) }
  case (.same(let left), .same(let right)): for row in rows { target[row] = combine(left, right) }
  }
}

extension MachineNumber where Self: FloatingPoint {
  static func compute(
    _ left: OperandValues<Self>, _ operation: ArithmeticOperator, _ right: OperandValues<Self>,
    into target: UnsafeMutablePointer<Self>, rows: Range<Int>, validity: UnsafePointer<UInt64>?
  ) -> Int? {
    switch operation {
    case .plus: write(rows, of: left, right, into: target) { $0 + $1 }
    case .minus: write(rows, of: left, right, into: target) { $0 - $1 }
    case .times: write(rows, of: left, right, into: target) { $0 * $1 }
    case .divided: write(rows, of: left, right, into: target) { $0 / $1 }
    }
    return nil
  }
}

extension MachineNumber where Self: FixedWidthInteger {
  static func compute(
    _ left: OperandValues<Self>, _ operation: ArithmeticOperator, _ right: OperandValues<Self>,
    into target: UnsafeMutablePointer<Self>, rows: Range<Int>, validity: UnsafePointer<UInt64>?
  ) -> Int? {
    let blockLength = 4096 / MemoryLayout<Self>.stride
    return withUnsafeTemporaryAllocation(of: Self.self, capacity: blockLength) { copy in
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: blockLength) {
        let count = Swift.min(blockLength, rows.upperBound - start)
        var blockLeft = left.advanced(by: start)
        if case .rows(let values) = blockLeft, values == UnsafePointer(target + start) {
          // The target is the left side: its values are needed still where the block turns out to overflow.
          let kept = copy.baseAddress.unsafelyUnwrapped
          kept.update(from: values, count: count)
          blockLeft = .rows(UnsafePointer(kept))
        }
        let block = (left: blockLeft, right: right.advanced(by: start))
        if !computeBlock(block.left, operation, block.right, into: target + start, count: count) { continue }
        // The block overflows somewhere, but perhaps only in missing rows.
        for row in 0..<count where validity.map({ ValidityBitmap.isSet($0, start + row) }) ?? true {
          let (first, second) = (block.left.value(at: row), block.right.value(at: row))
          if overflows(first, operation, second) { return start + row }
        }
      }
      return nil
    }
  }

  /// Computes rows, overflowing quietly, and tells whether one of them, missing ones included, did overflow.
  @inline(__always)
  private static func computeBlock(
    _ left: OperandValues<Self>, _ operation: ArithmeticOperator, _ right: OperandValues<Self>,
    into target: UnsafeMutablePointer<Self>, count: Int
  ) -> Bool {
    var joined: Self = 0
    switch operation {
    case .plus:
      write(0..<count, of: left, right, into: target) { left, right in
        let sum = left &+ right
        joined |= overflowOfSum(left, right, sum)
        return sum
      }
      return joined.leadingZeroBitCount == 0
    case .minus:
      write(0..<count, of: left, right, into: target) { left, right in
        let difference = left &- right
        joined |= overflowOfDifference(left, right, difference)
        return difference
      }
      return joined.leadingZeroBitCount == 0
    case .times:
      write(0..<count, of: left, right, into: target) { left, right in
        let (product, overflow) = left.multipliedReportingOverflow(by: right)
        joined |= overflow ? 1 : 0
        return product
      }
      return joined != 0
    case .divided:
      write(0..<count, of: left, right, into: target) { left, right in
        let (quotient, overflow) = left.dividedReportingOverflow(by: right)
        joined |= overflow ? 1 : 0
        return quotient
      }
      return joined != 0
    }
  }

  private static func overflows(_ left: Self, _ operation: ArithmeticOperator, _ right: Self) -> Bool {
    switch operation {
    case .plus: left.addingReportingOverflow(right).overflow
    case .minus: left.subtractingReportingOverflow(right).overflow
    case .times: left.multipliedReportingOverflow(by: right).overflow
    case .divided: left.dividedReportingOverflow(by: right).overflow
    }
  }

  /// The highest bit is set where the sum overflows: where its sign is that of neither side, or, unsigned, where the
  /// highest bit carries.
  @inline(__always)
  private static func overflowOfSum(_ left: Self, _ right: Self, _ sum: Self) -> Self {
    isSigned ? (left ^ sum) & (right ^ sum) : (left & right) | ((left | right) & ~sum)
  }

  /// The highest bit is set where the difference overflows: where the sides' signs differ and the result has not the
  /// left one's, or, unsigned, where the highest bit borrows.
  @inline(__always)
  private static func overflowOfDifference(_ left: Self, _ right: Self, _ difference: Self) -> Self {
    isSigned ? (left ^ right) & (left ^ difference) : (~left & right) | (~(left ^ right) & difference)
  }
}
