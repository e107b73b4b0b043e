import Foundation

/// Numbers of one type in a grid of any rank, as a value: a copy does not change with its original.
///
/// It is a collection of its parts along the first axis, which are counted from 0, in slices too.
public protocol MLShapedArrayProtocol<Scalar>: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection
where Index == Int {
  /// The type of the numbers.
  associatedtype Scalar: MLShapedArrayScalar

  /// The size along each axis; empty for a single number.
  var shape: [Int] { get }

  /// The distance of neighbours along each axis, in numbers.
  var strides: [Int] { get }

  /// Makes an array whose numbers `initializer` writes; it is given their memory and the strides.
  init(
    unsafeUninitializedShape shape: [Int],
    initializingWith initializer: (_ ptr: inout UnsafeMutableBufferPointer<Scalar>, _ strides: [Int]) throws -> Void
  ) rethrows

  /// Makes an array of numbers in memory of the caller's, which is given back with `deallocator`.
  init(bytesNoCopy bytes: UnsafeRawPointer, shape: [Int], strides: [Int], deallocator: Data.Deallocator)

  /// Calls `body` with the numbers' memory, the shape and the strides.
  func withUnsafeShapedBufferPointer<R>(
    _ body: (_ ptr: UnsafeBufferPointer<Scalar>, _ shape: [Int], _ strides: [Int]) throws -> R
  ) rethrows -> R

  /// Calls `body` with the numbers' memory, to change them, the shape and the strides.
  mutating func withUnsafeMutableShapedBufferPointer<R>(
    _ body: (_ ptr: inout UnsafeMutableBufferPointer<Scalar>, _ shape: [Int], _ strides: [Int]) throws -> R
  ) rethrows -> R

  /// The number with the given indices, one an axis.
  subscript<C>(scalarAt indices: C) -> Scalar where C: Collection, C.Element == Int { get set }

  /// The part with the given indices along the first axes.
  subscript<C>(indices: C) -> MLShapedArraySlice<Scalar> where C: Collection, C.Element == Int { get set }

  /// The part inside the given ranges along the first axes.
  subscript<C>(ranges: C) -> MLShapedArraySlice<Scalar> where C: Collection, C.Element == Range<Int> { get set }
}

extension MLShapedArrayProtocol {
  /// The number of parts along the first axis; 0 for a single number.
  public var count: Int { shape.first ?? 0 }

  /// The number of numbers.
  public var scalarCount: Int { shape.reduce(1, *) }

  /// Whether the array is a single number without axes.
  public var isScalar: Bool { shape.isEmpty }

  /// The number of an array without axes; nil for another. Setting nil changes nothing.
  public var scalar: Scalar? {
    get { isScalar ? self[scalarAt: EmptyCollection<Int>()] : nil }
    set {
      guard let newValue else { return }
      precondition(isScalar, "a shaped array of the shape \(MultiArrayText.shape(shape)) is no single number")
      self[scalarAt: EmptyCollection<Int>()] = newValue
    }
  }

  /// All numbers, the last axis fastest.
  ///
  /// - Precondition: As many are set as there are.
  public var scalars: [Scalar] {
    get { withUnsafeShapedBufferPointer { numbers, shape, strides in Self.ordered(numbers, shape, strides) } }
    set { fill(with: newValue) }
  }

  /// Sets every number to one value.
  public mutating func fill(with value: Scalar) {
    fill(with: repeatElement(value, count: scalarCount))
  }

  /// Sets all numbers, the last axis fastest.
  ///
  /// - Precondition: There are as many values as numbers.
  public mutating func fill<C>(with values: C) where C: Collection, Scalar == C.Element {
    withUnsafeMutableShapedBufferPointer { numbers, shape, strides in
      let layout = MultiArrayLayout.checked(shape: shape, strides: strides)
      precondition(values.count == layout.count, "\(values.count) values for \(layout.count) numbers")
      let values = Array(values)
      layout.forEachOffset { index, offset in numbers[offset] = values[index] }
    }
  }

  /// The index behind another.
  public func index(after index: Index) -> Index { index + 1 }

  /// The index at a distance from another.
  public func index(_ index: Index, offsetBy distance: Int) -> Index { index + distance }

  private static func ordered(
    _ numbers: UnsafeBufferPointer<Scalar>, _ shape: [Int], _ strides: [Int]
  ) -> [Scalar] {
    let layout = MultiArrayLayout.checked(shape: shape, strides: strides)
    return (0..<layout.count).map { numbers[layout.offset(ofElement: $0)] }
  }
}
