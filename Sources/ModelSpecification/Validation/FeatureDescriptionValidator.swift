/// What holds for the declaration of every feature, by its type.
enum FeatureDescriptionValidator {
  static func validate(_ feature: FeatureDescriptionMessage, specificationVersion: Int32) throws {
    let name = feature.name
    if name.isEmpty { throw invalid("Feature description must have a non-empty name.") }
    guard let kind = feature.type?.kind else {
      throw invalid("Feature description \(name) must specify a valid feature type.")
    }
    switch kind {
    case .int64, .double, .string: break
    case .multiArray(let array): try validate(array, name, specificationVersion)
    case .image(let image): try validate(image, name)
    case .dictionary(let dictionary):
      if dictionary.keyType == nil {
        throw invalid(
          "Description of dictionary feature '\(name)' must contain a key type of either Int64 or String.")
      }
    case .sequence(let sequence):
      if sequence.elementType == nil {
        throw invalid(
          "Description of sequence feature '\(name)' has invalid or missing type. "
            + "Only Int64 and String sequences are currently supported")
      }
    case .state(let state):
      guard let array = state.arrayType else {
        throw invalid("Description of state feature '\(name)' has missing array type.")
      }
      if array.shapeFlexibility != nil { throw invalid("State feature '\(name)' cannot have flexible shape.") }
      if feature.type?.isOptional == true { throw invalid("State feature '\(name)' cannot be optional.") }
      try validate(array, name, specificationVersion)
    }
  }

  private static func invalid(_ text: String) -> ModelSpecificationError { .invalid(text) }
}

// MARK: - Arrays

extension FeatureDescriptionValidator {
  private static func validate(_ array: ArrayFeatureTypeMessage, _ name: String, _ version: Int32) throws {
    let subject = "Description of multiarray feature '\(name)'"
    switch array.shapeFlexibility {
    case .enumeratedShapes(let shapes):
      if shapes.shapes.isEmpty { throw invalid("\(subject) has enumerated zero permitted sizes.") }
      for shape in shapes.shapes { try validate(shape: shape.shape, subject) }
    case .shapeRange(let range):
      if range.sizeRanges.isEmpty { throw invalid("\(subject) has missing shape constraints.") }
      try validate(defaultShape: array.shape, in: range, subject)
    case nil: break
    }
    // Old files leave the shape of an input out where the model's own parameters tell it.
    try validate(shape: array.shape, subject)
    try validate(array.dataType, subject, version)
  }

  private static func validate(shape: [Int64], _ subject: String) throws {
    for (index, size) in shape.enumerated() where size <= 0 {
      throw invalid("\(subject) has an invalid shape. Element \(index) has non-positive value \(size).")
    }
  }

  private static func validate(defaultShape: [Int64], in range: ShapeRangeMessage, _ subject: String) throws {
    if defaultShape.isEmpty { return }
    let fits =
      defaultShape.count == range.sizeRanges.count
      && zip(defaultShape, range.sizeRanges).allSatisfy { size, limits in
        UInt64(clamping: size) >= limits.lowerBound && (limits.upperBound < 0 || size <= limits.upperBound)
      }
    if !fits { throw invalid("\(subject) has a default shape that is out of the specified shape range") }
  }

  private static func validate(_ type: ArrayDataType, _ subject: String, _ version: Int32) throws {
    switch type {
    case .double, .float32, .int32: break
    case .float16:
      if version < 7 {
        throw invalid(
          "\(subject) has FLOAT16 dataType, which is only valid in specification version >= 7. "
            + "This model has version \(version)")
      }
    case .int8:
      if version < 9 {
        throw invalid(
          "\(subject) has INT8 dataType, which is only valid in specification version >= 9. "
            + "This model has version \(version)")
      }
    default:
      throw invalid(
        "\(subject) has an invalid or unspecified dataType. "
          + "It must be specified as DOUBLE, FLOAT32, FLOAT16 or INT32")
    }
  }
}

// MARK: - Images

extension FeatureDescriptionValidator {
  private static func validate(_ image: ImageFeatureTypeMessage, _ name: String) throws {
    let subject = "Description of image feature '\(name)'"
    if image.sizeFlexibility == nil {
      if image.width <= 0 { throw invalid("\(subject) has missing or non-positive width \(image.width).") }
      if image.height <= 0 { throw invalid("\(subject) has missing or non-positive height \(image.height).") }
    }
    switch image.colorSpace {
    case .rgb, .bgr, .grayscale, .grayscaleFloat16: break
    default: throw invalid("\(subject) has missing or invalid colorspace. It must be RGB, BGR or GRAYSCALE.")
    }
  }
}
