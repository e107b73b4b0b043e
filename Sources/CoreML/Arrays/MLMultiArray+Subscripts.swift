import Foundation

extension MLMultiArray {
  /// The element at a place in the sequence of all elements, the last axis fastest.
  ///
  /// A number that is stored is converted to the array's type: integers drop the fraction and stop at the ends of their
  /// range.
  ///
  /// - Precondition: The index is in `0..<count`.
  public subscript(index: Int) -> NSNumber {
    get { number(at: layout.offset(ofElement: index)) }
    set { store(newValue, at: layout.offset(ofElement: index)) }
  }

  /// The element with the given indices, one an axis.
  ///
  /// - Precondition: Each index is in its axis's range.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { number(at: layout.offset(of: key.map(\.intValue))) }
    set { store(newValue, at: layout.offset(of: key.map(\.intValue))) }
  }

  private func number(at offset: Int) -> NSNumber {
    switch dataType {
    case .double: NSNumber(value: scalars(as: Double.self)[offset])
    case .float32: NSNumber(value: scalars(as: Float.self)[offset])
    case .float16: NSNumber(value: Float(scalars(as: Float16.self)[offset]))
    case .int32: NSNumber(value: scalars(as: Int32.self)[offset])
    case .int8: NSNumber(value: scalars(as: Int8.self)[offset])
    }
  }

  private func store(_ number: NSNumber, at offset: Int) {
    let value = number.doubleValue
    switch dataType {
    case .double: scalars(as: Double.self)[offset] = value
    case .float32: scalars(as: Float.self)[offset] = Float(value)
    case .float16: scalars(as: Float16.self)[offset] = Float16(value)
    case .int32: scalars(as: Int32.self)[offset] = Int32(saturating: value)
    case .int8: scalars(as: Int8.self)[offset] = Int8(saturating: value)
    }
  }

  /// The memory as numbers of a type that has the width of `dataType`.
  func scalars<Scalar>(as type: Scalar.Type) -> UnsafeMutablePointer<Scalar> {
    memory.assumingMemoryBound(to: Scalar.self)
  }
}

extension FixedWidthInteger {
  /// The number without its fraction, moved into the type's range; 0 for NaN.
  init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if value <= Double(Self.min) {
      self = .min
    } else if value >= Double(Self.max) {
      self = .max
    } else {
      self = Self(value)
    }
  }
}
