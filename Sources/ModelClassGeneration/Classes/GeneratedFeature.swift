import ModelRuntime

/// A feature of a model as a property of its class.
struct GeneratedFeature {
  /// What kinds of values properties have.
  enum Kind: Equatable {
    case number
    case integer
    case text
    /// The numbers of the array are of the Swift type `scalar`.
    case array(scalar: String, shape: [Int])
    case dictionary(key: String)
    case sequence
  }

  /// The feature's name in the model.
  let name: String
  let identifier: SwiftIdentifier
  /// The name of the property that is the array as a shaped array.
  let shapedIdentifier: SwiftIdentifier
  let kind: Kind
  let isOptional: Bool
  private let description: [String]

  /// Names the features of one class, no two alike; throws ``ModelClassError`` for a kind that this build has not.
  static func features(
    _ features: [FeatureDescription], of names: ModelClassNames
  ) throws -> [GeneratedFeature] {
    var taken = names.taken
    return try features.map { feature in
      let generated = try GeneratedFeature(feature, taken: taken)
      taken.insert(generated.identifier.name)
      if generated.scalar != nil { taken.insert(generated.shapedIdentifier.name) }
      return generated
    }
  }

  private init(_ feature: FeatureDescription, taken: Set<String>) throws {
    guard let kind = Kind(feature.type) else {
      throw ModelClassError.unsupportedFeature(name: feature.name, type: "\(feature.type)")
    }
    name = feature.name
    self.kind = kind
    identifier = SwiftIdentifier(feature.name, taken: taken)
    shapedIdentifier = SwiftIdentifier(identifier.name + "ShapedArray", taken: taken)
    isOptional = feature.isOptional
    description = SwiftText.lines(feature.shortDescription)
  }

  /// The type of the property, `?` included.
  var type: String {
    let type =
      switch kind {
      case .number: "Double"
      case .integer: "Int64"
      case .text: "String"
      case .array: "MLMultiArray"
      case .dictionary(let key): "[\(key): Double]"
      case .sequence: "MLSequence"
      }
    return isOptional ? type + "?" : type
  }

  /// The type of the numbers of an array; nil for another kind.
  var scalar: String? {
    if case .array(let scalar, _) = kind { scalar } else { nil }
  }

  /// The expression that turns a Swift value into a feature value.
  ///
  /// - Parameter model: The class that has what dictionaries need.
  func featureValue(of value: String, model: String) -> String {
    switch kind {
    case .number: "MLFeatureValue(double: \(value))"
    case .integer: "MLFeatureValue(int64: \(value))"
    case .text: "MLFeatureValue(string: \(value))"
    case .array: "MLFeatureValue(multiArray: \(value))"
    case .dictionary: "\(model).Features.dictionary(\(value))"
    case .sequence: "MLFeatureValue(sequence: \(value))"
    }
  }

  /// A documentation comment: what the author says, then what it is.
  ///
  /// - Parameter role: "input" or "output".
  func documentation(role: String) -> String {
    SwiftText.documentation(
      [description, ["The \(role) `\(SwiftText.singleLine(name))`: \(kind.text)\(missing)."]], indentation: 2)
  }

  /// A line for lists of parameters.
  var parameterDocumentation: String {
    let text = description.isEmpty ? kind.text + missing + "." : description.joined(separator: " ")
    return "  ///   - \(identifier.name): \(text)"
  }

  private var missing: String { isOptional ? ", which may be missing" : "" }
}

extension GeneratedFeature.Kind {
  /// Nil for a type that CoreML has no value for.
  init?(_ type: FeatureType) {
    switch type {
    case .int64: self = .integer
    case .double: self = .number
    case .string: self = .text
    case .multiArray(let array): self = .array(scalar: array.element.scalar, shape: array.shape)
    case .stringDictionary: self = .dictionary(key: "String")
    case .int64Dictionary: self = .dictionary(key: "Int64")
    case .other(let name):
      guard name == "sequenceType" else { return nil }
      self = .sequence
    }
  }

  /// The kind in words.
  fileprivate var text: String {
    switch self {
    case .number: "a number"
    case .integer: "an integer"
    case .text: "a text"
    case .array(let scalar, let shape) where shape.isEmpty: "an array of `\(scalar)`"
    case .array(let scalar, let shape):
      "an array of the shape \(shape.map(String.init).joined(separator: " × ")), of `\(scalar)`"
    case .dictionary(let key): key == "String" ? "numbers by text" : "numbers by integer"
    case .sequence: "a sequence of texts or integers"
    }
  }
}

extension MultiArrayType.Element {
  /// The Swift type of a number.
  fileprivate var scalar: String {
    switch self {
    case .float16: "Float16"
    case .float32: "Float"
    case .float64: "Double"
    case .int32: "Int32"
    case .int8: "Int8"
    }
  }
}
