import ModelRuntime
import TrainingLoop

/// What boosting came to.
package struct BoostingFit: Sendable, Equatable {
  package var ensemble: TreeEnsemble
  /// The sums of the training rows before the post transform, row after row, one number a dimension.
  package var trainingSums: [Float]
  /// The same of the validation rows, where there are any.
  package var validationSums: [Float]?
  /// How the ensemble scores.
  package var lastReport: TrainingReport
  /// The round whose trees are the last of the ensemble, from 1.
  package var bestIteration: Int
}
