import LinearTraining
import ModelRuntime
import NumericKernels
import Synchronization
import TestSupport
import Testing
import TrainingLoop

// Expected numbers: scikit-learn 1.9.1 and numpy 2.4.6 (Tools/reference/make_linear_fixtures.py), unless said otherwise.
@Suite struct LinearRegressionTrainerTests {
  private func trainer(l1: Double = 0, l2: Double = 0, scales: Bool = true) throws -> LinearRegressionTrainer {
    var parameters = LinearParameters()
    parameters.l1Penalty = l1
    parameters.l2Penalty = l2
    parameters.scalesFeatures = scales
    return LinearRegressionTrainer(parameters: try parameters.checked())
  }

  private func expect(
    _ fit: LinearFit, weights: [Double], offset: Double, tolerance: Double = 1e-10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(largestError(fit.model.weights[0], weights) < tolerance, sourceLocation: sourceLocation)
    #expect(largestError(fit.model.offsets, [offset]) < tolerance, sourceLocation: sourceLocation)
    #expect(fit.isConverged, sourceLocation: sourceLocation)
  }

  @Test(.enabled(if: SharedCases.areAvailable))
  func `without penalty the coefficients are those of Apple's file`() throws {
    let columns = try WaveTable.columns(of: SharedCases.data("MarsHabitats.csv"))
    let table = FeatureTable(
      rowCount: 400,
      columns: ["solarPanels", "greenhouses", "size"].map { .float64(columns[$0] ?? []) })
    let fit = try trainer().fit(table, targets: columns["price"] ?? [])
    expect(fit, weights: [136.72672318, 653.51101376, 5.85407905], offset: -3751.0558784658238, tolerance: 1e-8)
  }

  @Test func `an L2 penalty applies to scaled weights`() throws {
    expect(
      try trainer(l2: 0.01).fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [
        3.471219986790068, -1.0674965908218756, -0.7085507227780419, 1.6046836113974476, -0.6660517015959871,
        0.013444979287707987,
      ], offset: 487.3431059204153)
    expect(
      try trainer(l2: 2).fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [
        3.3641119161912534, -1.0314871343542418, -0.6781832353331997, 1.5537201438031272, -0.6535445312760101,
        7.071153100468931e-05,
      ], offset: 500.7265927140876)
  }

  @Test func `without scaling an L2 penalty applies to the weights themselves`() throws {
    expect(
      try trainer(l2: 0.5, scales: false).fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [
        3.009064642688098, -1.0241108947221917, -0.7057981600232005, 1.275576139485921, -0.5697779794627115,
        0.5411062261211678,
      ], offset: -40.46125674680599)
  }

  @Test func `a full set of categories without penalty gets the smallest scaled weights`() throws {
    expect(
      try trainer().fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [
        3.0647128639025834, -1.0297081151446237, -0.6596416468257528, 1.38056105035701, -0.5179986370329193,
        0.5359536634157072,
      ], offset: -35.37383186573999)
  }

  @Test func `more features than rows get the smallest scaled weights`() throws {
    expect(
      try trainer().fit(WaveTable.make(rowCount: 4), targets: WaveTable.targets(rowCount: 4)),
      weights: [
        -39.08160791486152, 0.7773613237257645, -19.911001818521058, 19.911001818521072, 0, 0.0019309427660849305,
      ],
      offset: 514.4253364049846)
  }

  @Test func `more features than rows with an L2 penalty are solved by the rows`() throws {
    let (table, targets) = (WaveTable.make(rowCount: 4), WaveTable.targets(rowCount: 4))
    expect(
      try trainer(l2: 0.01).fit(table, targets: targets),
      weights: [
        0.42649832155075623, -1.3786942206580741, -2.0340796000126224, 2.034079600012623, 0, 5.240761882674474e-05,
      ], offset: 502.6177824608652)
    expect(
      try trainer(l2: 0.5, scales: false).fit(table, targets: targets),
      weights: [
        0.7849488845947701, -0.7115933706500671, -0.8991290420630869, 0.8991290420630869, 0, 1.0048317727105895,
      ], offset: -504.0238629556342)
    // Too small a penalty for products of rows to keep their digits.
    expect(
      try trainer(l2: 1e-9).fit(table, targets: targets),
      weights: [
        -39.08145291334412, 0.7773528376549478, -19.91093170573877, 19.910931705738776, 0, 0.0019309353967281373,
      ], offset: 514.4252900994127, tolerance: 1e-7)
  }

  @Test func `an L1 penalty is brought to the true minimum in spite of the iteration limit`() throws {
    expect(
      try trainer(l1: 5, l2: 0.01).fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [3.417352900691748, -1.0371600057077517, 0, 2.187688804709765, 0, 0], offset: 500.1390642058342,
      tolerance: 1e-9)
    expect(
      try trainer(l1: 40, l2: 1).fit(WaveTable.make(), targets: WaveTable.targets()),
      weights: [2.924325080041316, -0.8070862659573218, 0, 1.3592771423225307, 0, 0], offset: 500.40535648140775,
      tolerance: 1e-9)
  }

  @Test func `duplicated and constant columns share and get nothing`() throws {
    // y = 2x + 1 exactly; two copies of x share the weight equally.
    let x = [1.0, 2, 4, 7]
    let table = FeatureTable(
      rowCount: 4,
      columns: [.float64(x), .float64([5, 5, 5, 5]), .float64(x), .categories(codes: [0, 0, 0, 0], count: 2)])
    expect(try trainer().fit(table, targets: x.map { 2 * $0 + 1 }), weights: [1, 0, 1, 0, 0], offset: 1)
  }

  @Test func `columns of any scale train together`() throws {
    // y = x exactly; the tiny column is below the smallest scale and brings nothing.
    let x = [1.0, 2, 4, 8, 16]
    let table = FeatureTable(
      rowCount: 5,
      columns: [
        .float64(x.map { $0 * 1e300 }), .float64([3, -1, 2, 5, 0].map { $0 * 1e-300 }), .float64([2, 7, 1, 8, 2]),
      ])
    for scales in [true, false] {
      let fit = try trainer(scales: scales).fit(table, targets: x)
      #expect(abs(fit.model.weights[0][0] * 1e300 - 1) < 1e-12)
      #expect(fit.model.weights[0][1] == 0)
      #expect(largestError(fit.model.sums(of: table), x) < 1e-11)
    }
    let huge = try trainer(l2: 0.01).fit(table, targets: x.map { $0 * 1e300 })
    #expect(huge.model.sums(of: table).allSatisfy { $0.isFinite })
  }

  @Test func `nearly dependent columns keep their digits`() throws {
    // y = 3a + 5b exactly, where b is a and one part in ten million of another wave.
    let a = (0..<200).map { Double(($0 * 37) % 101) }
    let b = (0..<200).map { a[$0] + 1e-5 * Double(($0 * 53) % 89) }
    let table = FeatureTable(rowCount: 200, columns: [.float64(a), .float64(b)])
    let fit = try trainer().fit(table, targets: zip(a, b).map { 3 * $0 + 5 * $1 })
    expect(fit, weights: [3, 5], offset: 0, tolerance: 1e-7)
  }

  @Test func `a wide column of categories is solved without being written out`() throws {
    // With a full set of categories and no penalty, every category is predicted by its mean.
    let count = 3000
    let codes = (0..<3 * count).map { Int32($0 % count) }
    let targets = (0..<3 * count).map { Double(($0 % count) % 17) + Double($0 / count) }
    let table = FeatureTable(rowCount: 3 * count, columns: [.categories(codes: codes, count: count)])
    let fit = try trainer().fit(table, targets: targets)
    #expect(largestError(fit.model.sums(of: table), codes.map { Double(Int($0) % 17) + 1 }) < 1e-9)
  }

  @Test func `the same bits come from any number of threads`() throws {
    var generator = SeededGenerator(seed: 1)
    let rowCount = 20_000
    let columns: [FeatureColumn] = [
      .float64((0..<rowCount).map { _ in generator.nextUnit() }),
      .float32((0..<rowCount).map { _ in Float(generator.nextUnit()) }),
      .categories(codes: (0..<rowCount).map { _ in Int32(generator.next() % 5) }, count: 5),
      .categories(codes: (0..<rowCount).map { _ in Int32(generator.next() % 3) }, count: 3),
    ]
    let table = FeatureTable(rowCount: rowCount, columns: columns)
    let targets = (0..<rowCount).map { _ in generator.nextUnit() }
    for (l1, l2) in [(0.0, 0.0), (0, 0.01), (3, 0.01)] {
      let reference = try trainer(l1: l1, l2: l2).fit(table, targets: targets, threadCount: 1)
      for threadCount in [2, 3, 8] {
        #expect(try trainer(l1: l1, l2: l2).fit(table, targets: targets, threadCount: threadCount) == reference)
      }
    }
  }

  @Test func `the report has the errors of both tables`() throws {
    let table = FeatureTable(rowCount: 2, columns: [.float64([0, 1])])
    let validation = FeatureTable(rowCount: 2, columns: [.float64([2, 3])])
    let reports = Mutex<[TrainingReport]>([])
    let monitor = TrainingMonitor(report: { report in reports.withLock { $0.append(report) } })
    _ = try trainer().fit(table, targets: [1, 3], validation: (validation, [5, 10]), monitor: monitor)
    let report = try #require(reports.withLock { $0 }.first)
    #expect(report.training.loss < 1e-25)
    // Predicted are 5 and 7: errors 0 and 3.
    #expect(abs((report.validation?.maximumError ?? 0) - 3) < 1e-12)
    #expect(abs((report.validation?.rootMeanSquaredError ?? 0) - 4.5.squareRoot()) < 1e-12)
    #expect(abs((report.validation?.loss ?? 0) - 2.25) < 1e-12)
  }

  @Test func `what cannot be trained on is refused with its place`() throws {
    let trainer = try trainer()
    func error(_ columns: [FeatureColumn], _ targets: [Double]) -> LinearTrainingError? {
      do {
        _ = try trainer.fit(FeatureTable(rowCount: columns[0].rowCount, columns: columns), targets: targets)
        return nil
      } catch {
        return error as? LinearTrainingError
      }
    }
    let good = FeatureColumn.float64([1, 2])
    #expect(error([.float64([])], []) == .noRows)
    #expect(error([good, .float64([1, .nan])], [1, 2]) == .missingValue(feature: 1, row: 1))
    #expect(
      error([good, .float32([-.infinity, 1])], [1, 2]) == .infiniteValue(feature: 1, row: 0, value: -.infinity))
    #expect(error([.categories(codes: [0, -1], count: 3)], [1, 2]) == .missingValue(feature: 0, row: 1))
    #expect(error([good], [1, .nan]) == .missingTarget(row: 1))
    #expect(error([good], [.infinity, 1]) == .infiniteTarget(row: 0, value: .infinity))
    #expect(error([good], [1]) == .targetCount(1, rowCount: 2))
    #expect(throws: LinearTrainingError.noFeatures) {
      try trainer.fit(FeatureTable(rowCount: 2, columns: []), targets: [1, 2])
    }
    #expect(throws: LinearTrainingError.validation(.missingValue(feature: 0, row: 0))) {
      try trainer.fit(
        FeatureTable(rowCount: 2, columns: [good]), targets: [1, 2],
        validation: (FeatureTable(rowCount: 1, columns: [.float64([.nan])]), [1]))
    }
  }

  @Test func `a cancelled training ends`() throws {
    let monitor = TrainingMonitor(isCancelled: { true })
    #expect(throws: TrainingCancelled.self) {
      try trainer().fit(WaveTable.make(), targets: WaveTable.targets(), monitor: monitor)
    }
  }

  @Test func `one row is predicted by its own target`() throws {
    let table = FeatureTable(rowCount: 1, columns: [.float64([3])])
    expect(try trainer(l2: 0.01).fit(table, targets: [7]), weights: [0], offset: 7)
  }
}
