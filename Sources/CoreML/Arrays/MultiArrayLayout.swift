/// Where the elements of a multi-array lie: element (i, j, …) is `i * strides[0] + j * strides[1] + …` elements in.
struct MultiArrayLayout: Equatable {
  let shape: [Int]
  let strides: [Int]
  /// The number of elements, the product of the shape.
  let count: Int
  /// How many elements the memory must hold: one more than the offset of the last element.
  let span: Int

  /// The layout without gaps in which the last index moves fastest.
  init(shape: [Int]) throws { try self.init(shape: shape, strides: Self.contiguousStrides(shape)) }

  /// The strides of an array without gaps in which the last index moves fastest.
  ///
  /// Where the elements are too many to count, the strides wrap around, and the count's check refuses them.
  static func contiguousStrides(_ shape: [Int]) -> [Int] {
    var strides = [Int](repeating: 1, count: shape.count)
    var step = 1
    for axis in shape.indices.reversed() {
      strides[axis] = step & Int.max
      step = step &* max(1, shape[axis])
    }
    return strides
  }

  /// A layout with strides of the caller's choice.
  init(shape: [Int], strides: [Int]) throws {
    guard shape.count == strides.count else {
      throw ArrayFailure.strideCount(shape: shape, strides: strides).error
    }
    guard shape.allSatisfy({ $0 >= 0 }) else { throw ArrayFailure.negativeSize(shape: shape).error }
    guard strides.allSatisfy({ $0 >= 0 }) else { throw ArrayFailure.negativeStride(strides: strides).error }
    var count = 1
    var lastOffset = 0
    for (size, stride) in zip(shape, strides) {
      let (product, countOverflow) = count.multipliedReportingOverflow(by: size)
      let (distance, distanceOverflow) = max(0, size - 1).multipliedReportingOverflow(by: stride)
      let (offset, offsetOverflow) = lastOffset.addingReportingOverflow(distance)
      guard !countOverflow, !distanceOverflow, !offsetOverflow else {
        throw ArrayFailure.tooLarge(shape: shape).error
      }
      count = product
      lastOffset = offset
    }
    // Twice eight bytes an element still fit an address.
    guard count < Int.max / 16, lastOffset < Int.max / 16 else {
      throw ArrayFailure.tooLarge(shape: shape).error
    }
    self.shape = shape
    self.strides = strides
    self.count = count
    span = count == 0 ? 0 : lastOffset + 1
  }

  /// Whether the elements lie in index order without gaps.
  var isContiguous: Bool {
    var step = 1
    for axis in shape.indices.reversed() where shape[axis] != 1 {
      guard strides[axis] == step else { return false }
      step *= shape[axis]
    }
    return true
  }

  /// The place of the element with the given indices, one an axis.
  func offset(of indices: some RandomAccessCollection<Int>) -> Int {
    precondition(
      indices.count == shape.count, "\(indices.count) indices for a multi-array of \(shape.count) dimensions")
    var offset = 0
    for (axis, index) in indices.enumerated() {
      precondition(
        index >= 0 && index < shape[axis], "index \(index) is outside 0..<\(shape[axis]) of dimension \(axis)")
      offset += index * strides[axis]
    }
    return offset
  }

  /// Where the element with the given indices stands when all elements are counted, the last axis fastest.
  func linearIndex(of indices: [Int]) -> Int {
    precondition(
      indices.count == shape.count, "\(indices.count) indices for a multi-array of \(shape.count) dimensions")
    return zip(indices, shape).reduce(0) { sum, axis in
      precondition(axis.0 >= 0 && axis.0 < axis.1, "index \(axis.0) is outside 0..<\(axis.1)")
      return sum * axis.1 + axis.0
    }
  }

  /// The place of the element that stands at `index` when all elements are counted, the last axis fastest.
  func offset(ofElement index: Int) -> Int {
    precondition(index >= 0 && index < count, "index \(index) is outside the \(count) elements of a multi-array")
    var rest = index
    var offset = 0
    for axis in shape.indices.reversed() {
      offset += rest % shape[axis] * strides[axis]
      rest /= shape[axis]
    }
    return offset
  }

  /// Calls `body` with the place of every element, the last axis fastest.
  func forEachOffset(_ body: (_ index: Int, _ offset: Int) -> Void) {
    if isContiguous {
      for index in 0..<count { body(index, index) }
    } else {
      for index in 0..<count { body(index, offset(ofElement: index)) }
    }
  }
}
