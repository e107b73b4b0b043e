import FeatureEncoding
import ModelRuntime
import NumericKernels
import TabularData

/// All that a learner needs from the frames: encoded rows to learn from, and rows to be tried on.
struct TrainingData {
  let schema: FeatureSchema
  let target: TabularTarget
  let training: EncodedRows
  let validation: EncodedRows?

  /// Reads, checks, splits and encodes.
  ///
  /// Categories and labels are those of the rows that are learned from; what occurs in validation rows alone is as
  /// unknown to the model as it would be in new data.
  init(_ frame: DataFrame, for task: TabularTask) throws {
    guard frame.shape.rows > 0 else { throw FeatureEncodingError.noRows }
    _ = try frame.column(named: task.targetColumn, role: .target)
    let columns = try FeatureColumns(task.featureColumns, of: frame, targetColumn: task.targetColumn)
    let probabilities = task.targetColumn + "Probability"
    if task.learner.isClassifier, columns.names.contains(probabilities) {
      throw FeatureEncodingError.featureIsOutput(column: probabilities, target: task.targetColumn)
    }
    func read(_ frame: DataFrame) throws(FeatureEncodingError) -> LabeledRows {
      try LabeledRows(
        frame, columns: columns, targetColumn: task.targetColumn, isClassified: task.learner.isClassifier,
        rule: task.learner.featureRule)
    }
    var training = try read(frame)
    var validation: LabeledRows?
    if case .frame(let validationFrame) = task.validation {
      do {
        validation = validationFrame.shape.rows > 0 ? try read(validationFrame) : nil
      } catch {
        throw TabularTrainingError.validationData(error)
      }
    } else if let split = try task.validation.split(rowCount: training.rowCount) {
      validation = training.gathered(split.validation)
      training = training.gathered(split.training)
    }
    if case .classes(let classes) = training.target {
      try classes.checkHasSeveralClasses(column: task.targetColumn)
    }
    schema = try FeatureSchema(columns: columns, fittedTo: training.batches)
    target = TabularTarget(name: task.targetColumn, values: training.target)
    self.training = try training.encoded(by: schema)
    self.validation = try validation?.encoded(by: schema)
  }
}

/// Rows as a learner takes them, with what they are to be predicted as.
struct EncodedRows {
  let table: FeatureTable
  let target: TargetValues
}

extension LabeledRows {
  fileprivate func encoded(by schema: FeatureSchema) throws -> EncodedRows {
    EncodedRows(table: try schema.table(of: batches, rowCount: rowCount), target: target)
  }
}

extension TabularLearner {
  /// Which feature values the learner takes.
  var featureRule: FeatureValueRule {
    switch self {
    case .linearRegressor, .logisticRegressionClassifier: .finite
    case .boostedTreeRegressor, .boostedTreeClassifier: .missingAccepted
    }
  }
}
