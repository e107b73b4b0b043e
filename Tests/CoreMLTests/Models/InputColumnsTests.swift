import CoreML
import Foundation
import ModelRuntime
import Testing

@Suite struct InputColumnsTests {
  private func error(_ stage: FittedStage, _ features: [String: Any]) -> MLModelError? {
    #expect(throws: MLModelError.self) { try predict(MLModel(stage: stage), features) }
  }

  @Test func `a missing feature is named, with what the model expects`() {
    let error = error(SmallModels.pipeline, ["size": 1.0])
    #expect(error?.code == .generic)
    #expect(
      error?.localizedDescription
        == "Feature 'colour' not provided. The model expects 'colour' (String), 'size' (Double).")
  }

  @Test func `a misspelled feature is pointed out`() {
    let error = error(SmallModels.pipeline, ["color": "red", "size": 1.0])
    #expect(
      error?.localizedDescription == "Feature 'colour' not provided. 'color' was provided: is it misspelled? "
        + "The model expects 'colour' (String), 'size' (Double).")
  }

  @Test func `of very many inputs the first are listed`() {
    let inputs = (0..<3000).map { FeatureDescription(name: "f\($0)", type: .double) }
    let stage = FittedStage(
      interface: ModelInterface(
        inputs: inputs, outputs: [FeatureDescription(name: "y", type: .double)], predictedFeatureName: "y"),
      model: .linearRegressor(
        GeneralizedLinearModel(weights: [Array(repeating: 1, count: 3000)], offsets: [0])))
    let text = error(stage, [:])?.localizedDescription
    #expect(text?.hasSuffix("'f18' (Double), 'f19' (Double) and 2980 more.") == true)
  }

  @Test func `a value of another kind is a featureType error`() {
    let error = error(SmallModels.line, ["x": "three"])
    #expect(error?.code == .featureType)
    #expect(
      error?.localizedDescription
        == "The model expects input feature x to be a double, but the input is of type String (String : three).")
  }

  @Test func `a floating-point number is not taken for an integer or a string`() {
    #expect(error(SmallModels.pipeline, ["colour": 2.0, "size": 1.0])?.code == .featureType)
  }

  @Test func `what is no feature value is refused by the name of its type`() {
    let nothing: Double? = nil
    let error = error(SmallModels.line, ["x": nothing as Any])
    #expect(
      error?.localizedDescription
        == "The model expects input feature x to be a double, but the input is of type Invalid (Invalid : nil).")
  }

  @Test func `an array of another shape is refused with both shapes`() throws {
    let error = error(SmallModels.sum(), ["digits": try MLMultiArray(shape: [1, 8], dataType: .double)])
    #expect(error?.code == .generic)
    #expect(
      error?.localizedDescription == "MultiArray shape (1 x 8) does not match the shape (1 x 3) specified in the "
        + "model description of feature 'digits'.")
  }

  @Test func `an array of another rank is refused with both shapes`() throws {
    let error = error(SmallModels.sum(), ["digits": try MLMultiArray([1.0, 2.0, 3.0])])
    #expect(error?.code == .featureType)
    #expect(
      error?.localizedDescription == "According to model description, feature 'digits' must be of rank 2, instead got "
        + "a multi-array value of rank 1. The shapes are (1 x 3) and (3).")
  }

  @Test func `an array with no elements is refused`() throws {
    #expect(
      error(SmallModels.sum(), ["digits": try MLMultiArray(shape: [1, 0], dataType: .double)])?.localizedDescription
        .hasPrefix("MultiArray shape (1 x 0) does not match the shape (1 x 3) specified in the model description")
        == true)
  }

  @Test func `an array that a model declares larger than any memory is refused, not made`() throws {
    for isOptional in [false, true] {
      let stage = FittedStage(
        interface: ModelInterface(
          inputs: [
            FeatureDescription(
              name: "x", type: .multiArray(MultiArrayType(shape: [1 << 44], element: .float64)),
              isOptional: isOptional)
          ],
          outputs: [FeatureDescription(name: "y", type: .double)], predictedFeatureName: "y"),
        model: .treeEnsembleRegressor(
          TreeEnsemble(
            trees: [TreeEnsemble.Tree(nodes: [.leaf([TreeEnsemble.LeafValue(dimension: 0, value: 1)])])],
            featureCount: 1 << 44, dimensionCount: 1, basePrediction: [0], postTransform: .none)))
      #expect(
        error(stage, ["x": try MLMultiArray([1.0])])?.localizedDescription
          == "MultiArray shape (1) does not match the shape (17592186044416) specified in the model description of "
          + "feature 'x'.")
      if isOptional {
        #expect(
          error(stage, [:])?.localizedDescription
            == "A MultiArray of shape (17592186044416) does not fit the memory.")
      }
    }
  }

  @Test func `a missing number that a linear model cannot do without is an error`() {
    #expect(error(SmallModels.line, ["x": Double.nan])?.localizedDescription.contains("'x'") == true)
  }
}
