import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    [], ["--help"], ["-h"], ["help"], ["help", "train"], ["describe", "--help"], ["train", "--help"],
    ["evaluate", "--help"], ["predict", "-h"], ["inspect", "--help"], ["generate", "--help"],
  ])
  func `help goes to standard output`(words: [String]) async throws {
    let run = try await ToolRun(words)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nUsage: espalier"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.notes.isEmpty)
  }

  @Test func `help lists every command`() async throws {
    let page = try await ToolRun(["--help"]).output
    for name in ["describe", "train", "evaluate", "predict", "inspect", "generate"] {
      #expect(page.contains("\n  \(name) "))
    }
  }

  @Test func `the version is a number with two dots`() async throws {
    let run = try await ToolRun(["--version"])
    #expect(run.exitCode == 0)
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    ["trian"], ["train"], ["train", "a.csv"], ["train", "a.csv", "--taget", "x"], ["predict", "m.mlmodel"],
    ["describe", "a.csv", "b.csv"], ["describe", "a.csv", "--rows", "-1"], ["describe", "a.csv", "--delimiter", "ab"],
    ["train", "a.csv", "--target", "x", "-o", "m.txt"],
    ["train", "a.csv", "--target", "x", "-o", "m.mlmodel", "--validation", "1"],
    ["train", "a.csv", "--target", "x", "-o", "m.mlmodel", "--step-size", "0"],
    ["train", "a.csv", "--target", "x", "-o", "m.mlmodel", "--l2", "1"],
    ["train", "a.csv", "--target", "x", "-o", "m.mlmodel", "--algorithm", "linear", "--depth", "3"],
  ])
  func `wrong usage ends with 2 and shows the usage line`(words: [String]) async throws {
    let run = try await ToolRun(words)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.count == 1)
    #expect(run.notes.split(separator: "\n").last?.hasPrefix("Usage: espalier") == true)
  }

  @Test func `a reader that goes away early ends the tool quietly`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(20_000), to: "flats.csv")
    let code = folder.file("code")
    // The table is longer than what a pipe holds.
    let script =
      "{ '\(ToolRun.program.path)' describe '\(data.path)' --rows 20000; echo $? > '\(code.path)'; } | head -n 1"
    let run = try await ToolRun(program: URL(filePath: "/bin/sh"), ["-c", script])
    #expect(run.notes.isEmpty)
    #expect(try String(contentsOf: code, encoding: .utf8) == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that is full is an error`() async throws {
    let script = "'\(ToolRun.program.path)' --help > /dev/full"
    let run = try await ToolRun(program: URL(filePath: "/bin/sh"), ["-c", script])
    #expect(run.exitCode == 1)
    #expect(run.errors == ["'standard output' cannot be written: no space left on device."])
  }
}
