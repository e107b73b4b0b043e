extension FittedStage {
  /// Runs steps one after another, each on the inputs and on what earlier steps gave.
  ///
  /// A step may give a feature the name of one that was there before: later steps see the new one.
  static func run(
    _ steps: [FittedStage], on inputs: [String: FeatureBatch], outputs: [String], rowCount: Int, threadCount: Int
  ) throws -> [String: FeatureBatch] {
    var features = inputs
    for step in steps {
      let given = try step.evaluateStep(features, rowCount: rowCount, threadCount: threadCount)
      features.merge(given) { _, new in new }
    }
    var results: [String: FeatureBatch] = [:]
    for name in outputs {
      guard let batch = features[name] else { throw ModelRuntimeError.missingOutput(name: name) }
      results[name] = batch
    }
    return results
  }
}
