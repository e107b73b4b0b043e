import Foundation
import ModelRuntime
import TestSupport
import Testing

@testable import ModelClassGeneration

@Suite struct ModelClassGeneratorTests {
  private static let flats = ModelInterface(
    inputs: [
      FeatureDescription(name: "area", type: .double, shortDescription: "Square metres.\n*/ exit(1)"),
      FeatureDescription(name: "rooms", type: .int64, isOptional: true),
    ],
    outputs: [FeatureDescription(name: "price", type: .double)])

  private func source(_ fileName: String, access: ModelClassGenerator.Access = .internal) throws -> String {
    try ModelClassGenerator(
      interface: Self.flats, specification: [1, 2, 3], fileName: fileName, access: access
    ).source
  }

  @Test func `a value is asked for each input in the model's order`() throws {
    let text = try source("Flats.mlmodel")
    #expect(text.contains("  func prediction(area: Double, rooms: Int64? = nil) throws -> FlatsOutput {\n"))
    #expect(text.contains("  /// Square metres.\n  /// */ exit(1)\n  ///\n  /// The input `area`: a number.\n"))
    #expect(text.contains("case \"rooms\": return rooms.map { MLFeatureValue(int64: $0) }\n"))
  }

  @Test func `the class is called like the file`() throws {
    for (file, name) in [
      ("Flats.mlmodel", "Flats"), ("My flats-2.mlpackage", "My_flats_2"), ("2026.mlmodel", "_2026"),
      ("String.mlmodel", "String_"), ("class.mlmodel", "`class`"),
    ] {
      #expect(try source(file).contains("\nnonisolated class \(name): @unchecked Sendable {\n"), "\(file)")
    }
  }

  @Test func `the members are those of Xcode's class`() throws {
    let text = try source("Flats.mlmodel")
    for member in [
      "init(model: MLModel)", "convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws",
      "convenience init() {", "convenience init(contentsOf modelURL: URL) throws",
      "convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws",
      "class var urlOfModelInThisBundle: URL", "func prediction(input: FlatsInput) throws -> FlatsOutput",
      "func prediction(input: FlatsInput, options: MLPredictionOptions) throws -> FlatsOutput",
      "inputs: [FlatsInput], options: MLPredictionOptions = MLPredictionOptions()",
    ] {
      #expect(text.contains(member), "\(member)")
    }
    #expect(text.components(separatedBy: "class func load(").count == 5)
  }

  @Test func `public access is on every member`() throws {
    let text = try source("Flats.mlmodel", access: .public)
    let shared = text.range(of: "\nextension Flats {")
    let declarations = text[..<(shared?.lowerBound ?? text.endIndex)].split(separator: "\n").filter {
      $0.contains(/^(  )?(@concurrent )?(public )?(convenience )?(nonisolated class|class|var|let|init|func) ?/)
    }
    #expect(declarations.count > 20)
    for declaration in declarations { #expect(declaration.contains("public "), "\(declaration)") }
    #expect(text.contains("public import CoreML"))
  }

  @Test func `the model's bytes are in the source`() throws {
    // The base64 of 1, 2, 3.
    #expect(try source("Flats.mlmodel").contains("\n      AQID\n"))
  }

  @Test func `the same model gives the same text`() throws {
    #expect(try source("Flats.mlmodel") == source("Flats.mlmodel"))
  }

  @Test(.enabled(if: SharedCases.areAvailable), arguments: ["gesture-conv-lstm", "unreadable-2"])
  func `a model that cannot run is refused by the name of its file`(name: String) {
    let error = #expect(throws: ModelClassError.self) {
      try ModelClassGenerator(modelAt: SharedCases.model(name + ".mlmodel"))
    }
    #expect(error?.localizedDescription.contains(name) == true)
  }
}
