import ModelSpecification
import Testing

@testable import CoreML

@Suite struct LoadingFailureTests {
  @Test func `a compiled model that cannot be written is not called unreadable`() {
    let reason = ModelSpecificationError.unwritableFile(path: "/tmp/line.mlmodelc", reason: "No space left on device")
    let error = LoadingFailure.notCompiled(path: "/line.mlmodel", reason: reason).error
    #expect(error.code == .io)
    #expect(
      error.localizedDescription == "compiler error: /tmp/line.mlmodelc cannot be written: No space left on device")
  }
}
