import Foundation

/// A value that the processor compares; columns of such values are compared the fast way.
protocol MachineComparable: Comparable {
  /// Writes how the given rows compare with a value.
  static func compare(
    _ values: UnsafePointer<Self>, _ comparison: ComparisonOperator, _ value: Self,
    into target: UnsafeMutablePointer<Bool>, rows: Range<Int>)

  /// Writes a value to each missing row among the first `count`.
  static func fill(_ target: UnsafeMutablePointer<Self>, count: Int, validity: ValidityBitmap, _ value: Self)
}

/// A number that the processor computes with; columns of such numbers take the fast way.
protocol MachineNumber: MachineComparable, Numeric {
  /// Computes the given rows and writes them to `target`, which may be the memory of one side.
  ///
  /// Rows whose bit in `validity` is clear get any value. Returns the first present row, if there is one, whose result
  /// cannot be represented; rows from there on are unspecified, and both sides still hold that row's values.
  static func compute(
    _ left: OperandValues<Self>, _ operation: ArithmeticOperator, _ right: OperandValues<Self>,
    into target: UnsafeMutablePointer<Self>, rows: Range<Int>, validity: UnsafePointer<UInt64>?
  ) -> Int?
}

extension Double: MachineNumber {}
extension Float: MachineNumber {}
extension Int: MachineNumber {}
extension Int8: MachineNumber {}
extension Int16: MachineNumber {}
extension Int32: MachineNumber {}
extension Int64: MachineNumber {}
extension UInt: MachineNumber {}
extension UInt8: MachineNumber {}
extension UInt16: MachineNumber {}
extension UInt32: MachineNumber {}
extension UInt64: MachineNumber {}
extension Date: MachineComparable {}
