import CreateMLComponents
import Foundation
import Synchronization
import TabularData
import Testing

@Suite struct BoostedTreeClassifierTests {
  private enum State: String, Codable, Comparable {
    case cold, fine, hot

    static func < (first: State, second: State) -> Bool { first.rawValue < second.rawValue }
  }

  @Test func `a new row gets the label of its kind`() async throws {
    let classifier = BoostedTreeClassifier<String>(
      labels: ["cold", "fine", "hot"], annotationColumnName: "state", featureColumnNames: ["temperature", "noise"])
    let model = try await classifier.fitted(to: SampleFrames.states(300))
    let test = SampleFrames.states(50, from: 300)
    let result = try await model.applied(to: test)
    #expect(result["state", String.self].map { $0 } == test["state", String.self].map { $0 })
    #expect(model.trainingMetrics.accuracy == 1)
    #expect(model.trainingMetrics.exampleCount == 300)
    #expect(model.validationMetrics == nil)
  }

  @Test func `labels may be integers`() async throws {
    var frame = SampleFrames.states(200)
    frame.append(column: Column(name: "isHot", contents: frame["state", String.self].map { $0 == "hot" ? 7 : -7 }))
    let classifier = BoostedTreeClassifier<Int>(targetColumn: "isHot", featureColumns: ["temperature"])
    let model = try await classifier.fitted(to: frame)
    let result = try await model(frame)
    #expect(result["isHot", Int.self].map { $0 } == frame["isHot", Int.self].map { $0 })
    #expect(model.trainingMetrics.labels == [-7, 7])
  }

  @Test func `labels may be cases of an enumeration`() async throws {
    var frame = SampleFrames.states(200)
    let states = frame["state", String.self].map { $0.flatMap(State.init) }
    frame.removeColumn("state")
    frame.append(column: Column<State>(name: "state", contents: states))
    let model = try await BoostedTreeClassifier<State>(targetColumn: "state").fitted(to: frame)
    #expect(try await model(frame)["state", State.self].map { $0 } == states)
    #expect(model.trainingMetrics.precisionScore(label: .hot) == 1)
  }

  @Test func `each iteration is an event, with validation scores where there is validation data`() async throws {
    let events = Mutex<[Event]>([])
    var classifier = BoostedTreeClassifier(targetColumn: "state")
    classifier.configuration.maximumIterations = 4
    let model = try await classifier.fitted(
      to: SampleFrames.states(100), validateOn: SampleFrames.states(30, from: 100)
    ) { event in
      events.withLock { $0.append(event) }
    }
    let seen = events.withLock { $0 }
    #expect(seen.map(\.itemCount) == [1, 2, 3, 4])
    #expect(seen.allSatisfy { $0.totalItemCount == 4 && $0.origin == "BoostedTreeClassifier" })
    let losses = seen.compactMap { $0.metrics[.trainingLoss] as? Double }
    #expect(losses.count == 4)
    #expect(losses == losses.sorted(by: >))
    #expect(seen.last?.metrics[.trainingAccuracy] as? Double == model.trainingMetrics.accuracy)
    #expect(seen.last?.metrics[.validationAccuracy] as? Double == model.validationMetrics?.accuracy)
    #expect(seen.last?.metrics[.trainingError] == nil)
  }

  @Test func `a label that was not announced is refused with its row`() async {
    let classifier = BoostedTreeClassifier<String>(
      labels: ["cold", "fine"], annotationColumnName: "state", featureColumnNames: ["temperature"])
    let frame = SampleFrames.states(100)
    let row = frame["state", String.self].firstIndex { $0 == "hot" } ?? -1
    await #expect(throws: BoostedTreeError.unexpectedLabel(columnName: "state", row: row, label: "hot")) {
      try await classifier.fitted(to: frame)
    }
  }

  @Test func `labels of another type are refused`() async {
    await #expect(
      throws: TabularPipelineDataError.incorrectType(
        operation: "BoostedTreeClassifier", columnName: "noise", actual: "Int", expected: "String")
    ) {
      try await BoostedTreeClassifier(targetColumn: "noise").fitted(to: SampleFrames.states(20))
    }
  }

  @Test func `a column that is missing is named with the nearest`() async {
    await #expect(
      throws: TabularPipelineDataError.missingColumn(
        operation: "BoostedTreeClassifier (the nearest column is 'state')", columnName: "stat")
    ) {
      try await BoostedTreeClassifier(targetColumn: "stat").fitted(to: SampleFrames.states(20))
    }
  }

  @Test func `a row without a label is refused`() async {
    var frame = SampleFrames.states(20)
    frame["state", String.self][3] = nil
    let incomplete = frame
    await #expect(
      throws: TabularPipelineDataError.missingValues(operation: "BoostedTreeClassifier", columnName: "state")
    ) {
      try await BoostedTreeClassifier(targetColumn: "state").fitted(to: incomplete)
    }
  }

  @Test func `a setting out of range is refused`() async {
    var classifier = BoostedTreeClassifier(targetColumn: "state")
    classifier.configuration.learningRate = 0
    let wrong = classifier
    await #expect(throws: BoostedTreeError.self) { try await wrong.fitted(to: SampleFrames.states(20)) }
  }

  @Test func `a cancelled training ends with a cancellation error`() async throws {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let training = Task {
      var classifier = BoostedTreeClassifier(targetColumn: "state")
      classifier.configuration.maximumIterations = 1_000_000
      return try await classifier.fitted(to: SampleFrames.states(200)) { _ in start.yield() }
    }
    for await _ in started { break }
    training.cancel()
    await #expect(throws: CancellationError.self) { try await training.value }
  }

  @Test func `a configuration survives encoding and keeps the old name of its learning rate`() throws {
    var configuration = BoostedTreeConfiguration()
    #expect(configuration.maximumDepth == 6)
    #expect(configuration.learningRate == 0.3)
    #expect(configuration.minimumChildWeight == 0.1)
    #expect(configuration.earlyStoppingIterationCount == nil)
    configuration.earlyStoppingIterationCount = 5
    let data = try JSONEncoder().encode(configuration)
    #expect(try JSONDecoder().decode(BoostedTreeConfiguration.self, from: data) == configuration)
  }
}
