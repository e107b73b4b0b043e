import Foundation
import TestSupport
import Testing

/// CSV in; a model, its scores and its predictions out, by the program alone.
@Suite struct WholePathTests {
  @Test func `a linear model finds exact weights and predicts new rows`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(120), to: "flats.csv")
    let model = folder.file("Flats.mlmodel").path
    let trained = try await ToolRun([
      "train", data.path, "--target", "price", "--algorithm", "linear", "--l2", "0", "--validation", "none",
      "-o", model,
    ])
    #expect(trained.exitCode == 0, "\(trained.notes)")
    #expect(trained.output.contains("root mean squared error"))

    // 50·1000 + 2·5000 + 20000 and 50·1000 + 2·5000.
    let new = try folder.write("id,area,rooms,garden\n007,50,2,yes\n1.50,50,2,no\n", to: "new.csv")
    let result = folder.file("out.csv")
    let predicted = try await ToolRun(["predict", model, new.path, "-o", result.path])
    #expect(predicted.exitCode == 0, "\(predicted.notes)")
    let lines = try String(contentsOf: result, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(lines.first == "id,area,rooms,garden,pricePrediction")
    let cells = lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
    #expect(cells.map { $0[0...3].joined(separator: ",") } == ["007,50,2,yes", "1.50,50,2,no"])
    #expect(abs((Double(cells[0][4]) ?? .nan) - 80000) < 1e-3)
    #expect(abs((Double(cells[1][4]) ?? .nan) - 60000) < 1e-3)
  }

  @Test func `a classifier is trained, scored, asked and inspected`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(300), to: "readings.csv")
    let model = folder.file("State.mlmodel").path
    let trained = try await ToolRun(["train", data.path, "--target", "state", "--validation", "0.2", "-o", model])
    #expect(trained.exitCode == 0, "\(trained.notes)")
    #expect(trained.notes.contains("Algorithm: boosted trees for classes, because 'state' holds text."))
    #expect(trained.notes.contains("Iteration 10 of 10"))

    let evaluated = try await ToolRun(["evaluate", model, data.path])
    #expect(evaluated.exitCode == 0, "\(evaluated.notes)")
    #expect(evaluated.output.contains("accuracy  1.0000"))
    // 30 of each 100 temperatures are cold, 40 fine, 30 hot.
    #expect(evaluated.output.contains("cold                90     0    0"), "\(evaluated.output)")

    let predicted = try await ToolRun(["predict", model, data.path])
    let rows = predicted.output.split(separator: "\n")
    #expect(
      rows.first
        == "temperature,noise,state,statePrediction,stateProbability_cold,stateProbability_fine,stateProbability_hot")
    #expect(rows.count == 301)
    let shares = rows[1].split(separator: ",").suffix(3).compactMap { Double($0) }
    #expect(abs(shares.reduce(0, +) - 1) < 1e-9)

    let inspected = try await ToolRun(["inspect", model])
    #expect(inspected.output.contains("classifier"))
    #expect(inspected.output.contains("  2. tree ensemble classifier, 30 trees, "), "\(inspected.output)")
    for name in ["temperature", "noise", "stateProbability", "cold", "fine", "hot"] {
      #expect(inspected.output.contains(name))
    }
  }

  @Test func `inspect finds the weights of a linear model of numbers`() async throws {
    let folder = try TemporaryFolder()
    // c = 2 a − 0.5 b + 10.
    let rows = (0..<30).map { index -> String in
      let (a, b) = (Double(index % 7), Double(index % 5))
      return "\(a),\(b),\(2 * a - 0.5 * b + 10)\n"
    }
    let data = try folder.write("a,b,c\n" + rows.joined(), to: "plane.csv")
    let model = folder.file("Plane.mlmodel").path
    for (algorithm, isLinear) in [("linear", true), ("boosted-trees", false)] {
      let options = algorithm == "linear" ? ["--l2", "0"] : []
      _ = try await ToolRun(["train", data.path, "--target", "c", "--algorithm", algorithm, "-o", model] + options)
      let lines = try await ToolRun(["inspect", model]).output.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.contains(["a", "2.00000"]) == isLinear)
      #expect(lines.contains(["b", "-0.50000"]) == isLinear, "\(lines)")
      #expect(lines.contains(["(intercept)", "10.0000"]) == isLinear)
    }
  }

  @Test(arguments: ["linear", "boosted-trees"])
  func `two runs write the same bytes`(algorithm: String) async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(200), to: "flats.csv")
    for name in ["One.mlmodel", "Two.mlmodel"] {
      let run = try await ToolRun([
        "train", data.path, "--target", "price", "--algorithm", algorithm, "-o", folder.file(name).path,
      ])
      #expect(run.exitCode == 0, "\(run.notes)")
    }
    let one = try Data(contentsOf: folder.file("One.mlmodel"))
    #expect(try Data(contentsOf: folder.file("Two.mlmodel")) == one)
  }

  @Test func `describe shows the head and a summary of every column`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(40), to: "flats.csv")
    let run = try await ToolRun(["describe", data.path, "--rows", "3"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("40 rows, 4 columns"))
    #expect(run.output.contains("uniqueCount"))
    #expect(run.notes.isEmpty)
  }

  @Test func `a table with semicolons is read when told so`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleTables.flats(20).replacing(",", with: ";")
    let data = try folder.write(text, to: "flats.csv")
    let run = try await ToolRun(["describe", data.path, "--delimiter", ";"])
    #expect(run.output.contains("20 rows, 4 columns"))
  }

  @Test func `rows without a target are left out and counted`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(60) + "12.5,3,\n13.5,4,\n", to: "readings.csv")
    let run = try await ToolRun(["train", data.path, "--target", "state", "-o", folder.file("M.mlmodel").path])
    #expect(run.exitCode == 0, "\(run.notes)")
    #expect(run.notes.contains("Left out: 2 rows without a value in 'state'."))
    #expect(run.output.contains("60 rows"))
  }

  @Test func `the penguins that the repository carries are told apart`() async throws {
    let folder = try TemporaryFolder()
    let data = PackageFolder.root.appending(path: "Data/penguins.csv").path
    let model = folder.file("Penguins.mlmodel").path
    let trained = try await ToolRun(["train", data, "--target", "species", "--validation", "0.2", "-o", model])
    #expect(trained.exitCode == 0, "\(trained.notes)")
    let evaluated = try await ToolRun(["evaluate", model, data])
    let lines = evaluated.output.split(separator: "\n").map { $0.split(separator: " ") }
    let accuracy = try #require(lines.first { $0.first == "accuracy" }.flatMap { Double($0[1]) })
    #expect(accuracy > 0.98)
    // The file has 152, 68 and 124 of them.
    for (species, count) in [("Adelie", "152"), ("Chinstrap", "68"), ("Gentoo", "124")] {
      #expect(lines.contains { $0.starts(with: [species[...], count[...]]) })
    }
  }

  @Test func `a package is written and replaced like a file`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.readings(60), to: "readings.csv")
    let model = folder.file("State.mlpackage").path
    for iterations in ["3", "5"] {
      let run = try await ToolRun(["train", data.path, "--target", "state", "--iterations", iterations, "-o", model])
      #expect(run.exitCode == 0, "\(run.notes)")
    }
    // Three classes, so three trees an iteration.
    #expect(try await ToolRun(["inspect", model]).output.contains("15 trees"))
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(entries == ["State.mlpackage", "readings.csv"])
  }

  @Test func `known values stay beside predictions`() async throws {
    let folder = try TemporaryFolder()
    let data = try folder.write(SampleTables.flats(60), to: "flats.csv")
    let model = folder.file("Flats.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "price", "-o", model])
    let rows = try await ToolRun(["predict", model, data.path]).output.split(separator: "\n")
    #expect(rows.first == "area,rooms,garden,price,pricePrediction")
    #expect(rows[1].hasPrefix("30,1,yes,55000.0,"))
  }

  @Test func `truth values are predicted and scored as such`() async throws {
    let folder = try TemporaryFolder()
    let rows = (0..<60).map { "\($0),\($0 < 30 ? "True" : "False")\n" }
    let data = try folder.write("a,isSmall\n" + rows.joined(), to: "small.csv")
    let model = folder.file("Small.mlmodel").path
    _ = try await ToolRun(["train", data.path, "--target", "isSmall", "--validation", "none", "-o", model])
    let predicted = try await ToolRun(["predict", model, data.path]).output.split(separator: "\n")
    #expect(predicted[1].hasPrefix("0,True,true,"))
    #expect(predicted[60].hasPrefix("59,False,false,"))
    #expect(try await ToolRun(["evaluate", model, data.path]).output.contains("accuracy  1.0000"))
  }
}
