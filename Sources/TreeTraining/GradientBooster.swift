import ModelRuntime
import NumericKernels
import TrainingLoop

/// Boosts regression trees on binned features (Friedman: Greedy function approximation, 2001; Chen, Guestrin: XGBoost,
/// 2016; Ke and others: LightGBM, 2017).
///
/// The same data, parameters and seed give the same trees, bit for bit, for any number of threads.
package struct GradientBooster: Sendable {
  package let parameters: BoostingParameters
  package let objective: BoostingObjective

  package init(parameters: BoostingParameters.Checked, objective: BoostingObjective) {
    self.parameters = parameters.parameters
    self.objective = objective
  }

  /// Trains on some rows.
  ///
  /// The monitor is asked about cancellation at every level of every tree. Scores are made after each round only if
  /// somebody listens or early stopping needs them.
  ///
  /// - Throws: ``TreeTrainingError`` for rows that cannot be trained on, ``TrainingCancelled`` if the monitor says so.
  package func fit(
    _ training: TreeTrainingSet, validation: TreeTrainingSet?, monitor: TrainingMonitor, threadCount: Int
  ) throws -> BoostingFit {
    try training.check(for: objective)
    if let validation {
      try validation.check(for: objective)
      guard Self.haveSameColumns(training.table, validation.table) else {
        throw TreeTrainingError.validationColumnsDiffer
      }
    }
    try monitor.checkCancellation()
    if training.table.rowCount < Self.narrowRowCount || training.hasOutliers {
      return try fit(WideGradient.self, training, validation, monitor, threadCount)
    }
    return try fit(NarrowGradient.self, training, validation, monitor, threadCount)
  }

  /// From how many rows on gradients are packed narrow, outliers apart: rounding errors of that many rows cancel.
  static let narrowRowCount = 65_536

  func fit<Gradient: PackedGradient>(
    _: Gradient.Type, _ training: TreeTrainingSet, _ validation: TreeTrainingSet?, _ monitor: TrainingMonitor,
    _ threadCount: Int
  ) throws -> BoostingFit {
    var run = BoostingRun<Gradient>(
      training, validation: validation, objective: objective, parameters: parameters, monitor: monitor,
      threadCount: threadCount)
    return try run.fit()
  }

  private static func haveSameColumns(_ one: FeatureTable, _ other: FeatureTable) -> Bool {
    one.columns.count == other.columns.count
      && zip(one.columns, other.columns).allSatisfy { pair in
        switch pair {
        case (.float32, .float32), (.float64, .float64), (.float32, .float64), (.float64, .float32): true
        case (.categories(_, let count), .categories(_, let otherCount)): count == otherCount
        default: false
        }
      }
  }
}
