/// The scalars of a shaped array or of a part of one, in memory that is shared until one holder changes it.
///
/// Sendable because it is a value: a change copies what others still hold.
struct ShapedScalars<Scalar: MLShapedArrayScalar>: @unchecked Sendable {
  private(set) var storage: [Scalar]
  /// Where the first scalar lies in the storage.
  let offset: Int
  let layout: MultiArrayLayout

  /// Scalars in order, the last axis fastest.
  ///
  /// - Precondition: There are as many scalars as the shape has places.
  init(_ scalars: [Scalar], shape: [Int]) {
    self.init(storage: scalars, offset: 0, layout: .checked(shape: shape))
    precondition(
      scalars.count == layout.count, "\(scalars.count) scalars for the shape \(MultiArrayText.shape(shape))")
  }

  init(storage: [Scalar], offset: Int, layout: MultiArrayLayout) {
    self.storage = storage
    self.offset = offset
    self.layout = layout
  }

  /// All scalars in order, the last axis fastest.
  var inOrder: [Scalar] {
    if layout.isContiguous {
      return layout.count == storage.count ? storage : Array(storage[offset..<offset + layout.count])
    }
    return (0..<layout.count).map { storage[offset + layout.offset(ofElement: $0)] }
  }

  subscript(indices: some Collection<Int>) -> Scalar {
    get { storage[offset + layout.offset(of: Array(indices))] }
    set { storage[offset + layout.offset(of: Array(indices))] = newValue }
  }

  /// The part with the given indices along the first axes, which it loses.
  func part(at indices: some Collection<Int>) -> ShapedScalars {
    let count = indices.count
    precondition(
      count <= layout.shape.count, "\(count) indices for a shaped array of \(layout.shape.count) dimensions")
    let start = layout.prefix(count).offset(of: Array(indices))
    return part(at: start, layout: layout.suffix(from: count))
  }

  /// The part inside the given ranges along the first axes; further axes are whole.
  func part(in ranges: some Collection<Range<Int>>) -> ShapedScalars {
    var shape = layout.shape
    var start = 0
    precondition(
      ranges.count <= shape.count, "\(ranges.count) ranges for a shaped array of \(shape.count) dimensions")
    for (axis, range) in ranges.enumerated() {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= shape[axis],
        "the range \(range) is outside 0..<\(shape[axis]) of dimension \(axis)")
      start += range.lowerBound * layout.strides[axis]
      shape[axis] = range.count
    }
    return part(at: start, layout: .checked(shape: shape, strides: layout.strides))
  }

  /// The part of a layout of its own; an empty one has no place, so that it does not begin behind the storage's end.
  private func part(at start: Int, layout: MultiArrayLayout) -> ShapedScalars {
    ShapedScalars(storage: storage, offset: layout.count == 0 ? offset : offset + start, layout: layout)
  }

  /// Puts scalars, in order, where a part of this array lies.
  mutating func store(_ scalars: some Collection<Scalar>, in part: ShapedScalars) {
    precondition(
      scalars.count == part.layout.count,
      "\(scalars.count) scalars for the shape \(MultiArrayText.shape(part.layout.shape))")
    for (index, scalar) in scalars.enumerated() {
      storage[part.offset + part.layout.offset(ofElement: index)] = scalar
    }
  }

  func withBuffer<R>(_ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R) rethrows -> R {
    try storage.withUnsafeBufferPointer { whole in
      let part = UnsafeBufferPointer(rebasing: whole[offset..<offset + layout.span])
      return try body(part, layout.shape, layout.strides)
    }
  }

  mutating func withMutableBuffer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R
  ) rethrows -> R {
    let range = offset..<offset + layout.span
    let layout = layout
    return try storage.withUnsafeMutableBufferPointer { whole in
      var part = UnsafeMutableBufferPointer(rebasing: whole[range])
      return try body(&part, layout.shape, layout.strides)
    }
  }
}

extension MultiArrayLayout {
  /// A layout of a programmer's shape.
  ///
  /// - Precondition: The shape is one that memory can hold.
  static func checked(shape: [Int], strides: [Int]? = nil) -> MultiArrayLayout {
    do {
      return try MultiArrayLayout(shape: shape, strides: strides ?? contiguousStrides(shape))
    } catch {
      preconditionFailure(error.localizedDescription)
    }
  }

  /// The layout of the first axes alone.
  func prefix(_ count: Int) -> MultiArrayLayout {
    .checked(shape: Array(shape[..<count]), strides: Array(strides[..<count]))
  }

  /// The layout of the axes from `axis` on.
  func suffix(from axis: Int) -> MultiArrayLayout {
    .checked(shape: Array(shape[axis...]), strides: Array(strides[axis...]))
  }
}
