/// The class that holds what a model takes.
struct InputClassSource {
  let names: ModelClassNames
  let inputs: [GeneratedFeature]
  /// What stands before every declaration: nothing, or "public ".
  let access: String

  var text: String {
    let nameLiterals = inputs.map { SwiftText.literal($0.name) }.joined(separator: ", ")
    return """
      /// What \(names.model.text) takes: a property for each input.
      \(access)nonisolated class \(names.input): MLFeatureProvider {
      \(inputs.map(property).joined(separator: "\n\n"))

        /// Takes a value for each input.
        \(access)init(\(inputs.parameters)) {
      \(inputs.map { "    self.\($0.identifier.text) = \($0.identifier.text)" }.joined(separator: "\n"))
        }
      \(shapedArrayInitializer)
        /// The names of the inputs in the model.
        \(access)var featureNames: Set<String> { [\(nameLiterals)] }

        /// Returns the value of an input by its name in the model, or nil where there is none.
        \(access)func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
      \(inputs.map(valueCase).joined(separator: "\n"))
          default: return nil
          }
        }
      }

      """
  }

  private func property(_ input: GeneratedFeature) -> String {
    """
    \(input.documentation(role: "input"))
      \(access)var \(input.identifier.text): \(input.type)
    """
  }

  private func valueCase(_ input: GeneratedFeature) -> String {
    let identifier = input.identifier.text
    let value = input.featureValue(of: input.isOptional ? "$0" : identifier, model: names.model.text)
    let expression = input.isOptional ? "\(identifier).map { \(value) }" : value
    return "    case \(SwiftText.literal(input.name)): return \(expression)"
  }

  /// The initializer that takes shaped arrays in the place of multi-arrays.
  private var shapedArrayInitializer: String {
    guard inputs.canTakeShapedArrays else { return "" }
    return """

        /// Takes a value for each input, arrays as shaped arrays.
        \(access)convenience init(\(inputs.shapedParameters)) {
          self.init(\(inputs.map(\.argumentOfShaped).joined(separator: ", ")))
        }

      """
  }
}

extension [GeneratedFeature] {
  /// Parameters in the order of the model; what may be missing may be left out.
  var parameters: String { map { $0.parameter(type: $0.type) }.joined(separator: ", ") }

  /// The parameters with shaped arrays.
  var shapedParameters: String {
    map { $0.parameter(type: $0.shapedType ?? $0.type) }.joined(separator: ", ")
  }

  /// Arguments that pass parameters on.
  var arguments: String { map(\.argument).joined(separator: ", ") }

  /// Whether an array must be given, by whose type a call tells the two forms apart.
  var canTakeShapedArrays: Bool { contains { $0.scalar != nil && !$0.isOptional } }
}

extension GeneratedFeature {
  fileprivate func parameter(type: String) -> String {
    "\(identifier.text): \(type)\(isOptional ? " = nil" : "")"
  }

  /// Nil for another kind than an array.
  var shapedType: String? { scalar.map { "MLShapedArray<\($0)>" + (isOptional ? "?" : "") } }

  fileprivate var argument: String { "\(identifier.label): \(identifier.text)" }

  /// The argument that turns a shaped array into a multi-array.
  fileprivate var argumentOfShaped: String {
    guard scalar != nil else { return argument }
    let (label, value) = (identifier.label, identifier.text)
    return isOptional ? "\(label): \(value).map { MLMultiArray($0) }" : "\(label): MLMultiArray(\(value))"
  }
}
