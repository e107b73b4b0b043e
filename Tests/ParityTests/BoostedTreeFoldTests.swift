import CreateML
import Foundation
import TabularData
import TestSupport
import Testing

/// Accuracy in five folds beside XGBoost's, with the same parameters, folds and features.
///
/// The other numbers are in `Fixtures/boosted-tree-folds.json`, which `Tools/reference/make_parity_fixtures.py` writes
/// and which names the versions.
@Suite struct BoostedTreeFoldTests {
  struct Fixture: Decodable {
    struct Source: Decodable {
      var target: String
      var features: [String]
      var rows: Int
      var accuracy: Double
    }

    struct Parameters: Decodable {
      var max_depth: Int
      var eta: Double
      var min_child_weight: Double
      var rounds: Int
      var folds: Int
    }

    var parameters: Parameters
    var data: [String: Source]

    static func load() throws -> Fixture {
      let url = try #require(
        Bundle.module.url(forResource: "boosted-tree-folds", withExtension: "json", subdirectory: "Fixtures"))
      return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: url))
    }
  }

  @Test func `penguins: accuracy within one point of XGBoost's`() throws {
    try compare("penguins.csv", at: PackageFolder.root.appending(path: "Data/penguins.csv"))
  }

  @Test(
    .enabled(if: SharedCases.areAvailable, "needs ../shared/cases"),
    arguments: ["sklearn-iris.csv", "mushroom.csv", "titanic-kaggle-train.csv"])
  func `accuracy within one point of XGBoost's`(file: String) throws {
    try compare(file, at: SharedCases.data(file))
  }

  private func compare(_ name: String, at place: URL) throws {
    let fixture = try Fixture.load()
    let source = try #require(fixture.data[name])
    let frame = try DataFrame(contentsOfCSVFile: place)
    #expect(frame.rows.count == source.rows)

    var parameters = MLBoostedTreeClassifier.ModelParameters(
      validation: .none, maxDepth: fixture.parameters.max_depth, maxIterations: fixture.parameters.rounds,
      minChildWeight: fixture.parameters.min_child_weight, stepSize: fixture.parameters.eta)
    parameters.minLossReduction = 0
    let folds = fixture.parameters.folds
    var accuracies: [Double] = []
    for fold in 0..<folds {
      let isHeldOut = (0..<source.rows).map { $0 % folds == fold }
      let classifier = try MLBoostedTreeClassifier(
        trainingData: DataFrame(frame[isHeldOut.map { !$0 }]), targetColumn: source.target,
        featureColumns: source.features, parameters: parameters)
      accuracies.append(1 - classifier.evaluation(on: DataFrame(frame[isHeldOut])).classificationError)
    }
    let accuracy = accuracies.reduce(0, +) / Double(folds)
    #expect(abs(accuracy - source.accuracy) <= 0.01, "\(name): \(accuracy), XGBoost \(source.accuracy)")
  }
}
