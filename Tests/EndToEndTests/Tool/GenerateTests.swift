import Foundation
import TestSupport
import Testing

@Suite struct GenerateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func model(_ name: String) async throws -> String {
    let data = try folder.write(SampleTables.flats(30), to: "flats.csv")
    let model = folder.file(name).path
    let run = try await ToolRun(["train", data.path, "--target", "price", "--algorithm", "linear", "-o", model])
    #expect(run.exitCode == 0, "\(run.notes)")
    return model
  }

  @Test(arguments: ["Flats.mlmodel", "Flats.mlpackage"])
  func `the class of a model goes to standard output, or to a file`(name: String) async throws {
    let model = try await model(name)
    let printed = try await ToolRun(["generate", model, "--language", "Swift"])
    #expect(printed.exitCode == 0, "\(printed.notes)")
    #expect(
      printed.output.contains("func prediction(area: Double, rooms: Double, garden: String) throws -> FlatsOutput {"))
    let place = folder.file("Flats.swift")
    let written = try await ToolRun(["generate", model, "-o", place.path])
    #expect(written.notes == "Wrote the class Flats to \(place.path).\n")
    #expect(try String(contentsOf: place, encoding: .utf8) == printed.output)
  }

  @Test func `a class can be for all who import its module`() async throws {
    let run = try await ToolRun(["generate", try await model("Flats.mlmodel"), "--access", "public"])
    #expect(run.output.contains("public nonisolated class Flats: @unchecked Sendable {"))
  }

  @Test func `the model is not overwritten by its class`() async throws {
    let model = try await model("Flats.mlmodel")
    let bytes = try Data(contentsOf: URL(filePath: model))
    #expect(try await ToolRun(["generate", model, "-o", model]).exitCode == 1)
    #expect(try Data(contentsOf: URL(filePath: model)) == bytes)
  }

  @Test func `a file that is no model is told by its name`() async throws {
    let table = try folder.write("a,b\n1,2\n", to: "table.csv")
    let run = try await ToolRun(["generate", table.path])
    #expect(run.exitCode == 1)
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.contains(table.path) == true)
  }

  @Test func `a language that is not there is wrong usage`() async throws {
    #expect(try await ToolRun(["generate", "M.mlmodel", "--language", "Cobol"]).exitCode == 2)
  }
}
