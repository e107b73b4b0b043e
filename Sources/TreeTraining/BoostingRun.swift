import ModelRuntime
import NumericKernels
import TrainingLoop

/// One training from binning to the last tree, with gradients packed in one form.
struct BoostingRun<Gradient: PackedGradient> {
  private let objective: BoostingObjective
  private let parameters: BoostingParameters
  private let monitor: TrainingMonitor
  private let threadCount: Int
  private let table: FeatureTable
  private let features: BinnedFeatures
  private let training: BoostingState
  private let validation: BoostingState?
  private let validationFeatures: BinnedFeatures?
  private let grower: TreeGrower<Gradient>
  private let minimumGain: Double
  private var packer: GradientPacker
  private var trees: [TreeEnsemble.Tree] = []

  init(
    _ training: TreeTrainingSet, validation: TreeTrainingSet?, objective: BoostingObjective,
    parameters: BoostingParameters, monitor: TrainingMonitor, threadCount: Int
  ) {
    self.objective = objective
    self.parameters = parameters
    self.monitor = monitor
    self.threadCount = threadCount
    table = training.table
    let binner = FeatureBinner(table: table, seed: parameters.seed, threadCount: threadCount)
    features = BinnedFeatures(table: table, features: binner.features, makesPanels: true, threadCount: threadCount)
    self.training = BoostingState(training, objective: objective)
    self.validation = validation.map { BoostingState($0, objective: objective) }
    validationFeatures = validation.map {
      BinnedFeatures(table: $0.table, features: binner.features, makesPanels: false, threadCount: threadCount)
    }
    grower = TreeGrower(features: features, parameters: parameters, threadCount: threadCount)
    // XGBoost takes gains of 1e-6 and less for rounding errors. Where a target varies little, so do its gains.
    minimumGain = 1e-6 * min(1, self.training.targetVariance ?? 1)
    packer = GradientPacker(rowCount: table.rowCount, threadCount: threadCount)
  }

  mutating func fit() throws -> BoostingFit {
    var stopping = EarlyStopping(validation == nil ? nil : parameters.earlyStoppingRounds)
    var report: TrainingReport?
    for iteration in 1...parameters.iterationCount {
      try boostOnce(iteration: iteration)
      report = nil
      guard monitor.report != nil || stopping.isOn else { continue }
      let scores = makeReport(iteration: iteration)
      report = scores
      monitor.report?(scores)
      if stopping.shouldStop(after: scores, training, validation) { break }
    }
    let iterationCount = trees.count / objective.dimensionCount
    var last = report ?? makeReport(iteration: iterationCount)
    var trainingSums: [Float]?
    var validationSums: [Float]?
    if let best = stopping.best, best.report.iteration < iterationCount {
      last = best.report
      trainingSums = best.trainingSums
      validationSums = best.validationSums
      trees.removeLast(trees.count - best.report.iteration * objective.dimensionCount)
    }
    let ensemble = TreeEnsemble(
      trees: trees, featureCount: table.featureCount, dimensionCount: objective.dimensionCount,
      basePrediction: Array(repeating: objective.baseScore, count: objective.dimensionCount),
      postTransform: objective.postTransform)
    return BoostingFit(
      ensemble: ensemble, trainingSums: trainingSums ?? training.sums,
      validationSums: validationSums ?? validation?.sums, lastReport: last, bestIteration: last.iteration)
  }

  private func makeReport(iteration: Int) -> TrainingReport {
    TrainingReport(
      iteration: iteration, iterationCount: parameters.iterationCount,
      training: training.scores(threadCount: threadCount), validation: validation?.scores(threadCount: threadCount))
  }

  // MARK: One round

  /// Grows one tree a dimension, all from the margins that the round starts with.
  private mutating func boostOnce(iteration: Int) throws {
    switch training.targets {
    case .values(let targets):
      try addTree(SquaredErrorGradients(margins: training.margins[0], targets: targets), dimension: 0)
    case .twoClasses(let classes):
      try addTree(BinaryLogisticGradients(margins: training.margins[0], classes: classes), dimension: 0)
    case .classes(let classes):
      let probabilities = training.margins.map { _ in AlignedBuffer<Float>(count: training.rowCount, spare: 0) }
      Softmax.fill(
        probabilities, margins: training.margins, rowCount: training.rowCount, threadCount: threadCount)
      for (dimension, probability) in probabilities.enumerated() {
        let source = SoftmaxGradients(probabilities: probability, classes: classes, classIndex: Int32(dimension))
        try addTree(source, dimension: dimension)
      }
    }
  }

  private mutating func addTree(_ source: some GradientSource, dimension: Int) throws {
    let scale = Gradient.pack(source, with: &packer, into: grower.gradients)
    let sampler = TreeSampler(parameters: parameters, treeIndex: trees.count)
    sampler.clearLeftOutRows(of: grower.gradients, threadCount: threadCount)
    let finder = SplitFinder(scale: scale, parameters: parameters, minimumGain: minimumGain)
    let tree = try grower.grow(
      finder: finder, isAllowed: sampler.allowedFeatures(features.features), monitor: monitor)
    let values = leafValues(of: tree, source, scale, finder)
    grower.addLeafValues(of: tree, values, to: training.margins[dimension].start)
    if let validation, let validationFeatures {
      tree.addLeafValues(
        values, features: validationFeatures, to: validation.margins[dimension].start, threadCount: threadCount)
    }
    trees.append(tree.assembled(values: values, dimension: dimension, features: features.features, table: table))
  }
}

extension BoostingRun {
  /// The values of leaves, times the step; other nodes have some value that nobody reads.
  ///
  /// Squared errors are summed again in full precision, so that a leaf is the mean of its errors and not nearly so, even
  /// beside outliers. For the other losses a leaf is a Newton step, an approximation anyway.
  private func leafValues(
    of tree: GrownTree<Gradient.Sum>, _ source: some GradientSource, _ scale: GradientScale, _ finder: SplitFinder
  ) -> [Float] {
    if let errors = source as? SquaredErrorGradients {
      let sums = grower.errorSums(of: tree, errors, largestError: Gradient.gradientLimit / scale.gradient)
      return sums.map { sum in
        Float(finder.leafValue(gradient: sum.error, hessian: Double(sum.rowCount)) * parameters.stepSize)
      }
    }
    return tree.nodes.map { Float(finder.leafValue($0.sum) * parameters.stepSize) }
  }
}

/// Remembers the best round by validation loss.
private struct EarlyStopping {
  struct Best {
    var report: TrainingReport
    var loss: Double
    var trainingSums: [Float]
    var validationSums: [Float]?
  }

  private let rounds: Int?
  private(set) var best: Best?

  init(_ rounds: Int?) { self.rounds = rounds }

  var isOn: Bool { rounds != nil }

  /// Whether the last improvement is too long ago.
  mutating func shouldStop(after report: TrainingReport, _ training: BoostingState, _ validation: BoostingState?)
    -> Bool
  {
    guard let rounds, let loss = report.validation?.loss else { return false }
    if let best, loss >= best.loss { return report.iteration - best.report.iteration >= rounds }
    best = Best(report: report, loss: loss, trainingSums: training.sums, validationSums: validation?.sums)
    return false
  }
}
