import Foundation

extension MLFeatureValue {
  /// Makes a feature value of what a caller put into a dictionary.
  ///
  /// A number becomes an integer or a floating-point number by the type it is stored in, an array of strings or integers
  /// a sequence. What is no feature value becomes one of the kind `invalid`, which a prediction refuses by name.
  static func converting(_ value: Any) -> MLFeatureValue {
    // Plain doubles are nearly all there is; a cast to Double would also take an NSNumber that holds an integer.
    if Swift.type(of: value) == Double.self, let number = value as? Double { return MLFeatureValue(double: number) }
    if let value = value as? MLFeatureValue { return value }
    if let string = value as? String { return MLFeatureValue(string: string) }
    if let number = value as? NSNumber { return MLFeatureValue(number) }
    return convertingObject(value)
  }

  private static func convertingObject(_ value: Any) -> MLFeatureValue {
    switch value {
    case let array as MLMultiArray: MLFeatureValue(multiArray: array)
    case let sequence as MLSequence: MLFeatureValue(sequence: sequence)
    case let number as Float16: MLFeatureValue(double: Double(number))
    case let dictionary as [AnyHashable: NSNumber]: MLFeatureValue(.dictionary(DictionaryKey.normalized(dictionary)))
    case let strings as [String]: MLFeatureValue(sequence: MLSequence(strings: strings))
    case let numbers as [NSNumber] where numbers.allSatisfy({ !$0.isFloatingPoint }):
      MLFeatureValue(sequence: MLSequence(int64s: numbers))
    default: MLFeatureValue(.invalid(typeName(of: value)))
    }
  }

  private convenience init(_ number: NSNumber) {
    if number.isFloatingPoint {
      self.init(double: number.doubleValue)
    } else {
      self.init(int64: number.int64Value)
    }
  }

  /// The name of the value's type; `nil` for an optional without a value.
  private static func typeName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional && mirror.children.isEmpty { return "nil" }
    return String(describing: Swift.type(of: value))
  }
}

extension NSNumber {
  /// Whether the number is stored as a `Float` or `Double`.
  var isFloatingPoint: Bool {
    let code = objCType.pointee
    return code == CChar(UInt8(ascii: "d")) || code == CChar(UInt8(ascii: "f"))
  }
}
