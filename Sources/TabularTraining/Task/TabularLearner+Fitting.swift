import FeatureEncoding
import LinearTraining
import ModelRuntime
import NumericKernels
import TrainingLoop
import TreeTraining

/// A learner whose parameters are in range.
enum CheckedLearner {
  case linearRegressor(LinearParameters.Checked)
  case logisticRegressionClassifier(LinearParameters.Checked)
  case boostedTreeRegressor(BoostingParameters.Checked)
  case boostedTreeClassifier(BoostingParameters.Checked)
}

/// What a learner has made of the data.
struct LearnerFit {
  let model: FittedModel
  let iterationCount: Int
  /// Sums of the trees for the training rows, where the engine has them.
  var trainingSums: [Float]?
}

extension TabularLearner {
  /// - Throws: ``ParameterError`` for the first parameter that is out of range.
  func checked() throws -> CheckedLearner {
    switch self {
    case .linearRegressor(let parameters): .linearRegressor(try parameters.checked())
    case .logisticRegressionClassifier(let parameters): .logisticRegressionClassifier(try parameters.checked())
    case .boostedTreeRegressor(let parameters): .boostedTreeRegressor(try parameters.checked())
    case .boostedTreeClassifier(let parameters): .boostedTreeClassifier(try parameters.checked())
    }
  }
}

extension CheckedLearner {
  /// Hands the encoded rows to the engine.
  ///
  /// - Precondition: The rows are labelled with classes for a classifier, with numbers for a regressor.
  func fitted(to data: TrainingData, monitor: TrainingMonitor, threadCount: Int) throws -> LearnerFit {
    switch (self, data.training.target) {
    case (.linearRegressor(let parameters), .numbers(let targets)):
      let fit = try LinearRegressionTrainer(parameters: parameters).fit(
        data.training.table, targets: targets, validation: data.validation?.numbers(), monitor: monitor,
        threadCount: threadCount)
      return LearnerFit(model: .linearRegressor(fit.model), iterationCount: fit.iterationCount)
    case (.logisticRegressionClassifier(let parameters), .classes(let classes)):
      let fit = try LogisticRegressionTrainer(parameters: parameters).fit(
        data.training.table, classes: classes.codes, classCount: classes.labels.count,
        validation: data.validation?.classes(among: classes.labels), monitor: monitor, threadCount: threadCount)
      return LearnerFit(model: .linearClassifier(fit.model, classes.labels), iterationCount: fit.iterationCount)
    case (.boostedTreeRegressor(let parameters), .numbers(let targets)):
      return try boosted(
        parameters, objective: .squaredError, rows: (data.training.table, .values(targets)),
        validation: data.validation?.numbers().map { ($0.table, .values($0.targets)) }, monitor: monitor,
        threadCount: threadCount
      ) { .treeEnsembleRegressor($0) }
    case (.boostedTreeClassifier(let parameters), .classes(let classes)):
      let count = classes.labels.count
      return try boosted(
        parameters, objective: count == 2 ? .binaryLogistic : .softmax(classCount: count),
        rows: (data.training.table, .classes(classes.codes)),
        validation: data.validation?.classes(among: classes.labels).map { ($0.table, .classes($0.classes)) },
        monitor: monitor, threadCount: threadCount
      ) { .treeEnsembleClassifier($0, classes.labels) }
    default:
      preconditionFailure("a classifier needs classes as targets, a regressor numbers")
    }
  }

  private func boosted(
    _ parameters: BoostingParameters.Checked, objective: BoostingObjective,
    rows: (table: FeatureTable, targets: TrainingTargets),
    validation: (table: FeatureTable, targets: TrainingTargets)?, monitor: TrainingMonitor, threadCount: Int,
    model: (TreeEnsemble) -> FittedModel
  ) throws -> LearnerFit {
    let fit = try GradientBooster(parameters: parameters, objective: objective).fit(
      TreeTrainingSet(table: rows.table, targets: rows.targets),
      validation: validation.map {
        TreeTrainingSet(table: $0.table.withNumbers(like: rows.table), targets: $0.targets)
      },
      monitor: monitor, threadCount: threadCount)
    return LearnerFit(
      model: model(fit.ensemble), iterationCount: fit.bestIteration, trainingSums: fit.trainingSums)
  }
}

extension EncodedRows {
  /// The rows with the numbers to predict; nil where there are none.
  fileprivate func numbers() -> (table: FeatureTable, targets: [Double])? {
    guard case .numbers(let targets) = target, !targets.isEmpty else { return nil }
    return (table, targets)
  }

  /// The rows whose label is one of `labels`, with its place among them; nil where there are none.
  ///
  /// An engine knows no other classes; rows of those count in the scores of the finished model.
  fileprivate func classes(among labels: ClassLabels) -> (table: FeatureTable, classes: [Int32])? {
    guard case .classes(let target) = target, let merged = labels.merged(with: target.labels) else { return nil }
    var placeByMergedCode = Array(repeating: Int32(-1), count: merged.labels.count)
    for (place, code) in merged.codes.enumerated() { placeByMergedCode[Int(code)] = Int32(place) }
    let places = target.codes.map { placeByMergedCode[Int(merged.otherCodes[Int($0)])] }
    let rows = places.indices.filter { places[$0] >= 0 }
    if rows.isEmpty { return nil }
    return rows.count == places.count ? (table, places) : (table.gathered(rows), rows.map { places[$0] })
  }
}

extension FeatureTable {
  /// The table with its numbers in the precision of `other`'s columns, which an engine needs to treat both alike.
  fileprivate func withNumbers(like other: FeatureTable) -> FeatureTable {
    FeatureTable(
      rowCount: rowCount,
      columns: zip(columns, other.columns).map { column, other in
        switch (column, other) {
        case (.float64(let values), .float32): .float32(values.map { Float($0) })
        case (.float32(let values), .float64): .float64(values.map { Double($0) })
        default: column
        }
      })
  }
}
