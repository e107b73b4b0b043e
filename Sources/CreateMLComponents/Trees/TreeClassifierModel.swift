import Foundation
import ModelRuntime
import TabularData
import TabularTraining

/// Grown trees that tell labels apart.
public struct TreeClassifierModel<Label: Hashable> {
  /// The name of the column that ``applied(to:eventHandler:)`` adds for labels; the annotation column's at first.
  ///
  /// The column of probabilities has the same name with `Probability` behind it.
  public var predictionColumnName: String

  /// Scores on the rows that were learned from; see ``trainingMetrics``.
  let trainingCounts: ClassificationMetrics<Label>

  /// Scores on the validation rows, where there were any; see ``validationMetrics``.
  let validationCounts: ClassificationMetrics<Label>?

  /// In the order of the model's probabilities.
  private let labels: [Label]

  private let pipeline: TrainedPipeline

  init(_ pipeline: TrainedPipeline, coding: LabelCoding<Label>) where Label: Comparable & Codable {
    self.pipeline = pipeline
    predictionColumnName = pipeline.target.name
    labels = pipeline.target.labels.map { coding.decoded($0) } ?? []
    trainingCounts = ClassificationMetrics(pipeline.trainingScores, coding: coding)
    validationCounts = pipeline.validationScores.map { ClassificationMetrics($0, coding: coding) }
  }

  /// The number of labels that the model knows.
  public var classCount: Int { labels.count }

  /// The columns that the model reads.
  public var featureColumnNames: [String] { pipeline.schema.columns.names }

  /// Makes a frame of label probabilities: a column of the most probable labels, and one of the distributions.
  public func buildDataFrame(_ distributions: [ClassificationDistribution<Label>]) -> DataFrame {
    DataFrame(columns: predictionColumns(distributions))
  }

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
    let probabilities = try translatingErrors(of: "TreeClassifierModel") { try pipeline.classProbabilities(for: input) }
    let distributions = probabilities.values.chunked(by: labels.count).map { row in
      ClassificationDistribution(
        zip(labels, row).map { Classification(label: $0, probability: Float($1)) })
    }
    let best = probabilities.bestClasses().map { labels[Int($0)] }
    return input.replacing(predictionColumns(distributions, labels: best))
  }

  private func predictionColumns(
    _ distributions: [ClassificationDistribution<Label>], labels: [Label]? = nil
  ) -> [AnyColumn] {
    let best: [Label?] = labels ?? distributions.map(\.mostLikelyLabel)
    return [
      Column(name: predictionColumnName, contents: best).eraseToAnyColumn(),
      Column(name: predictionColumnName + "Probability", contents: distributions).eraseToAnyColumn(),
    ]
  }
}

// Labels are values that nothing changes once the model is made, and Apple's type is Sendable for all of them.
extension TreeClassifierModel: @unchecked Sendable {}

extension TreeClassifierModel: TabularTransformer {
  /// Adds two columns to a frame: the most probable label of each row, and the probability of every label.
  ///
  /// A column of the frame that has the name of a new one, such as the right labels of test data, gives way to it; the
  /// frame that was passed in keeps it.
  ///
  /// - Parameters:
  ///   - input: Has the feature columns; others are passed on.
  ///   - eventHandler: Is told once, when all rows are done.
  /// - Returns: The columns of `input`, then one named ``predictionColumnName`` with a label a row, then one with a
  ///   ``ClassificationDistribution`` a row.
  /// - Throws: ``TabularPipelineDataError`` where a feature column is missing or of another type than in training; the
  ///   error's text names the nearest column.
  public func applied(to input: DataFrame, eventHandler: EventHandler? = nil) async throws -> DataFrame {
    let output = try predicting(input)
    eventHandler?(.applied(by: "TreeClassifierModel", rowCount: output.rows.count))
    return output
  }
}

extension TreeClassifierModel: CustomDebugStringConvertible {
  /// The type, the number of classes, and the columns that are read.
  public var debugDescription: String {
    "TreeClassifierModel(classCount: \(classCount), featureColumnNames: \(featureColumnNames))"
  }
}
