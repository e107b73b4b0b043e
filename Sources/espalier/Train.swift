import CreateML
import Foundation
import TabularData

/// Makes a model from a table.
struct Train: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "train",
      abstract: "Train a model that predicts one column of a table from the others.",
      discussion: """
        Without --algorithm, boosted trees are trained: for classes where the target holds text, truth values or a few \
        different integers, for numbers otherwise. Rows without a target are left out.
        The scores go to standard output, progress to standard error.
        """)
  }

  @Argument(help: "A CSV file whose first row names the columns.", valueName: "data.csv")
  var data: String

  @Option(help: "The column to predict.", valueName: "column")
  var target: String

  @Option(name: .shortAndLong, help: "The file to write the model to.", valueName: "Model.mlmodel")
  var output: String

  @Option(help: "What kind of model to train.", valueName: "name")
  var algorithm = Algorithm.auto

  @Option(help: "What boosted trees predict; found from the target if left out.", valueName: "kind")
  var task: PredictionTask?

  @Option(help: "The columns to predict from, with commas between them; all others if left out.", valueName: "a,b")
  var features: [String]

  @Option(
    help: "The share of rows to set aside for validation, 'none', or 'auto': some of 50 rows and more.",
    valueName: "share")
  var validation = ValidationChoice.automatic

  @Option(help: "Chooses the rows that are set aside.", valueName: "number")
  var seed = 42

  @Option(help: "The most iterations, such as trees.", valueName: "count")
  var iterations: Int?

  @Option(help: "The most branches on a way through a tree (boosted-trees).", valueName: "count")
  var depth: Int?

  @Option(help: "How much of each tree's correction is applied, at most 1 (boosted-trees).", valueName: "number")
  var stepSize: Double?

  @Option(help: "The penalty on the size of the weights (linear, logistic).", valueName: "number")
  var l1: Double?

  @Option(help: "The penalty on the square of the weights (linear, logistic).", valueName: "number")
  var l2: Double?

  @OptionGroup var table: TableOptions

  func validate() throws {
    try check("--iterations", iterations.map(Double.init), isFine: { $0 >= 1 }, "at least 1")
    try check("--depth", depth.map(Double.init), isFine: { $0 >= 1 }, "at least 1")
    try check("--step-size", stepSize, isFine: { $0 > 0 && $0 <= 1 }, "above 0 and at most 1")
    try check("--l1", l1, isFine: { $0 >= 0 }, "at least 0")
    try check("--l2", l2, isFine: { $0 >= 0 }, "at least 0")
    let isTrees = algorithm == .auto || algorithm == .boostedTrees
    let others: [(String, Bool)] =
      isTrees
      ? [("--l1", l1 != nil), ("--l2", l2 != nil)]
      : [("--depth", depth != nil), ("--step-size", stepSize != nil), ("--task", task != nil)]
    if let (name, _) = others.first(where: \.1) {
      let wanted = isTrees ? "--algorithm linear or logistic" : "--algorithm boosted-trees"
      throw ValidationError("'\(name)' needs \(wanted).")
    }
    guard ["mlmodel", "mlpackage"].contains(URL(filePath: output).pathExtension) else {
      throw ValidationError("The name of the output, '\(output)', must end in .mlmodel or .mlpackage.")
    }
  }

  func run() throws {
    let output = try OutputFile(path: output, inputs: [data], mayBePackage: true)
    let file = try TableFile(path: data, options: table)
    let frame = try rowsWithTarget(in: try file.frame())
    let features = try featureColumns(in: frame)
    let learner = try Learner.choose(algorithm, task: task, target: frame[target])
    if algorithm == .auto { Console.note("Algorithm: \(learner.name), because '\(target)' holds \(kind(of: frame)).") }

    let progressLine = ProgressLine()
    defer { progressLine.end() }
    let model = try TrainedModel(
      learner, on: withTextLabels(frame), target: target, features: features, settings: settings,
      progress: { progressLine.show($0) })
    progressLine.end()
    try model.write(to: output.url, metadata: metadata(learner, rowCount: frame.rows.count))
    Console.note("Wrote \(output.path).")
    let count = model.featureColumns.count
    try Console.result(
      "\(learner.name): '\(target)' from \(count) \(count == 1 ? "column" : "columns"), "
        + "\(NumberText.rows(frame.rows.count))\n\n")
    try Console.result(model.scores.text)
  }

  private var settings: TrainingSettings {
    TrainingSettings(
      validation: validation, seed: seed, iterations: iterations, depth: depth, stepSize: stepSize, l1Penalty: l1,
      l2Penalty: l2)
  }

  /// What `inspect` tells of the model later.
  private func metadata(_ learner: Learner, rowCount: Int) -> MLModelMetadata {
    MLModelMetadata(
      shortDescription: "Predicts '\(target)' by \(learner.name).",
      additional: ["espalier.algorithm": learner.name, "espalier.rows": "\(rowCount)"])
  }

  /// The rows that have something to learn from; says how many are left out.
  private func rowsWithTarget(in frame: DataFrame) throws -> DataFrame {
    guard frame.containsColumn(target) else { throw missing(target, in: frame) }
    let missingCount = frame[target].missingCount
    guard missingCount < frame.rows.count else { throw ToolError.targetHasNoValues(target) }
    guard missingCount > 0 else { return frame }
    Console.note("Left out: \(NumberText.rows(missingCount)) without a value in '\(target)'.")
    let column = frame[target]
    return DataFrame(frame.filter { row in !column.isNil(at: row.index) })
  }

  /// The frame with truth values of the target as words, so that predictions are the words that the table has.
  private func withTextLabels(_ frame: DataFrame) -> DataFrame {
    guard frame[target].wrappedElementType is Bool.Type else { return frame }
    let texts = frame[target, Bool.self].map { value in value.map { $0 ? "true" : "false" } }
    var frame = frame
    frame.removeColumn(target)
    frame.append(column: Column<String>(name: target, contents: texts))
    return frame
  }

  /// The columns that were asked for; a name with a comma in it is taken whole where there is such a column.
  private func featureColumns(in frame: DataFrame) throws -> [String]? {
    guard !features.isEmpty else { return nil }
    let names = features.flatMap { text -> [String] in
      frame.containsColumn(text) ? [text] : text.split(separator: ",").map(String.init)
    }
    for name in names where !frame.containsColumn(name) { throw missing(name, in: frame) }
    return names
  }

  private func missing(_ name: String, in frame: DataFrame) -> ToolError {
    .noSuchColumn(name, file: data, nearest: NearestName.of(name, among: frame.columns.map(\.name)))
  }

  private func kind(of frame: DataFrame) -> String {
    switch frame[target].wrappedElementType {
    case is String.Type: "text"
    case is Bool.Type: "truth values"
    case is Int.Type: "integers"
    default: "numbers"
    }
  }

  private func check(
    _ name: String, _ value: Double?, isFine: (Double) -> Bool, _ allowed: String
  ) throws {
    if let value, !isFine(value) { throw ValidationError("'\(name)' must be \(allowed).") }
  }
}
