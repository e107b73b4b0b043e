import Foundation
import ModelRuntime
import NumericKernels

extension MLModel {
  /// Predicts from one set of features, without holding up the caller's actor.
  ///
  /// - Throws: What the synchronous form throws, and `predictionCancelled` where the task was cancelled before.
  public func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider {
    if Task.isCancelled { throw PredictionFailure.cancelled.error }
    return try predict(from: input, options: options)
  }

  func predict(from input: any MLFeatureProvider) throws -> MLDictionaryFeatureProvider {
    try evaluate(inputColumns.columns(of: input), rowCount: 1).row(0)
  }

  func predict(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> MLDictionaryFeatureProvider {
    let prediction = try predict(from: input)
    guard !options.outputBackings.isEmpty else { return prediction }
    return try OutputBackings(options.outputBackings).filled(from: prediction)
  }

  func predictBatch(from batch: any MLBatchProvider) throws -> PredictedBatch {
    let providers = (0..<batch.count).map { batch.features(at: $0) }
    guard !providers.isEmpty else { return PredictedBatch(outputs: stage.interface.outputs) }
    return try evaluate(inputColumns.columns(of: providers), rowCount: providers.count)
  }

  /// Below this many rows, starting threads costs more than they save.
  private static let parallelRowCount = 512

  private func evaluate(_ columns: [String: FeatureBatch], rowCount: Int) throws -> PredictedBatch {
    let threadCount = rowCount < Self.parallelRowCount ? 1 : ParallelExecution.processorCount
    let outputs: [String: FeatureBatch]
    do {
      outputs = try stage.evaluate(columns, rowCount: rowCount, threadCount: threadCount)
    } catch {
      throw PredictionFailure.evaluation(reason: String(describing: error)).error
    }
    return try PredictedBatch(outputs: stage.interface.outputs, columns: outputs, rowCount: rowCount)
  }
}

/// Arrays of the caller's that take the place of outputs.
private struct OutputBackings {
  let backings: [String: Any]

  init(_ backings: [String: Any]) { self.backings = backings }

  /// Copies outputs into their backings, and returns a prediction that holds these.
  func filled(from prediction: MLDictionaryFeatureProvider) throws -> MLDictionaryFeatureProvider {
    var values = prediction.dictionary
    for (name, backing) in backings.sorted(by: { $0.key < $1.key }) {
      guard let output = values[name] else { continue }
      guard let array = backing as? MLMultiArray, let produced = output.multiArrayValue,
        array.layout.shape == produced.layout.shape, array.dataType == produced.dataType
      else {
        let given = (backing as? MLMultiArray).map { FeatureValueText.summary(of: MLFeatureValue(multiArray: $0)) }
        throw PredictionFailure.outputBacking(
          feature: name, expected: "(\(FeatureValueText.summary(of: output)))",
          given: given.map { "(\($0))" } ?? "a \(type(of: backing))"
        ).error
      }
      produced.transfer(to: array)
      values[name] = MLFeatureValue(multiArray: array)
    }
    return MLDictionaryFeatureProvider(values: values)
  }
}
