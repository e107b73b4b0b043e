import ModelRuntime
import NumericKernels
import Testing
import TrainingLoop

@testable import TreeTraining

@Suite struct GradientBoosterTests {
  private func fit(
    _ columns: [FeatureColumn], _ targets: TrainingTargets, _ objective: BoostingObjective,
    validation: TreeTrainingSet? = nil, threadCount: Int = 1, _ change: (inout BoostingParameters) -> Void = { _ in }
  ) throws -> BoostingFit {
    var parameters = BoostingParameters()
    change(&parameters)
    let set = TreeTrainingSet(table: FeatureTable(rowCount: targets.count, columns: columns), targets: targets)
    return try GradientBooster(parameters: parameters.checked(), objective: objective)
      .fit(set, validation: validation, monitor: TrainingMonitor(), threadCount: threadCount)
  }

  @Test func `a leaf is the step times G over n + 1`() throws {
    // By hand: base 0.5; targets 1, 2 | 10, 12, 14. The best cut parts the two groups (depth 1): the left leaf is
    // 0.3 · (0.5 + 1.5) / 3, the right one 0.3 · (9.5 + 11.5 + 13.5) / 4.
    let result = try fit(
      [.float64([1, 2, 3, 4, 5])], .values([1, 2, 10, 12, 14]), .squaredError
    ) {
      $0.maximumDepth = 1
      $0.iterationCount = 1
    }
    let tree = result.ensemble.trees[0]
    #expect(
      tree.nodes == [
        .branch(
          .init(
            feature: 0, comparison: .lessThanOrEqual, threshold: 2.5, missingTracksTrue: false, trueChild: 1,
            falseChild: 2)),
        .leaf([.init(dimension: 0, value: Double(Float(0.2)))]),
        .leaf([.init(dimension: 0, value: Double(Float(34.5 / 4 * 0.3)))]),
      ])
    #expect(result.ensemble.basePrediction == [0.5] && result.ensemble.postTransform == .none)
    #expect(result.bestIteration == 1)
  }

  @Test(arguments: [8, 20, 45, 90, 190])
  func `a constant target is approached as Create ML approaches it`(rowCount: Int) throws {
    // Observed of Create ML's decision tree: 0.5 + 6.5 · n / (n + 1) for the target 7.
    let result = try fit(
      [.float64((0..<rowCount).map(Double.init))], .values(Array(repeating: 7, count: rowCount)), .squaredError
    ) {
      $0.iterationCount = 1
      $0.stepSize = 1
    }
    let expected = 0.5 + 6.5 * Double(rowCount) / Double(rowCount + 1)
    #expect(result.ensemble.trees[0].nodes.count == 1)
    #expect(result.trainingSums.allSatisfy { abs(Double($0) - expected) < 1e-6 })
  }

  @Test func `a category is told from the others by equality`() throws {
    let result = try fit(
      [.float32([0, 0, 0, 0, 0, 0]), .categories(codes: [0, 1, 2, 1, 0, -1], count: 3)],
      .values([1, 9, 1, 9, 1, 1]), .squaredError
    ) { $0.iterationCount = 1 }
    guard case .branch(let branch) = result.ensemble.trees[0].nodes[0] else {
      Issue.record("the root is no branch")
      return
    }
    #expect(branch.feature == 2 && branch.comparison == .equal && branch.threshold == 1)
    #expect(
      result.ensemble.trees[0].nodes[branch.trueChild]
        == .leaf([.init(dimension: 0, value: Double(Float(17.0 / 3 * 0.3)))]))
  }

  @Test func `missing values take the side that suits them`() throws {
    for missingTarget in [0.0, 10] {
      let result = try fit(
        [.float64([1, 2, 3, .nan, .nan, 8, 9, 10])],
        .values([0, 0, 0, missingTarget, missingTarget, 10, 10, 10]), .squaredError
      ) {
        $0.maximumDepth = 1
        $0.iterationCount = 1
      }
      guard case .branch(let branch) = result.ensemble.trees[0].nodes[0] else {
        Issue.record("the root is no branch")
        continue
      }
      #expect(branch.threshold == 5.5 && branch.missingTracksTrue == (missingTarget == 0))
    }
  }

  @Test func `present values can be parted from missing ones`() throws {
    let result = try fit([.float64([1, 2, 3, .nan, .nan])], .values([0, 0, 0, 8, 8]), .squaredError) {
      $0.maximumDepth = 1
      $0.iterationCount = 1
    }
    #expect(Set(result.trainingSums).count == 2)
    #expect(result.trainingSums[0] == result.trainingSums[2] && result.trainingSums[3] == result.trainingSums[4])
    let sums = result.ensemble.sums(
      of: FeatureTable(rowCount: 3, columns: [.float64([-1e30, 1e30, .nan])]), threadCount: 1)
    #expect(sums.map { Float($0) } == [result.trainingSums[0], result.trainingSums[0], result.trainingSums[4]])
  }

  /// A table with every kind of column, and targets that depend on all of them.
  static func mixed(_ rowCount: Int, seed: Int = 3) -> (columns: [FeatureColumn], score: [Double]) {
    var generator = SeededGenerator(seed: seed)
    var columns: [[Double]] = [[], [], [], []]
    var codes: [Int32] = []
    var scores: [Double] = []
    for _ in 0..<rowCount {
      let a = generator.nextUnit() * 4 - 2
      let b = generator.nextUnit() < 0.1 ? Double.nan : generator.nextUnit()
      let c = Double(Int(generator.nextUnit() * 5))
      let code = Int32(generator.nextUnit() * 7) - 1
      columns[0].append(a)
      columns[1].append(b)
      columns[2].append(c)
      columns[3].append(generator.nextUnit() < 0.02 ? .infinity : generator.nextUnit())
      codes.append(code)
      scores.append(a * (b.isNaN ? -1 : b) + (code == 3 ? 2 : 0) + c * 0.5 + generator.nextUnit())
    }
    return (
      [
        .float64(columns[0]), .float32(columns[1].map { Float($0) }), .categories(codes: codes, count: 6),
        .float64(columns[2]), .float64(columns[3]),
      ], scores
    )
  }

  @Test(arguments: [BoostingObjective.squaredError, .binaryLogistic, .softmax(classCount: 4)])
  func `the ensemble gives the sums that training ended with`(objective: BoostingObjective) throws {
    let (columns, scores) = Self.mixed(3000)
    let targets: TrainingTargets =
      switch objective {
      case .squaredError: .values(scores)
      case .binaryLogistic: .classes(scores.map { $0 > 1 ? 1 : 0 })
      case .softmax: .classes(scores.map { Int32(min(3, max(0, $0))) })
      }
    let table = FeatureTable(rowCount: 3000, columns: columns)
    let validation = TreeTrainingSet(table: table, targets: targets)
    let result = try fit(columns, targets, objective, validation: validation)
    let sums = result.ensemble.sums(of: table, threadCount: 1)
    #expect(sums.count == result.trainingSums.count)
    #expect(zip(sums, result.trainingSums).allSatisfy { abs($0 - Double($1)) < 1e-5 })
    #expect(result.validationSums == result.trainingSums)
    #expect(result.ensemble.trees.count == 10 * objective.dimensionCount)
    #expect(result.lastReport.iteration == 10 && result.lastReport.validation == result.lastReport.training)
  }

  @Test func `the same trees grow on any number of threads, in either packing`() throws {
    let (columns, scores) = Self.mixed(20_000)
    let table = FeatureTable(rowCount: scores.count, columns: columns)
    let set = TreeTrainingSet(table: table, targets: .classes(scores.map { $0 > 1 ? 1 : 0 }))
    var parameters = BoostingParameters()
    parameters.iterationCount = 3
    parameters.rowSubsample = 0.7
    parameters.columnSubsample = 0.7
    let booster = GradientBooster(parameters: try parameters.checked(), objective: .binaryLogistic)
    let narrow = try (1...3).map { try booster.fit(NarrowGradient.self, set, nil, TrainingMonitor(), $0) }
    #expect(narrow[0] == narrow[1] && narrow[0] == narrow[2])
    let wide = try (1...3).map { try booster.fit(WideGradient.self, set, nil, TrainingMonitor(), $0) }
    #expect(wide[0] == wide[1] && wide[0] == wide[2])
    #expect(abs(wide[0].lastReport.training.loss - narrow[0].lastReport.training.loss) < 0.002)
  }
}
