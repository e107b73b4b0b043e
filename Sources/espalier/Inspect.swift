import CoreML
import Foundation

/// Shows what a model file says about itself.
struct Inspect: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inspect",
      abstract: "Show what a model takes, what it gives, and what is written about it.")
  }

  @Argument(help: "A model: .mlmodel, .mlpackage or a compiled folder.", valueName: "Model.mlmodel")
  var model: String

  func run() throws {
    let file = try ModelFile(path: model)
    let description = file.model.modelDescription
    let outline = ModelOutline(path: model)
    var sections = [summary(of: file, outline).text]
    if let outline, outline.isPipeline {
      let steps = outline.steps.enumerated().map { "  \($0 + 1). \($1)\n" }
      sections.append("Steps\n" + steps.joined())
    }
    sections.append("Inputs\n" + features(file.inputs).text)
    let outputs = description.outputDescriptionsByName.values.sorted { $0.name < $1.name }
    sections.append("Outputs\n" + features(outputs).text)
    if let labels = file.classLabels { sections.append("Classes\n  " + labels.joined(separator: "\n  ") + "\n") }
    if let weights = try LinearWeights(of: file) { sections.append("Weights\n" + weights.table.text) }
    let metadata = metadata(of: description)
    if !metadata.rows.isEmpty { sections.append("Metadata\n" + metadata.text) }
    try Console.result(sections.joined(separator: "\n"))
  }

  private func summary(of file: ModelFile, _ outline: ModelOutline?) -> TextTable {
    let description = file.model.modelDescription
    var table = TextTable(header: ["Model", file.path], leftColumnCount: 2)
    let kind =
      if file.classLabels != nil {
        "classifier"
      } else if description.predictedFeatureName != nil {
        "regressor"
      } else {
        "transformer"
      }
    table.rows = [["  kind", kind]]
    if let outline { table.rows.append(["  made of", outline.isPipeline ? "a pipeline" : outline.steps.joined()]) }
    if let predicted = description.predictedFeatureName { table.rows.append(["  predicts", predicted]) }
    if let probabilities = description.predictedProbabilitiesName {
      table.rows.append(["  probabilities", probabilities])
    }
    if description.isUpdatable { table.rows.append(["  updatable", "yes"]) }
    return table
  }

  private func features(_ features: [MLFeatureDescription]) -> TextTable {
    var table = TextTable(header: ["  name", "type"], leftColumnCount: 2)
    table.rows = features.map { ["  " + $0.name, $0.type.text + ($0.isOptional ? ", may be missing" : "")] }
    return table
  }

  private func metadata(of description: MLModelDescription) -> TextTable {
    var table = TextTable(header: ["  key", "value"], leftColumnCount: 2)
    let standard: [(String, MLModelMetadataKey)] = [
      ("description", .description), ("version", .versionString), ("author", .author), ("license", .license),
    ]
    for (name, key) in standard {
      if let value = description.metadata[key] as? String, !value.isEmpty { table.rows.append(["  " + name, value]) }
    }
    let own = description.metadata[.creatorDefinedKey] as? [String: String] ?? [:]
    table.rows += own.sorted { $0.key < $1.key }.map { ["  " + $0.key, $0.value] }
    return table
  }
}
