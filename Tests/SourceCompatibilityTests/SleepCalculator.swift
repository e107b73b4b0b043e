import CoreML
import Foundation

/// What Xcode would generate for a model with the inputs wake, estimatedSleep and coffee and the output actualSleep.
final class SleepCalculator {
  let model: MLModel

  init(model: MLModel) { self.model = model }

  convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
    self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
  }

  func prediction(input: SleepCalculatorInput) throws -> SleepCalculatorOutput {
    SleepCalculatorOutput(features: try model.prediction(from: input))
  }

  func prediction(wake: Double, estimatedSleep: Double, coffee: Double) throws -> SleepCalculatorOutput {
    try prediction(input: SleepCalculatorInput(wake: wake, estimatedSleep: estimatedSleep, coffee: coffee))
  }

  func predictions(inputs: [SleepCalculatorInput]) throws -> [SleepCalculatorOutput] {
    let results = try model.predictions(fromBatch: MLArrayBatchProvider(array: inputs))
    return (0..<results.count).map { SleepCalculatorOutput(features: results.features(at: $0)) }
  }
}

/// What goes in.
final class SleepCalculatorInput: MLFeatureProvider {
  let wake: Double
  let estimatedSleep: Double
  let coffee: Double

  init(wake: Double, estimatedSleep: Double, coffee: Double) {
    self.wake = wake
    self.estimatedSleep = estimatedSleep
    self.coffee = coffee
  }

  var featureNames: Set<String> { ["wake", "estimatedSleep", "coffee"] }

  func featureValue(for featureName: String) -> MLFeatureValue? {
    switch featureName {
    case "wake": MLFeatureValue(double: wake)
    case "estimatedSleep": MLFeatureValue(double: estimatedSleep)
    case "coffee": MLFeatureValue(double: coffee)
    default: nil
    }
  }
}

/// What comes out.
final class SleepCalculatorOutput: MLFeatureProvider {
  private let provider: any MLFeatureProvider

  init(features: any MLFeatureProvider) { provider = features }

  var actualSleep: Double { provider.featureValue(for: "actualSleep")?.doubleValue ?? .nan }

  var featureNames: Set<String> { provider.featureNames }

  func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }
}
