import ModelRuntime
import NumericKernels
import TrainingLoop

/// Fits class probabilities: minimizes the sum of −log p(class) + l1·Σ|w′| + l2·Σw′², where w′ is a weight times the scale
/// of its feature.
///
/// The first class is the reference: each other class has a weight vector and a free intercept. As Create ML does, up to
/// 500 coefficients are fitted by Newton's method, more by L-BFGS, and with an L1 penalty by accelerated proximal steps;
/// each stops after ``LinearParameters/maximumIterations``, where L-BFGS may still be far from the minimum.
///
/// Classes that a plane separates have no minimum without a penalty: training ends at the threshold or the limit, with
/// finite weights.
package struct LogisticRegressionTrainer: Sendable {
  /// The most coefficients whose second derivatives are formed.
  private static let largestHessian = 500

  private let parameters: LinearParameters

  package init(parameters: LinearParameters.Checked) { self.parameters = parameters.parameters }

  /// Trains on all rows; the result does not depend on `threadCount`.
  ///
  /// - Parameters:
  ///   - classes: The class of each row, in `0..<classCount`.
  ///   - validation: Rows that are only scored, for the monitor's reports. A category that training has not seen (code
  ///     −1) is allowed there.
  /// - Throws: ``LinearTrainingError`` for data that no model can be trained on, or `TrainingCancelled`.
  package func fit(
    _ table: FeatureTable, classes: [Int32], classCount: Int,
    validation: (table: FeatureTable, classes: [Int32])? = nil, monitor: TrainingMonitor = TrainingMonitor(),
    threadCount: Int = ParallelExecution.processorCount
  ) throws -> LinearFit {
    if table.rowCount == 0 { throw LinearTrainingError.noRows }
    if table.featureCount == 0 { throw LinearTrainingError.noFeatures }
    try ClassTargets.check(classes, classCount: classCount, rowCount: table.rowCount)
    let distinctCount = ClassTargets.distinctCount(classes, classCount: classCount)
    if distinctCount < 2 { throw LinearTrainingError.tooFewClasses(distinctCount) }
    if let validation { try Self.check(validation, featureCount: table.featureCount, classCount: classCount) }
    try monitor.checkCancellation()
    let scaling = try FeatureScaling(of: table, threadCount: threadCount)
    let scales = parameters.scalesFeatures ? scaling.scales : scaling.scales.map { _ in 1 }
    let objective = LogisticObjective(
      design: DesignMatrix(table: table, scales: scales, centers: nil), classes: classes, classCount: classCount,
      l2Penalty: parameters.l2Penalty, threadCount: threadCount)
    let scored = validation.map {
      (design: DesignMatrix(table: $0.table, scales: scales, centers: nil), classes: $0.classes)
    }
    let result = try solve(objective) { iteration, point in
      if let report = monitor.report {
        let training = Self.scores(of: point, on: objective.design, classes: classes, objective)
        let validation = scored.map { Self.scores(of: point, on: $0.design, classes: $0.classes, objective) }
        report(
          TrainingReport(
            iteration: iteration, iterationCount: parameters.maximumIterations, training: training,
            validation: validation))
      }
      try monitor.checkCancellation()
    }
    return LinearFit(
      model: Self.model(objective, point: result.point), iterationCount: result.iterationCount,
      isConverged: result.isConverged)
  }

  private static func check(
    _ validation: (table: FeatureTable, classes: [Int32]), featureCount: Int, classCount: Int
  ) throws {
    do {
      try validation.table.checkForScoring(featureCount: featureCount)
      try ClassTargets.check(validation.classes, classCount: classCount, rowCount: validation.table.rowCount)
    } catch {
      throw LinearTrainingError.validation(error)
    }
  }

  private func solve(
    _ objective: LogisticObjective, onIteration: (Int, [Double]) throws -> Void
  ) throws -> SolverResult {
    let start = Array(repeating: 0.0, count: objective.parameterCount)
    let limits = SolverLimits(
      maximumIterations: parameters.maximumIterations, convergenceThreshold: parameters.convergenceThreshold,
      stepSize: parameters.stepSize)
    if parameters.l1Penalty > 0 {
      let stride = objective.design.featureCount + 1
      let penalties = start.indices.map { $0 % stride == stride - 1 ? 0 : parameters.l1Penalty }
      return try ProximalGradient(limits: limits, penalties: penalties)
        .minimize(objective, from: start, onIteration: onIteration)
    }
    if start.count <= Self.largestHessian {
      return try NewtonMethod(limits: limits).minimize(objective, from: start, onIteration: onIteration)
    }
    return try LBFGS(limits: limits).minimize(objective, from: start, onIteration: onIteration)
  }

  private static func scores(
    of point: [Double], on design: DesignMatrix, classes: [Int32], _ objective: LogisticObjective
  ) -> TrainingScores {
    let scores = design.sums(
      point, dimensionCount: objective.dimensionCount, threadCount: objective.threadCount)
    return LinearScores.classification(scores: scores, classes: classes)
  }

  /// The model in the user's units.
  private static func model(_ objective: LogisticObjective, point: [Double]) -> GeneralizedLinearModel {
    let design = objective.design
    let stride = design.featureCount + 1
    var weights: [[Double]] = []
    var offsets: [Double] = []
    for dimension in 0..<objective.dimensionCount {
      let first = dimension * stride
      weights.append(design.inTableOrder((0..<design.featureCount).map { point[first + $0] / design.scales[$0] }))
      offsets.append(point[first + design.featureCount])
    }
    return GeneralizedLinearModel(weights: weights, offsets: offsets, link: .logistic)
  }
}
