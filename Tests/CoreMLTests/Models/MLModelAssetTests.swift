import CoreML
import Foundation
import ModelRuntime
import ModelSpecification
import TestSupport
import Testing

@Suite struct MLModelAssetTests {
  @Test func `a model is loaded from memory without a file`() async throws {
    let asset = try MLModelAsset(specification: Data(SmallModels.line.message().serialized()))
    let model = try await MLModel.load(asset: asset, configuration: MLModelConfiguration())
    #expect(model.stage == SmallModels.line)
    #expect(try await asset.modelDescription.predictedFeatureName == "y")
    #expect(try await asset.functionNames.isEmpty)
  }

  @Test func `a model is loaded from memory by a handler`() async throws {
    let asset = try MLModelAsset(specification: Data(SmallModels.line.message().serialized()))
    let name = await withCheckedContinuation { continuation in
      MLModel.load(asset, configuration: MLModelConfiguration()) { model, error in
        continuation.resume(returning: error == nil ? model?.modelDescription.predictedFeatureName : nil)
      }
    }
    #expect(name == "y")
  }

  @Test func `bytes that are no specification are an error of the asset domain`() {
    // Field 14 with the wire type 4 (end of group), which no model has.
    let error = #expect(throws: NSError.self) { try MLModelAsset(specification: Data([14 << 3 | 4])) }
    #expect(error?.domain == "com.apple.mlassetio")
    #expect(error?.code == 1)
    #expect(error?.localizedDescription.hasPrefix("Failed to parse the model specification. Error: ") == true)
    #expect(error?.localizedDescription.contains("wire type 4") == true)
  }

  @Test func `an asset of a file is the file's model`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("line.mlmodel")
    try Data(SmallModels.line.message().serialized()).write(to: url)
    let asset = try MLModelAsset(url: url)
    #expect(try await asset.modelDescription.outputDescriptionsByName["y"]?.type == .double)
  }
}
