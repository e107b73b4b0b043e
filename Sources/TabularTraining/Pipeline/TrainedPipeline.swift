import FeatureEncoding
import ModelRuntime
import NumericKernels

/// A trained model: what goes in, what comes out, and how good it was on the data it was trained with.
package struct TrainedPipeline: Sendable {
  /// The whole model, from named columns to the predicted one: exactly what a file of it holds.
  package let stage: FittedStage
  package let schema: FeatureSchema
  package let target: TabularTarget
  /// Scores on the rows that were learned from; equal to those of evaluating these rows.
  package let trainingScores: TabularScores
  /// Scores on the validation rows; nil where there were none.
  package let validationScores: TabularScores?
  /// How many iterations the model is made of.
  package let iterationCount: Int
  /// Which feature values the model takes.
  let featureRule: FeatureValueRule
  /// How many threads predict; predictions do not depend on it.
  package var threadCount = ParallelExecution.processorCount

  /// The columns that the model reads, in its own order.
  package var featureColumns: [String] { schema.columns.names }
}
