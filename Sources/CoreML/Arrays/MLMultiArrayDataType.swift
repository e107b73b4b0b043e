/// The type of the numbers in a multi-array.
public enum MLMultiArrayDataType: Int, Sendable {
  /// 64-bit floating-point numbers.
  case double = 65600
  /// 32-bit floating-point numbers.
  case float32 = 65568
  /// 16-bit floating-point numbers.
  case float16 = 65552
  /// 32-bit signed integers.
  case int32 = 131104
  /// 8-bit signed integers.
  case int8 = 131080

  /// 32-bit floating-point numbers, by another name.
  public static var float: MLMultiArrayDataType { .float32 }

  /// 64-bit floating-point numbers, by another name.
  public static var float64: MLMultiArrayDataType { .double }

  /// How many bytes one number takes.
  var byteCount: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    case .int8: 1
    }
  }

  /// The type's name as descriptions print it.
  var name: String {
    switch self {
    case .double: "Double"
    case .float32: "Float32"
    case .float16: "Float16"
    case .int32: "Int32"
    case .int8: "Int8"
    }
  }
}

/// A number type that arrays can hold.
public protocol MLShapedArrayScalar {
  /// The multi-array data type of the same layout.
  static var multiArrayDataType: MLMultiArrayDataType { get }
}

extension Double: MLShapedArrayScalar {
  /// `.double`.
  public static var multiArrayDataType: MLMultiArrayDataType { .double }
}

extension Float: MLShapedArrayScalar {
  /// `.float32`.
  public static var multiArrayDataType: MLMultiArrayDataType { .float32 }
}

extension Float16: MLShapedArrayScalar {
  /// `.float16`.
  public static var multiArrayDataType: MLMultiArrayDataType { .float16 }
}

extension Int32: MLShapedArrayScalar {
  /// `.int32`.
  public static var multiArrayDataType: MLMultiArrayDataType { .int32 }
}

extension Int8: MLShapedArrayScalar {
  /// `.int8`.
  public static var multiArrayDataType: MLMultiArrayDataType { .int8 }
}
