import CoreML
import Foundation
import TestSupport
import Testing

// The shape of the class that Xcode generates for a model, as an app's code uses it.

private final class PriceInput: MLFeatureProvider {
  var colour: String
  var size: Double

  var featureNames: Set<String> { ["colour", "size"] }

  func featureValue(for featureName: String) -> MLFeatureValue? {
    switch featureName {
    case "colour": MLFeatureValue(string: colour)
    case "size": MLFeatureValue(double: size)
    default: nil
    }
  }

  init(colour: String, size: Double) {
    self.colour = colour
    self.size = size
  }
}

private final class PriceOutput: MLFeatureProvider {
  private let provider: any MLFeatureProvider

  var price: Double { provider.featureValue(for: "price")!.doubleValue }
  var featureNames: Set<String> { provider.featureNames }
  func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }

  init(features: any MLFeatureProvider) { provider = features }

  init(price: Double) throws {
    provider = try MLDictionaryFeatureProvider(dictionary: ["price": MLFeatureValue(double: price)])
  }
}

private final class Price {
  let model: MLModel

  init(model: MLModel) { self.model = model }

  convenience init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
    try self.init(model: MLModel(contentsOf: url, configuration: configuration))
  }

  static func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<Price, any Error>) -> Void
  ) {
    MLModel.load(contentsOf: url, configuration: configuration) { handler($0.map(Price.init(model:))) }
  }

  static func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> Price {
    Price(model: try await MLModel.load(contentsOf: url, configuration: configuration))
  }

  func prediction(input: PriceInput) throws -> PriceOutput {
    try prediction(input: input, options: MLPredictionOptions())
  }

  func prediction(input: PriceInput, options: MLPredictionOptions) throws -> PriceOutput {
    PriceOutput(features: try model.prediction(from: input, options: options))
  }

  func prediction(
    input: PriceInput, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> PriceOutput {
    PriceOutput(features: try await model.prediction(from: input, options: options))
  }

  func predictions(inputs: [PriceInput], options: MLPredictionOptions = MLPredictionOptions()) throws -> [PriceOutput] {
    let batch = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
    return (0..<batch.count).map { PriceOutput(features: batch.features(at: $0)) }
  }
}

@Suite struct GeneratedClassTests {
  private func modelFile(in folder: TemporaryFolder) throws -> URL {
    let url = folder.file("Price.mlmodel")
    try Data(SmallModels.pipeline.message().serialized()).write(to: url)
    return url
  }

  @Test func `a generated class loads and predicts`() throws {
    let folder = try TemporaryFolder()
    let price = try Price(contentsOf: modelFile(in: folder))
    // 20 for blue, and the size.
    #expect(try price.prediction(input: PriceInput(colour: "blue", size: 1.5)).price == 21.5)
    let inputs = ["red", "blue"].map { PriceInput(colour: $0, size: 1) }
    #expect(try price.predictions(inputs: inputs).map(\.price) == [11, 21])
    #expect(try PriceOutput(price: 3).price == 3)
  }

  @Test func `a generated class loads and predicts in asynchronous code`() async throws {
    let folder = try TemporaryFolder()
    let price = try await Price.load(contentsOf: modelFile(in: folder))
    #expect(try await price.prediction(input: PriceInput(colour: "red", size: 1)).price == 11)
  }
}
