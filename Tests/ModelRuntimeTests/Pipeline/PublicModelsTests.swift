import Foundation
import ModelRuntime
import ModelSpecification
import TestSupport
import Testing

/// Models that Create ML and others wrote, run on the data they were trained on.
@Suite(.enabled(if: SharedCases.areAvailable, "the shared cases are not here"))
struct PublicModelsTests {
  private func load(_ name: String) throws -> FittedStage {
    try FittedStage(message: ModelMessage(serialized: Array(Data(contentsOf: SharedCases.model(name)))))
  }

  private func numbers(_ batch: FeatureBatch?) -> [Double] {
    if case .float64(let values)? = batch { values } else { [] }
  }

  private func rootMeanSquaredError(_ predicted: [Double], _ truth: [Double]) -> Double {
    (zip(predicted, truth).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / Double(truth.count)).squareRoot()
  }

  @Test(arguments: ["sleep-calculator-macos14.mlmodel", "sleep-calculator-2019.mlmodel"])
  func `the sleep calculators have the error that is known of them`(name: String) throws {
    let model = try load(name)
    let file = try CommaSeparatedFile(SharedCases.data("BetterRest.csv"))
    let inputs = Dictionary(
      uniqueKeysWithValues: ["wake", "estimatedSleep", "coffee"].map { ($0, FeatureBatch.float64(file.numbers($0))) })
    let outputs = try model.evaluate(inputs, rowCount: file.rowCount, threadCount: 1)
    #expect(file.rowCount == 10_000)
    let error = rootMeanSquaredError(numbers(outputs["actualSleep"]), file.numbers("actualSleep"))
    // 177.0437…177.0496, known to four places.
    #expect((177.04365...177.04965).contains(error))
  }

  @Test func `the habitat model is ordinary least squares`() throws {
    let model = try load("mars-habitats-ols.mlmodel")
    // One row by hand: 136.72672318 · 1 + 653.51101376 · 2 + 5.85407905 · 750 − 3751.0558784658238.
    let outputs = try model.evaluate(
      ["solarPanels": .float64([1]), "greenhouses": .int64([2]), "size": .float64([750])], rowCount: 1, threadCount: 1)
    let price = numbers(outputs["price"])
    #expect(price.count == 1)
    #expect(abs((price.first ?? 0) - 2083.2521597741762) < 1e-4)
  }

  @Test func `the house prices are those that Core ML gives`() throws {
    let model = try load("housing-boosted-trees.mlmodel")
    let file = try CommaSeparatedFile(SharedCases.data("housing-boston3.csv"))
    let inputs = Dictionary(
      uniqueKeysWithValues: ["RM", "LSTAT", "PTRATIO"].map { ($0, FeatureBatch.float64(file.numbers($0))) })
    let outputs = try model.evaluate(inputs, rowCount: file.rowCount, threadCount: 2)
    let prices = numbers(outputs["MEDV"])
    let expected = [25.47036994, 22.5653892, 33.88296989, 32.71086147, 33.11293283]
    for (price, expected) in zip(prices, expected) { #expect(abs(price - expected) < 1e-8) }
    let truth = file.numbers("MEDV")
    #expect(abs(rootMeanSquaredError(prices, truth) - 2.699) < 5e-4)
  }

  @Test func `the Titanic trees are right about 759 passengers of 891`() throws {
    let model = try load("titanic-turicreate-trees.mlmodel")
    let file = try CommaSeparatedFile(SharedCases.data("titanic-kaggle-train.csv"))
    let outputs = try model.evaluate(
      [
        "Pclass": .float64(file.numbers("Pclass")), "Sex": .strings(file.strings("Sex")),
        "Age": .float64(file.numbers("Age")),
      ], rowCount: file.rowCount, threadCount: 1)
    guard case .int64(let survived)? = outputs["Survived"] else {
      Issue.record("no integer labels")
      return
    }
    let right = zip(survived, file.numbers("Survived")).filter { Double($0) == $1 }.count
    #expect(file.rowCount == 891)
    // 0.8519 of 891.
    #expect(right == 759)
  }

  @Test func `an unknown station contributes nothing to the fourteen probabilities`() throws {
    let model = try load("stations-boosted-trees-14-classes.mlmodel")
    let outputs = try model.evaluate(
      ["time": .float64([1.575e12, 1.575e12]), "inStation": .strings(StringBatch(["MLBR", "NOWHERE"]))],
      rowCount: 2, threadCount: 1)
    guard case .probabilities(let probabilities)? = outputs["outStationProbability"],
      case .strings(let stations)? = outputs["outStation"]
    else {
      Issue.record("no probabilities")
      return
    }
    // A walk through the same file's nodes in Python, coremltools 9.0's protobuf.
    let expected = [
      0.067430348182539, 0.04400429023839086, 0.2625533994907035, 0.043717299165999035, 0.04381781947010314,
      0.16303714480447523, 0.0444001210603353, 0.04403020254240005, 0.043680005894638975, 0.04714475664630648,
      0.04408400812895126, 0.06415198406966995, 0.04423132113948816, 0.043717299165999035,
      0.35483681282324353, 0.012240671588048787, 0.07303446823209117, 0.012160839293360724, 0.012188801022178604,
      0.012188801022178604, 0.012350779831349622, 0.012247879612578845, 0.01215046542561534, 0.013114254998310376,
      0.012262846710355168, 0.4367587153829504, 0.012303824764378088, 0.012160839293360724,
    ]
    #expect(probabilities.values.count == expected.count)
    for (value, expected) in zip(probabilities.values, expected) { #expect(abs(value - expected) < 1e-14) }
    #expect(stations.codes == [2, 11])
  }

  @Test func `a shop is classed by its name, and one never seen is refused`() throws {
    let model = try load("createml-2026-tabular-classifier.mlmodel")
    let shops = FeatureBatch.strings(StringBatch(["ADIDAS OUTLET", "POS BEST BUY #847"]))
    let outputs = try model.evaluate(["text": shops], rowCount: 2, threadCount: 1)
    guard case .probabilities(let probabilities)? = outputs["labelProbability"] else {
      Issue.record("no probabilities")
      return
    }
    // Softmax over 0 and the nine sums, numpy 2.4.6; the first and the seventh class of each row.
    #expect(abs(probabilities.values[0] - 1.8023776141809526e-07) < 1e-20)
    #expect(abs(probabilities.values[6] - 0.9999996675163294) < 1e-15)
    #expect(abs(probabilities.values[10] - 1.8023803974176016e-07) < 1e-20)
    #expect(probabilities.bestClasses() == [6, 6])
    #expect(throws: ModelRuntimeError.unknownCategory(feature: "text", category: "NO SHOP", row: 0)) {
      try model.evaluate(["text": .strings(StringBatch(["NO SHOP"]))], rowCount: 1, threadCount: 1)
    }
    let compiled = try ModelFile(at: SharedCases.model("createml-2026-tabular-classifier.mlmodelc"))
    #expect(
      try FittedStage(message: compiled.message).evaluate(["text": shops], rowCount: 2, threadCount: 1) == outputs)
  }

  @Test func `a model over thousands of scalar inputs reads them in the declared order`() throws {
    let model = try load("ranker-boosted-trees.mlmodel")
    var inputs: [String: FeatureBatch] = [:]
    for (index, input) in model.interface.inputs.enumerated() {
      inputs[input.name] = .float64([0, 1, Double(index % 7) * 0.25, .nan])
    }
    let outputs = try model.evaluate(inputs, rowCount: 4, threadCount: 1)
    // A walk through the same file's nodes in Python, coremltools 9.0's protobuf.
    #expect(
      numbers(outputs["target"]) == [0.4994743365027716, 4.773715591189102, 6.193728804754301, -6.377158792792443])
  }

  @Test func `the letters of a name say whose it is`() throws {
    let model = try load("names-dictvectorizer-decision-tree.mlmodel")
    let names = ["john", "anna", "maria", "peter", "alex"]
    let letters = names.map { name in
      [
        "first-letter=\(name.prefix(1))": 1.0, "first2-letters=\(name.prefix(2))": 1,
        "first3-letters=\(name.prefix(3))": 1, "last-letter=\(name.suffix(1))": 1,
        "last2-letters=\(name.suffix(2))": 1, "last3-letters=\(name.suffix(3))": 1, "no-such-key": 1,
      ]
    }
    let outputs = try model.evaluate(["input": .stringDictionaries(letters)], rowCount: names.count, threadCount: 1)
    #expect(outputs["classLabel"] == .strings(StringBatch(values: ["F", "M"], codes: [1, 0, 0, 1, 1])))
  }

  @Test(arguments: [
    ("iris-svm-rbf-pipeline.mlmodel", "supportVectorClassifier"),
    ("movie-recommender.mlmodel", "itemSimilarityRecommender"),
    ("updatable-knn-empty.mlmodel", "kNearestNeighborsClassifier"), ("updatable-dense-before.mlmodel", "neuralNetwork"),
    ("simple-layer-1.mlmodel", "mlProgram"), ("mnist-turicreate-cnn.mlmodel", "neuralNetworkClassifier"),
    ("tiny-drawing-embedding.mlmodel", "neuralNetwork"), ("gesture-conv-lstm.mlmodel", "neuralNetworkClassifier"),
    ("sentiment-text-classifier.mlmodel", "textClassifier"),
    ("fruit-visionfeatureprint-glm.mlmodel", "visionFeaturePrint"),
  ])
  func `a type that is not run here is refused by its name`(file: String, type: String) {
    #expect(throws: ModelRuntimeError.unsupportedModelType(name: type)) { try load(file) }
  }

  @Test func `a file without a model says so`() {
    #expect(throws: ModelRuntimeError.missingModelType) { try load("unreadable-2.mlmodel") }
  }
}
