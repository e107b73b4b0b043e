import ModelSpecification
import Testing

@Suite struct RoleValidatorTests {
  private typealias Samples = ModelSamples

  @Test func `a predicted feature is named and described`() {
    var model = Samples.regressor()
    model.description?.predictedFeatureName = ""
    #expect(Samples.fault(model) == "Specification is missing regressor predictedFeatureName.")
    model.description?.predictedFeatureName = "z"
    #expect(Samples.fault(model) == "The output 'z', which predictedFeatureName names, is not described.")
    model = Samples.classifier()
    model.description?.predictedFeatureName = ""
    #expect(Samples.fault(model) == "Specification is missing classifier predictedFeatureName")
  }

  @Test func `a predicted feature has a type that fits`() {
    var model = Samples.regressor()
    model.description?.output = [Samples.feature("y", Samples.string)]
    #expect(
      Samples.fault(model)
        == "Unsupported type \"MLFeatureTypeType_stringType\" for feature \"y\". Should be one of: "
        + "MLFeatureTypeType_doubleType, MLFeatureTypeType_multiArrayType.")
    model = Samples.classifier()
    model.description?.output[0] = Samples.feature("c", Samples.int64)
    #expect(
      Samples.fault(model)
        == "Unsupported type \"MLFeatureTypeType_int64Type\" for feature \"c\". Should be one of: "
        + "MLFeatureTypeType_stringType.")
  }

  @Test func `class labels are there, and each once`() {
    #expect(Samples.fault(Samples.classifier(labels: [])) == "The classifier has no class labels.")
    #expect(Samples.fault(Samples.classifier(labels: ["p", "q", "p"])) == "The class label 'p' occurs twice.")
  }
}
