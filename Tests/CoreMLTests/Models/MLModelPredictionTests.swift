import CoreML
import Foundation
import ModelRuntime
import Testing

@Suite struct MLModelPredictionTests {
  @Test func `an integer is accepted where a floating-point number is expected`() throws {
    // Core ML gives 4.1 for 2x + 0.1 at the integer 2.
    let prediction = try predict(MLModel(stage: SmallModels.line), ["x": 2])
    #expect(prediction.featureNames == ["y"])
    #expect(prediction.featureValue(for: "y")?.type == .double)
    #expect(prediction.featureValue(for: "y")?.doubleValue == 4.1)
    #expect(prediction.featureValue(for: "z") == nil)
  }

  @Test func `unknown features are ignored`() throws {
    let prediction = try predict(MLModel(stage: SmallModels.line), ["x": 1.0, "other": Date()])
    #expect(prediction.featureValue(for: "y")?.doubleValue == 2.1)
  }

  @Test func `a classifier gives a label and a probability for each class`() throws {
    let model = MLModel(stage: SmallModels.classifier(.string(["no", "yes"])))
    let prediction = try predict(model, ["x": 1.5])
    #expect(prediction.featureNames == ["label", "labelProbability"])
    #expect(prediction.featureValue(for: "label")?.stringValue == "yes")
    let probabilities = try #require(prediction.featureValue(for: "labelProbability")?.dictionaryValue)
    // 1 / (1 + exp(−1.5)) = 0.8175744761936437
    #expect(abs((probabilities["yes"]?.doubleValue ?? 0) - 0.8175744761936437) < 1e-15)
    #expect(abs((probabilities["no"]?.doubleValue ?? 0) - 0.1824255238063563) < 1e-15)
    #expect(probabilities as? [String: Double] != nil)
  }

  @Test func `integer labels come as integers, and their probabilities by integer`() throws {
    let model = MLModel(stage: SmallModels.classifier(.int64([0, 7])))
    let prediction = try predict(model, ["x": -1.5])
    #expect(prediction.featureValue(for: "label")?.type == .int64)
    #expect(prediction.featureValue(for: "label")?.int64Value == 0)
    let probabilities = try #require(prediction.featureValue(for: "labelProbability")?.dictionaryValue)
    #expect(abs((probabilities[7]?.doubleValue ?? 0) - 0.1824255238063563) < 1e-15)
    let typed = try #require(probabilities as? [Int64: Double])
    #expect(typed.count == 2)
  }

  @Test(arguments: [MultiArrayType.Element.float64, .float32, .int32])
  func `an array is read in order whatever its number type`(element: MultiArrayType.Element) throws {
    let model = MLModel(stage: SmallModels.sum(element: element))
    for dataType in [MLMultiArrayDataType.double, .float32, .float16, .int32, .int8] {
      let array = try MLMultiArray(shape: [1, 3], dataType: dataType)
      for index in 0..<3 { array[index] = NSNumber(value: index + 1) }
      #expect(try predict(model, ["digits": array]).featureValue(for: "total")?.doubleValue == 321)
    }
  }

  @Test func `an array with strides of its own is read by index`() throws {
    let array = MLMultiArray(shape: [1, 3], dataType: .double, strides: [1, 4])
    for index in 0..<3 { array[index] = NSNumber(value: index + 1) }
    let prediction = try predict(MLModel(stage: SmallModels.sum()), ["digits": array])
    #expect(prediction.featureValue(for: "total")?.doubleValue == 321)
  }

  @Test func `an optional input may be missing or undefined`() throws {
    let model = MLModel(stage: SmallModels.stump)
    #expect(try predict(model, [:]).featureValue(for: "side")?.doubleValue == 1)
    let undefined = MLFeatureValue(undefined: .double)
    #expect(try predict(model, ["age": undefined]).featureValue(for: "side")?.doubleValue == 1)
    #expect(try predict(model, ["age": 5.5]).featureValue(for: "side")?.doubleValue == 2)
  }

  @Test func `a pipeline encodes, joins and predicts, and an unknown category adds nothing`() throws {
    let model = MLModel(stage: SmallModels.pipeline)
    #expect(try predict(model, ["colour": "blue", "size": 3]).featureValue(for: "price")?.doubleValue == 23)
    #expect(try predict(model, ["colour": "green", "size": 3]).featureValue(for: "price")?.doubleValue == 3)
  }

  @Test func `the asynchronous form gives what the synchronous one gives`() async throws {
    let model = MLModel(stage: SmallModels.classifier(.string(["no", "yes"])))
    for x in [-2.0, 0.25, 3.0] {
      let input = try MLDictionaryFeatureProvider(dictionary: ["x": x])
      let expected = try predict(model, ["x": x])
      let prediction = try await model.prediction(from: input)
      for name in ["label", "labelProbability"] {
        #expect(prediction.featureValue(for: name) == expected.featureValue(for: name))
      }
    }
  }

  @Test func `many tasks ask one model at the same time`() async throws {
    let model = MLModel(stage: SmallModels.stump)
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<32 {
        group.addTask {
          var wrong = 0
          for round in 0..<100 {
            let age = Double((task + round) % 11)
            let input = try MLDictionaryFeatureProvider(dictionary: ["age": age])
            let side = try await model.prediction(from: input).featureValue(for: "side")?.doubleValue
            if side != (age <= 5 ? 1 : 2) { wrong += 1 }
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func `a cancelled task gets no prediction`() async {
    let model = MLModel(stage: SmallModels.line)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let input = try MLDictionaryFeatureProvider(dictionary: ["x": 1])
      return try await model.prediction(from: input).featureValue(for: "y")?.doubleValue
    }
    let result = await task.result
    #expect(throws: MLModelError.self) { try result.get() }
    if case .failure(let error) = result { #expect((error as? MLModelError)?.code == .predictionCancelled) }
  }
}
