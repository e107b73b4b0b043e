import Foundation
import ModelRuntime
import ModelSpecification
import TestSupport
import Testing

@Suite struct FittedStageSpecificationTests {
  @Test func `what is written and read is the same model`() throws {
    for builder in [RuntimeSamples.linearRegressor, RuntimeSamples.treeClassifier] {
      let stage = try builder.pipeline()
      let bytes = try stage.message().serialized()
      let read = try FittedStage(message: ModelMessage(serialized: bytes))
      #expect(read == stage)
      #expect(try read.message().serialized() == bytes)
    }
  }

  @Test(
    .enabled(if: SharedCases.areAvailable, "the shared cases are not here"),
    arguments: [
      "createml-2026-tabular-classifier", "housing-boosted-trees", "mars-habitats-ols",
      "names-dictvectorizer-decision-tree", "ranker-boosted-trees", "sleep-calculator-macos14",
      "stations-boosted-trees-14-classes", "titanic-turicreate-trees", "unreadable-1",
    ])
  func `a public model that is written again is the same model`(name: String) throws {
    let bytes = Array(try Data(contentsOf: SharedCases.model(name + ".mlmodel")))
    let stage = try FittedStage(message: ModelMessage(serialized: bytes))
    let again = try FittedStage(message: ModelMessage(serialized: stage.message().serialized()))
    #expect(again == stage)
  }

  @Test func `tree nodes in any order are laid out breadth first`() throws {
    // 40: x ≤ 1 ? 7 : 3;  7: x < −1 ? 100 : 2;  leaves 100, 2, 3.
    func node(_ id: UInt64, _ behavior: TreeNodeBehavior, _ value: Double, _ children: (UInt64, UInt64)? = nil)
      -> TreeNodeMessage
    {
      var node = TreeNodeMessage()
      node.treeId = 12
      node.nodeId = id
      node.nodeBehavior = behavior
      if let children {
        node.branchFeatureValue = value
        node.trueChildNodeId = children.0
        node.falseChildNodeId = children.1
      } else {
        node.evaluationInfo = [EvaluationInfoMessage(evaluationIndex: 0, evaluationValue: value)]
      }
      return node
    }
    let ensemble = TreeEnsembleParametersMessage(
      nodes: [
        node(2, .leafNode, 22), node(7, .branchOnValueLessThan, -1, (100, 2)), node(3, .leafNode, 33),
        node(40, .branchOnValueLessThanEqual, 1, (7, 3)), node(100, .leafNode, 11),
      ], numPredictionDimensions: 1, basePredictionValue: [])
    let double = FeatureTypeMessage(.double(EmptyMessage()))
    let stage = try FittedStage(
      message: ModelMessage(
        specificationVersion: 1,
        description: ModelDescriptionMessage(
          input: [FeatureDescriptionMessage(name: "x", type: double)],
          output: [FeatureDescriptionMessage(name: "y", type: double)], predictedFeatureName: "y"),
        type: .treeEnsembleRegressor(TreeEnsembleRegressorMessage(treeEnsemble: ensemble))))
    guard case .treeEnsembleRegressor(let trees) = stage.model else {
      Issue.record("no trees")
      return
    }
    #expect(
      trees.trees == [
        TreeEnsemble.Tree(nodes: [
          .branch(
            TreeEnsemble.Branch(
              feature: 0, comparison: .lessThanOrEqual, threshold: 1, missingTracksTrue: false, trueChild: 1,
              falseChild: 2)),
          .branch(
            TreeEnsemble.Branch(
              feature: 0, comparison: .lessThan, threshold: -1, missingTracksTrue: false, trueChild: 3, falseChild: 4)),
          .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 33)]),
          .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 11)]),
          .leaf([TreeEnsemble.LeafValue(dimension: 0, value: 22)]),
        ])
      ])
    #expect(trees.basePrediction == [0])
    let outputs = try stage.evaluate(["x": .float64([-2, -1, 1, 1.5])], rowCount: 4, threadCount: 1)
    #expect(outputs["y"] == .float64([11, 22, 22, 33]))
  }

  @Test func `a type that is not run is refused by name, also inside a pipeline`() {
    let unknown = ModelMessage(
      specificationVersion: 1, description: ModelDescriptionMessage(), type: .other(.wordTagger, content: []))
    #expect(throws: ModelRuntimeError.unsupportedModelType(name: "wordTagger")) { try FittedStage(message: unknown) }
    let pipeline = ModelMessage(
      specificationVersion: 1, description: ModelDescriptionMessage(),
      type: .pipeline(PipelineMessage(models: [unknown])))
    #expect(throws: ModelRuntimeError.unsupportedModelType(name: "wordTagger")) { try FittedStage(message: pipeline) }
    #expect(
      ModelRuntimeError.unsupportedModelType(name: "wordTagger").description
        == "The model is of the type wordTagger, which is not supported.")
  }

  @Test func `half precision raises the version of the specification`() throws {
    var stage = try RuntimeSamples.linearRegressor.pipeline()
    #expect(try stage.message().specificationVersion == 1)
    stage.interface.inputs.append(
      FeatureDescription(name: "h", type: .multiArray(MultiArrayType(shape: [2], element: .float16))))
    #expect(try stage.message().specificationVersion == 7)
  }

  @Test func `metadata are written in the order of their keys`() throws {
    var builder = RuntimeSamples.linearRegressor
    builder.metadata.author = "A. Nother"
    builder.metadata.userDefined = ["b": "2", "c": "3", "a": "1"]
    let metadata = try builder.pipeline().message().description?.metadata
    #expect(metadata?.author == "A. Nother")
    #expect(metadata?.userDefined.map(\.key) == ["a", "b", "c"])
  }
}
