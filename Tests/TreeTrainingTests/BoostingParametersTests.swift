import Testing
import TrainingLoop
import TreeTraining

@Suite struct BoostingParametersTests {
  @Test func `defaults are Create ML's`() throws {
    let parameters = try BoostingParameters().checked().parameters
    #expect(parameters.maximumDepth == 6 && parameters.iterationCount == 10 && parameters.stepSize == 0.3)
    #expect(parameters.minimumLossReduction == 0 && parameters.minimumChildWeight == 0.1 && parameters.seed == 42)
    #expect(parameters.rowSubsample == 1 && parameters.columnSubsample == 1 && parameters.regularization == 1)
    #expect(parameters.earlyStoppingRounds == nil)
  }

  @Test(arguments: [0.0, -0.1, 1.5, .nan])
  func `a step size or a share out of range is refused`(value: Double) {
    let changes: [WritableKeyPath<BoostingParameters, Double>] = [\.stepSize, \.rowSubsample, \.columnSubsample]
    for change in changes {
      var parameters = BoostingParameters()
      parameters[keyPath: change] = value
      #expect(throws: ParameterError.self) { try parameters.checked() }
    }
  }

  @Test(arguments: [-1.0, .infinity, .nan])
  func `a negative or endless amount is refused`(value: Double) {
    let changes: [WritableKeyPath<BoostingParameters, Double>] = [
      \.minimumLossReduction, \.minimumChildWeight, \.regularization,
    ]
    for change in changes {
      var parameters = BoostingParameters()
      parameters[keyPath: change] = value
      #expect(throws: ParameterError.self) { try parameters.checked() }
    }
  }

  @Test func `a refusal names the parameter, its value and what is allowed`() {
    var parameters = BoostingParameters()
    parameters.maximumDepth = 0
    #expect(
      throws: ParameterError.outOfRange("maximumDepth", 0, allowed: "1 ≤ maximumDepth ≤ 1000")
    ) { try parameters.checked() }
  }
}
