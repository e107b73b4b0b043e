import CoreML
import Foundation
import TabularData
import TabularTraining
import TrainingLoop

/// Predicts a class from weighted sums of the features.
///
/// Strings enter as one feature a category. Missing values are refused; boosted trees take them.
public struct MLLogisticRegressionClassifier: @unchecked Sendable {
  // Unchecked for the sake of a validation frame among the parameters, which nothing writes to once they are here.

  /// The trained model, as Core ML runs it.
  public var model: MLModel

  /// The column that the model predicts.
  public var targetColumn: String

  /// The columns that the model reads, in its own order.
  public var featureColumns: [String]

  /// The parameters that the model was trained with.
  public let modelParameters: ModelParameters

  let pipeline: TrainedPipeline

  /// Trains a model on the rows of a frame.
  ///
  /// - Parameters:
  ///   - trainingData: The rows to learn from.
  ///   - targetColumn: The column to predict: String, Int or Bool, without missing values.
  ///   - featureColumns: The columns to predict from; nil means all but the target. Numbers, Bool and String are taken, without
  ///     missing values.
  ///   - parameters: How to train.
  /// - Throws: ``MLCreateError`` where a column is missing or cannot be used, a parameter is out of range, or the
  ///   surrounding task is cancelled.
  public init(
    trainingData: DataFrame, targetColumn: String, featureColumns: [String]? = nil,
    parameters: ModelParameters = ModelParameters(validation: .split(strategy: .automatic))
  ) throws {
    try self.init(
      trainingData: trainingData, targetColumn: targetColumn, featureColumns: featureColumns, parameters: parameters,
      monitor: TrainingMonitor())
  }

  init(
    trainingData: DataFrame, targetColumn: String, featureColumns: [String]?, parameters: ModelParameters,
    monitor: TrainingMonitor
  ) throws {
    let task = TabularTask(
      learner: .logisticRegressionClassifier(parameters.linearParameters), targetColumn: targetColumn,
      featureColumns: featureColumns,
      validation: parameters.validation.source)
    let pipeline = try MLCreateError.translating { try task.trained(on: trainingData, monitor: monitor) }
    self.pipeline = pipeline
    self.model = MLModel(stage: pipeline.stage)
    self.targetColumn = targetColumn
    self.featureColumns = pipeline.featureColumns
    self.modelParameters = parameters
  }

  /// Scores on the rows that the model was trained on.
  public var trainingMetrics: MLClassifierMetrics { MLClassifierMetrics(pipeline.trainingScores) }

  /// Scores on the validation rows; not valid, with an error that says so, where there were none.
  public var validationMetrics: MLClassifierMetrics {
    pipeline.validationScores.map { MLClassifierMetrics($0) } ?? MLClassifierMetrics(error: .noValidationData)
  }

  /// Predicts the target of each row.
  ///
  /// - Parameter data: A frame with the feature columns; other columns are ignored.
  /// - Returns: A label a row, of the type that the target column has.
  /// - Throws: ``MLCreateError/type(reason:)`` where a feature column is missing or holds other values than in training.
  public func predictions(from data: DataFrame) throws -> AnyColumn {
    try MLCreateError.translating { try pipeline.predictions(for: data) }
  }

  /// Compares predictions with the true values in the target column.
  ///
  /// - Returns: Scores; not valid, with an error that says why, where the data cannot be evaluated.
  public func evaluation(on labeledData: DataFrame) -> MLClassifierMetrics {
    MLClassifierMetrics(evaluating: { try pipeline.scores(on: labeledData, targetColumn: targetColumn) })
  }

  /// Writes the model to a file that Core ML reads, whole or not at all.
  ///
  /// - Parameters:
  ///   - fileURL: The place; the extension `mlpackage` makes a package, any other a single file.
  ///   - metadata: What the file tells about itself.
  /// - Throws: ``MLCreateError/io(reason:)``.
  public func write(to fileURL: URL, metadata: MLModelMetadata? = nil) throws {
    try MLCreateError.translating { try pipeline.write(to: fileURL, metadata: metadata?.modelMetadata) }
  }

  /// Writes the model to a file that Core ML reads, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The place; the extension `mlpackage` makes a package, any other a single file.
  ///   - metadata: What the file tells about itself.
  /// - Throws: ``MLCreateError/io(reason:)``.
  public func write(toFile path: String, metadata: MLModelMetadata? = nil) throws {
    try write(to: URL(filePath: path), metadata: metadata)
  }
}

extension MLLogisticRegressionClassifier: CustomStringConvertible, CustomDebugStringConvertible {
  /// The parameters, and the scores on training and validation data.
  public var description: String {
    ModelDescription.text(
      "LogisticRegressionClassifier", parameters: modelParameters, training: trainingMetrics.summary,
      validation: validationMetrics.summary)
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }
}
