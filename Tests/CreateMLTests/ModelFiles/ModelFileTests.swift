import CoreML
import CreateML
import Foundation
import TabularData
import TestSupport
import Testing

/// What is written predicts what the model in memory predicts.
@Suite struct ModelFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The outputs of a written model for each row of a frame.
  private func outputs(of model: MLModel, for frame: DataFrame, columns: [String]) throws -> [any MLFeatureProvider] {
    let batch = try model.predictions(fromBatch: try RowFeatures.batch(frame, columns: columns))
    return (0..<batch.count).map { batch.features(at: $0) }
  }

  @Test(arguments: ["Model.mlmodel", "Model.mlpackage"])
  func `a linear regressor's file predicts the same to the ninth digit`(name: String) throws {
    let frame = SampleFrames.mixed(120, target: SampleFrames.number)
    let regressor = try MLLinearRegressor(trainingData: frame, targetColumn: "target")
    try regressor.write(to: folder.file(name))
    let model = try MLModel(contentsOf: folder.file(name))
    let written = try outputs(of: model, for: frame, columns: regressor.featureColumns)
    let predictions = try regressor.predictions(from: frame).map { try #require($0 as? Double) }
    for (prediction, output) in zip(predictions, written) {
      let value = try #require(output.featureValue(for: "target")).doubleValue
      #expect(abs(value - prediction) <= 1e-9 * abs(prediction))
    }
  }

  @Test(arguments: ["Model.mlmodel", "Model.mlpackage"])
  func `a boosted tree regressor's file predicts exactly the same, missing values included`(name: String) throws {
    let frame = SampleFrames.mixed(150, hasGaps: true, target: SampleFrames.number)
    let regressor = try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target")
    try regressor.write(to: folder.file(name))
    let model = try MLModel(contentsOf: folder.file(name))
    let written = try outputs(of: model, for: frame, columns: regressor.featureColumns)
    #expect(
      try regressor.predictions(from: frame).map { $0 as? Double }
        == written.map { $0.featureValue(for: "target")?.doubleValue })
  }

  @Test(arguments: [2, 3])
  func `classifiers with integer labels predict the same from their files`(classes: Int) throws {
    let gaps = SampleFrames.mixed(150, hasGaps: true) {
      SampleFrames.label(size: $0, colour: $1, row: $2, classes: classes)
    }
    let trees = try MLBoostedTreeClassifier(trainingData: gaps, targetColumn: "target")
    try trees.write(to: folder.file("Trees.mlmodel"))
    let treeOutputs = try outputs(
      of: MLModel(contentsOf: folder.file("Trees.mlmodel")), for: gaps, columns: trees.featureColumns)
    #expect(
      try trees.predictions(from: gaps).map { $0 as? Int }
        == treeOutputs.map { $0.featureValue(for: "target").map { Int($0.int64Value) } })

    let frame = SampleFrames.mixed(150) { SampleFrames.label(size: $0, colour: $1, row: $2, classes: classes) }
    let logistic = try MLLogisticRegressionClassifier(trainingData: frame, targetColumn: "target")
    try logistic.write(to: folder.file("Logistic.mlmodel"))
    let logisticOutputs = try outputs(
      of: MLModel(contentsOf: folder.file("Logistic.mlmodel")), for: frame, columns: logistic.featureColumns)
    #expect(
      try logistic.predictions(from: frame).map { $0 as? Int }
        == logisticOutputs.map { $0.featureValue(for: "target").map { Int($0.int64Value) } })
  }

  @Test(arguments: [2, 3])
  func `classifiers with string labels predict the same from their files`(classes: Int) throws {
    // Labels that are not in ascending order of first appearance.
    let names = ["pear", "apple", "fig"]
    let frame = SampleFrames.mixed(150) {
      names[SampleFrames.label(size: $0, colour: $1, row: $2, classes: classes)]
    }
    let trees = try MLBoostedTreeClassifier(trainingData: frame, targetColumn: "target")
    try trees.write(to: folder.file("Trees.mlpackage"))
    let treeOutputs = try outputs(
      of: MLModel(contentsOf: folder.file("Trees.mlpackage")), for: frame, columns: trees.featureColumns)
    #expect(
      try trees.predictions(from: frame).map { $0 as? String }
        == treeOutputs.map { $0.featureValue(for: "target")?.stringValue })

    let logistic = try MLLogisticRegressionClassifier(trainingData: frame, targetColumn: "target")
    try logistic.write(to: folder.file("Logistic.mlmodel"))
    let logisticOutputs = try outputs(
      of: MLModel(contentsOf: folder.file("Logistic.mlmodel")), for: frame, columns: logistic.featureColumns)
    #expect(
      try logistic.predictions(from: frame).map { $0 as? String }
        == logisticOutputs.map { $0.featureValue(for: "target")?.stringValue })
    for output in treeOutputs + logisticOutputs {
      let probabilities = try #require(output.featureValue(for: "targetProbability")).dictionaryValue
      #expect(probabilities.count == classes)
      #expect(abs(probabilities.values.reduce(0) { $0 + $1.doubleValue } - 1) < 1e-12)
      let best = try #require(probabilities.max { $0.value.doubleValue < $1.value.doubleValue })
      #expect(best.key as? String == output.featureValue(for: "target")?.stringValue)
    }
  }

  @Test func `a category never seen contributes nothing, in memory and in the file`() throws {
    // The target is a constant and what the colour adds to it; without penalty each category's share is exact.
    var frame = DataFrame()
    frame.append(column: Column<String>(name: "colour", contents: ["red", "blue", "red", "blue"]))
    frame.append(column: Column<Double>(name: "size", contents: [1, 2, 3, 5]))
    frame.append(column: Column<Double>(name: "target", contents: [4, 5, 8, 11]))
    let regressor = try MLLinearRegressor(
      trainingData: frame, targetColumn: "target", parameters: .init(validation: .none))
    try regressor.write(to: folder.file("Model.mlmodel"))
    let model = try MLModel(contentsOf: folder.file("Model.mlmodel"))
    func predict(_ colour: String) throws -> (memory: Double, file: Double) {
      var row = DataFrame()
      row.append(column: Column<String>(name: "colour", contents: [colour]))
      row.append(column: Column<Double>(name: "size", contents: [2]))
      let memory = try #require(try regressor.predictions(from: row)[0] as? Double)
      let output = try outputs(of: model, for: row, columns: ["colour", "size"])[0]
      return (memory, try #require(output.featureValue(for: "target")).doubleValue)
    }
    let unknown = try predict("green")
    #expect(unknown == (try predict("violet")))
    #expect(unknown.memory == unknown.file)
    #expect(unknown.memory != (try predict("red")).memory)
    #expect(unknown.memory != (try predict("blue")).memory)
  }

  @Test func `training twice gives the same bytes`() throws {
    let frame = SampleFrames.mixed(250, hasGaps: true) {
      ["yes", "no", "perhaps"][SampleFrames.label(size: $0, colour: $1, row: $2, classes: 3)]
    }
    for name in ["First.mlmodel", "Second.mlmodel"] {
      try MLBoostedTreeClassifier(trainingData: frame, targetColumn: "target").write(to: folder.file(name))
    }
    let first = try Data(contentsOf: folder.file("First.mlmodel"))
    #expect(try first == Data(contentsOf: folder.file("Second.mlmodel")))
    #expect(!first.isEmpty)
  }

  @Test func `a file tells what the metadata says`() throws {
    let frame = SampleFrames.mixed(60, target: SampleFrames.number)
    let regressor = try MLLinearRegressor(trainingData: frame, targetColumn: "target")
    let path = folder.file("Model.mlmodel").path
    try regressor.write(
      toFile: path,
      metadata: MLModelMetadata(
        author: "A. Gardener", shortDescription: "Guesses.", license: "Free", version: "2", additional: ["soil": "clay"]
      ))
    let metadata = try MLModel(contentsOf: URL(filePath: path)).modelDescription.metadata
    #expect(metadata[.author] as? String == "A. Gardener")
    #expect(metadata[.description] as? String == "Guesses.")
    #expect(metadata[.license] as? String == "Free")
    #expect(metadata[.versionString] as? String == "2")
    #expect(
      metadata[.creatorDefinedKey] as? [String: String]
        == ["soil": "clay", "com.apple.coreml.model.preview.type": "tabularRegressor"])
  }

  @Test func `a place that cannot be written to is an error, and names the path`() throws {
    let frame = SampleFrames.mixed(60, target: SampleFrames.number)
    let regressor = try MLLinearRegressor(trainingData: frame, targetColumn: "target")
    let place = folder.file("nowhere").appending(path: "Model.mlmodel")
    #expect {
      try regressor.write(to: place)
    } throws: { error in
      guard case .io(let reason) = error as? MLCreateError else { return false }
      return reason.contains(place.path)
    }
  }

  @Test func `the model in memory is the one that Core ML runs`() throws {
    let frame = SampleFrames.mixed(60, target: SampleFrames.number)
    let regressor = try MLBoostedTreeRegressor(trainingData: frame, targetColumn: "target")
    let written = try outputs(of: regressor.model, for: frame, columns: regressor.featureColumns)
    #expect(
      try regressor.predictions(from: frame).map { $0 as? Double }
        == written.map { $0.featureValue(for: "target")?.doubleValue })
  }
}
