import CoreML
import CreateMLComponents
import Foundation
import TabularData
import TestSupport
import Testing

@Suite struct TreeClassifierModelTests {
  private func model(_ frame: DataFrame = SampleFrames.states(150)) async throws -> TreeClassifierModel<String> {
    try await BoostedTreeClassifier(targetColumn: "state").fitted(to: frame)
  }

  @Test func `predictions stand behind the frame's columns`() async throws {
    var frame = SampleFrames.states(5)
    frame.removeColumn("state")
    let result = try await model().applied(to: frame)
    #expect(result.columns.map(\.name) == ["temperature", "noise", "state", "stateProbability"])
    #expect(result["temperature", Double.self].map { $0 } == frame["temperature", Double.self].map { $0 })
  }

  @Test func `right answers give way to predictions, and may be kept by another name`() async throws {
    var frame = SampleFrames.states(5)
    frame["state", String.self][0] = "unheard of"
    var model = try await model()
    #expect(try await model.applied(to: frame)["state", String.self][0] == "cold")
    model.predictionColumnName = "guess"
    let result = try await model.applied(to: frame)
    #expect(result["state", String.self][0] == "unheard of")
    #expect(result["guess", String.self][0] == "cold")
    #expect(result.containsColumn("guessProbability"))
  }

  @Test func `with and without await the answers are the same`() async throws {
    let model = try await model()
    let frame = SampleFrames.states(40, from: 7)
    let synchronous: (DataFrame) throws -> DataFrame = { try model.applied(to: $0) }
    let first = try synchronous(frame)["stateProbability", ClassificationDistribution<String>.self]
    let second = try await model.applied(to: frame)["stateProbability", ClassificationDistribution<String>.self]
    #expect(first.map { $0 } == second.map { $0 })
  }

  @Test func `probabilities add up to one and lead to the label`() async throws {
    let result = try await model().applied(to: SampleFrames.states(40))
    let labels = result["state", String.self]
    for (row, distribution) in result["stateProbability", ClassificationDistribution<String>.self].enumerated() {
      let distribution = try #require(distribution)
      #expect(abs(distribution.reduce(0) { $0 + $1.probability } - 1) < 1e-6)
      #expect(distribution.mostLikelyLabel == labels[row])
      #expect(distribution.map(\.label) == ["cold", "fine", "hot"])
    }
  }

  @Test func `a frame is built from distributions`() async throws {
    let distribution = ClassificationDistribution([
      Classification(label: "cold", probability: 0.25), Classification(label: "hot", probability: 0.75),
    ])
    let frame = try await model().buildDataFrame([distribution])
    #expect(frame["state", String.self][0] == "hot")
    #expect(frame["stateProbability", ClassificationDistribution<String>.self][0] == distribution)
  }

  @Test(arguments: ["State.mlmodel", "State.mlpackage"])
  func `an exported model gives the same answers through Core ML`(name: String) async throws {
    let folder = try TemporaryFolder()
    let model = try await model()
    try model.export(to: folder.file(name))
    let loaded = try MLModel(contentsOf: folder.file(name))
    #expect(loaded.modelDescription.classLabels as? [String] == ["cold", "fine", "hot"])
    let frame = SampleFrames.states(30, from: 3)
    let result = try await model.applied(to: frame)
    for row in 0..<frame.rows.count {
      let input = try MLDictionaryFeatureProvider(dictionary: [
        "temperature": frame["temperature", Double.self][row] ?? .nan,
        "noise": frame["noise", Int.self][row].map(Double.init) ?? .nan,
      ])
      let output = try await loaded.prediction(from: input)
      #expect(output.featureValue(for: "state")?.stringValue == result["state", String.self][row])
      let shares = try #require(output.featureValue(for: "stateProbability")?.dictionaryValue)
      let distribution = try #require(result["stateProbability", ClassificationDistribution<String>.self][row])
      for classification in distribution {
        #expect(shares[classification.label].map { Float($0.doubleValue) } == classification.probability)
      }
    }
  }

  @Test func `the same training writes the same bytes`() async throws {
    let folder = try TemporaryFolder()
    try await model().export(to: folder.file("One.mlmodel"))
    try await model().export(to: folder.file("Two.mlmodel"))
    let one = try Data(contentsOf: folder.file("One.mlmodel"))
    #expect(try Data(contentsOf: folder.file("Two.mlmodel")) == one)
  }

  @Test func `a place that cannot be written is an error`() async throws {
    let model = try await model()
    let folder = try TemporaryFolder()
    #expect(throws: BoostedTreeError.self) { try model.export(to: folder.file("no/such/State.mlmodel")) }
  }

  @Test func `a feature of another type is refused`() async throws {
    let model = try await model()
    var frame = SampleFrames.states(2)
    frame.removeColumn("noise")
    frame.append(column: Column(name: "noise", contents: ["loud", "low"]))
    do {
      _ = try await model.applied(to: frame)
      Issue.record("text was taken for a number")
    } catch let TabularPipelineDataError.incorrectType(operation, columnName, _, _) {
      #expect(operation == "TreeClassifierModel")
      #expect(columnName == "noise")
    }
  }
}
