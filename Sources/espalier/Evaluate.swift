import Foundation
import TabularData

/// Scores a model against known answers.
struct Evaluate: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "evaluate",
      abstract: "Compare a model's predictions with the values that a table knows.",
      discussion: "Rows in which the target is missing are left out, and counted on standard error.")
  }

  @Argument(help: "A trained model.", valueName: "Model.mlmodel")
  var model: String

  @Argument(help: "A CSV file with the model's columns and the target.", valueName: "data.csv")
  var data: String

  @Option(
    help: "The column with the right values; the one that the model was trained on if left out.", valueName: "column")
  var target: String?

  @OptionGroup var table: TableOptions

  func run() throws {
    let modelFile = try ModelFile(path: model)
    let file = try TableFile(path: data, options: table)
    let target = try target ?? modelFile.predictedName()
    let names = try file.columnNames()
    let known = Set(names)
    guard known.contains(target) else {
      let nearest = NearestName.of(target, among: names)
      throw ToolError.noSuchColumn(target, file: data, nearest: nearest)
    }
    try modelFile.check(columnNames: names, of: file)

    let inputTypes = try modelFile.columnTypes().filter { known.contains($0.key) }
    let frame = try file.frame(columns: inputTypes.keys.sorted(), types: inputTypes)
    switch try modelFile.predictions(for: frame) {
    case .numbers(let predictions):
      let truth = try file.frame(columns: [target], types: [target: .double])[target, Double.self]
      try Console.result(try RegressionScores(predictions, Array(truth), target: target).text)
    case .classes(let predictions, _):
      let truth = try labels(of: target, in: file, model: modelFile)
      try Console.result(try ClassScores(predictions, truth, target: target).text)
    }
  }

  /// The right classes as the model writes them: truth values are 0 and 1 to a model that has numbers for classes.
  private func labels(of target: String, in file: TableFile, model: ModelFile) throws -> [String?] {
    let column = try file.frame(columns: [target], types: [:])[target]
    guard column.wrappedElementType is Bool.Type else {
      return Array(try file.frame(columns: [target], types: [target: .string])[target, String.self])
    }
    let (yes, no) = model.classLabels?.contains("1") == true ? ("1", "0") : ("true", "false")
    return column.assumingType(Bool.self).map { value in value.map { $0 ? yes : no } }
  }
}
