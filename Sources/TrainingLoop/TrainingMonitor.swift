/// How training stands after an iteration.
package struct TrainingReport: Sendable, Equatable {
  /// Iterations done, from 1.
  package var iteration: Int
  /// The most iterations that will be done.
  package var iterationCount: Int
  /// Scores on the rows that are trained on.
  package var training: TrainingScores
  /// Scores on the validation rows, where there are any.
  package var validation: TrainingScores?

  package init(
    iteration: Int, iterationCount: Int, training: TrainingScores, validation: TrainingScores? = nil
  ) {
    self.iteration = iteration
    self.iterationCount = iterationCount
    self.training = training
    self.validation = validation
  }
}

/// Scores of a model in training.
package struct TrainingScores: Sendable, Equatable {
  /// The mean loss a row: log loss of a classifier, half the mean squared error of a regressor.
  package var loss: Double
  /// The share of rows whose class is right; nil for a regressor.
  package var accuracy: Double?
  /// The root of the mean squared error; nil for a classifier.
  package var rootMeanSquaredError: Double?
  /// The largest absolute error; nil for a classifier.
  package var maximumError: Double?

  package init(
    loss: Double, accuracy: Double? = nil, rootMeanSquaredError: Double? = nil, maximumError: Double? = nil
  ) {
    self.loss = loss
    self.accuracy = accuracy
    self.rootMeanSquaredError = rootMeanSquaredError
    self.maximumError = maximumError
  }
}

/// What a trainer tells while it works, and how it is told to stop.
package struct TrainingMonitor: Sendable {
  /// Called after each iteration, on the training thread; nil where nobody listens, so that scores need not be made.
  package var report: (@Sendable (TrainingReport) -> Void)?
  /// Asked at least once an iteration; true ends the training with ``TrainingCancelled``.
  package var isCancelled: @Sendable () -> Bool

  package init(
    report: (@Sendable (TrainingReport) -> Void)? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { Task.isCancelled }
  ) {
    self.report = report
    self.isCancelled = isCancelled
  }

  /// Throws ``TrainingCancelled`` if training is to stop.
  package func checkCancellation() throws {
    if isCancelled() { throw TrainingCancelled() }
  }
}

/// Training was stopped from outside before it was done.
package struct TrainingCancelled: Error, Equatable {
  package init() {}
}
