import CoreML
import Foundation
import ModelRuntime
import ModelSpecification
import TestSupport
import Testing

@Suite struct MLModelLoadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ stage: FittedStage, _ name: String = "model.mlmodel") throws -> URL {
    let url = folder.file(name)
    try Data(stage.message().serialized()).write(to: url)
    return url
  }

  @Test func `a file that was written gives the model that was written`() throws {
    for stage in [SmallModels.line, SmallModels.stump, SmallModels.pipeline, SmallModels.classifier(.int64([0, 7]))] {
      #expect(try MLModel(contentsOf: write(stage)).stage == stage)
    }
  }

  @Test func `a package is loaded and compiled as a file is`() throws {
    let url = folder.file("Price.mlpackage")
    try ModelPackage.write(SmallModels.pipeline.message(), to: url)
    let model = try MLModel(contentsOf: url)
    #expect(model.stage == SmallModels.pipeline)
    // 20 for blue, and the size.
    #expect(try predict(model, ["colour": "blue", "size": 2]).featureValue(for: "price")?.doubleValue == 22)
    let compiled = try MLModel.compileModel(at: url)
    #expect(compiled.lastPathComponent == "Price.mlmodelc")
    #expect(try MLModel(contentsOf: compiled).stage == SmallModels.pipeline)
    try FileManager.default.removeItem(at: compiled.deletingLastPathComponent())
  }

  @Test func `a folder that is no model says so`() throws {
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: folder.url) }
    #expect(error?.code == .io)
    #expect(error?.localizedDescription.contains(folder.url.path) == true)
  }

  @Test func `a missing file is an io error that names the place`() {
    let url = folder.file("absent.mlmodel")
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: url) }
    #expect(error?.code == .io)
    #expect(error?.localizedDescription.contains(url.path) == true)
  }

  @Test func `a folder that calls itself compiled and is not says what it lacks`() throws {
    let url = folder.file("empty.mlmodelc")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: url) }
    #expect(error?.code == .io)
    #expect(
      error?.localizedDescription
        == "Failed to open file: \(url.path)/coremldata.bin. It is not a valid .mlmodelc file.")
  }

  @Test func `every beginning of a file is an error or a model, and never a trap`() throws {
    let bytes = try SmallModels.pipeline.message().serialized()
    let url = folder.file("cut.mlmodel")
    var refused = 0
    for count in 0..<bytes.count {
      try Data(bytes.prefix(count)).write(to: url)
      do {
        _ = try MLModel(contentsOf: url)
      } catch is MLModelError {
        refused += 1
      }
    }
    // The model's type is its last field, so nothing shorter is a model.
    #expect(refused == bytes.count)
    #expect(throws: Never.self) { try FittedStage(message: ModelMessage(serialized: bytes)) }
  }

  @Test func `a changed byte is an error or a model, and never a trap`() throws {
    let bytes = try SmallModels.classifier(.string(["no", "yes"])).message().serialized()
    let url = folder.file("changed.mlmodel")
    var loaded = 0
    for index in bytes.indices {
      for value in [UInt8(0), 0xFF, bytes[index] ^ 1] {
        var changed = bytes
        changed[index] = value
        try Data(changed).write(to: url)
        do {
          let model = try MLModel(contentsOf: url)
          loaded += 1
          // A renamed feature is missing, and a number that became NaN or a constant is still a number.
          _ = try predict(model, ["x": 1])
        } catch is MLModelError {}
      }
    }
    #expect(loaded > 0)
  }

  @Test func `a specification from the future says which version it is`() throws {
    var message = try SmallModels.line.message()
    message.specificationVersion = 999
    let url = folder.file("future.mlmodel")
    try Data(message.serialized()).write(to: url)
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: url) }
    #expect(error?.code == .io)
    #expect(
      error?.localizedDescription.contains(
        "The specification has version 999 but the Core ML framework version installed only supports Core ML model "
          + "specification version") == true)
  }

  @Test func `loading in the background gives the same model`() async throws {
    let url = try write(SmallModels.line)
    #expect(try await MLModel.load(contentsOf: url).stage == SmallModels.line)
    let viaHandler = try await withCheckedThrowingContinuation { continuation in
      MLModel.load(contentsOf: url) { continuation.resume(with: $0) }
    }
    #expect(viaHandler.stage == SmallModels.line)
    await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: folder.file("absent.mlmodel")) }
  }

  @Test func `a configuration that no model can follow is refused`() throws {
    let url = try write(SmallModels.line)
    let configuration = MLModelConfiguration()
    configuration.parameters = [.learningRate: 0.1]
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: url, configuration: configuration) }
    #expect(error?.code == .parameters)
    #expect(error?.localizedDescription.contains("'learningRate'") == true)
    configuration.parameters = nil
    configuration.functionName = "second"
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: url, configuration: configuration) }
    configuration.functionName = nil
    configuration.computeUnits = .cpuAndNeuralEngine
    #expect(
      try MLModel(contentsOf: url, configuration: configuration).configuration.computeUnits == .cpuAndNeuralEngine)
  }
}
