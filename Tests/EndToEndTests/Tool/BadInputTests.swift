import Foundation
import TestSupport
import Testing

/// A table that no model can be trained on.
struct BadTable: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  /// Every one of these must be in the sentence.
  let mentions: [String]
  var options = ["--target", "state"]

  init(_ testDescription: String, _ text: String, mentions: [String], options: [String] = ["--target", "state"]) {
    self.init(testDescription, bytes: Array(text.utf8), mentions: mentions, options: options)
  }

  init(_ testDescription: String, bytes: [UInt8], mentions: [String], options: [String] = ["--target", "state"]) {
    self.testDescription = testDescription
    self.bytes = bytes
    self.mentions = mentions
    self.options = options
  }

  static let all = [
    BadTable("an empty file", "", mentions: ["empty"]),
    BadTable("a header only", "a,state\n", mentions: ["no rows"]),
    BadTable("a byte that is not UTF-8", bytes: Array("a,state\n1,x\n2,".utf8) + [0xFF, 0x0A], mentions: ["UTF-8"]),
    BadTable("an unclosed quote", "a,state\n1,x\n2,\"y\n3,x\n", mentions: ["quote"]),
    BadTable("rows of unequal length", "a,state\n1,x\n2,y,z\n", mentions: ["3", "2"]),
    BadTable("a target that is missing", "a,stats\n1,x\n2,y\n", mentions: ["'state'", "'stats'"]),
    BadTable("a constant target", "a,state\n1,x\n2,x\n3,x\n", mentions: ["'state'", "'x'"]),
    BadTable("a target without values", "a,state\n1,\n2,\n", mentions: ["'state'", "no values"]),
    BadTable(
      "a feature named twice", "a,state\n1,x\n2,y\n", mentions: ["'a'", "twice"],
      options: ["--target", "state", "--features", "a,a"]),
    BadTable(
      "the target among the features", "a,state\n1,x\n2,y\n", mentions: ["'state'"],
      options: ["--target", "state", "--features", "a,state"]),
    BadTable(
      "a feature that is missing", "height,state\n1,x\n2,y\n", mentions: ["'heigth'", "'height'"],
      options: ["--target", "state", "--features", "heigth"]),
    BadTable("one row", "a,state\n1,x\n", mentions: ["'state'", "'x'"]),
    BadTable(
      "NaN for a linear model", "a,state\n1,2\nnan,3\n3,4\n", mentions: ["'a'"],
      options: ["--target", "state", "--algorithm", "linear"]),
    BadTable(
      "infinity for a linear model", "a,state\n1,2\ninf,3\n3,4\n", mentions: ["'a'"],
      options: ["--target", "state", "--algorithm", "linear"]),
    BadTable(
      "text for a linear model's target", "a,state\n1,x\n2,y\n", mentions: ["'state'", "numbers"],
      options: ["--target", "state", "--algorithm", "linear"]),
    BadTable(
      "fractions for a classifier's target", "a,state\n1,0.5\n2,0.25\n", mentions: ["'state'", "classes"],
      options: ["--target", "state", "--algorithm", "logistic"]),
  ]
}

@Suite struct BadInputTests {
  @Test(arguments: BadTable.all)
  func `training says in one sentence what is wrong, and leaves the old model`(table: BadTable) async throws {
    let folder = try TemporaryFolder()
    let data = folder.file("table.csv")
    try Data(table.bytes).write(to: data)
    let model = try folder.write("the old model", to: "Old.mlmodel")
    let run = try await ToolRun(["train", data.path] + table.options + ["-o", model.path])
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.count == 1, "\(run.notes)")
    for word in table.mentions { #expect(run.errors.first?.contains(word) == true, "\(run.notes)") }
    #expect(run.errors.first?.hasSuffix(".") == true)
    #expect(try String(contentsOf: model, encoding: .utf8) == "the old model")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["Old.mlmodel", "table.csv"])
  }

  @Test func `ten rows are enough, and one row is enough for a number`() async throws {
    let folder = try TemporaryFolder()
    let ten = try folder.write(SampleTables.flats(10), to: "ten.csv")
    let one = try folder.write(SampleTables.flats(1), to: "one.csv")
    for data in [ten, one] {
      let run = try await ToolRun(["train", data.path, "--target", "price", "-o", folder.file("M.mlmodel").path])
      #expect(run.exitCode == 0, "\(run.notes)")
      #expect(run.output.contains("not available"))
    }
  }

  @Test func `a model file cut at any byte is refused`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write("a,b\n1,2\n2,4\n3,6\n", to: "t.csv")
    let model = folder.file("Whole.mlmodel")
    _ = try await ToolRun(["train", data.path, "--target", "b", "--algorithm", "linear", "-o", model.path])
    let bytes = try Data(contentsOf: model)
    let cut = folder.file("Cut.mlmodel")
    for length in 0..<bytes.count {
      try bytes.prefix(length).write(to: cut)
      let run = try await ToolRun(["predict", cut.path, data.path])
      guard run.exitCode == 1, run.errors.count == 1, run.output.isEmpty else {
        Issue.record("\(length) of \(bytes.count) bytes gave \(run.exitCode): \(run.notes)")
        continue
      }
    }
  }

  @Test func `a column that the model needs is named with the nearest one`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(30), to: "flats.csv")
    let model = folder.file("Flats.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "price", "-o", model])
    let new = try folder.write("aera,rooms,garden\n50,2,yes\n", to: "new.csv")
    let result = try folder.write("the old result", to: "out.csv")
    let run = try await ToolRun(["predict", model, new.path, "-o", result.path])
    #expect(run.exitCode == 1)
    #expect(
      run.errors == ["The model needs a column 'area', and '\(new.path)' has none; the nearest is 'aera'."])
    #expect(try String(contentsOf: result, encoding: .utf8) == "the old result")
  }

  @Test func `what is read from is not written to`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleTables.readings(30)
    let data = try folder.write(text, to: "readings.csv")
    let model = folder.file("State.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "state", "-o", model])
    let link = folder.file("link.csv")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: data)
    // A URL would leave the folder out that is not there.
    let detour = folder.url.path + "/nowhere/../readings.csv"
    for place in [data.path, link.path, detour] {
      let run = try await ToolRun(["predict", model, data.path, "-o", place])
      #expect(run.exitCode == 1, "\(place)")
      #expect(try String(contentsOf: data, encoding: .utf8) == text)
    }
    #expect(try await ToolRun(["predict", model, data.path, "-o", model]).exitCode == 1)
  }

  @Test func `a link is followed to the file that is replaced`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(30), to: "readings.csv")
    let model = folder.file("State.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "state", "-o", model])
    let result = try folder.write("the old result", to: "result.csv")
    let link = folder.file("link.csv")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: result)
    #expect(try await ToolRun(["predict", model, data.path, "-o", link.path]).exitCode == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == result.path)
    #expect(try String(contentsOf: result, encoding: .utf8).hasPrefix(SampleTables.readings(30).prefix { $0 != "\n" }))
  }

  @Test func `a pipe is neither read from nor replaced`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(30), to: "readings.csv")
    let model = folder.file("State.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "state", "-o", model])
    let pipe = folder.file("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for words in [["describe", pipe], ["inspect", pipe], ["predict", model, data.path, "-o", pipe]] {
      let run = try await ToolRun(words)
      #expect(run.exitCode == 1)
      #expect(run.errors == ["'\(pipe)' is a device or a pipe; name a regular file."])
    }
    #expect(try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func `a folder that is no model package is not replaced, whatever its name`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(30), to: "readings.csv")
    let package = folder.file("State.mlpackage")
    let words = ["train", data.path, "--target", "state", "-o", package.path]
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let kept = try folder.write("kept", to: "State.mlpackage/notes.txt")
    #expect(try await ToolRun(words).errors == ["'\(package.path)' is a folder; name a file to write to."])
    #expect(try String(contentsOf: kept, encoding: .utf8) == "kept")
    try FileManager.default.removeItem(at: package)
    for _ in 1...2 { #expect(try await ToolRun(words).exitCode == 0) }
  }

  @Test func `a place that cannot be written is refused before training`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(30), to: "readings.csv")
    let run = try await ToolRun(["train", data.path, "--target", "state", "-o", folder.file("no/such/M.mlmodel").path])
    #expect(run.exitCode == 1)
    #expect(run.errors.count == 1)
    #expect(!run.notes.contains("Iteration"))
  }

  @Test func `a file that is not there is named`() async throws {
    for command in [["describe", "/no/such.csv"], ["inspect", "/no/such.csv"]] {
      let run = try await ToolRun(command)
      #expect(run.exitCode == 1)
      #expect(run.errors == ["There is no file '/no/such.csv'."])
    }
  }
}
