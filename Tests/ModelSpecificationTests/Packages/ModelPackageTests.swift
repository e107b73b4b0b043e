import Foundation
import ModelSpecification
import TestSupport
import Testing

@Suite struct ModelPackageTests {
  private func model() -> ModelMessage {
    ModelMessage(
      specificationVersion: 1,
      description: ModelDescriptionMessage(
        input: [FeatureDescriptionMessage(name: "x", type: FeatureTypeMessage(.double(EmptyMessage())))],
        output: [FeatureDescriptionMessage(name: "y", type: FeatureTypeMessage(.double(EmptyMessage())))],
        predictedFeatureName: "y"),
      type: .glmRegressor(GLMRegressorMessage(weights: [DoubleArrayMessage(value: [2])], offset: [0.5])))
  }

  private func package(path: String, root: String = "A") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let data = folder.url.appending(path: "Data/author")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data(model().serialized()).write(to: data.appending(path: "m.mlmodel"))
    try Data(model().serialized()).write(to: folder.file("outside.mlmodel"))
    _ = try folder.write(
      """
      {"fileFormatVersion": "1.0.0", "rootModelIdentifier": "\(root)",
       "itemInfoEntries": {"A": {"author": "author", "description": "", "name": "m", "path": "\(path)"}}}
      """, to: "Manifest.json")
    return folder
  }

  @Test func `a package is read whatever its author's folder is called`() throws {
    let folder = try package(path: "author/m.mlmodel")
    #expect(try ModelPackage(at: folder.url).model() == model())
    #expect(try ModelFile(at: folder.url).form == .package)
  }

  @Test(arguments: ["../outside.mlmodel", "author/../../outside.mlmodel", "/etc/hostname", ""])
  func `a path out of the package is refused`(path: String) throws {
    let folder = try package(path: path)
    #expect(throws: ModelSpecificationError.self) { try ModelPackage(at: folder.url) }
  }

  @Test func `a link out of the package is refused`() throws {
    let folder = try package(path: "author/link.mlmodel")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Data/author/link.mlmodel"), withDestinationURL: folder.file("outside.mlmodel"))
    #expect(
      throws: ModelSpecificationError.invalidPackage(
        path: folder.url.path, reason: "Its item 'author/link.mlmodel' lies outside of the package.")
    ) { try ModelPackage(at: folder.url).model() }
  }

  @Test func `an item or a root that is not there is named`() throws {
    let missing = try package(path: "author/other.mlmodel")
    #expect(
      throws: ModelSpecificationError.invalidPackage(
        path: missing.url.path, reason: "Its item 'author/other.mlmodel' is missing.")
    ) { try ModelPackage(at: missing.url).model() }
    let rootless = try package(path: "author/m.mlmodel", root: "B")
    #expect(
      throws: ModelSpecificationError.invalidPackage(
        path: rootless.url.path, reason: "Its root model B is not among its items.")
    ) { try ModelPackage(at: rootless.url) }
  }

  @Test(arguments: ["[]", "{}", "{\"fileFormatVersion\": \"2.0.0\"}", "not JSON", "{\"fileFormatVersion\": 1}"])
  func `a manifest of another shape is refused`(text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "Manifest.json")
    #expect(throws: ModelSpecificationError.self) { try ModelPackage(at: folder.url) }
  }

  @Test func `the same model is written as the same files`() throws {
    let folder = try TemporaryFolder()
    try ModelPackage.write(model(), to: folder.file("a.mlpackage"))
    try ModelPackage.write(model(), to: folder.file("b.mlpackage"))
    for file in ["Manifest.json", "Data/com.apple.CoreML/model.mlmodel"] {
      let first = try Data(contentsOf: folder.url.appending(path: "a.mlpackage/\(file)"))
      #expect(try first == Data(contentsOf: folder.url.appending(path: "b.mlpackage/\(file)")))
    }
    #expect(try ModelPackage(at: folder.file("a.mlpackage")).model() == model())
  }

  @Test func `a package takes the place of an older one`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("m.mlpackage")
    try ModelPackage.write(model(), to: url)
    var other = model()
    other.type = .glmRegressor(GLMRegressorMessage(weights: [DoubleArrayMessage(value: [3])], offset: [0]))
    try ModelPackage.write(other, to: url)
    #expect(try ModelPackage(at: url).model() == other)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["m.mlpackage"])
  }

  @Test func `what Xcode notes beside a model wins over what the model says`() throws {
    let folder = try TemporaryFolder()
    let data = folder.url.appending(path: "Data/com.apple.CoreML")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data(model().serialized()).write(to: data.appending(path: "m.mlmodel"))
    _ = try folder.write(
      """
      {"MLModelAuthorKey": "A. Nother", "MLModelCreatorDefinedKey": {"b": "2", "a": "1"}}
      """, to: "Data/com.apple.CoreML/Metadata.json")
    _ = try folder.write(
      """
      {"Inputs": {"x": {"MLFeatureShortDescription": "the input"}}, "Outputs": {}}
      """, to: "Data/com.apple.CoreML/FeatureDescriptions.json")
    _ = try folder.write(
      """
      {"fileFormatVersion": "1.0.0", "rootModelIdentifier": "A", "itemInfoEntries": {
        "A": {"path": "com.apple.CoreML/m.mlmodel"}, "B": {"path": "com.apple.CoreML/Metadata.json"},
        "C": {"path": "com.apple.CoreML/FeatureDescriptions.json"}}}
      """, to: "Manifest.json")
    let description = try #require(try ModelPackage(at: folder.url).model().description)
    #expect(description.metadata?.author == "A. Nother")
    #expect(description.metadata?.userDefined.map(\.key) == ["a", "b"])
    #expect(description.input.map(\.shortDescription) == ["the input"])
  }

  @Test(.enabled(if: SharedCases.areAvailable, "the shared cases are not here"))
  func `a package of coremltools is read`() throws {
    let file = try ModelFile(at: SharedCases.model("matmul-softmax-mlprogram.mlpackage"))
    #expect(file.message.type?.name == .mlProgram)
    #expect(file.message.serialized() == file.bytes)
  }
}
