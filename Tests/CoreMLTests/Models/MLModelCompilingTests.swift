import CoreML
import Foundation
import ModelRuntime
import ModelSpecification
import TestSupport
import Testing

@Suite struct MLModelCompilingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compiled(_ stage: FittedStage) throws -> URL {
    let url = folder.file("Small Model.mlmodel")
    try Data(stage.message().serialized()).write(to: url)
    return try MLModel.compileModel(at: url)
  }

  private func remove(_ url: URL) throws { try FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  @Test func `a compiled model bears the name of its file and gives the same`() throws {
    for stage in [SmallModels.pipeline, SmallModels.classifier(.string(["no", "yes"])), SmallModels.stump] {
      let url = try compiled(stage)
      #expect(url.lastPathComponent == "Small Model.mlmodelc")
      #expect(FileManager.default.fileExists(atPath: url.appending(path: "coremldata.bin").path))
      #expect(try MLModel(contentsOf: url).stage == stage)
      try remove(url)
    }
  }

  @Test func `compiling in the background gives a model too`() async throws {
    let source = folder.file("line.mlmodel")
    try Data(SmallModels.line.message().serialized()).write(to: source)
    let url = try await MLModel.compileModel(at: source)
    #expect(try MLModel(contentsOf: url).stage == SmallModels.line)
    try remove(url)
    let viaHandler = try await withCheckedThrowingContinuation { continuation in
      MLModel.compileModel(at: source) { continuation.resume(with: $0) }
    }
    #expect(viaHandler.lastPathComponent == "line.mlmodelc")
    try remove(viaHandler)
  }

  @Test func `a missing file cannot be compiled`() {
    let url = folder.file("absent.mlmodel")
    let error = #expect(throws: MLModelError.self) { try MLModel.compileModel(at: url) }
    #expect(error?.code == .io)
    let text = error?.localizedDescription ?? ""
    #expect(text.hasPrefix("compiler error: Error reading protobuf spec. validator error: "))
    #expect(text.contains("unable to open file for read"))
    #expect(text.contains(url.path))
  }

  @Test func `a model that contradicts itself cannot be compiled`() throws {
    var message = try SmallModels.line.message()
    message.type = .glmRegressor(GLMRegressorMessage())
    let url = folder.file("broken.mlmodel")
    try Data(message.serialized()).write(to: url)
    let error = #expect(throws: MLModelError.self) { try MLModel.compileModel(at: url) }
    #expect(error?.code == .io)
    #expect(
      error?.localizedDescription.hasPrefix("compiler error: Error reading protobuf spec. validator error: ") == true)
  }

  @Test func `a compiled model is not compiled again`() throws {
    let url = try compiled(SmallModels.line)
    #expect(throws: MLModelError.self) { try MLModel.compileModel(at: url) }
    try remove(url)
  }
}
