import ModelRuntime
import NumericKernels
import Testing

@Suite struct FittedStageEvaluationTests {
  private func regress(_ inputs: [String: FeatureBatch], rowCount: Int = 1) throws -> [String: FeatureBatch] {
    try RuntimeSamples.linearRegressor.pipeline().evaluate(inputs, rowCount: rowCount, threadCount: 1)
  }

  @Test func `a linear pipeline adds the weight of the category`() throws {
    let outputs = try regress(
      ["size": .float64([1, 2, 3, 4]), "colour": .strings(StringBatch(["red", "green", "blue", nil]))], rowCount: 4)
    #expect(outputs == ["y": .float64([12.5, 24.5, 6.5, 8.5])])
  }

  @Test func `integers and single precision serve as doubles`() throws {
    let red = FeatureBatch.strings(StringBatch(["red"]))
    #expect(try regress(["size": .int64([2]), "colour": red]) == ["y": .float64([14.5])])
    #expect(try regress(["size": .float32([2]), "colour": red]) == ["y": .float64([14.5])])
  }

  @Test func `features that the model does not take are ignored`() throws {
    let outputs = try regress([
      "size": .float64([2]), "colour": .strings(StringBatch(["red"])), "other": .strings(StringBatch(["x"])),
    ])
    #expect(outputs == ["y": .float64([14.5])])
  }

  @Test func `a missing, wrong or unequal input is named`() {
    let red = FeatureBatch.strings(StringBatch(["red"]))
    #expect(throws: ModelRuntimeError.missingInput(name: "size")) { try regress(["colour": red]) }
    #expect(throws: ModelRuntimeError.wrongInputType(name: "size", expected: "Double", found: "String")) {
      try regress(["size": red, "colour": red])
    }
    #expect(throws: ModelRuntimeError.wrongInputType(name: "colour", expected: "String", found: "Double")) {
      try regress(["size": .float64([1]), "colour": .float64([1])])
    }
    #expect(throws: ModelRuntimeError.wrongRowCount(name: "size", expected: 1, found: 2)) {
      try regress(["size": .float64([1, 2]), "colour": red])
    }
    #expect(ModelRuntimeError.missingInput(name: "size").description == "Feature 'size' not provided.")
  }

  @Test func `a linear model does not do without a number`() {
    #expect(throws: ModelRuntimeError.missingValue(feature: "size", row: 1)) {
      try regress(["size": .float64([1, .nan]), "colour": .strings(StringBatch(["red", "red"]))], rowCount: 2)
    }
  }

  @Test func `trees take missing numbers and unknown categories to the learned side`() throws {
    let stage = try RuntimeSamples.treeClassifier.pipeline()
    let outputs = try stage.evaluate(
      ["code": .int64([5, 9, 7, 7]), "size": .float64([1, 2, .nan, 4])], rowCount: 4, threadCount: 1)
    #expect(outputs["class"] == .int64([1, 2, 2, 3]))
    guard case .probabilities(let probabilities)? = outputs["classProbability"] else {
      Issue.record("no probabilities")
      return
    }
    // Softmax of (4, 0, 0) and of (0, −1, 3), numpy 2.4.6.
    let expected = [
      0.9646631559719038, 0.017668422014048047, 0.017668422014048047, 0.0466126225779739, 0.01714782554552039,
      0.9362395518765058,
    ]
    let found = Array(probabilities.values[0..<3] + probabilities.values[9..<12])
    for (value, expected) in zip(found, expected) { #expect(abs(value - expected) < 1e-15) }
  }

  @Test func `an optional input that is not given is missing in every row`() throws {
    var stage = try RuntimeSamples.treeClassifier.pipeline()
    stage.interface.inputs[1].isOptional = true
    let outputs = try stage.evaluate(["code": .int64([5, 7])], rowCount: 2, threadCount: 1)
    #expect(outputs["class"] == .int64([1, 2]))
  }

  @Test func `an array of the wrong length is refused with both lengths`() {
    let ensemble = TreeEnsemble(
      trees: [TreeEnsemble.Tree(nodes: [.leaf([TreeEnsemble.LeafValue(dimension: 0, value: 1)])])], featureCount: 3,
      dimensionCount: 1, basePrediction: [0.5], postTransform: .none)
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: [FeatureDescription(name: "x", type: .multiArray(MultiArrayType(shape: [3], element: .float64)))],
        outputs: [FeatureDescription(name: "y", type: .double)], predictedFeatureName: "y"),
      model: .treeEnsembleRegressor(ensemble))
    func vectors(_ count: Int) -> [String: FeatureBatch] {
      ["x": .vectors(FeatureTable(rowCount: 1, columns: Array(repeating: .float64([0]), count: count)))]
    }
    #expect(throws: ModelRuntimeError.wrongDimension(name: "x", expected: 3, found: 2)) {
      try stage.evaluate(vectors(2), rowCount: 1, threadCount: 1)
    }
    #expect(throws: Never.self) {
      let outputs = try stage.evaluate(vectors(3), rowCount: 1, threadCount: 1)
      #expect(outputs == ["y": .float64([1.5])])
    }
  }

  @Test func `no rows give no rows`() throws {
    let outputs = try regress(["size": .float64([]), "colour": .strings(StringBatch([String?]()))], rowCount: 0)
    #expect(outputs == ["y": .float64([])])
  }
}
