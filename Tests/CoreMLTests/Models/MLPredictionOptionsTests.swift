import CoreML
import ModelRuntime
import Testing

@Suite struct MLPredictionOptionsTests {
  /// Gives the numbers 0 and 1 of the category as an array.
  private var encoder: MLModel {
    MLModel(
      stage: FittedStage(
        interface: ModelInterface(
          inputs: [FeatureDescription(name: "colour", type: .string)],
          outputs: [
            FeatureDescription(name: "encoded", type: .multiArray(MultiArrayType(shape: [1, 2], element: .float64)))
          ]),
        model: .oneHotEncoder(OneHotEncoder(categories: .string(["red", "blue"])))))
  }

  private func predict(_ backings: [String: Any]) throws -> any MLFeatureProvider {
    let options = MLPredictionOptions()
    options.outputBackings = backings
    return try encoder.prediction(from: MLDictionaryFeatureProvider(dictionary: ["colour": "blue"]), options: options)
  }

  @Test func `an output array has the declared shape`() throws {
    let array = try #require(predict([:]).featureValue(for: "encoded")?.multiArrayValue)
    #expect(array.shape == [1, 2])
    #expect(array.dataType == .double)
    #expect(array[0] == 0)
    #expect(array[1] == 1)
  }

  @Test func `a backing is filled and handed back, and unknown names are ignored`() throws {
    let backing = try MLMultiArray(shape: [1, 2], dataType: .double)
    let prediction = try predict(["encoded": backing, "other": 1])
    #expect(prediction.featureValue(for: "encoded")?.multiArrayValue === backing)
    #expect(backing[1] == 1)
  }

  @Test func `a backing that does not fit is refused`() throws {
    let backing = try MLMultiArray(shape: [2], dataType: .double)
    let error = #expect(throws: MLModelError.self) { try predict(["encoded": backing]) }
    #expect(error?.code == .featureType)
    #expect(
      error?.localizedDescription == "Output backing for feature named 'encoded' is not compatible: it is "
        + "(MultiArray : Double 2), but the model gives (MultiArray : Double 1 × 2).")
  }

  @Test func `an encoder that is declared sparse gives the places of its ones`() throws {
    var stage = encoder.stage
    stage.interface.outputs[0].type = .int64Dictionary
    let prediction = try CoreMLTests.predict(MLModel(stage: stage), ["colour": "blue"])
    #expect(prediction.featureValue(for: "encoded")?.dictionaryValue == [1: 1])
  }
}
