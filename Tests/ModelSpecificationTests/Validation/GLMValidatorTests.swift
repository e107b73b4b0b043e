import ModelSpecification
import Testing

@Suite struct GLMValidatorTests {
  private typealias Samples = ModelSamples

  @Test func `a regressor's weights and offsets belong together`() {
    #expect(Samples.fault(Samples.regressor([[1, 2]], [])) == "Weights and offsets must be the same size.")
    #expect(Samples.fault(Samples.regressor([], [])) == "Weights and offsets must be the same size.")
    #expect(Samples.fault(Samples.regressor([[]], [0])) == "Weight DoubleArrays must have nonzero length")
    #expect(
      Samples.fault(Samples.regressor([[1, 2, 3]], [0]))
        == "The inputs have 2 features together, but there are 3 weights for them.")
    #expect(
      Samples.fault(Samples.regressor([[1, 2], [1, 2]], [0, 0]))
        == "The regressor predicts 2 numbers, but its output 'y' has 1.")
  }

  @Test func `all dimensions have as many weights`() {
    var model = Samples.regressor([[1, 2], [1]], [0, 0])
    model.description?.output = [Samples.feature("y", Samples.array(2))]
    #expect(Samples.fault(model) == "All weight coefficients must be the same size.")
  }

  @Test func `a classifier has a dimension less than classes, or one a class`() {
    #expect(
      Samples.fault(Samples.classifier(offset: [0]))
        == "The number of DoubleArrays in weights must match number of offsets")
    #expect(
      Samples.fault(Samples.classifier(labels: ["p", "q"]))
        == "With ReferenceClass encoding the number of DoubleArrays in weights must be one less than number of classes")
    #expect(
      Samples.fault(Samples.classifier(encoding: .oneVersusRest))
        == "With OneVsRest encoding the number of DoubleArrays in weights must match number of classes")
    let complete = Samples.classifier(weights: [[1], [2], [3]], offset: [0, 0, 0], encoding: .oneVersusRest)
    #expect(Samples.fault(complete) == nil)
    #expect(
      Samples.fault(Samples.classifier(encoding: GLMClassEncoding(rawValue: 7))) == "Invalid class encoding specified.")
  }

  @Test func `the transform is one that is known`() {
    for number: Int32 in [3, -1] {
      var model = Samples.regressor()
      model.type = .glmRegressor(
        GLMRegressorMessage(
          weights: [DoubleArrayMessage(value: [1, 2])], offset: [0],
          postEvaluationTransform: GLMRegressorTransform(rawValue: number)))
      #expect(Samples.fault(model) == "Invalid post evaluation transformation specified.")
    }
  }
}
