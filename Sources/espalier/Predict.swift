import Foundation
import TabularData

/// Adds a model's predictions to a table.
struct Predict: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "predict",
      abstract: "Add a model's predictions to a table.",
      discussion: """
        The result has every cell of the table as it was written, then the column '<target>Prediction', and for a \
        classifier a column '<target>Probability_<class>' for each class.
        """)
  }

  @Argument(help: "A trained model.", valueName: "Model.mlmodel")
  var model: String

  @Argument(help: "A CSV file with the columns that the model was trained on.", valueName: "new.csv")
  var data: String

  @Option(
    name: .shortAndLong, help: "Where to write the result; standard output where it is left out.",
    valueName: "out.csv")
  var output: String?

  @OptionGroup var table: TableOptions

  func run() throws {
    let output = try output.map { try OutputFile(path: $0, inputs: [model, data]) }
    let modelFile = try ModelFile(path: model)
    let file = try TableFile(path: data, options: table)
    let predictedName = try modelFile.predictedName()
    let frame = try file.textFrame()
    let names = frame.columns.map(\.name)
    let known = Set(names)
    try modelFile.check(columnNames: names, of: file)

    let types = try modelFile.columnTypes().filter { known.contains($0.key) }
    let predictions = try modelFile.predictions(for: file.frame(columns: types.keys.sorted(), types: types))
    let added = predictions.columns(predictedName: predictedName)
    for (name, _) in added where known.contains(name) { throw ToolError.columnExists(name, file: data) }
    try write(text(of: frame, with: added), rowCount: frame.rows.count, to: output)
    if predictions.missingCount > 0 {
      let rows = NumberText.rows(predictions.missingCount)
      Console.note("Without a prediction: \(rows), because a value that it needs is missing.")
    }
  }

  private func text(of frame: DataFrame, with added: [(name: String, cells: [String])]) -> String {
    let columns = frame.columns.map { column in column.assumingType(String.self).map { $0 ?? "" } } + added.map(\.cells)
    var table = CSVText(delimiter: table.delimiter.character)
    table.append(frame.columns.map(\.name) + added.map(\.name))
    for row in 0..<frame.rows.count { table.append(columns.map { $0[row] }) }
    return table.text
  }

  private func write(_ text: String, rowCount: Int, to output: OutputFile?) throws {
    guard let output else { return try Console.result(text) }
    try output.replace(with: Data(text.utf8))
    Console.note("Wrote \(NumberText.rows(rowCount)) to \(output.path).")
  }
}
