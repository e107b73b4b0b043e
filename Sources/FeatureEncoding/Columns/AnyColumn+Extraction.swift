import ModelRuntime
import TabularData

extension AnyColumn {
  /// The strings of a column of `String`, each distinct one once; nil for any other column.
  func stringBatch() -> StringBatch? {
    codedStrings().map { StringBatch(values: $0.values, codes: $0.codes) }
  }

  /// The numbers of a column that holds numbers or truth values, NaN where one is missing; nil for any other column.
  ///
  /// Floats are handed over as they are: half the memory, and trainers read them as fast.
  func numericBatch() -> FeatureBatch? {
    floatValues().map { .float32($0) } ?? doubleValues().map { .float64($0) }
  }

  /// The integers of a column without missing values, truth values as 0 and 1; nil for a column of another type, and
  /// where a value is larger than Int64 can hold.
  func integers() -> [Int64]? {
    switch wrappedElementType {
    case is Int.Type: integers(of: Int.self)
    case is Int64.Type: integers(of: Int64.self)
    case is UInt.Type: integers(of: UInt.self)
    case is UInt64.Type: integers(of: UInt64.self)
    case is Float.Type, is Double.Type: nil
    // What is left has at most 32 bits, which a Double holds exactly.
    default: doubleValues()?.map { Int64($0) }
    }
  }

  private func integers<Value: FixedWidthInteger>(of type: Value.Type) -> [Int64]? {
    var result: [Int64] = []
    result.reserveCapacity(count)
    for value in assumingType(type) {
      guard let value, let integer = Int64(exactly: value) else { return nil }
      result.append(integer)
    }
    return result
  }
}
