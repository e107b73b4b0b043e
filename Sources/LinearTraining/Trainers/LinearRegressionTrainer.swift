import LinearAlgebra
import ModelRuntime
import NumericKernels
import TrainingLoop

/// Fits a line through numbers: minimizes Σ(y − ŷ)² + l1·Σ|w′| + l2·Σw′², where w′ is a weight times the scale of its
/// feature.
///
/// The intercept is free. Without an L1 penalty the minimum is computed directly; with one, coordinate descent runs until
/// it is reached, whatever ``LinearParameters/maximumIterations`` says. Features that depend on each other, or more of
/// them than there are rows, have many minima without an L2 penalty: the one with the smallest Σw′² is taken, to which
/// the answers for ever smaller penalties lead.
package struct LinearRegressionTrainer: Sendable {
  private let parameters: LinearParameters

  package init(parameters: LinearParameters.Checked) { self.parameters = parameters.parameters }

  /// Trains on all rows; the result does not depend on `threadCount`.
  ///
  /// - Parameter validation: Rows that are only scored, for the monitor's reports. A category that training has not seen
  ///   (code −1) is allowed there.
  /// - Throws: ``LinearTrainingError`` for data that no model can be trained on, or `TrainingCancelled`.
  package func fit(
    _ table: FeatureTable, targets: [Double], validation: (table: FeatureTable, targets: [Double])? = nil,
    monitor: TrainingMonitor = TrainingMonitor(), threadCount: Int = ParallelExecution.processorCount
  ) throws -> LinearFit {
    if table.rowCount == 0 { throw LinearTrainingError.noRows }
    if table.featureCount == 0 { throw LinearTrainingError.noFeatures }
    let centered = try CenteredTargets(targets, rowCount: table.rowCount)
    if let validation { try Self.check(validation, featureCount: table.featureCount) }
    try monitor.checkCancellation()
    let scaling = try FeatureScaling(of: table, threadCount: threadCount)
    let problem = problem(table, targets: centered, scaling: scaling, threadCount: threadCount)
    let result = try solve(problem, scaling: scaling, unit: centered.unit, monitor: monitor)
    let model = model(problem.design, weights: result.point, scaling: scaling, targets: centered)
    if let report = monitor.report {
      report(
        TrainingReport(
          iteration: 1, iterationCount: 1,
          training: LinearScores.regression(errors: problem.residuals(of: result.point), unit: centered.unit),
          validation: validation.map { Self.scores(of: model, on: $0, unit: centered.unit) }))
    }
    return LinearFit(model: model, iterationCount: result.iterationCount, isConverged: result.isConverged)
  }

  private static func check(_ validation: (table: FeatureTable, targets: [Double]), featureCount: Int) throws {
    do {
      try validation.table.checkForScoring(featureCount: featureCount)
      try CenteredTargets.check(validation.targets, rowCount: validation.table.rowCount)
    } catch {
      throw LinearTrainingError.validation(error)
    }
  }

  /// The problem in scaled and centred features; scaling serves the digits even where penalties are not to know of it.
  private func problem(
    _ table: FeatureTable, targets: CenteredTargets, scaling: FeatureScaling, threadCount: Int
  ) -> SquaredErrorObjective {
    let design = DesignMatrix(table: table, scales: scaling.scales, centers: scaling.means)
    let penalties = penaltyUnits(of: design).map { parameters.l2Penalty * $0 * $0 }
    return SquaredErrorObjective(
      design: design, targets: targets.values, l2Penalties: penalties, threadCount: threadCount)
  }

  /// How long a scaled weight of 1 is where the penalty measures it, in inside order.
  private func penaltyUnits(of design: DesignMatrix) -> [Double] {
    parameters.scalesFeatures ? Array(repeating: 1, count: design.featureCount) : design.scales.map { 1 / $0 }
  }

  private func solve(
    _ problem: SquaredErrorObjective, scaling: FeatureScaling, unit: Double, monitor: TrainingMonitor
  ) throws -> SolverResult {
    let checkpoint = { try monitor.checkCancellation() }
    let isConstant = problem.design.features.map { scaling.isConstant[$0] }
    if parameters.l1Penalty == 0 {
      let solver = RidgeSolver(objective: problem, isConstant: isConstant, checkpoint: checkpoint)
      var point = try solver.solve()
      for index in point.indices where isConstant[index] { point[index] = 0 }
      return SolverResult(point: point, iterationCount: 1, isConverged: true)
    }
    // Twice as large targets have twice as large weights, whose sum costs twice as much but the squares four times.
    let penalties = penaltyUnits(of: problem.design).map { parameters.l1Penalty * $0 / unit }
    if problem.design.featureCount <= RidgeSolver.largestGram {
      var gram = problem.design.gram(threadCount: problem.threadCount)
      for index in isConstant.indices {
        gram[index, index] = isConstant[index] ? 0 : gram[index, index] + problem.l2Penalties[index]
      }
      let descent = CoordinateDescent(
        gram: gram, products: problem.transposedProduct(with: problem.targets), l1Penalties: penalties)
      return try descent.minimize(checkpoint: checkpoint)
    }
    let limits = SolverLimits(maximumIterations: 100_000, convergenceThreshold: 1e-12, stepSize: parameters.stepSize)
    let start = Array(repeating: 0.0, count: problem.parameterCount)
    return try ProximalGradient(limits: limits, penalties: penalties)
      .minimize(problem, from: start) { _, _ in try checkpoint() }
  }

  /// The model in the user's units.
  private func model(
    _ design: DesignMatrix, weights: [Double], scaling: FeatureScaling, targets: CenteredTargets
  ) -> GeneralizedLinearModel {
    let scaled = design.inTableOrder(weights)
    let weights = scaled.indices.map { scaled[$0] / scaling.scales[$0] * targets.unit }
    var offset = targets.mean
    for index in weights.indices { offset -= weights[index] * scaling.means[index] }
    return GeneralizedLinearModel(weights: [weights], offsets: [offset])
  }

  private static func scores(
    of model: GeneralizedLinearModel, on validation: (table: FeatureTable, targets: [Double]), unit: Double
  ) -> TrainingScores {
    let predictions = model.sums(of: validation.table)
    return LinearScores.regression(
      errors: zip(validation.targets, predictions).map { ($0 - $1) / unit }, unit: unit)
  }
}
