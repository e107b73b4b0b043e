import Foundation

extension MLShapedArrayProtocol {
  /// Makes an array of one value everywhere.
  public init(repeating value: Scalar, shape: [Int]) {
    self.init(unsafeUninitializedShape: shape) { numbers, _ in numbers.initialize(repeating: value) }
  }

  /// Makes an array of numbers in order, the last axis fastest.
  ///
  /// - Precondition: There are as many numbers as the shape has places.
  public init<S>(scalars: S, shape: [Int]) where S: Sequence, Scalar == S.Element {
    let scalars = Array(scalars)
    self.init(unsafeUninitializedShape: shape) { numbers, _ in
      precondition(
        scalars.count == numbers.count, "\(scalars.count) scalars for the shape \(MultiArrayText.shape(shape))")
      _ = numbers.initialize(from: scalars)
    }
  }

  /// Makes a vector.
  public init(arrayLiteral elements: Scalar...) { self.init(scalars: elements, shape: [elements.count]) }

  /// Makes an array of numbers in memory of the caller's that lie in order, and gives the memory back with `deallocator`.
  public init(bytesNoCopy bytes: UnsafeRawPointer, shape: [Int], deallocator: Data.Deallocator) {
    self.init(
      bytesNoCopy: bytes, shape: shape, strides: MultiArrayLayout.contiguousStrides(shape), deallocator: deallocator)
  }

  /// Makes an array of a multi-array's numbers.
  ///
  /// - Precondition: The multi-array holds numbers of the same type.
  public init(_ multiArray: MLMultiArray) {
    precondition(
      multiArray.dataType == Scalar.multiArrayDataType,
      "a multi-array of \(multiArray.dataType.name) is no shaped array of \(Scalar.multiArrayDataType.name)")
    let source = multiArray.scalars(as: Scalar.self)
    let layout = multiArray.layout
    self.init(unsafeUninitializedShape: layout.shape) { numbers, _ in
      layout.forEachOffset { index, offset in numbers.initializeElement(at: index, to: source[offset]) }
    }
  }

  /// Makes an array of a multi-array's numbers, converted to the array's type.
  public init(converting multiArray: MLMultiArray) {
    guard multiArray.dataType != Scalar.multiArrayDataType else {
      self.init(multiArray)
      return
    }
    let shape = multiArray.layout.shape
    let converted = MLMultiArray(
      shape: shape, dataType: Scalar.multiArrayDataType, strides: MultiArrayLayout.contiguousStrides(shape))
    multiArray.transfer(to: converted)
    self.init(converted)
  }

  /// Makes an array of another's numbers, converted to the array's type.
  public init<T>(converting array: T) where T: MLShapedArrayProtocol { self.init(converting: MLMultiArray(array)) }
}

extension MLShapedArrayProtocol where Scalar: BinaryFloatingPoint, Scalar.RawSignificand: FixedWidthInteger {
  /// Makes a square matrix with ones from its first to its last corner.
  public init(identityMatrixOfSize size: Int) {
    self.init(scalars: (0..<size * size).map { $0 % (size + 1) == 0 ? 1 : 0 }, shape: [size, size])
  }

  /// Makes an array of random numbers.
  public init(randomScalarsIn range: Range<Scalar>, shape: [Int]) {
    self.init(scalars: (0..<shape.reduce(1, *)).map { _ in Scalar.random(in: range) }, shape: shape)
  }
}

extension MLShapedArrayProtocol where Scalar: FixedWidthInteger {
  /// Makes a square matrix with ones from its first to its last corner.
  public init(identityMatrixOfSize size: Int) {
    self.init(scalars: (0..<size * size).map { $0 % (size + 1) == 0 ? 1 : 0 }, shape: [size, size])
  }

  /// Makes an array of random numbers.
  public init(randomScalarsIn range: Range<Scalar>, shape: [Int]) {
    self.init(scalars: (0..<shape.reduce(1, *)).map { _ in Scalar.random(in: range) }, shape: shape)
  }
}
