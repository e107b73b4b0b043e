import Foundation
import ModelRuntime
import TabularData
import TabularTraining

/// Grown trees that predict a number.
public struct TreeRegressorModel: Sendable {
  /// The name of the column that ``applied(to:eventHandler:)`` adds; the annotation column's at first.
  public var predictionColumnName: String

  let pipeline: TrainedPipeline

  init(_ pipeline: TrainedPipeline) {
    self.pipeline = pipeline
    predictionColumnName = pipeline.target.name
  }

  /// The columns that the model reads.
  public var featureColumnNames: [String] { pipeline.schema.columns.names }

  /// Writes the model for Core ML, whole or not at all.
  ///
  /// - Parameter url: The place; the extension `mlpackage` makes a package, any other a single file.
  /// - Throws: ``BoostedTreeError/writing(path:reason:)``.
  public func export(to url: URL) throws { try export(to: url, metadata: ModelMetadata()) }

  /// Writes the model for Core ML, whole or not at all, with words about it.
  ///
  /// - Parameters:
  ///   - url: The place; the extension `mlpackage` makes a package, any other a single file.
  ///   - metadata: What the file says about itself.
  /// - Throws: ``BoostedTreeError/writing(path:reason:)``.
  public func export(to url: URL, metadata: ModelMetadata) throws {
    try translatingErrors(of: "Export") {
      try pipeline.write(to: url, metadata: ModelRuntime.ModelMetadata(metadata))
    }
  }

  /// The frame with the predictions behind its columns.
  func predicting(_ input: DataFrame) throws -> DataFrame {
    let values = try translatingErrors(of: "TreeRegressorModel") { try pipeline.predictedNumbers(for: input) }
    return input.replacing([Column<Double>(name: predictionColumnName, contents: values).eraseToAnyColumn()])
  }
}

extension TreeRegressorModel: TabularTransformer {
  /// Adds a column of predictions to a frame.
  ///
  /// A column of the frame that has the new one's name, such as the right values of test data, gives way to it; the
  /// frame that was passed in keeps it.
  ///
  /// - Parameters:
  ///   - input: Has the feature columns; others are passed on.
  ///   - eventHandler: Is told once, when all rows are done.
  /// - Returns: The columns of `input`, then one of Doubles named ``predictionColumnName``.
  /// - Throws: ``TabularPipelineDataError`` where a feature column is missing or of another type than in training; the
  ///   error's text names the nearest column.
  public func applied(to input: DataFrame, eventHandler: EventHandler? = nil) async throws -> DataFrame {
    let output = try predicting(input)
    eventHandler?(.applied(by: "TreeRegressorModel", rowCount: output.rows.count))
    return output
  }
}

extension TreeRegressorModel: CustomDebugStringConvertible {
  /// The type, and the columns that are read.
  public var debugDescription: String { "TreeRegressorModel(featureColumnNames: \(featureColumnNames))" }
}
