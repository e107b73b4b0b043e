import LinearTraining
import ModelRuntime
import NumericKernels
import Synchronization
import TestSupport
import Testing
import TrainingLoop

// Expected numbers: scikit-learn 1.9.1 and scipy 1.17.1 (Tools/reference/make_linear_fixtures.py), unless said otherwise.
@Suite struct LogisticRegressionTrainerTests {
  private func trainer(
    l1: Double = 0, l2: Double = 0, iterations: Int = 1000, threshold: Double = 1e-9, scales: Bool = true
  ) throws -> LogisticRegressionTrainer {
    var parameters = LinearParameters()
    parameters.l1Penalty = l1
    parameters.l2Penalty = l2
    parameters.maximumIterations = iterations
    parameters.convergenceThreshold = threshold
    parameters.scalesFeatures = scales
    return LogisticRegressionTrainer(parameters: try parameters.checked())
  }

  @Test func `two classes are fitted to the true minimum`() throws {
    let small = try trainer(l2: 0.01).fit(WaveTable.make(), classes: WaveTable.binaryClasses(), classCount: 2)
    #expect(
      largestError(
        small.model.weights[0],
        [
          2.3386837658368838, 1.2313961967085063, 0.14056535023725514, -0.04153542558072376, -0.11713273756334303,
          -0.00019206278362426894,
        ]) < 1e-8)
    #expect(largestError(small.model.offsets, [0.36768922469799864]) < 1e-6)
    #expect(small.isConverged)
    let large = try trainer(l2: 1).fit(WaveTable.make(), classes: WaveTable.binaryClasses(), classCount: 2)
    #expect(
      largestError(
        large.model.weights[0],
        [
          1.5315457398094197, 0.8111183051522413, 0.0661558195835924, 0.05244727069760601, -0.11995966089163254,
          -1.539250446472366e-06,
        ]) < 1e-8)
  }

  @Test func `the defaults reach the minimum of a small problem`() throws {
    let trainer = LogisticRegressionTrainer(parameters: try LinearParameters().checked())
    let fit = try trainer.fit(WaveTable.make(), classes: WaveTable.binaryClasses(), classCount: 2)
    #expect(fit.isConverged)
    #expect(fit.iterationCount < 10)
    #expect(largestError(Array(fit.model.weights[0].prefix(2)), [2.3386837658368838, 1.2313961967085063]) < 1e-3)
  }

  @Test func `three classes are fitted with the first as the reference`() throws {
    let fit = try trainer(l2: 0.5).fit(WaveTable.make(), classes: WaveTable.threeClasses(), classCount: 3)
    #expect(
      largestError(
        fit.model.weights[0] + fit.model.weights[1],
        [
          1.8226145365512976, 0.8557463240427828, 0.06603418712292666, 0.18805910345207327, -0.24194477372316278,
          -3.442244301708373e-06, 0.0646911413871265, -0.41389939625773875, -0.043971072712716545, 0.636577587047821,
          -0.5248987363096828, 1.455346704205368e-05,
        ]) < 1e-8)
    #expect(largestError(fit.model.offsets, [0.5054299556251075, -1.1145372998446301]) < 1e-7)
    #expect(fit.model.classEncoding == .referenceClass)
    #expect(fit.model.link == .logistic)
  }

  @Test func `an L1 penalty is brought to the true minimum`() throws {
    let table = FeatureTable(rowCount: 60, columns: Array(WaveTable.make().columns.prefix(3)))
    let fit = try trainer(l1: 0.5, iterations: 20_000, threshold: 1e-11)
      .fit(table, classes: WaveTable.binaryClasses(), classCount: 2)
    #expect(
      largestError(
        fit.model.weights[0],
        [2.1174728950899895, 1.1064765899968638, 0.032525563851353856, 0, -0.009396771911602337]) < 1e-7)
    #expect(largestError(fit.model.offsets, [0.1729458003517397]) < 1e-7)
    #expect(fit.model.weights[0][3] == 0)
    #expect(fit.isConverged)
  }

  @Test(arguments: [0.0, 0.01])
  func `separable classes end with finite weights that separate`(l2: Double) throws {
    let table = FeatureTable(rowCount: 6, columns: [.float64([-3, -2, -1, 1, 2, 3])])
    for iterations in [10, 500] {
      let fit = try trainer(l2: l2, iterations: iterations, threshold: 0)
        .fit(table, classes: [0, 0, 0, 1, 1, 1], classCount: 2)
      #expect(fit.model.weights[0][0].isFinite && fit.model.weights[0][0] > 1)
      #expect(fit.model.offsets[0].isFinite)
    }
  }

  @Test func `the same bits come from any number of threads`() throws {
    var generator = SeededGenerator(seed: 2)
    let rowCount = 6_000
    let table = FeatureTable(
      rowCount: rowCount,
      columns: [
        .float64((0..<rowCount).map { _ in generator.nextUnit() }),
        .float32((0..<rowCount).map { _ in Float(generator.nextUnit()) }),
        .categories(codes: (0..<rowCount).map { _ in Int32(generator.next() % 300) }, count: 300),
      ])
    let classes = (0..<rowCount).map { _ in Int32(generator.next() % 3) }
    // Three classes have more than 500 coefficients (L-BFGS), two fewer (Newton).
    for (classCount, l1) in [(2, 0.0), (3, 0), (3, 1)] {
      let trainer = try trainer(l1: l1, l2: 0.01, iterations: 4)
      let classes = classes.map { min($0, Int32(classCount - 1)) }
      let reference = try trainer.fit(table, classes: classes, classCount: classCount, threadCount: 1)
      for threadCount in [3] {
        #expect(
          try trainer.fit(table, classes: classes, classCount: classCount, threadCount: threadCount) == reference)
      }
    }
  }

  @Test func `each iteration is reported, with scores of both tables`() throws {
    let reports = Mutex<[TrainingReport]>([])
    let monitor = TrainingMonitor(report: { report in reports.withLock { $0.append(report) } })
    let fit = try trainer(l2: 0.5).fit(
      WaveTable.make(), classes: WaveTable.threeClasses(), classCount: 3,
      validation: (WaveTable.make(rowCount: 20), WaveTable.threeClasses(rowCount: 20)), monitor: monitor)
    let all = reports.withLock { $0 }
    #expect(all.map(\.iteration) == Array(1...fit.iterationCount))
    let last = try #require(all.last)
    for (rowCount, scores) in [(60, last.training), (20, try #require(last.validation))] {
      let classes = WaveTable.threeClasses(rowCount: rowCount)
      let probabilities = fit.model.classProbabilities(of: WaveTable.make(rowCount: rowCount), classCount: 3)
      var right = 0
      for row in 0..<rowCount {
        let own = probabilities[row * 3..<row * 3 + 3]
        if own.max() == own[row * 3 + Int(classes[row])] { right += 1 }
      }
      #expect(scores.accuracy == Double(right) / Double(rowCount))
    }
    #expect(all.first!.training.loss > last.training.loss)
  }

  @Test func `training is cancelled within an iteration`() throws {
    let asked = Mutex(0)
    let monitor = TrainingMonitor(isCancelled: {
      asked.withLock { count in
        count += 1
        return count > 2
      }
    })
    #expect(throws: TrainingCancelled.self) {
      try trainer(l2: 0.01).fit(
        WaveTable.make(), classes: WaveTable.binaryClasses(), classCount: 2, monitor: monitor)
    }
    #expect(asked.withLock { $0 } == 3)
  }

  @Test func `what cannot be trained on is refused with its place`() throws {
    let trainer = try trainer()
    func error(_ columns: [FeatureColumn], _ classes: [Int32], _ classCount: Int = 2) -> LinearTrainingError? {
      do {
        _ = try trainer.fit(
          FeatureTable(rowCount: columns[0].rowCount, columns: columns), classes: classes, classCount: classCount)
        return nil
      } catch {
        return error as? LinearTrainingError
      }
    }
    let good = FeatureColumn.float64([1, 2])
    #expect(error([.float64([])], []) == .noRows)
    #expect(error([good], [0, 0]) == .tooFewClasses(1))
    #expect(error([good], [0, 0], 1) == .tooFewClasses(1))
    #expect(error([good], [0, -1]) == .missingTarget(row: 1))
    #expect(error([good], [0, 2]) == .unknownClass(2, row: 1, classCount: 2))
    #expect(error([good, .float64([.nan, 1])], [0, 1]) == .missingValue(feature: 1, row: 0))
    #expect(error([good, .float64([.infinity, 1])], [0, 1]) == .infiniteValue(feature: 1, row: 0, value: .infinity))
  }

  @Test func `columns of any scale train together`() throws {
    let table = FeatureTable(
      rowCount: 6,
      columns: [
        .float64([-3, -2, 1, -1, 2, 3].map { $0 * 1e300 }), .float64([1, 2, 1, 2, 1, 2].map { $0 * 1e-300 }),
        .float64([5, 5, 5, 5, 5, 5]),
      ])
    for scales in [true, false] {
      let fit = try trainer(l2: 0.01, iterations: 10, threshold: 0.01, scales: scales)
        .fit(table, classes: [0, 0, 0, 1, 1, 1], classCount: 2)
      #expect(fit.model.weights[0].allSatisfy { $0.isFinite })
      #expect(fit.model.classProbabilities(of: table, classCount: 2).allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }
}
