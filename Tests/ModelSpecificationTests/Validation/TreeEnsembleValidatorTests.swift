import ModelSpecification
import Testing

@Suite struct TreeEnsembleValidatorTests {
  private typealias Samples = ModelSamples

  @Test func `dimensions are not more than values`() {
    #expect(
      Samples.fault(Samples.trees([Samples.leaf(0)], dimensions: 0))
        == "A tree ensemble must predict one or more dimensions.")
    #expect(
      Samples.fault(Samples.trees([Samples.leaf(0)], dimensions: 1 << 60))
        == "The tree ensemble announces 1152921504606846976 dimensions, but its leaves have no more than 2 values.")
    #expect(
      Samples.fault(Samples.trees([Samples.leaf(0)], base: [1, 2]))
        == "The tree ensemble predicts 1 dimensions, but has 2 base prediction values.")
  }

  @Test func `dimensions stand for classes`() {
    func classifier(_ labels: [Int64], dimensions: UInt64, _ transform: TreeEnsembleTransform) -> ModelMessage {
      Samples.model(
        .treeEnsembleClassifier(
          TreeEnsembleClassifierMessage(
            treeEnsemble: TreeEnsembleParametersMessage(
              nodes: [Samples.leaf(0)], numPredictionDimensions: dimensions,
              basePredictionValue: Array(repeating: 0, count: Int(dimensions))),
            postEvaluationTransform: transform, classLabels: .int64(Int64VectorMessage(vector: labels)))),
        input: [Samples.feature("a", Samples.double)],
        output: [Samples.feature("c", Samples.int64), Samples.feature("p", Samples.int64Dictionary)],
        predicted: "c", probabilities: "p")
    }
    #expect(Samples.fault(classifier([0, 1], dimensions: 1, .regressionLogistic)) == nil)
    #expect(Samples.fault(classifier([0, 1, 2], dimensions: 3, .classificationSoftMax)) == nil)
    #expect(Samples.fault(classifier([0, 1, 2], dimensions: 2, .classificationSoftMaxWithZeroClassReference)) == nil)
    #expect(
      Samples.fault(classifier([0, 1, 2], dimensions: 2, .classificationSoftMax))
        == "The tree ensemble predicts 2 dimensions, which cannot stand for 3 classes.")
    for number: Int32 in [4, -1] {
      #expect(
        Samples.fault(classifier([0, 1], dimensions: 1, TreeEnsembleTransform(rawValue: number)))
          == "Invalid post evaluation transformation specified.")
    }
  }
}
