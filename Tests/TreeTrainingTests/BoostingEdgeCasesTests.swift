import ModelRuntime
import NumericKernels
import Synchronization
import Testing
import TrainingLoop

@testable import TreeTraining

@Suite struct BoostingEdgeCasesTests {
  private func fit(
    _ columns: [FeatureColumn], _ targets: TrainingTargets, _ objective: BoostingObjective = .squaredError,
    validation: TreeTrainingSet? = nil, monitor: TrainingMonitor = TrainingMonitor(),
    _ change: (inout BoostingParameters) -> Void = { _ in }
  ) throws -> BoostingFit {
    var parameters = BoostingParameters()
    change(&parameters)
    let set = TreeTrainingSet(table: FeatureTable(rowCount: targets.count, columns: columns), targets: targets)
    return try GradientBooster(parameters: parameters.checked(), objective: objective)
      .fit(set, validation: validation, monitor: monitor, threadCount: 2)
  }

  @Test func `one row is approached by half of what is left, times the step`() throws {
    // λ = 1 and one row: each leaf is 0.3 · error / 2, so ten rounds leave 0.85¹⁰ of the first error.
    let result = try fit([.float64([3])], .values([10.5]))
    #expect(abs(Double(result.trainingSums[0]) - (10.5 - 10 * 0.196_874_404_340_722_7)) < 1e-5)
  }

  @Test func `columns that say nothing are not split on`() throws {
    let missing = FeatureColumn.float64(Array(repeating: .nan, count: 10))
    let constant = FeatureColumn.float32(Array(repeating: 4, count: 10))
    let noCategory = FeatureColumn.categories(codes: Array(repeating: -1, count: 10), count: 3)
    let useful = FeatureColumn.float64((0..<10).map(Double.init))
    let targets = TrainingTargets.values((0..<10).map { $0 < 4 ? 0 : 10 })
    let result = try fit([missing, constant, noCategory, useful], targets)
    for tree in result.ensemble.trees {
      for case .branch(let branch) in tree.nodes { #expect(branch.feature == 5) }
    }
    let hopeless = try fit([missing, constant, noCategory], targets)
    #expect(hopeless.ensemble.trees.allSatisfy { $0.nodes.count == 1 })
    #expect(try fit([], targets).ensemble.trees.count == 10)
  }

  @Test func `a great depth ends where rows cannot be told apart`() throws {
    // Targets grow so fast that each split parts off the last row.
    let result = try fit([.float64((0..<60).map(Double.init))], .values((0..<60).map { exp2i($0 / 2) })) {
      $0.maximumDepth = 1000
      $0.iterationCount = 2
      $0.regularization = 0
      $0.stepSize = 1
    }
    let table = FeatureTable(rowCount: 60, columns: [.float64((0..<60).map(Double.init))])
    let sums = result.ensemble.sums(of: table, threadCount: 1)
    #expect((0..<60).allSatisfy { abs(sums[$0] - exp2i($0 / 2)) < 1e-4 * exp2i($0 / 2) + 1 })
  }

  private func exp2i(_ exponent: Int) -> Double { Double(1 << exponent) }

  @Test func `two thousand columns are searched for the one that tells`() throws {
    let columns = (0..<2000).map { column -> FeatureColumn in
      let valueCount = column == 1234 ? 61 : 7
      return .float32((0..<64).map { row in Float((row * (column * 2 + 1) + column) % 61 % valueCount) })
    }
    guard case .float32(let telling) = columns[1234] else { return }
    let result = try fit(columns, .values(telling.map(Double.init))) { $0.iterationCount = 40 }
    #expect((result.lastReport.training.rootMeanSquaredError ?? 100) < 1)
    #expect(result.ensemble.featureCount == 2000)
  }

  @Test func `each of a thousand categories can be told`() throws {
    let codes = (0..<4000).map { Int32($0 % 1000) }
    let targets = codes.map { $0 == 17 || $0 == 900 ? 50.0 : 0 }
    let result = try fit([.categories(codes: codes, count: 1000)], .values(targets)) { $0.iterationCount = 30 }
    var features: Set<Int> = []
    for tree in result.ensemble.trees {
      for case .branch(let branch) in tree.nodes { features.insert(branch.feature) }
    }
    #expect(features.isSuperset(of: [17, 900]))
    #expect(abs(Double(result.trainingSums[17]) - 50) < 2 && abs(Double(result.trainingSums[18])) < 0.5)
  }

  @Test func `infinite values are values`() throws {
    let result = try fit(
      [.float64([-.infinity, -.infinity, 0, 1, .infinity, .infinity])], .values([5, 5, 0, 0, 9, 9])
    ) { $0.iterationCount = 1 }
    #expect(Set(result.trainingSums).count == 3)
    for case .branch(let branch) in result.ensemble.trees[0].nodes { #expect(branch.threshold.isFinite) }
  }

  @Test func `an outlier does not hide what the other rows say`() throws {
    let numbers = (0..<70_000).map { Double($0 % 2) }
    var targets = numbers.map { $0 * 4 }
    targets[5] = 1e9
    let result = try fit([.float64(numbers), .float64((0..<70_000).map { $0 == 5 ? 1 : 0 })], .values(targets))
    // By hand 4 · (1 − 0.7¹⁰); errors below a unit of 1e9 / 2³¹ are not split on in the last rounds.
    #expect(abs(Double(result.trainingSums[1] - result.trainingSums[0]) - 4 * (1 - 0.028_247_524_9)) < 0.1)
  }

  @Test func `leaves of a large table are means to single precision`() throws {
    // By hand: base 0.5, n rows of target 3 and n of 11: 0.3 · n · 2.5 / (n + 1) and 0.3 · n · 10.5 / (n + 1).
    let count = 70_000.0
    let result = try fit(
      [.float32((0..<140_000).map { Float($0 % 2) })], .values((0..<140_000).map { $0 % 2 == 0 ? 3 : 11 })
    ) { $0.iterationCount = 1 }
    #expect(
      result.ensemble.trees[0].nodes.dropFirst() == [
        .leaf([.init(dimension: 0, value: Double(Float(0.3 * (count * 2.5 / (count + 1)))))]),
        .leaf([.init(dimension: 0, value: Double(Float(0.3 * (count * 10.5 / (count + 1)))))]),
      ])
  }

  @Test func `training stops within an iteration when it is told to`() {
    let asked = Mutex(0)
    let monitor = TrainingMonitor(isCancelled: {
      asked.withLock { count in
        count += 1
        return count > 5
      }
    })
    #expect(throws: TrainingCancelled()) {
      try fit(
        [.float64((0..<1000).map(Double.init))], .values((0..<1000).map { Double($0 * $0 % 97) }), monitor: monitor)
    }
    #expect(asked.withLock { $0 } == 6)
  }

  @Test func `whoever listens hears of every round`() throws {
    let reports = Mutex<[TrainingReport]>([])
    let monitor = TrainingMonitor(report: { report in reports.withLock { $0.append(report) } }, isCancelled: { false })
    let result = try fit(
      [.float64([1, 2, 3, 4])], .classes([0, 0, 1, 1]), .binaryLogistic, monitor: monitor)
    let heard = reports.withLock { $0 }
    #expect(heard.map(\.iteration) == Array(1...10) && heard.allSatisfy { $0.iterationCount == 10 })
    #expect(heard.last == result.lastReport && heard.last?.training.accuracy == 1)
  }

  @Test func `early stopping keeps the best round`() throws {
    // Noise is learned by heart, which only hurts on rows that training does not see.
    var generator = SeededGenerator(seed: 12)
    let numbers = (0..<400).map { _ in generator.nextUnit() }
    let noise = (0..<400).map { _ in generator.nextUnit() }
    let validation = TreeTrainingSet(
      table: FeatureTable(rowCount: 200, columns: [.float64(Array(numbers[200...]))]),
      targets: .values(Array(noise[200...])))
    let reports = Mutex<[TrainingReport]>([])
    let result = try fit(
      [.float64(Array(numbers[..<200]))], .values(Array(noise[..<200])), validation: validation,
      monitor: TrainingMonitor(report: { report in reports.withLock { $0.append(report) } }, isCancelled: { false })
    ) {
      $0.iterationCount = 100
      $0.earlyStoppingRounds = 5
    }
    let losses = reports.withLock { $0.map { $0.validation?.loss ?? .infinity } }
    let best = (losses.firstIndex(of: losses.min() ?? 0) ?? 0) + 1
    #expect(result.bestIteration == best && losses.count == best + 5)
    #expect(result.ensemble.trees.count == best && result.lastReport.iteration == best)
    let sums = result.ensemble.sums(of: validation.table, threadCount: 1)
    #expect(zip(sums, result.validationSums ?? []).allSatisfy { abs($0 - Double($1)) < 1e-5 })
  }

  @Test func `rows that cannot be trained on are named`() {
    let column = FeatureColumn.float64([1, 2])
    #expect(throws: TreeTrainingError.targetCountMismatch(targets: 1, rows: 2)) {
      let set = TreeTrainingSet(table: FeatureTable(rowCount: 2, columns: [column]), targets: .values([1]))
      return try GradientBooster(parameters: BoostingParameters().checked(), objective: .squaredError)
        .fit(set, validation: nil, monitor: TrainingMonitor(), threadCount: 1)
    }
    #expect(throws: TreeTrainingError.noRows) { try fit([], .values([])) }
    #expect(throws: TreeTrainingError.targetOutOfRange(row: 1, value: .infinity)) {
      try fit([column], .values([1, .infinity]))
    }
    #expect(throws: TreeTrainingError.classOutOfRange(row: 0, classIndex: 2, classCount: 2)) {
      try fit([column], .classes([2, 0]), .binaryLogistic)
    }
    #expect(throws: TreeTrainingError.targetKindMismatch) { try fit([column], .values([1, 0]), .binaryLogistic) }
  }
}
