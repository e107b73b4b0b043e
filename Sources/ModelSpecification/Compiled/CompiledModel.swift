import Foundation

/// A folder that a model compiler writes: an `.mlmodelc`.
///
/// Each model has a `coremldata.bin`: a head and, for a model that is one step, the step's Model message; for a pipeline,
/// the description and the number of steps, which lie in the folders `model0`, `model1` and so on.
package enum CompiledModel {
  /// As deep as pipelines may lie inside one another.
  private static let depthLimit = 16
  /// As many steps as pipelines may have together: folders that link to one another could show any number of them.
  private static let stepLimit = 10_000

  /// Writes the compiled form of a model.
  ///
  /// - Parameters:
  ///   - model: The model, which has been validated.
  ///   - source: The bytes of the file that the model was read from; their digest is noted in the folder.
  ///   - name: The model's name, after which a generated class is called.
  ///   - url: The folder, which is replaced if it is there.
  /// - Throws: ``ModelSpecificationError``.
  package static func write(_ model: ModelMessage, source: [UInt8], name: String, to url: URL) throws {
    var files: [String: [UInt8]] = [:]
    try add(model, at: "", to: &files)
    files["metadata.json"] = try CompiledModelSummary(model: model, name: name).json()
    files["analytics/coremldata.bin"] = CompiledModelAnalytics(model: model, source: source, name: name).bytes
    try AtomicFile.writeFolder(files, to: url)
  }

  /// Reads a compiled model.
  ///
  /// Of a model whose content the compiler rewrote, such as a network or a program, the description is read, and the type
  /// without its content.
  ///
  /// - Throws: ``ModelSpecificationError``.
  package static func read(at url: URL) throws -> ModelMessage {
    var stepCount = 0
    return try read(at: url, depth: 0, stepCount: &stepCount)
  }

  private static func add(_ model: ModelMessage, at folder: String, to files: inout [String: [UInt8]]) throws {
    guard let type = model.type else {
      throw ModelSpecificationError.invalid("Model specification is missing a model type.")
    }
    files[folder + "coremldata.bin"] = CompiledModelArchive.bytes(of: model, type: type)
    for (index, step) in (type.pipeline?.models ?? []).enumerated() {
      try add(step, at: "\(folder)model\(index)/", to: &files)
    }
  }

  private static func read(at url: URL, depth: Int, stepCount: inout Int) throws -> ModelMessage {
    let archiveURL = url.appending(path: "coremldata.bin")
    stepCount += 1
    guard depth < depthLimit, stepCount <= stepLimit else {
      throw ModelSpecificationError.invalidCompiledModel(
        path: url.path, reason: "It has more steps, or pipelines inside one another, than any model needs.")
    }
    let archive: CompiledModelArchive
    do {
      archive = try CompiledModelArchive(AtomicFile.read(archiveURL))
    } catch let fault as PackageFault {
      throw ModelSpecificationError.invalidCompiledModel(path: archiveURL.path, reason: fault.reason)
    }
    switch archive.content {
    case .model(let message): return message
    case .description(let description):
      var message = ModelMessage()
      message.specificationVersion = archive.specificationVersion
      message.description = description
      message.type = .other(archive.type, content: [])
      return message
    case .pipeline(let description, let count):
      var steps: [ModelMessage] = []
      for index in 0..<count {
        steps.append(try read(at: url.appending(path: "model\(index)"), depth: depth + 1, stepCount: &stepCount))
      }
      return pipeline(steps, description: description, archive: archive)
    }
  }

  private static func pipeline(
    _ steps: [ModelMessage], description: ModelDescriptionMessage, archive: CompiledModelArchive
  ) -> ModelMessage {
    let pipeline = PipelineMessage(models: steps)
    let type: ModelTypeMessage =
      switch archive.type {
      case .pipelineClassifier: .pipelineClassifier(PipelineClassifierMessage(pipeline: pipeline))
      case .pipelineRegressor: .pipelineRegressor(PipelineRegressorMessage(pipeline: pipeline))
      default: .pipeline(pipeline)
      }
    return ModelMessage(specificationVersion: archive.specificationVersion, description: description, type: type)
  }
}
