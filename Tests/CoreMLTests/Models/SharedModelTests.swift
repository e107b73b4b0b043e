import CoreML
import Foundation
import TestSupport
import Testing

/// Files that other tools wrote, against numbers of other readers.
///
/// Where a comment says "evaluated in Python", the number comes from a plain walk over the model's protocol buffer as
/// coremltools 9.0 reads it.
@Suite(.enabled(if: SharedCases.areAvailable))
struct SharedModelTests {
  private func model(_ name: String) throws -> MLModel { try MLModel(contentsOf: SharedCases.model(name)) }

  private func predictions(
    _ model: MLModel, _ rows: [[String: Any]], _ output: String
  ) throws -> [MLFeatureValue] {
    let batch = MLArrayBatchProvider(array: try rows.map { try MLDictionaryFeatureProvider(dictionary: $0) })
    let predictions = try model.predictions(fromBatch: batch)
    return try (0..<predictions.count).map { row in
      try #require(predictions.features(at: row).featureValue(for: output))
    }
  }

  private func rootMeanSquare(_ errors: [Double]) -> Double {
    (errors.map { $0 * $0 }.reduce(0, +) / Double(errors.count)).squareRoot()
  }

  // Create ML printed 177.0437 to 177.0496 for its trainings; these are the errors evaluated in Python.
  @Test(arguments: [
    ("sleep-calculator-macos14.mlmodel", 177.0436964481996), ("sleep-calculator-2019.mlmodel", 177.04479328862578),
  ])
  func `a sleep calculator predicts as well as its maker saw`(name: String, expected: Double) throws {
    let rows = try PlainCSV.rows(SharedCases.data("BetterRest.csv"))
    #expect(rows.count == 10_000)
    let inputs = rows.map { row in
      ["wake", "estimatedSleep", "coffee"].reduce(into: [String: Any]()) { $0[$1] = Double(row[$1]!)! }
    }
    let predicted = try predictions(model(name), inputs, "actualSleep").map(\.doubleValue)
    let error = rootMeanSquare(zip(predicted, rows).map { $0 - Double($1["actualSleep"]!)! })
    #expect(abs(error - expected) < 1e-9)
  }

  @Test func `a pipeline of a vectorizer and a line adds its weights`() throws {
    let prediction = try predict(
      model("mars-habitats-ols.mlmodel"), ["solarPanels": 1, "greenhouses": 2.0, "size": 750])
    // −3751.0558784658238 + 136.72672318 + 2 · 653.51101376 + 750 · 5.85407905, weights of the file to eight decimals.
    let price = try #require(prediction.featureValue(for: "price")?.doubleValue)
    #expect(abs(price - 2083.2521597341762) < 1e-5)
  }

  @Test func `Create ML's boosted trees give the prices that Create ML gave`() throws {
    let rows = try PlainCSV.rows(SharedCases.data("housing-boston3.csv"))
    let inputs = rows.map { row in
      ["RM", "LSTAT", "PTRATIO"].reduce(into: [String: Any]()) { $0[$1] = Double(row[$1]!)! }
    }
    let predicted = try predictions(model("housing-boosted-trees.mlmodel"), inputs, "MEDV").map(\.doubleValue)
    let first = [25.47036994, 22.5653892, 33.88296989, 32.71086147, 33.11293283]
    for (value, expected) in zip(predicted, first) { #expect(abs(value - expected) < 5e-9) }
    let error = rootMeanSquare(zip(predicted, rows).map { $0 - Double($1["MEDV"]!)! })
    #expect(abs(error - 2.699) < 5e-4)
  }

  @Test func `Turi Create's trees take a missing age`() throws {
    let rows = try PlainCSV.rows(SharedCases.data("titanic-kaggle-train.csv"))
    #expect(rows.count == 891)
    let inputs: [[String: Any]] = rows.map { row in
      ["Pclass": Int(row["Pclass"]!)!, "Sex": row["Sex"]!, "Age": Double(row["Age"]!) ?? .nan]
    }
    let predicted = try predictions(model("titanic-turicreate-trees.mlmodel"), inputs, "Survived").map(\.int64Value)
    let right = zip(predicted, rows).count { $0 == Int64($1["Survived"]!)! }
    // 759 of 891 are 0.8519.
    #expect(right == 759)
  }

  @Test func `fourteen classes share one hundred per cent`() throws {
    let model = try model("stations-boosted-trees-14-classes.mlmodel")
    // Evaluated in Python: (time, station, label, its probability); the last station is none of the model's.
    let cases: [(Double, String, String, Double)] = [
      (8.5, "MLBR", "BALB", 0.8021930282136831), (17.25, "NBRK", "BALB", 0.8029902045535497),
      (12, "nowhere", "BALB", 0.726528507757418),
    ]
    for (time, station, label, probability) in cases {
      let prediction = try predict(model, ["time": time, "inStation": station])
      #expect(prediction.featureValue(for: "outStation")?.stringValue == label)
      let value = try #require(prediction.featureValue(for: "outStationProbability")?.dictionaryValue)
      let probabilities = try #require(value as? [String: Double])
      #expect(abs((probabilities[label] ?? 0) - probability) < 1e-14)
      #expect(probabilities.count == 14)
      #expect(abs(probabilities.values.reduce(0, +) - 1) < 1e-14)
    }
    #expect(model.modelDescription.classLabels?.count == 14)
  }

  @Test(arguments: ["createml-2026-tabular-classifier.mlmodel", "createml-2026-tabular-classifier.mlmodelc"])
  func `a model before and after Apple's compiler gives the same`(name: String) throws {
    let model = try model(name)
    let known = try predict(model, ["text": "ADIDAS OUTLET"])
    #expect(known.featureValue(for: "label")?.stringValue == "shopping")
    // Evaluated in Python.
    let probability = known.featureValue(for: "labelProbability")?.dictionaryValue["shopping"]?.doubleValue
    #expect(abs((probability ?? 0) - 0.9999996675163294) < 1e-14)
    // The file's encoder says to refuse what it does not know.
    let error = #expect(throws: MLModelError.self) { try predict(model, ["text": "never seen"]) }
    #expect(error?.localizedDescription.contains("'never seen'") == true)
    #expect(model.modelDescription.metadata[.author] as? String == "Ruslan Abdulov")
  }

  @Test func `a ranker of three thousand inputs scores rows`() throws {
    let model = try model("ranker-boosted-trees.mlmodel")
    let names = (0..<2998).map { "f\($0)" }
    func score(_ value: (Int) -> Double) throws -> Double {
      let features = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, value($0) as Any) })
      return try #require(predict(model, features).featureValue(for: "target")?.doubleValue)
    }
    // Evaluated in Python: all missing, all zero, and the index over their number.
    #expect(abs(try score { _ in .nan } - -6.377158792792443) < 1e-12)
    #expect(abs(try score { _ in 0 } - 0.4994743365027716) < 1e-12)
    #expect(abs(try score { Double($0) / 2998 } - 6.781088898891085) < 1e-12)
  }

  @Test(arguments: [("mary", "F"), ("john", "M"), ("anna", "F")])
  func `a dictionary of letters tells the gender of a name`(name: String, label: String) throws {
    // The features of the model's maker: one, two and three letters from either end; labels evaluated in Python.
    let features = Dictionary(
      uniqueKeysWithValues: [("", 1), ("2", 2), ("3", 3)].flatMap { suffix, count in
        [
          ("first\(suffix)-letter\(count > 1 ? "s" : "")=\(name.prefix(count))", 1.0),
          ("last\(suffix)-letter\(count > 1 ? "s" : "")=\(name.suffix(count))", 1.0),
        ]
      })
    let prediction = try predict(model("names-dictvectorizer-decision-tree.mlmodel"), ["input": features])
    #expect(prediction.featureValue(for: "classLabel")?.stringValue == label)
  }

  @Test(arguments: [
    ("sentiment-text-classifier.mlmodel", "textClassifier"),
    ("fruit-visionfeatureprint-glm.mlmodel", "visionFeaturePrint"),
    ("iris-svm-rbf-pipeline.mlmodel", "supportVectorClassifier"),
    ("movie-recommender.mlmodel", "itemSimilarityRecommender"),
    ("mnist-turicreate-cnn.mlmodel", "neuralNetworkClassifier"),
    ("gesture-conv-lstm.mlmodel", "neuralNetworkClassifier"),
    ("tiny-drawing-embedding.mlmodel", "neuralNetwork"),
    ("updatable-dense-before.mlmodel", "neuralNetwork"),
    ("updatable-dense-after.mlmodelc", "neuralNetwork"),
    ("updatable-knn-empty.mlmodel", "kNearestNeighborsClassifier"),
    ("matmul-softmax-mlprogram.mlpackage", "mlProgram"),
    ("add-mlprogram.mlmodelc", "mlProgram"),
  ])
  func `a model that cannot be run is refused by its type`(file: String, type: String) {
    let error = #expect(throws: MLModelError.self) { try model(file) }
    #expect(error?.code == .generic)
    #expect(error?.localizedDescription.contains(type) == true)
    #expect(error?.localizedDescription.contains(file) == true)
  }

  @Test func `a file without a model type says so`() {
    let error = #expect(throws: MLModelError.self) { try model("unreadable-2.mlmodel") }
    #expect(error?.code == .io)
    #expect(error?.localizedDescription.contains("unreadable-2.mlmodel. The model does not say of which type") == true)
  }

  @Test func `a program in the form of a test version is refused by its type`() {
    // The old reader of coremltools gives up on this file; its field 502 is that of a program.
    let error = #expect(throws: MLModelError.self) { try model("simple-layer-1.mlmodel") }
    #expect(error?.localizedDescription.contains("mlProgram") == true)
  }

  @Test func `a linear model of an array of thirteen is read`() throws {
    let array = try MLMultiArray(shape: [13], dataType: .double)
    for index in 0..<13 { array[index] = NSNumber(value: Double(index) / 4) }
    let prediction = try predict(model("unreadable-1.mlmodel"), ["input": array])
    // Evaluated in Python: the sum of weight · index / 4, and the offset.
    #expect(abs((prediction.featureValue(for: "prediction")?.doubleValue ?? .nan) - (19.557623540205796)) < 1e-12)
  }
}
