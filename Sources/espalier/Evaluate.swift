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
    guard names.contains(target) else {
      let nearest = NearestName.of(target, among: names)
      throw ToolError.noSuchColumn(target, file: data, nearest: nearest)
    }
    try modelFile.check(columnNames: names, of: file)

    let inputTypes = try modelFile.columnTypes().filter { names.contains($0.key) }
    let frame = try file.frame(columns: inputTypes.keys.sorted(), types: inputTypes)
    let truthType: CSVType = modelFile.classLabels == nil ? .double : .string
    let truth = try file.frame(columns: [target], types: [target: truthType])
    switch try modelFile.predictions(for: frame) {
    case .numbers(let predictions):
      try Console.result(try RegressionScores(predictions, truth[target, Double.self].map { $0 }, target: target).text)
    case .classes(let predictions, _):
      try Console.result(try ClassScores(predictions, truth[target, String.self].map { $0 }, target: target).text)
    }
  }
}
