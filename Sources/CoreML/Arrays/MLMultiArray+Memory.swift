import Foundation

extension MLMultiArray {
  /// Calls `body` with the array's bytes.
  public func withUnsafeBytes<R>(_ body: (_ ptr: UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: memory, count: layout.span * dataType.byteCount))
    }
  }

  /// Calls `body` with the array's bytes, to change them, and its strides in elements.
  public func withUnsafeMutableBytes<R>(
    _ body: (_ ptr: UnsafeMutableRawBufferPointer, _ strides: [Int]) throws -> R
  ) rethrows -> R {
    try withExtendedLifetime(self) {
      try body(
        UnsafeMutableRawBufferPointer(start: memory, count: layout.span * dataType.byteCount), layout.strides)
    }
  }

  /// Calls `body` with the array's numbers.
  ///
  /// - Precondition: `type` is the type that `dataType` names.
  public func withUnsafeBufferPointer<S, R>(
    ofType type: S.Type, _ body: (_ ptr: UnsafeBufferPointer<S>) throws -> R
  ) rethrows -> R where S: MLShapedArrayScalar {
    checkScalarType(type)
    return try withExtendedLifetime(self) {
      try body(UnsafeBufferPointer(start: scalars(as: type), count: layout.span))
    }
  }

  /// Calls `body` with the array's numbers, to change them, and its strides.
  ///
  /// - Precondition: `type` is the type that `dataType` names.
  public func withUnsafeMutableBufferPointer<S, R>(
    ofType type: S.Type, _ body: (_ ptr: UnsafeMutableBufferPointer<S>, _ strides: [Int]) throws -> R
  ) rethrows -> R where S: MLShapedArrayScalar {
    checkScalarType(type)
    return try withExtendedLifetime(self) {
      try body(UnsafeMutableBufferPointer(start: scalars(as: type), count: layout.span), layout.strides)
    }
  }

  private func checkScalarType<S: MLShapedArrayScalar>(_ type: S.Type) {
    precondition(
      S.multiArrayDataType == dataType, "a multi-array of \(dataType.name) was read as \(S.multiArrayDataType.name)")
  }

  /// Checks that the memory can be handed out as a plain row of `Element`.
  fileprivate func checkPlain<Element>(as type: Element.Type) throws {
    let matches: Bool =
      switch dataType {
      case .double: type == Double.self
      case .float32: type == Float.self
      case .float16: type == Float16.self
      case .int32: type == Int32.self
      case .int8: type == Int8.self
      }
    guard matches else {
      throw ArrayFailure.bufferOfWrongType(wanted: String(describing: type), given: dataType).error
    }
    guard layout.isContiguous else {
      throw ArrayFailure.bufferWithGaps(shape: layout.shape, strides: layout.strides).error
    }
  }
}

extension UnsafeBufferPointer {
  /// Makes a view of a multi-array's numbers; the array must outlive it.
  ///
  /// - Throws: ``MLModelError`` where the array holds another type, or its numbers do not lie in a row.
  public init(_ multiArray: MLMultiArray) throws {
    try multiArray.checkPlain(as: Element.self)
    self.init(start: multiArray.scalars(as: Element.self), count: multiArray.count)
  }
}

extension UnsafeMutableBufferPointer {
  /// Makes a view of a multi-array's numbers, to change them; the array must outlive it.
  ///
  /// - Throws: ``MLModelError`` where the array holds another type, or its numbers do not lie in a row.
  public init(_ multiArray: MLMultiArray) throws {
    try multiArray.checkPlain(as: Element.self)
    self.init(start: multiArray.scalars(as: Element.self), count: multiArray.count)
  }
}
