import Foundation

/// What the three classes of a model are called.
struct ModelClassNames {
  /// The name of the model's file.
  let fileName: String
  let model: SwiftIdentifier

  /// Calls the class like the file without its extension.
  init(fileName: String) {
    self.fileName = fileName
    let name = URL(filePath: fileName).deletingPathExtension().lastPathComponent
    model = SwiftIdentifier(name, taken: Self.used)
  }

  var input: String { model.name + "Input" }
  var output: String { model.name + "Output" }

  /// What a property cannot be called, since the generated code says it and means something else.
  var taken: Set<String> {
    Self.used.union([model.name, input, output, "featureNames", "featureName", "featureValue", "provider"])
  }

  /// The types that the generated code uses.
  private static let used: Set<String> = [
    "AnyHashable", "CoreML", "Data", "Dictionary", "Double", "Error", "FileManager", "Float", "Float16", "Foundation",
    "Hashable", "Int32", "Int64", "Int8", "MLArrayBatchProvider", "MLFeatureProvider", "MLFeatureValue", "MLModel",
    "MLModelAsset", "MLModelConfiguration", "MLMultiArray", "MLPredictionOptions", "MLSequence", "MLShapedArray",
    "NSNumber", "Result", "Sendable", "Set", "String", "Swift", "URL", "UUID", "Void",
  ]
}
