import ModelRuntime
import NumericKernels

/// Small fitted pipelines with known answers.
enum RuntimeSamples {
  /// y = 2·size + (red: 10, green: 20) + 0.5.
  static var linearRegressor: TabularPipelineBuilder {
    TabularPipelineBuilder(
      features: [
        TabularPipelineBuilder.Feature(name: "size", kind: .number),
        TabularPipelineBuilder.Feature(name: "colour", kind: .categories(.string(["red", "green"]))),
      ],
      targetName: "y",
      core: .linearRegressor(GeneralizedLinearModel(weights: [[2, 10, 20]], offsets: [0.5])))
  }

  /// Three classes: 1 for code 5, 2 for others up to size 3 or without a size, 3 above.
  static var treeClassifier: TabularPipelineBuilder {
    let tree = TreeEnsemble.Tree(nodes: [
      .branch(
        TreeEnsemble.Branch(
          feature: 0, comparison: .equal, threshold: 1, missingTracksTrue: false, trueChild: 1, falseChild: 2)),
      .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 4)]),
      .branch(
        TreeEnsemble.Branch(
          feature: 2, comparison: .lessThanOrEqual, threshold: 3, missingTracksTrue: true, trueChild: 3, falseChild: 4)),
      .leaf([TreeEnsemble.LeafValue(dimension: 1, value: 4)]),
      .leaf([TreeEnsemble.LeafValue(dimension: 2, value: 3), TreeEnsemble.LeafValue(dimension: 1, value: -1)]),
    ])
    return TabularPipelineBuilder(
      features: [
        TabularPipelineBuilder.Feature(name: "code", kind: .categories(.int64([5, 9]))),
        TabularPipelineBuilder.Feature(name: "size", kind: .number),
      ],
      targetName: "class",
      core: .treeEnsembleClassifier(
        TreeEnsemble(
          trees: [tree], featureCount: 3, dimensionCount: 3, basePrediction: [0, 0, 0], postTransform: .softmax),
        .int64([1, 2, 3])))
  }

  /// Values for whatever a model takes, in `rowCount` rows; nil where it takes something too large or unknown.
  static func inputs(of stage: FittedStage, rowCount: Int) -> [String: FeatureBatch]? {
    var inputs: [String: FeatureBatch] = [:]
    for input in stage.interface.inputs {
      switch input.type {
      case .int64: inputs[input.name] = .int64(Array(repeating: 1, count: rowCount))
      case .double: inputs[input.name] = .float64((0..<rowCount).map { Double($0) - 1 })
      case .string: inputs[input.name] = .strings(StringBatch((0..<rowCount).map { $0 == 0 ? nil : "red" }))
      case .stringDictionary: inputs[input.name] = .stringDictionaries(Array(repeating: ["a": 1], count: rowCount))
      case .int64Dictionary: inputs[input.name] = .int64Dictionaries(Array(repeating: [0: 1], count: rowCount))
      case .multiArray(let array):
        guard let count = array.elementCount, count <= 10_000 else { return nil }
        let column = FeatureColumn.float64(Array(repeating: 1, count: rowCount))
        inputs[input.name] = .vectors(
          FeatureTable(rowCount: rowCount, columns: Array(repeating: column, count: count)))
      case .other: return nil
      }
    }
    return inputs
  }
}
