import Foundation
import ModelSpecification
import TestSupport
import Testing

@Suite struct CompiledModelTests {
  private func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  private func vectorizer() -> ModelMessage {
    var array = ArrayFeatureTypeMessage(shape: [1], dataType: .double)
    array.unknownFields = []
    return ModelMessage(
      specificationVersion: 1,
      description: ModelDescriptionMessage(
        input: [FeatureDescriptionMessage(name: "x", type: FeatureTypeMessage(.double(EmptyMessage())))],
        output: [FeatureDescriptionMessage(name: "v", type: FeatureTypeMessage(.multiArray(array)))]),
      type: .featureVectorizer(
        FeatureVectorizerMessage(inputList: [InputColumnMessage(inputColumn: "x", inputDimensions: 1)])))
  }

  @Test(.enabled(if: SharedCases.areAvailable, "the shared cases are not here"))
  func `a pipeline is compiled as Apple's compiler does`() throws {
    let folder = try TemporaryFolder()
    let source = try bytes(SharedCases.model("createml-2026-tabular-classifier.mlmodel"))
    let compiled = folder.file("MyTabularClassifier.mlmodelc")
    try CompiledModel.write(
      try ModelMessage(serialized: source), source: source, name: "MyTabularClassifier", to: compiled)
    let apple = SharedCases.model("createml-2026-tabular-classifier.mlmodelc")
    for file in [
      "model0/coremldata.bin", "model1/coremldata.bin", "model2/coremldata.bin", "analytics/coremldata.bin",
    ] {
      #expect(try bytes(compiled.appending(path: file)) == bytes(apple.appending(path: file)), "\(file)")
    }
    // Apple's writer puts the entries of the metadata map into an order of its own: the bytes are those of ours, sorted.
    let ours = try bytes(compiled.appending(path: "coremldata.bin"))
    let theirs = try bytes(apple.appending(path: "coremldata.bin"))
    #expect(ours.count == theirs.count)
    #expect(ours.sorted() == theirs.sorted())
    #expect(ours.prefix(0xD5) == theirs.prefix(0xD5))
    #expect(ours.suffix(16) == theirs.suffix(16))
    let summary = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: compiled.appending(path: "metadata.json"))) as? NSArray)
    let appleSummary = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: apple.appending(path: "metadata.json"))) as? NSArray)
    #expect(summary == appleSummary)
  }

  @Test(.enabled(if: SharedCases.areAvailable, "the shared cases are not here"))
  func `a pipeline that Apple compiled is the model it was compiled from`() throws {
    var compiled = try CompiledModel.read(at: SharedCases.model("createml-2026-tabular-classifier.mlmodelc"))
    var source = try ModelMessage(
      serialized: bytes(SharedCases.model("createml-2026-tabular-classifier.mlmodel")))
    compiled.description?.metadata?.userDefined.sort { $0.key < $1.key }
    source.description?.metadata?.userDefined.sort { $0.key < $1.key }
    #expect(compiled == source)
  }

  @Test(
    .enabled(if: SharedCases.areAvailable, "the shared cases are not here"),
    arguments: [
      ("add-mlprogram.mlmodelc", ModelTypeName.mlProgram, ["x", "y"], Int32(7)),
      ("updatable-dense-after.mlmodelc", .neuralNetwork, ["dense_input"], 4),
    ])
  func `of a compiled network or program the interface is read`(
    file: String, type: ModelTypeName, inputs: [String], version: Int32
  ) throws {
    let model = try CompiledModel.read(at: SharedCases.model(file))
    #expect(model.type == .other(type, content: []))
    #expect(model.description?.input.map(\.name) == inputs)
    #expect(model.specificationVersion == version)
  }

  @Test func `a single model comes back as it was written`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("single.mlmodelc")
    try CompiledModel.write(vectorizer(), source: [], name: "single", to: url)
    #expect(try CompiledModel.read(at: url) == vectorizer())
    #expect(try ModelFile(at: url).form == .compiled)
  }

  @Test func `pipelines inside pipelines come back as they were written`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("nested.mlmodelc")
    var inner = vectorizer()
    inner.type = .pipeline(PipelineMessage(models: [vectorizer(), vectorizer()]))
    var outer = vectorizer()
    outer.type = .pipelineRegressor(
      PipelineRegressorMessage(pipeline: PipelineMessage(models: [inner, vectorizer()])))
    try CompiledModel.write(outer, source: [1, 2, 3], name: "nested", to: url)
    #expect(try CompiledModel.read(at: url) == outer)
  }

  @Test func `the archive cut anywhere is refused`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("cut.mlmodelc")
    var pipeline = vectorizer()
    pipeline.type = .pipeline(PipelineMessage(models: [vectorizer()]))
    try CompiledModel.write(pipeline, source: [], name: "cut", to: url)
    let whole = try bytes(url.appending(path: "coremldata.bin"))
    for length in 0..<whole.count - 8 {
      try Data(whole.prefix(length)).write(to: url.appending(path: "coremldata.bin"))
      #expect(throws: ModelSpecificationError.self) { try CompiledModel.read(at: url) }
    }
  }

  @Test func `a pipeline that lies in itself is refused`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("loop.mlmodelc")
    var pipeline = vectorizer()
    pipeline.type = .pipeline(PipelineMessage(models: [vectorizer(), vectorizer(), vectorizer()]))
    try CompiledModel.write(pipeline, source: [], name: "loop", to: url)
    for step in ["model0", "model1", "model2"] {
      try FileManager.default.removeItem(at: url.appending(path: step))
      try FileManager.default.createSymbolicLink(at: url.appending(path: step), withDestinationURL: url)
    }
    #expect(throws: ModelSpecificationError.self) { try CompiledModel.read(at: url) }
  }
}
