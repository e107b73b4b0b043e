import CreateML
import Testing

// The defaults are those of Apple's signatures.
@Suite struct ModelParametersTests {
  @Test func `a linear regressor has Create ML's defaults`() {
    let parameters = MLLinearRegressor.ModelParameters(validation: .none)
    #expect(parameters.maxIterations == 10)
    #expect(parameters.l1Penalty == 0)
    #expect(parameters.l2Penalty == 0.01)
    #expect(parameters.stepSize == 1)
    #expect(parameters.convergenceThreshold == 0.01)
    #expect(parameters.featureRescaling)
  }

  @Test func `a logistic regression classifier has Create ML's defaults`() {
    let parameters = MLLogisticRegressionClassifier.ModelParameters()
    guard case .split(strategy: .automatic) = parameters.validation else {
      Issue.record("the default validation is \(parameters.validation)")
      return
    }
    #expect(parameters.maxIterations == 10)
    #expect(parameters.l1Penalty == 0)
    #expect(parameters.l2Penalty == 0.01)
    #expect(parameters.stepSize == 1)
    #expect(parameters.convergenceThreshold == 0.01)
    #expect(parameters.featureRescaling)
  }

  @Test func `a boosted tree regressor has Create ML's defaults`() {
    let parameters = MLBoostedTreeRegressor.ModelParameters(validation: .none)
    #expect(parameters.maxDepth == 6)
    #expect(parameters.maxIterations == 10)
    #expect(parameters.minLossReduction == 0)
    #expect(parameters.minChildWeight == 0.1)
    #expect(parameters.randomSeed == 42)
    #expect(parameters.stepSize == 0.3)
    #expect(parameters.earlyStoppingRounds == nil)
    #expect(parameters.rowSubsample == 1)
    #expect(parameters.columnSubsample == 1)
  }

  @Test func `a boosted tree classifier has Create ML's defaults`() {
    let parameters = MLBoostedTreeClassifier.ModelParameters()
    guard case .split(strategy: .automatic) = parameters.validation else {
      Issue.record("the default validation is \(parameters.validation)")
      return
    }
    #expect(parameters.maxDepth == 6)
    #expect(parameters.maxIterations == 10)
    #expect(parameters.minLossReduction == 0)
    #expect(parameters.minChildWeight == 0.1)
    #expect(parameters.randomSeed == 42)
    #expect(parameters.stepSize == 0.3)
    #expect(parameters.earlyStoppingRounds == nil)
    #expect(parameters.rowSubsample == 1)
    #expect(parameters.columnSubsample == 1)
  }

  @Test func `parameters print a line each`() {
    #expect(
      MLBoostedTreeClassifier.ModelParameters(earlyStoppingRounds: 3).description == """
        Max Depth: 6
        Max Iterations: 10
        Min Loss Reduction: 0.0
        Min Child Weight: 0.1
        Random Seed: 42
        Step Size: 0.3
        Early Stopping Rounds: 3
        Row Subsample: 1.0
        Column Subsample: 1.0
        """)
    #expect(
      MLLinearRegressor.ModelParameters(validation: .none).description == """
        Max Iterations: 10
        L1 Penalty: 0.0
        L2 Penalty: 0.01
        Step Size: 1.0
        Convergence Threshold: 0.01
        Feature Rescaling: true
        """)
  }
}
