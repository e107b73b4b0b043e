import TrainingLoop

extension Event {
  /// Tells of an iteration of a training.
  init(origin: String, report: TrainingReport) {
    var metrics: [MetricsKey: any Sendable] = [.trainingLoss: report.training.loss]
    metrics[.trainingAccuracy] = report.training.accuracy
    metrics[.trainingError] = report.training.rootMeanSquaredError
    metrics[.trainingMaximumError] = report.training.maximumError
    if let validation = report.validation {
      metrics[.validationLoss] = validation.loss
      metrics[.validationAccuracy] = validation.accuracy
      metrics[.validationError] = validation.rootMeanSquaredError
      metrics[.validationMaximumError] = validation.maximumError
    }
    self.init(
      origin: origin, itemCount: report.iteration, totalItemCount: report.iterationCount, metrics: metrics)
  }

  /// Makes events of a trainer's reports, where somebody listens.
  static func reporter(origin: String, to handler: EventHandler?) -> (@Sendable (TrainingReport) -> Void)? {
    guard let handler else { return nil }
    return { report in handler(Event(origin: origin, report: report)) }
  }
}
