/// Why a model cannot be run, or cannot be run on what it was given.
package enum ModelRuntimeError: Error, Equatable {
  /// The model, or a step of it, is of a type that this build does not run; the name is the specification's.
  case unsupportedModelType(name: String)
  /// The model names no type at all.
  case missingModelType
  /// A feature that the model takes is of a type that this build does not handle.
  case unsupportedFeatureType(feature: String, type: String)
  /// An input that the model needs is not there.
  case missingInput(name: String)
  /// An input has values of the wrong type.
  case wrongInputType(name: String, expected: String, found: String)
  /// An input has another number of rows than the batch.
  case wrongRowCount(name: String, expected: Int, found: Int)
  /// An input brings more or fewer numbers than the model takes.
  case wrongDimension(name: String, expected: Int, found: Int)
  /// A number is missing, and the model cannot do without.
  case missingValue(feature: String, row: Int)
  /// A category is none of those that the model was trained on, and the model does not ignore such.
  case unknownCategory(feature: String, category: String, row: Int)
  /// No step of a pipeline gives an output that the pipeline promises.
  case missingOutput(name: String)
  /// A training column cannot become a feature of a pipeline.
  case duplicateFeature(name: String)
}

extension ModelRuntimeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsupportedModelType(let name):
      "The model is of the type \(name), which is not supported."
    case .missingModelType:
      "The model does not say of which type it is."
    case .unsupportedFeatureType(let feature, let type):
      "Feature '\(feature)' is of the type \(type), which is not supported."
    case .missingInput(let name):
      "Feature '\(name)' not provided."
    case .wrongInputType(let name, let expected, let found):
      "The model expects input feature \(name) to be of the type \(expected), but the input is of the type \(found)."
    case .wrongRowCount(let name, let expected, let found):
      "Feature '\(name)' has \(found) rows; the other features have \(expected)."
    case .wrongDimension(let name, let expected, let found):
      "Feature '\(name)' has \(found) numbers a row; the model takes \(expected)."
    case .missingValue(let feature, let row):
      "Feature '\(feature)' has no value in row \(row), and the model cannot do without."
    case .unknownCategory(let feature, let category, let row):
      "Feature '\(feature)' has the category '\(category)' in row \(row), which the model was not trained on."
    case .missingOutput(let name):
      "No step of the pipeline gives its output '\(name)'."
    case .duplicateFeature(let name):
      "The feature '\(name)' occurs twice."
    }
  }
}
