extension MLMultiArray {
  /// All elements as doubles, the last axis fastest.
  func doubles() -> [Double] {
    switch dataType {
    case .double: gathered(Double.self) { $0 }
    case .float32: gathered(Float.self) { Double($0) }
    case .float16: gathered(Float16.self) { Double($0) }
    case .int32: gathered(Int32.self) { Double($0) }
    case .int8: gathered(Int8.self) { Double($0) }
    }
  }

  /// Sets all elements, the last axis fastest, each converted to the array's type.
  ///
  /// - Precondition: There are `count` values.
  func store(_ values: some RandomAccessCollection<Double>) {
    precondition(values.count == layout.count, "\(values.count) values for \(layout.count) elements")
    switch dataType {
    case .double: scatter(values) { $0 }
    case .float32: scatter(values) { Float($0) }
    case .float16: scatter(values) { Float16($0) }
    case .int32: scatter(values) { Int32(saturating: $0) }
    case .int8: scatter(values) { Int8(saturating: $0) }
    }
  }

  private func gathered<Scalar>(_ type: Scalar.Type, _ convert: (Scalar) -> Double) -> [Double] {
    let source = scalars(as: type)
    return [Double](unsafeUninitializedCapacity: layout.count) { target, count in
      layout.forEachOffset { index, offset in target.initializeElement(at: index, to: convert(source[offset])) }
      count = layout.count
    }
  }

  private func scatter<Scalar>(_ values: some RandomAccessCollection<Double>, _ convert: (Double) -> Scalar) {
    let target = scalars(as: Scalar.self)
    let values = Array(values)
    layout.forEachOffset { index, offset in target[offset] = convert(values[index]) }
  }
}
