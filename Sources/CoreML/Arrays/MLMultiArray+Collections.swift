import Foundation

extension MLMultiArray {
  /// Makes a vector of doubles.
  ///
  /// - Throws: ``MLModelError`` where the memory does not suffice.
  public convenience init<C>(_ data: C) throws where C: Collection, C.Element == Double {
    try self.init(sizes: [data.count], dataType: .double)
    let target = scalars(as: Double.self)
    for (index, value) in data.enumerated() { target[index] = value }
  }

  /// Makes a vector of 32-bit floating-point numbers.
  ///
  /// - Throws: ``MLModelError`` where the memory does not suffice.
  public convenience init<C>(_ data: C) throws where C: Collection, C.Element == Float {
    try self.init(sizes: [data.count], dataType: .float32)
    let target = scalars(as: Float.self)
    for (index, value) in data.enumerated() { target[index] = value }
  }

  /// Makes a vector of 32-bit integers.
  ///
  /// - Throws: ``MLModelError`` with the code `generic`, naming the first number that 32 bits cannot hold.
  public convenience init<C>(_ data: C) throws where C: Collection, C.Element: FixedWidthInteger {
    try self.init(sizes: [data.count], dataType: .int32)
    let target = scalars(as: Int32.self)
    for (index, value) in data.enumerated() {
      guard let scalar = Int32(exactly: value) else {
        throw ArrayFailure.integerTooWide(value: String(value), index: index).error
      }
      target[index] = scalar
    }
  }
}
