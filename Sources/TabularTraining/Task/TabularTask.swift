import LinearTraining
import NumericKernels
import TreeTraining

/// A family of models, with the settings it is trained with.
package enum TabularLearner: Sendable {
  case linearRegressor(LinearParameters)
  case logisticRegressionClassifier(LinearParameters)
  case boostedTreeRegressor(BoostingParameters)
  case boostedTreeClassifier(BoostingParameters)

  /// Whether the model predicts labels rather than numbers.
  package var isClassifier: Bool {
    switch self {
    case .logisticRegressionClassifier, .boostedTreeClassifier: true
    case .linearRegressor, .boostedTreeRegressor: false
    }
  }
}

/// What is to be trained: which columns of a frame, by which learner.
package struct TabularTask {
  package var learner: TabularLearner
  /// The column to predict.
  package var targetColumn: String
  /// The columns to predict from; nil means all but the target.
  package var featureColumns: [String]?
  package var validation: ValidationSource
  /// How many threads train; the model does not depend on it.
  package var threadCount: Int

  package init(
    learner: TabularLearner, targetColumn: String, featureColumns: [String]? = nil,
    validation: ValidationSource = .none, threadCount: Int = ParallelExecution.processorCount
  ) {
    self.learner = learner
    self.targetColumn = targetColumn
    self.featureColumns = featureColumns
    self.validation = validation
    self.threadCount = threadCount
  }
}
