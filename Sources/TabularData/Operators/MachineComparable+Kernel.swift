extension MachineComparable {
  static func compare(
    _ values: UnsafePointer<Self>, _ comparison: ComparisonOperator, _ value: Self,
    into target: UnsafeMutablePointer<Bool>, rows: Range<Int>
  ) {
    switch comparison {
    case .less: for row in rows { target[row] = values[row] < value }
    case .lessOrEqual: for row in rows { target[row] = values[row] <= value }
    case .greater: for row in rows { target[row] = values[row] > value }
    case .greaterOrEqual: for row in rows { target[row] = values[row] >= value }
    case .equal: for row in rows { target[row] = values[row] == value }
    case .notEqual: for row in rows { target[row] = values[row] != value }
    }
  }

  static func fill(_ target: UnsafeMutablePointer<Self>, count: Int, validity: ValidityBitmap, _ value: Self) {
    validity.forEachMissing(count: count) { target[$0] = value }
  }
}
