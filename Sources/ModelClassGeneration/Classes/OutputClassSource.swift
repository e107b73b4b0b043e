/// The class that holds what a model gives.
struct OutputClassSource {
  let names: ModelClassNames
  let outputs: [GeneratedFeature]
  /// What stands before every declaration: nothing, or "public ".
  let access: String

  var text: String {
    """
    /// What \(names.model.text) gives: a property for each output.
    \(access)nonisolated class \(names.output): MLFeatureProvider {
      private let provider: any MLFeatureProvider

    \(outputs.map(property).joined(separator: "\n\n"))

    \(valuesInitializer)  /// Takes the outputs of a prediction.
      ///
      /// A property whose output is not among them must not be read.
      \(access)init(features: any MLFeatureProvider) { provider = features }

      /// The names of the outputs in the model.
      \(access)var featureNames: Set<String> { provider.featureNames }

      /// Returns the value of an output by its name in the model, or nil where there is none.
      \(access)func featureValue(for featureName: String) -> MLFeatureValue? {
        provider.featureValue(for: featureName)
      }
    }

    """
  }

  /// The initializer that takes values; not there for a model that gives nothing.
  private var valuesInitializer: String {
    guard !outputs.isEmpty else { return "" }
    let values = outputs.map { output in
      let identifier = output.identifier.text
      let value = output.featureValue(of: output.isOptional ? "$0" : identifier, model: names.model.text)
      return "      \(SwiftText.literal(output.name)): \(output.isOptional ? "\(identifier).map { \(value) }" : value),"
    }
    return """
        /// Takes a value for each output.
        \(access)init(\(outputs.parameters)) {
          provider = \(names.model.text).Features([
      \(values.joined(separator: "\n"))
          ])
        }


      """
  }

  private func property(_ output: GeneratedFeature) -> String {
    let documentation = output.documentation(role: "output")
    let property = """
      \(documentation)
        \(access)var \(output.identifier.text): \(output.type) { \(value(of: output)) }
      """
    guard let type = output.shapedType else { return property }
    let identifier = output.identifier.text
    let shaped = output.isOptional ? "\(identifier).map { MLShapedArray($0) }" : "MLShapedArray(\(identifier))"
    return """
      \(property)

      \(documentation)
        \(access)var \(output.shapedIdentifier.text): \(type) { \(shaped) }
      """
  }

  /// The expression that reads an output.
  private func value(of output: GeneratedFeature) -> String {
    let features = "\(names.model.text).Features"
    let reading =
      switch output.kind {
      case .number: "$0.doubleValue"
      case .integer: "$0.int64Value"
      case .text: "$0.stringValue"
      case .array: "$0.multiArrayValue"
      case .dictionary: "\(features).numbers($0)"
      case .sequence: "$0.sequenceValue"
      }
    let presence = output.isOptional ? "optional" : "required"
    return "\(features).\(presence)(\(SwiftText.literal(output.name)), of: provider) { \(reading) }"
  }
}
