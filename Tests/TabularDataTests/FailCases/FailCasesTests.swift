import Foundation
import TestSupport
import Testing

/// Inputs that once broke a reader or writer, and the fuzzers' first inputs.
@Suite struct FailCasesTests {
  private static func inputs(_ folders: String...) throws -> [URL] {
    try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: PackageFolder.root.appending(path: "Fuzz").appending(path: folder), includingPropertiesForKeys: nil)
    }.sorted { $0.path < $1.path }
  }

  @Test func `every CSV that was ever a finding is read, written and read again the same`() throws {
    let inputs = try FailCasesTests.inputs("FailCases/csv", "Corpus/csv")
    #expect(inputs.count > 10)
    for input in inputs {
      #expect(throws: Never.self, "\(input.lastPathComponent)") {
        try CSVFuzzCase(Array(Data(contentsOf: input))).check()
      }
    }
  }

  @Test func `every JSON that was ever a finding is read, written and read again the same`() throws {
    let inputs = try FailCasesTests.inputs("FailCases/json", "Corpus/json")
    #expect(inputs.count > 10)
    for input in inputs {
      #expect(throws: Never.self, "\(input.lastPathComponent)") {
        try JSONFuzzCase(Array(Data(contentsOf: input))).check()
      }
    }
  }
}
