import ModelRuntime

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
