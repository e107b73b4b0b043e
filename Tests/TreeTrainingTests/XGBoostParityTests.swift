import NumericKernels
import TestSupport
import Testing
import TrainingLoop
import TreeTraining

/// Our trees beside those of XGBoost (exact search), whose numbers are in `XGBoostFixtures`.
@Suite struct XGBoostParityTests {
  private static func fit(
    _ columns: [FeatureColumn], _ targets: TrainingTargets, _ objective: BoostingObjective,
    _ change: (inout BoostingParameters) -> Void = { _ in }
  ) throws -> BoostingFit {
    var parameters = BoostingParameters()
    change(&parameters)
    return try GradientBooster(parameters: parameters.checked(), objective: objective).fit(
      TreeTrainingSet(table: FeatureTable(rowCount: targets.count, columns: columns), targets: targets),
      validation: nil, monitor: TrainingMonitor(), threadCount: 2)
  }

  /// The table of `random_table` in the script that made the fixtures.
  private static func randomTable() -> (columns: [FeatureColumn], scores: [Double]) {
    var generator = SeededGenerator(seed: 2024)
    var columns = [[Float]](repeating: [], count: 5)
    var scores: [Double] = []
    for _ in 0..<400 {
      var values = (0..<5).map { _ in (generator.nextUnit() * 200).rounded(.down) / 8 }
      let isMissing = generator.nextUnit() < 0.15
      let noise = generator.nextUnit()
      let score = values[0] * 0.2 + (isMissing ? 4 : values[1] * 0.1) - abs(values[2] - 10) * 0.3
      scores.append(score + (values[0] * values[3]) * 0.01 + 2 * noise)
      if isMissing { values[1] = .nan }
      for column in 0..<5 { columns[column].append(Float(values[column])) }
    }
    return (columns.map(FeatureColumn.float32), scores)
  }

  /// The share of `actual` that is within `tolerance` of `expected`.
  private static func agreement(_ actual: [Float], _ expected: [Double], tolerance: Double = 1e-4) -> Double {
    let equal = zip(actual, expected).filter { abs(Double($0) - $1) < tolerance }
    return Double(equal.count) / Double(expected.count)
  }

  @Test func `a regressor's margins are XGBoost's`() throws {
    let (columns, scores) = Self.randomTable()
    let result = try Self.fit(columns, .values(scores), .squaredError)
    #expect(Self.agreement(result.trainingSums, XGBoostFixtures.regressionMargins) == 1)
    #expect(abs((result.lastReport.training.rootMeanSquaredError ?? 0) - XGBoostFixtures.regressionRMSE) < 1e-4)
  }

  @Test func `depth, weight, step and regularization mean what they mean to XGBoost`() throws {
    let (columns, scores) = Self.randomTable()
    let result = try Self.fit(columns, .values(scores), .squaredError) {
      $0.maximumDepth = 3
      $0.minimumChildWeight = 20
      $0.regularization = 0.5
      $0.stepSize = 0.7
    }
    #expect(Self.agreement(result.trainingSums, XGBoostFixtures.shallowMargins) == 1)
    #expect(abs((result.lastReport.training.rootMeanSquaredError ?? 0) - XGBoostFixtures.shallowRMSE) < 1e-4)
  }

  @Test func `a minimum loss reduction prunes as XGBoost does`() throws {
    let (columns, scores) = Self.randomTable()
    let result = try Self.fit(columns, .values(scores), .squaredError) { $0.minimumLossReduction = 25 }
    #expect(Self.agreement(result.trainingSums, XGBoostFixtures.prunedMargins) == 1)
    #expect(abs((result.lastReport.training.rootMeanSquaredError ?? 0) - XGBoostFixtures.prunedRMSE) < 1e-4)
  }

  @Test func `a binary classifier's margins are XGBoost's`() throws {
    let (columns, scores) = Self.randomTable()
    let sorted = scores.sorted()
    let median = (sorted[199] + sorted[200]) / 2
    let result = try Self.fit(columns, .classes(scores.map { $0 > median ? 1 : 0 }), .binaryLogistic)
    #expect(Self.agreement(result.trainingSums, XGBoostFixtures.binaryMargins, tolerance: 1e-3) == 1)
    #expect(abs(result.lastReport.training.loss - XGBoostFixtures.binaryLogLoss) < 1e-4)
    #expect(result.lastReport.training.accuracy == XGBoostFixtures.binaryAccuracy)
  }

  @Test func `a classifier of three classes has XGBoost's margins`() throws {
    let (columns, scores) = Self.randomTable()
    let sorted = scores.sorted()
    // Linear interpolation between neighbours, as NumPy's quantile.
    let bounds = [0.4, 0.7].map { share in
      let place = share * 399
      let low = Int(place)
      return sorted[low] + (sorted[low + 1] - sorted[low]) * (place - Double(low))
    }
    let classes = scores.map { score in Int32(bounds.count { $0 <= score }) }
    let result = try Self.fit(columns, .classes(classes), .softmax(classCount: 3))
    #expect(Self.agreement(result.trainingSums, XGBoostFixtures.threeClassMargins, tolerance: 1e-3) == 1)
    #expect(abs(result.lastReport.training.loss - XGBoostFixtures.threeClassLogLoss) < 1e-4)
    #expect(result.lastReport.training.accuracy == XGBoostFixtures.threeClassAccuracy)
  }

  // MARK: Data of other people

  private static func expectLike(
    _ result: BoostingFit, accuracy: Double, logLoss: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scores = result.lastReport.training
    #expect(abs((scores.accuracy ?? 0) - accuracy) <= 0.01, sourceLocation: sourceLocation)
    #expect(scores.loss < logLoss * 1.1 + 0.002, sourceLocation: sourceLocation)
  }

  @Test(.enabled(if: SharedCases.areAvailable)) func `iris is learned as well as by XGBoost`() throws {
    let table = try CasesTable("sklearn-iris.csv")
    let result = try Self.fit(
      ["150", "4", "setosa", "versicolor"].map(table.numbers),
      .classes(table.values("virginica").map { Int32($0) }), .softmax(classCount: 3))
    Self.expectLike(result, accuracy: XGBoostFixtures.irisAccuracy, logLoss: XGBoostFixtures.irisLogLoss)
  }

  @Test(.enabled(if: SharedCases.areAvailable)) func `penguins are learned as well as by XGBoost`() throws {
    let table = try CasesTable("palmer-penguins.csv")
    let measures = ["bill_length_mm", "bill_depth_mm", "flipper_length_mm", "body_mass_g"].map(table.numbers)
    let result = try Self.fit(
      measures + [table.categories("sex", missing: ["NA", ""])], .classes(table.codes("species")),
      .softmax(classCount: 3))
    Self.expectLike(result, accuracy: XGBoostFixtures.penguinsAccuracy, logLoss: XGBoostFixtures.penguinsLogLoss)
  }

  @Test(.enabled(if: SharedCases.areAvailable)) func `mushrooms are learned as well as by XGBoost`() throws {
    let table = try CasesTable("mushroom.csv")
    let result = try Self.fit(
      table.names.dropFirst().map { table.categories($0) }, .classes(table.codes("label")), .binaryLogistic)
    Self.expectLike(result, accuracy: XGBoostFixtures.mushroomAccuracy, logLoss: XGBoostFixtures.mushroomLogLoss)
  }

  @Test(.enabled(if: SharedCases.areAvailable)) func `the Titanic is learned as well as by XGBoost`() throws {
    let table = try CasesTable("titanic-kaggle-train.csv")
    let numbers = ["Pclass", "Age", "SibSp", "Parch", "Fare"].map(table.numbers)
    let result = try Self.fit(
      numbers + [table.categories("Sex"), table.categories("Embarked", missing: [""])],
      .classes(table.codes("Survived")), .binaryLogistic)
    Self.expectLike(result, accuracy: XGBoostFixtures.titanicAccuracy, logLoss: XGBoostFixtures.titanicLogLoss)
  }

  @Test(.enabled(if: SharedCases.areAvailable)) func `housing prices are learned better than by Create ML`() throws {
    let table = try CasesTable("housing-boston3.csv")
    let result = try Self.fit(
      ["RM", "LSTAT", "PTRATIO"].map(table.numbers), .values(table.values("MEDV")), .squaredError)
    // Create ML's own model of this file has 2.699.
    let error = result.lastReport.training.rootMeanSquaredError ?? .infinity
    #expect(error < 2.699 && error < XGBoostFixtures.housingRMSE * 1.06)
  }
}
