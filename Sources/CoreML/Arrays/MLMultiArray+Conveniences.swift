import Foundation

// Ours, beside Apple's spelling: sizes and indices as plain integers.

extension MLMultiArray {
  /// Makes an array of zeros from sizes that are plain integers; not part of Apple's API.
  ///
  /// - Throws: ``MLModelError`` with the code `generic` where a size is negative or the memory does not suffice.
  @_disfavoredOverload
  public convenience init(shape: [Int], dataType: MLMultiArrayDataType) throws {
    try self.init(sizes: shape, dataType: dataType)
  }

  /// The element with the given indices, one an axis, as plain integers; not part of Apple's API.
  ///
  /// - Precondition: Each index is in its axis's range.
  @_disfavoredOverload
  public subscript(indices: [Int]) -> NSNumber {
    get { self[layout.linearIndex(of: indices)] }
    set { self[layout.linearIndex(of: indices)] = newValue }
  }
}
