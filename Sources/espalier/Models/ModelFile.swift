import CoreML
import Foundation
import TabularData

/// A model in a file, and what it wants from a table.
struct ModelFile {
  let path: String
  let model: MLModel

  /// Throws ``ToolError`` where there is nothing to read, and Core ML's error where it is no model.
  init(path: String) throws {
    try InputFile.check(path, allowsFolder: true)
    self.path = path
    model = try MLModel(contentsOf: URL(filePath: path))
  }

  /// The name of what is predicted: the target column of a model that was trained on a table.
  func predictedName() throws -> String {
    guard let name = model.modelDescription.predictedFeatureName else {
      throw ToolError.noPredictedFeature(model: path)
    }
    return name
  }

  /// The classes in the model's order, as text; nil for a regressor.
  var classLabels: [String]? {
    guard let labels = model.modelDescription.classLabels, !labels.isEmpty else { return nil }
    return labels.map { "\($0)" }
  }

  /// The inputs by name.
  var inputs: [MLFeatureDescription] {
    model.modelDescription.inputDescriptionsByName.values.sorted { $0.name < $1.name }
  }

  /// The type in which each input's column is to be read; throws ``ToolError`` where a column cannot hold an input.
  func columnTypes() throws -> [String: CSVType] {
    var types: [String: CSVType] = [:]
    for input in inputs {
      switch input.type {
      case .double: types[input.name] = .double
      case .int64: types[input.name] = .integer
      case .string: types[input.name] = .string
      default: throw ToolError.unusableInput(input.name, type: input.type.text)
      }
    }
    return types
  }

  /// Makes sure that a table has every column that the model needs; throws ``ToolError`` with the nearest name.
  func check(columnNames: [String], of table: TableFile) throws {
    let known = Set(columnNames)
    for input in inputs where !input.isOptional && !known.contains(input.name) {
      let nearest = NearestName.of(input.name, among: columnNames)
      throw ToolError.missingInput(input.name, file: table.path, nearest: nearest)
    }
  }

  /// What the model says to each row of a frame that holds its inputs.
  func predictions(for frame: DataFrame) throws -> ModelPredictions {
    let batch = try FrameBatch(frame: frame, inputs: inputs.filter { frame.containsColumn($0.name) })
    return try ModelPredictions(
      results: try model.predictions(fromBatch: batch), predictedName: try predictedName(),
      probabilitiesName: model.modelDescription.predictedProbabilitiesName, classLabels: classLabels)
  }
}

extension MLFeatureType {
  /// What a person calls the type.
  var text: String {
    switch self {
    case .int64: "integer"
    case .double: "number"
    case .string: "text"
    case .image: "image"
    case .multiArray: "array"
    case .dictionary: "dictionary"
    case .sequence: "sequence"
    default: "unknown type"
    }
  }
}
