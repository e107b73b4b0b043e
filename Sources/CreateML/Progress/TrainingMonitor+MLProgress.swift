import Foundation
import TrainingLoop

extension TrainingMonitor {
  /// A monitor that tells `handler` how training stands after each iteration.
  static func reporting(to handler: @escaping @Sendable (MLProgress) -> Void) -> TrainingMonitor {
    let start = ContinuousClock.now
    return TrainingMonitor(report: { report in
      handler(MLProgress(report, elapsed: start.duration(to: .now)))
    })
  }
}

extension MLProgress {
  init(_ report: TrainingReport, elapsed: Duration) {
    self.init(phase: .training)
    itemCount = report.iteration
    totalItemCount = report.iterationCount
    elapsedTime = elapsed / .seconds(1)
    metrics[.loss] = report.training.loss
    metrics[.accuracy] = report.training.accuracy
    metrics[.rootMeanSquaredError] = report.training.rootMeanSquaredError
    metrics[.maximumError] = report.training.maximumError
    metrics[.validationLoss] = report.validation?.loss
    metrics[.validationAccuracy] = report.validation?.accuracy
    metrics[.validationRootMeanSquaredError] = report.validation?.rootMeanSquaredError
    metrics[.validationMaximumError] = report.validation?.maximumError
  }
}
