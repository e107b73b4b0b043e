import CoreML
import CreateMLComponents
import Foundation
import Observation
import TabularData
import Testing

/// Trains on what somebody did, and tells what somebody does.
@Observable
private final class ActivityTrainer {
  enum Phase: Equatable {
    case idle, training, ready, failed(String)
  }

  var phase = Phase.idle
  var accuracy = 0.0
  var answer = ""
  private var ask: ((Double, Double) throws -> String)?

  private let examples: [(steps: Double, pulse: Double, label: String)]

  init(_ examples: [(steps: Double, pulse: Double, label: String)] = ActivityTrainer.day) { self.examples = examples }

  static let day: [(steps: Double, pulse: Double, label: String)] = [
    (500, 58, "resting"), (650, 61, "resting"), (3000, 100, "walking"), (3600, 112, "walking"),
    (8800, 155, "running"), (9500, 165, "running"), (380, 74, "standing"), (450, 71, "standing"),
    (5100, 128, "cycling"), (5900, 137, "cycling"),
  ]

  var table: DataFrame {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "steps", contents: examples.map(\.steps)))
    frame.append(column: Column<Double>(name: "heartRate", contents: examples.map(\.pulse)))
    frame.append(column: Column<String>(name: "activity", contents: examples.map(\.label)))
    return frame
  }

  func train() async {
    phase = .training
    do {
      let task = BoostedTreeClassifier(targetColumn: "activity", featureColumns: ["steps", "heartRate"])
      let fitted = try await task.fitted(to: table)
      accuracy = fitted.trainingMetrics.accuracy
      ask = { [fitted] steps, pulse in
        var row = DataFrame()
        row.append(column: Column<Double>(name: "steps", contents: [steps]))
        row.append(column: Column<Double>(name: "heartRate", contents: [pulse]))
        let result = try fitted.applied(to: row)
        return (result["activity", String.self].first ?? nil) ?? "unknown"
      }
      phase = .ready
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func predict(steps: Double, heartRate: Double) {
    guard let ask else { return }
    answer = (try? ask(steps, heartRate)) ?? "—"
  }
}

@Suite struct ActivityTrainerTests {
  @Test func `a trainer goes from idle to ready and answers`() async {
    let trainer = ActivityTrainer()
    #expect(trainer.phase == .idle)
    trainer.predict(steps: 9000, heartRate: 158)
    #expect(trainer.answer.isEmpty)
    await trainer.train()
    #expect(trainer.phase == .ready)
    #expect(trainer.accuracy == 1)
    for (steps, pulse, label) in ActivityTrainer.day {
      trainer.predict(steps: steps, heartRate: pulse)
      #expect(trainer.answer == label)
    }
    trainer.predict(steps: 9100, heartRate: 158)
    #expect(trainer.answer == "running")
  }

  @Test func `a trainer that cannot learn says why`() async {
    let trainer = ActivityTrainer([(1, 2, "resting"), (2, 3, "resting")])
    await trainer.train()
    guard case .failed(let reason) = trainer.phase else {
      Issue.record("the phase is \(trainer.phase)")
      return
    }
    #expect(reason.contains("resting"))
  }

  @Test func `columns are found where none are named`() async throws {
    let fitted = try await BoostedTreeClassifier(targetColumn: "activity").fitted(to: ActivityTrainer().table)
    #expect(fitted.featureColumnNames == ["steps", "heartRate"])
    #expect(fitted.classCount == 5)
  }

  @Test func `an exported package answers as the fitted model does`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "activity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "Activity.mlpackage")
    let table = ActivityTrainer().table
    let fitted = try await BoostedTreeClassifier(targetColumn: "activity").fitted(to: table)
    try fitted.export(to: place)

    let loaded = try MLModel(contentsOf: place)
    let inMemory = try await fitted.applied(to: table)
    for row in 0..<table.rows.count {
      let provider = try MLDictionaryFeatureProvider(dictionary: [
        "steps": MLFeatureValue(double: table["steps", Double.self][row] ?? .nan),
        "heartRate": MLFeatureValue(double: table["heartRate", Double.self][row] ?? .nan),
      ])
      let output = try await loaded.prediction(from: provider)
      #expect(output.featureValue(for: "activity")?.stringValue == inMemory["activity", String.self][row])
    }
  }

  @Test func `each iteration is seen, then the model`() async throws {
    let task = BoostedTreeClassifier(targetColumn: "activity", featureColumns: ["steps", "heartRate"])
    let stream = task.makeTrainingEvents(on: ActivityTrainer().table)
    var accuracies: [Double] = []
    var finalAccuracy = 0.0
    for try await event in stream {
      switch event {
      case .iterationCompleted(let checkpoint): accuracies.append(checkpoint.metrics.accuracy)
      case .completed(let final): finalAccuracy = final.trainingMetrics.accuracy
      @unknown default: break
      }
    }
    #expect(accuracies.count == 10)
    #expect(accuracies.last == finalAccuracy)
    #expect(finalAccuracy == 1)
  }

  @Test func `a misspelled column is an error that names it and the nearest`() async throws {
    let fitted = try await BoostedTreeClassifier(targetColumn: "activity").fitted(to: ActivityTrainer().table)
    var row = DataFrame()
    row.append(column: Column<Double>(name: "steps", contents: [9000]))
    row.append(column: Column<Double>(name: "heartrate", contents: [158]))
    do {
      _ = try await fitted.applied(to: row)
      Issue.record("a model answered without one of its columns")
    } catch {
      #expect(error.localizedDescription.contains("'heartRate'"))
      #expect(error.localizedDescription.contains("'heartrate'"))
    }
  }

  @Test func `Apple's own spelling trains the same model`() async throws {
    let table = ActivityTrainer().table
    let ours = try await BoostedTreeClassifier(targetColumn: "activity").fitted(to: table)
    let theirs = try await BoostedTreeClassifier<String>(
      labels: Set(ActivityTrainer.day.map(\.label)), annotationColumnName: "activity",
      featureColumnNames: ["steps", "heartRate"], configuration: BoostedTreeConfiguration()
    ).fitted(to: table, validateOn: nil, eventHandler: nil)
    let (first, second) = (try await ours(table), try await theirs(table))
    #expect(
      first["activityProbability", ClassificationDistribution<String>.self].map { $0 }
        == second["activityProbability", ClassificationDistribution<String>.self].map { $0 })
  }
}
