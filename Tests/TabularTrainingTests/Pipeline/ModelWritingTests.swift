import Foundation
import LinearTraining
import ModelRuntime
import TabularTraining
import TestSupport
import Testing

@Suite struct ModelWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pipeline(rows: Int) throws -> TrainedPipeline {
    try TabularTask(
      learner: .linearRegressor(LinearParameters()), targetColumn: "yield", featureColumns: ["height", "soil"]
    ).trained(on: Orchard.frame(rows))
  }

  @Test func `a file is replaced whole`() throws {
    let place = try folder.write("old", to: "Model.mlmodel")
    try pipeline(rows: 30).write(to: place)
    let first = try Data(contentsOf: place)
    #expect(first != Data("old".utf8))
    try pipeline(rows: 30).write(to: place)
    #expect(try Data(contentsOf: place) == first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Model.mlmodel"])
  }

  @Test func `a failed write leaves what was there`() throws {
    let blocker = try folder.write("a file, not a folder", to: "blocker")
    let place = blocker.appending(path: "Model.mlmodel")
    #expect(throws: TabularTrainingError.self) { try pipeline(rows: 30).write(to: place) }
    #expect(try String(contentsOf: blocker, encoding: .utf8) == "a file, not a folder")
  }
}
