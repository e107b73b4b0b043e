import Foundation

extension ShapedScalars {
  /// Scalars that `initializer` writes; it is given their memory and the strides.
  init(
    shape: [Int], initializer: (_ ptr: inout UnsafeMutableBufferPointer<Scalar>, _ strides: [Int]) throws -> Void
  ) rethrows {
    let layout = MultiArrayLayout.checked(shape: shape)
    let storage = try [Scalar](unsafeUninitializedCapacity: layout.count) { memory, count in
      var numbers = UnsafeMutableBufferPointer(rebasing: memory[..<layout.count])
      try initializer(&numbers, layout.strides)
      count = layout.count
    }
    self.init(storage: storage, offset: 0, layout: layout)
  }

  /// Scalars copied from memory of the caller's, which is then given back.
  init(bytes: UnsafeRawPointer, shape: [Int], strides: [Int], deallocator: Data.Deallocator) {
    let span = MultiArrayLayout.checked(shape: shape, strides: strides).span
    let data = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: span * MemoryLayout<Scalar>.stride,
      deallocator: deallocator)
    self.init(data: data, shape: shape, strides: strides)
  }

  /// Scalars copied from bytes.
  ///
  /// - Precondition: The data is long enough.
  init(data: Data, shape: [Int], strides: [Int]) {
    let layout = MultiArrayLayout.checked(shape: shape, strides: strides)
    let byteCount = layout.span * MemoryLayout<Scalar>.stride
    precondition(data.count >= byteCount, "\(data.count) bytes for numbers that take \(byteCount)")
    let storage = [Scalar](unsafeUninitializedCapacity: layout.span) { memory, count in
      data.copyBytes(to: UnsafeMutableRawBufferPointer(memory), count: byteCount)
      count = layout.span
    }
    self.init(storage: storage, offset: 0, layout: layout)
  }
}
