import Foundation
import ModelRuntime
import ModelSpecification
import NumericKernels
import TestSupport
import Testing

/// Model files that were cut, or of which bytes were changed: an error or a defined result, never a trap.
@Suite struct HostileModelTests {
  private enum Outcome { case refused, run }

  /// Reads a file, and where that succeeds, runs it and writes it again.
  private func exercise(_ bytes: [UInt8]) -> Outcome {
    do {
      let stage = try FittedStage(message: try ModelMessage(serialized: bytes))
      guard let inputs = RuntimeSamples.inputs(of: stage, rowCount: 3) else { return .refused }
      let outputs = try stage.evaluate(inputs, rowCount: 3, threadCount: 1)
      for name in outputs.keys { #expect(outputs[name]?.rowCount == 3) }
      let again = try FittedStage(message: try ModelMessage(serialized: try stage.message().serialized()))
      #expect(again.interface == stage.interface)
      return .run
    } catch {
      #expect(error is ModelSpecificationError || error is ModelRuntimeError)
      return .refused
    }
  }

  private func samples() throws -> [[UInt8]] {
    [
      try RuntimeSamples.linearRegressor.pipeline().message().serialized(),
      try RuntimeSamples.treeClassifier.pipeline().message().serialized(),
    ]
  }

  @Test func `a file cut anywhere is refused or read`() throws {
    for bytes in try samples() {
      for length in 0..<bytes.count { #expect(exercise(Array(bytes.prefix(length))) == .refused) }
      #expect(exercise(bytes) == .run)
    }
  }

  @Test func `changed bytes never trap`() throws {
    var generator = SeededGenerator(seed: 41)
    for bytes in try samples() {
      var outcomes: [Outcome] = []
      for _ in 0..<1500 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        outcomes.append(exercise(changed))
      }
      // Both happen, so both were tested.
      #expect(outcomes.contains(.refused) && outcomes.contains(.run))
    }
  }

  @Test func `moved, doubled and missing stretches never trap`() throws {
    var generator = SeededGenerator(seed: 43)
    for bytes in try samples() {
      var outcomes: [Outcome] = []
      for _ in 0..<800 {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = Int.random(in: start..<bytes.count, using: &generator)
        var changed = bytes
        let stretch = Array(bytes[start..<end])
        if Bool.random(using: &generator) { changed.removeSubrange(start..<end) }
        if Bool.random(using: &generator) {
          changed.insert(contentsOf: stretch, at: Int.random(in: 0...changed.count, using: &generator))
        }
        outcomes.append(exercise(changed))
      }
      #expect(outcomes.contains(.refused))
    }
  }

  @Test(
    .enabled(if: SharedCases.areAvailable, "the shared cases are not here"),
    arguments: ["mars-habitats-ols.mlmodel", "unreadable-1.mlmodel", "stations-boosted-trees-14-classes.mlmodel"])
  func `public files cut or changed never trap`(name: String) throws {
    let bytes = Array(try Data(contentsOf: SharedCases.model(name)))
    var outcomes: [Outcome] = []
    for length in stride(from: 0, to: bytes.count, by: bytes.count > 1000 ? 37 : 1) {
      #expect(exercise(Array(bytes.prefix(length))) == .refused)
    }
    var generator = SeededGenerator(seed: 47)
    for _ in 0..<300 {
      var changed = bytes
      changed[Int.random(in: 0..<changed.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      outcomes.append(exercise(changed))
    }
    #expect(outcomes.contains(.refused) && outcomes.contains(.run))
  }
}
