import ModelRuntime

/// How the types of features are written.
enum FeatureTypeText {
  /// The type with its element type and shape, as in `MultiArray (Double 1 × 3)`.
  static func long(_ type: FeatureType) -> String {
    switch type {
    case .int64: "Int64"
    case .double: "Double"
    case .string: "String"
    case .multiArray(let array):
      "MultiArray (\(MLMultiArrayDataType(array.element).name) \(MultiArrayText.shape(array.shape)))"
    case .stringDictionary: "Dictionary (String → Double)"
    case .int64Dictionary: "Dictionary (Int64 → Double)"
    case .other(let name): name
    }
  }
}

extension MLMultiArrayDataType {
  init(_ element: MultiArrayType.Element) {
    self =
      switch element {
      case .float16: .float16
      case .float32: .float32
      case .float64: .double
      case .int32: .int32
      case .int8: .int8
      }
  }
}

extension MLFeatureType {
  init(_ type: FeatureType) {
    self =
      switch type {
      case .int64: .int64
      case .double: .double
      case .string: .string
      case .multiArray: .multiArray
      case .stringDictionary, .int64Dictionary: .dictionary
      case .other: .invalid
      }
  }
}
