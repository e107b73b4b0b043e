import FeatureEncoding
import ModelRuntime
import TabularData
import TrainingLoop

extension TabularTask {
  /// Trains a model.
  ///
  /// The same frame and the same task give the same model, whatever the number of threads.
  ///
  /// - Parameters:
  ///   - frame: The rows to learn from, of which a part may be set aside for validation.
  ///   - monitor: Told after each iteration, and asked whether to stop.
  /// - Throws: ``TabularTrainingError`` where a column cannot be used, a parameter is out of range, or training is
  ///   cancelled.
  package func trained(
    on frame: DataFrame, monitor: TrainingMonitor = TrainingMonitor()
  ) throws(TabularTrainingError) -> TrainedPipeline {
    try TabularTrainingError.translating(otherwise: { .training(reason: "\($0)") }) {
      try monitor.checkCancellation()
      let learner = try learner.checked()
      let data = try TrainingData(frame, for: self)
      let fit = try learner.fitted(to: data, monitor: monitor, threadCount: threadCount)
      return try TrainedPipeline(
        stage: TabularPipelineBuilder(
          features: data.schema.pipelineFeatures, targetName: targetColumn, core: fit.model
        ).pipeline(),
        schema: data.schema, target: data.target,
        trainingScores: fit.model.scores(
          on: data.training, target: data.target, knowing: fit.trainingSums, threadCount: threadCount),
        validationScores: data.validation.map {
          try fit.model.scores(on: $0, target: data.target, threadCount: threadCount)
        },
        iterationCount: fit.iterationCount, featureRule: self.learner.featureRule)
    }
  }
}
