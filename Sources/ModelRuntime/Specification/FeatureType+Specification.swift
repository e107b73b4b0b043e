import ModelSpecification

extension FeatureDescription {
  package init(message: FeatureDescriptionMessage) {
    self.init(
      name: message.name, type: FeatureType(message: message.type), shortDescription: message.shortDescription,
      isOptional: message.type?.isOptional ?? false)
  }

  package func message() throws -> FeatureDescriptionMessage {
    guard let kind = type.kindMessage else {
      throw ModelRuntimeError.unsupportedFeatureType(feature: name, type: type.description)
    }
    return FeatureDescriptionMessage(
      name: name, shortDescription: shortDescription, type: FeatureTypeMessage(kind, isOptional: isOptional))
  }
}

extension FeatureType {
  package init(message: FeatureTypeMessage?) {
    switch message?.kind {
    case .int64: self = .int64
    case .double: self = .double
    case .string: self = .string
    case .multiArray(let array):
      self = MultiArrayType(message: array).map { .multiArray($0) } ?? .other("multiArrayType")
    case .dictionary(let dictionary):
      switch dictionary.keyType {
      case .int64: self = .int64Dictionary
      case .string: self = .stringDictionary
      case nil: self = .other("dictionaryType")
      }
    case .image: self = .other("imageType")
    case .sequence: self = .other("sequenceType")
    case .state: self = .other("stateType")
    case nil: self = .other("no type")
    }
  }

  /// The type for a file; nil for types that this build does not write.
  var kindMessage: FeatureTypeMessage.Kind? {
    switch self {
    case .int64: .int64(EmptyMessage())
    case .double: .double(EmptyMessage())
    case .string: .string(EmptyMessage())
    case .multiArray(let array): .multiArray(array.message())
    case .int64Dictionary: .dictionary(DictionaryFeatureTypeMessage(keyType: .int64(EmptyMessage())))
    case .stringDictionary: .dictionary(DictionaryFeatureTypeMessage(keyType: .string(EmptyMessage())))
    case .other: nil
    }
  }

  /// How many numbers a value has; nil where the declaration alone does not tell.
  var elementCount: Int? {
    switch self {
    case .int64, .double: 1
    case .multiArray(let array): array.elementCount
    case .string, .stringDictionary, .int64Dictionary, .other: nil
    }
  }
}

extension FeatureType: CustomStringConvertible {
  /// The type's name for people, as Core ML prints it.
  package var description: String {
    switch self {
    case .int64: "Int64"
    case .double: "Double"
    case .string: "String"
    case .multiArray(let array): "MultiArray (\(array.element.name) \(array.shapeDescription))"
    case .stringDictionary: "Dictionary (String → Double)"
    case .int64Dictionary: "Dictionary (Int64 → Double)"
    case .other(let name): name
    }
  }
}

extension MultiArrayType {
  /// The product of the shape; nil where it is too large for an Int.
  package var elementCount: Int? {
    var product = 1
    for size in shape {
      let (next, overflow) = product.multipliedReportingOverflow(by: size)
      if overflow { return nil }
      product = next
    }
    return product
  }

  var shapeDescription: String { shape.map(String.init).joined(separator: " × ") }

  init?(message: ArrayFeatureTypeMessage) {
    let element: Element
    switch message.dataType {
    case .float16: element = .float16
    case .float32: element = .float32
    case .double: element = .float64
    case .int32: element = .int32
    case .int8: element = .int8
    default: return nil
    }
    self.init(shape: message.shape.map { Int($0) }, element: element)
  }

  func message() -> ArrayFeatureTypeMessage {
    ArrayFeatureTypeMessage(shape: shape.map(Int64.init), dataType: element.dataType)
  }
}

extension MultiArrayType.Element {
  fileprivate var name: String {
    switch self {
    case .float16: "Float16"
    case .float32: "Float32"
    case .float64: "Double"
    case .int32: "Int32"
    case .int8: "Int8"
    }
  }

  fileprivate var dataType: ArrayDataType {
    switch self {
    case .float16: .float16
    case .float32: .float32
    case .float64: .double
    case .int32: .int32
    case .int8: .int8
    }
  }
}
