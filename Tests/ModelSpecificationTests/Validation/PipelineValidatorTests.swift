import ModelSpecification
import Testing

@Suite struct PipelineValidatorTests {
  private typealias Samples = ModelSamples

  private func fault(
    _ models: [ModelMessage], input: [FeatureDescriptionMessage]? = nil, output: [FeatureDescriptionMessage]? = nil
  ) -> String? {
    Samples.fault(
      Samples.model(
        .pipelineRegressor(PipelineRegressorMessage(pipeline: PipelineMessage(models: models))),
        input: input ?? [Samples.feature("a", Samples.double), Samples.feature("b", Samples.double)],
        output: output ?? [Samples.feature("y", Samples.double)], predicted: "y"))
  }

  @Test func `a pipeline has steps`() {
    #expect(fault([]) == "Pipeline must contain one or more models.")
    #expect(fault([Samples.regressor()]) == nil)
  }

  @Test func `a step takes what was there before`() {
    let number = Samples.feature("a", Samples.double)
    #expect(
      fault([Samples.regressor()], input: [number])
        == "Pipeline: the input 'b' of model 'glmRegressor' does not present in pipeline input or previous model.")
    #expect(
      fault([Samples.regressor()], input: [number, Samples.feature("b", Samples.string)])
        == "Pipeline: the type of input 'b' of model 'glmRegressor' does not match the type that the pipeline input or "
        + "previous model gives.")
  }

  @Test func `the outputs come from somewhere, in their type`() {
    let double = Samples.feature("y", Samples.double)
    #expect(
      fault([Samples.regressor()], output: [double, Samples.feature("z", Samples.double)])
        == "Pipeline output 'z' not present in pipeline input or a contained model.")
    #expect(
      fault([Samples.regressor()], output: [Samples.feature("y", Samples.array(1))])
        == "Type of pipeline output 'y' does not match type produced in pipeline input.")
  }

  @Test func `only the last step is updatable`() {
    var updatable = Samples.regressor()
    updatable.isUpdatable = true
    #expect(
      fault([updatable, Samples.regressor()])
        == "Only the last model in the pipeline can be updatable. Model at position '0' is marked as updatable.")
    #expect(fault([Samples.regressor(), updatable]) == nil)
  }

  @Test func `a fault inside a step is found`() {
    #expect(fault([Samples.regressor([], [])]) == "Weights and offsets must be the same size.")
  }
}
