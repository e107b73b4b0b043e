import ModelSpecification
import Testing

@Suite struct ModelValidatorTests {
  private typealias Samples = ModelSamples

  @Test func `the samples are valid`() {
    #expect(Samples.fault(Samples.regressor()) == nil)
    #expect(Samples.fault(Samples.classifier()) == nil)
    #expect(Samples.fault(Samples.trees([Samples.leaf(0)])) == nil)
  }

  @Test func `a specification from the future is refused with both versions`() {
    var model = Samples.regressor()
    model.specificationVersion = 99
    #expect(
      Samples.fault(model)
        == "The specification has version 99 but the Core ML framework version installed only supports Core ML model "
        + "specification version 10 or older.")
  }

  @Test func `a model without a type is refused`() {
    #expect(Samples.fault(ModelMessage()) == "Model specification is missing a model type.")
  }

  @Test func `optional features are refused where nothing can stand for them`() {
    var model = Samples.regressor()
    model.description?.input[0].type?.isOptional = true
    #expect(Samples.fault(model) == "Features cannot be optional to this type of model.")
    model = Samples.trees([Samples.leaf(0)])
    model.description?.input[0].type?.isOptional = true
    #expect(Samples.fault(model) == nil)
    model.description?.output[0].type?.isOptional = true
    #expect(Samples.fault(model) == "Outputs cannot be optional.")
  }

  @Test func `a feature may not be described twice`() {
    var model = Samples.regressor()
    model.description?.input[1].name = "a"
    #expect(Samples.fault(model) == "The input 'a' is described twice.")
  }
}
