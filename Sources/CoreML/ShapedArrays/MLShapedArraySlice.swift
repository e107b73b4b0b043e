import Foundation

/// A part of a shaped array, which shares its memory until one of them changes.
///
/// A slice of several parts counts them from 0, whatever their place in the array.
public struct MLShapedArraySlice<Scalar: MLShapedArrayScalar>: MLShapedArrayProtocol, @unchecked Sendable {
  /// The type of a part along the first axis.
  public typealias Element = MLShapedArraySlice<Scalar>
  /// The type of several parts along the first axis.
  public typealias SubSequence = MLShapedArraySlice<Scalar>
  /// The type of a place along the first axis.
  public typealias Index = Int
  /// The type of all places along the first axis.
  public typealias Indices = Range<Int>
  /// The type that passes over the parts.
  public typealias Iterator = IndexingIterator<MLShapedArraySlice<Scalar>>
  /// The type of the numbers in an array literal.
  public typealias ArrayLiteralElement = Scalar

  var contents: ShapedScalars<Scalar>

  init(_ contents: ShapedScalars<Scalar>) { self.contents = contents }

  /// Makes a slice whose numbers `initializer` writes; it is given their memory and the strides.
  public init(
    unsafeUninitializedShape shape: [Int],
    initializingWith initializer: (_ ptr: inout UnsafeMutableBufferPointer<Scalar>, _ strides: [Int]) throws -> Void
  ) rethrows {
    contents = try ShapedScalars(shape: shape, initializer: initializer)
  }

  /// Makes a slice of numbers in memory of the caller's, which are copied; then `deallocator` is called.
  public init(bytesNoCopy bytes: UnsafeRawPointer, shape: [Int], strides: [Int], deallocator: Data.Deallocator) {
    contents = ShapedScalars(bytes: bytes, shape: shape, strides: strides, deallocator: deallocator)
  }

  /// Makes a slice of the bytes of numbers that lie in order.
  public init(data: Data, shape: [Int]) {
    self.init(data: data, shape: shape, strides: MultiArrayLayout.contiguousStrides(shape))
  }

  /// Makes a slice of the bytes of numbers that lie as the strides say.
  ///
  /// - Precondition: The data is long enough.
  public init(data: Data, shape: [Int], strides: [Int]) {
    contents = ShapedScalars(data: data, shape: shape, strides: strides)
  }

  /// Makes a slice of a single number, without axes.
  public init(scalar: Scalar) { contents = ShapedScalars([scalar], shape: []) }

  /// Joins arrays along an axis.
  ///
  /// - Precondition: There is an array, and all have equal sizes along every other axis.
  public init<S>(concatenating arrays: S, alongAxis axis: Int)
  where Scalar == S.Element.Scalar, S: Sequence, S.Element: MLShapedArrayProtocol {
    contents = ShapedScalars(joining: arrays.map { ($0.scalars, $0.shape) }, along: axis)
  }

  /// The size along each axis; empty for a single number.
  public var shape: [Int] { contents.layout.shape }

  /// The distance of neighbours along each axis, in numbers.
  public var strides: [Int] { contents.layout.strides }

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of parts along the first axis.
  public var endIndex: Int { count }

  /// Calls `body` with the numbers' memory, the shape and the strides.
  public func withUnsafeShapedBufferPointer<R>(
    _ body: (_ ptr: UnsafeBufferPointer<Scalar>, _ shape: [Int], _ strides: [Int]) throws -> R
  ) rethrows -> R {
    try contents.withBuffer(body)
  }

  /// Calls `body` with the numbers' memory, to change them, the shape and the strides.
  public mutating func withUnsafeMutableShapedBufferPointer<R>(
    _ body: (_ ptr: inout UnsafeMutableBufferPointer<Scalar>, _ shape: [Int], _ strides: [Int]) throws -> R
  ) rethrows -> R {
    try contents.withMutableBuffer(body)
  }

  /// The number with the given indices, one an axis.
  public subscript<C>(scalarAt indices: C) -> Scalar where C: Collection, C.Element == Int {
    get { contents[indices] }
    set { contents[indices] = newValue }
  }

  /// The part with the given indices along the first axes.
  public subscript<C>(indices: C) -> MLShapedArraySlice<Scalar> where C: Collection, C.Element == Int {
    get { MLShapedArraySlice(contents.part(at: indices)) }
    set { contents.store(newValue.contents.inOrder, in: contents.part(at: indices)) }
  }

  /// The part inside the given ranges along the first axes.
  public subscript<C>(ranges: C) -> MLShapedArraySlice<Scalar> where C: Collection, C.Element == Range<Int> {
    get { MLShapedArraySlice(contents.part(in: ranges)) }
    set { contents.store(newValue.contents.inOrder, in: contents.part(in: ranges)) }
  }
}

extension MLShapedArraySlice: Equatable where Scalar: Equatable {
  /// Whether both have the same shape and the same numbers.
  public static func == (left: MLShapedArraySlice, right: MLShapedArraySlice) -> Bool {
    left.shape == right.shape && left.contents.inOrder == right.contents.inOrder
  }
}

extension MLShapedArraySlice: CustomStringConvertible {
  /// The numbers in brackets, a pair of them for each axis.
  public var description: String { ShapedArrayText.description(of: contents) }
}

extension MLShapedArraySlice: Encodable where Scalar: Encodable {
  /// Writes the shape and the numbers.
  public func encode(to encoder: any Encoder) throws {
    try ShapedArrayRecord(shape: shape, scalars: contents.inOrder).encode(to: encoder)
  }
}

extension MLShapedArraySlice: Decodable where Scalar: Decodable {
  /// Reads the shape and the numbers.
  ///
  /// - Throws: `DecodingError` where there are not as many numbers as the shape has places.
  public init(from decoder: any Decoder) throws {
    let record = try ShapedArrayRecord<Scalar>(checked: decoder)
    contents = ShapedScalars(record.scalars, shape: record.shape)
  }
}
