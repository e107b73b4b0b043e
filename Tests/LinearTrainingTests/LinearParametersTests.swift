import LinearTraining
import Testing
import TrainingLoop

// Defaults: Apple's documentation of MLLinearRegressor.ModelParameters.
@Suite struct LinearParametersTests {
  @Test func `the defaults are Apple's`() throws {
    let parameters = try LinearParameters().checked().parameters
    #expect(parameters.l1Penalty == 0)
    #expect(parameters.l2Penalty == 0.01)
    #expect(parameters.stepSize == 1)
    #expect(parameters.convergenceThreshold == 0.01)
    #expect(parameters.maximumIterations == 10)
    #expect(parameters.scalesFeatures)
  }

  @Test(arguments: [-0.1, .nan, .infinity])
  func `penalties and the threshold are finite and not negative`(value: Double) {
    for path in [\LinearParameters.l1Penalty, \.l2Penalty, \.convergenceThreshold, \.stepSize] {
      var parameters = LinearParameters()
      parameters[keyPath: path] = value
      #expect(throws: ParameterError.self) { try parameters.checked() }
    }
  }

  @Test func `a step of nothing and no iterations are refused by name`() {
    var parameters = LinearParameters()
    parameters.stepSize = 0
    #expect(throws: ParameterError.outOfRange("stepSize", 0.0, allowed: "0 < stepSize < ∞")) {
      try parameters.checked()
    }
    parameters = LinearParameters()
    parameters.maximumIterations = 0
    #expect(throws: ParameterError.outOfRange("maximumIterations", 0, allowed: "1 ≤ maximumIterations")) {
      try parameters.checked()
    }
  }
}
