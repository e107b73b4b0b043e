import Foundation

/// Numbers of one type in a grid of any rank.
///
/// Without strides of the caller's, the last index moves fastest. Two arrays are equal when they have the same data
/// type, the same shape and the same numbers. An array is mutable and belongs to one task at a time.
open class MLMultiArray: NSObject {
  let layout: MultiArrayLayout
  let memory: UnsafeMutableRawPointer
  private let deallocator: ((UnsafeMutableRawPointer) -> Void)?
  /// The type of the numbers.
  public let dataType: MLMultiArrayDataType

  /// Makes an array of zeros.
  ///
  /// - Throws: ``MLModelError`` with the code `generic` where a size is negative or the memory does not suffice.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    layout = try MultiArrayLayout(shape: shape.map(\.intValue))
    memory = try Self.zeroedMemory(layout, dataType)
    self.dataType = dataType
    deallocator = { free($0) }
  }

  /// Makes an array of zeros whose element (i, j, …) lies `i * strides[0] + j * strides[1] + …` elements in.
  ///
  /// - Precondition: There is a stride for each size, none of them is negative, and the memory suffices.
  public init(shape: [Int], dataType: MLMultiArrayDataType, strides: [Int]) {
    do {
      layout = try MultiArrayLayout(shape: shape, strides: strides)
      memory = try Self.zeroedMemory(layout, dataType)
    } catch {
      preconditionFailure("a multi-array cannot be made: \(error.localizedDescription)")
    }
    self.dataType = dataType
    deallocator = { free($0) }
  }

  /// Makes an array over memory of the caller's, which must outlive it.
  ///
  /// - Parameters:
  ///   - dataPointer: Where the first element lies.
  ///   - strides: The distance of neighbours along each axis, in elements.
  ///   - deallocator: Called with `dataPointer` once the array no longer needs it.
  /// - Throws: ``MLModelError`` with the code `generic` where the shape and the strides do not belong together.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    layout = try MultiArrayLayout(shape: shape.map(\.intValue), strides: strides.map(\.intValue))
    memory = dataPointer
    self.dataType = dataType
    self.deallocator = deallocator
  }

  /// Makes an array of zeros for the inside of the module.
  init(sizes: [Int], dataType: MLMultiArrayDataType) throws {
    layout = try MultiArrayLayout(shape: sizes)
    memory = try Self.zeroedMemory(layout, dataType)
    self.dataType = dataType
    deallocator = { free($0) }
  }

  deinit { deallocator?(memory) }

  private static func zeroedMemory(
    _ layout: MultiArrayLayout, _ dataType: MLMultiArrayDataType
  ) throws -> UnsafeMutableRawPointer {
    guard let memory = calloc(max(1, layout.span), dataType.byteCount) else {
      throw ArrayFailure.tooLarge(shape: layout.shape).error
    }
    return memory
  }

  /// The size along each axis.
  open var shape: [NSNumber] { layout.shape.map { NSNumber(value: $0) } }

  /// The distance of neighbours along each axis, in elements.
  open var strides: [NSNumber] { layout.strides.map { NSNumber(value: $0) } }

  /// The number of elements.
  open var count: Int { layout.count }

  /// Where the first element lies; valid as long as the array.
  open var dataPointer: UnsafeMutableRawPointer { memory }

  /// Whether `object` is an array of the same data type, shape and numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLMultiArray else { return false }
    if other === self { return true }
    return dataType == other.dataType && layout.shape == other.layout.shape && doubles() == other.doubles()
  }

  /// A number that equal arrays share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(dataType)
    hasher.combine(layout.shape)
    return hasher.finalize()
  }

  /// The type and shape, and for vectors and matrices the numbers.
  open override var description: String { MultiArrayText.description(of: self) }
}
