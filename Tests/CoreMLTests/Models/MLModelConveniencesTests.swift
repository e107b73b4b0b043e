import CoreML
import Foundation
import ModelSpecification
import Testing

@Suite struct MLModelConveniencesTests {
  @Test func `a model is loaded from memory at once`() throws {
    let asset = try MLModelAsset(specification: Data(SmallModels.line.message().serialized()))
    #expect(try MLModel(asset: asset).stage == SmallModels.line)
    let configuration = MLModelConfiguration()
    configuration.functionName = "main"
    let error = #expect(throws: MLModelError.self) { try MLModel(asset: asset, configuration: configuration) }
    #expect(error?.code == .parameters)
  }
}
