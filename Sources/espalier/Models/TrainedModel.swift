import CreateML
import Foundation
import TabularData

/// A model that Create ML has trained, of whichever kind.
enum TrainedModel {
  case linearRegressor(MLLinearRegressor)
  case logisticClassifier(MLLogisticRegressionClassifier)
  case treeRegressor(MLBoostedTreeRegressor)
  case treeClassifier(MLBoostedTreeClassifier)

  /// Trains a model, and shows how it goes.
  init(
    _ learner: Learner, on frame: DataFrame, target: String, features: [String]?, settings: TrainingSettings,
    progress: @escaping @Sendable (MLProgress) -> Void
  ) throws {
    switch learner {
    case .linearRegressor:
      self = .linearRegressor(
        try MLLinearRegressor(
          trainingData: frame, targetColumn: target, featureColumns: features, parameters: .init(settings),
          progressHandler: progress))
    case .logisticClassifier:
      self = .logisticClassifier(
        try MLLogisticRegressionClassifier(
          trainingData: frame, targetColumn: target, featureColumns: features, parameters: .init(settings),
          progressHandler: progress))
    case .treeRegressor:
      self = .treeRegressor(
        try MLBoostedTreeRegressor(
          trainingData: frame, targetColumn: target, featureColumns: features, parameters: .init(settings),
          progressHandler: progress))
    case .treeClassifier:
      self = .treeClassifier(
        try MLBoostedTreeClassifier(
          trainingData: frame, targetColumn: target, featureColumns: features, parameters: .init(settings),
          progressHandler: progress))
    }
  }

  /// The columns that the model reads.
  var featureColumns: [String] {
    switch self {
    case .linearRegressor(let model): model.featureColumns
    case .logisticClassifier(let model): model.featureColumns
    case .treeRegressor(let model): model.featureColumns
    case .treeClassifier(let model): model.featureColumns
    }
  }

  /// Replaces the file, whole or not at all.
  func write(to url: URL, metadata: MLModelMetadata) throws {
    switch self {
    case .linearRegressor(let model): try model.write(to: url, metadata: metadata)
    case .logisticClassifier(let model): try model.write(to: url, metadata: metadata)
    case .treeRegressor(let model): try model.write(to: url, metadata: metadata)
    case .treeClassifier(let model): try model.write(to: url, metadata: metadata)
    }
  }

  /// The scores on training and validation rows.
  var scores: TextTable {
    switch self {
    case .linearRegressor(let model): Self.scores(model.trainingMetrics, model.validationMetrics)
    case .logisticClassifier(let model): Self.scores(model.trainingMetrics, model.validationMetrics)
    case .treeRegressor(let model): Self.scores(model.trainingMetrics, model.validationMetrics)
    case .treeClassifier(let model): Self.scores(model.trainingMetrics, model.validationMetrics)
    }
  }

  private static func scores(_ training: MLRegressorMetrics, _ validation: MLRegressorMetrics) -> TextTable {
    let columns = [training, validation].map { metrics in
      metrics.isValid
        ? [metrics.rootMeanSquaredError, metrics.maximumError].map(NumberText.short)
        : ["not available", "not available"]
    }
    return table(["root mean squared error", "maximum error"], columns)
  }

  private static func scores(_ training: MLClassifierMetrics, _ validation: MLClassifierMetrics) -> TextTable {
    let columns = [training, validation].map { metrics in
      metrics.isValid ? [NumberText.share(1 - metrics.classificationError)] : ["not available"]
    }
    return table(["accuracy"], columns)
  }

  private static func table(_ names: [String], _ columns: [[String]]) -> TextTable {
    var table = TextTable(header: ["metric", "training", "validation"])
    table.rows = names.indices.map { row in [names[row]] + columns.map { $0[row] } }
    return table
  }
}

extension MLLinearRegressor.ModelParameters {
  fileprivate init(_ settings: TrainingSettings) {
    self.init(validation: settings.validation.strategy(seed: settings.seed).map { .split(strategy: $0) } ?? .none)
    maxIterations = settings.iterations ?? maxIterations
    l1Penalty = settings.l1Penalty ?? l1Penalty
    l2Penalty = settings.l2Penalty ?? l2Penalty
  }
}

extension MLLogisticRegressionClassifier.ModelParameters {
  fileprivate init(_ settings: TrainingSettings) {
    self.init(validation: settings.validation.strategy(seed: settings.seed).map { .split(strategy: $0) } ?? .none)
    maxIterations = settings.iterations ?? maxIterations
    l1Penalty = settings.l1Penalty ?? l1Penalty
    l2Penalty = settings.l2Penalty ?? l2Penalty
  }
}

extension MLBoostedTreeRegressor.ModelParameters {
  fileprivate init(_ settings: TrainingSettings) {
    self.init(validation: settings.validation.strategy(seed: settings.seed).map { .split(strategy: $0) } ?? .none)
    randomSeed = settings.seed
    maxIterations = settings.iterations ?? maxIterations
    maxDepth = settings.depth ?? maxDepth
    stepSize = settings.stepSize ?? stepSize
  }
}

extension MLBoostedTreeClassifier.ModelParameters {
  fileprivate init(_ settings: TrainingSettings) {
    self.init(validation: settings.validation.strategy(seed: settings.seed).map { .split(strategy: $0) } ?? .none)
    randomSeed = settings.seed
    maxIterations = settings.iterations ?? maxIterations
    maxDepth = settings.depth ?? maxDepth
    stepSize = settings.stepSize ?? stepSize
  }
}
