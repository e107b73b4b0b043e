import CoreML
import Testing

@Suite struct MLModelConfigurationTests {
  @Test func `a model keeps a copy of its configuration`() {
    let configuration = MLModelConfiguration()
    configuration.computeUnits = .cpuOnly
    configuration.modelDisplayName = "line"
    let model = MLModel(stage: SmallModels.line, configuration: configuration)
    configuration.computeUnits = .all
    #expect(model.configuration.computeUnits == .cpuOnly)
    #expect(model.configuration.modelDisplayName == "line")
  }

  @Test func `compute units have Apple's numbers`() {
    #expect([MLComputeUnits.cpuOnly, .cpuAndGPU, .all, .cpuAndNeuralEngine].map(\.rawValue) == [0, 1, 2, 3])
    #expect(MLModelConfiguration().computeUnits == .all)
  }

  @Test func `keys are equal by name and scope`() {
    #expect(MLParameterKey.learningRate == MLParameterKey.learningRate)
    #expect(MLParameterKey.learningRate != MLParameterKey.learningRate.scoped(to: "dense"))
    #expect(MLParameterKey.learningRate.scoped(to: "dense").scope == "dense")
  }

  @Test func `no model has a parameter`() {
    let model = MLModel(stage: SmallModels.line)
    let error = #expect(throws: MLModelError.self) { try model.parameterValue(for: .numberOfNeighbors) }
    #expect(error?.code == .parameters)
    #expect(error?.localizedDescription == "The model has no parameter 'numberOfNeighbors'.")
  }
}
