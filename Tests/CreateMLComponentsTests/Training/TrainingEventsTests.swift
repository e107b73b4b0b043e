import CreateMLComponents
import Foundation
import TabularData
import Testing

@Suite struct TrainingEventsTests {
  private func classifier(iterations: Int) -> BoostedTreeClassifier<String> {
    var configuration = BoostedTreeConfiguration()
    configuration.maximumIterations = iterations
    return BoostedTreeClassifier(targetColumn: "state", configuration: configuration)
  }

  @Test func `checkpoints count up, then comes the model`() async throws {
    var iterations: [Int] = []
    var accuracy: Double?
    let events = classifier(iterations: 5).makeTrainingEvents(
      on: SampleFrames.states(100), validateOn: SampleFrames.states(20, from: 100))
    for try await event in events {
      switch event {
      case .iterationCompleted(let checkpoint):
        iterations.append(checkpoint.iteration)
        #expect(checkpoint.iterationCount == 5)
        #expect(checkpoint.validationMetrics != nil)
        #expect(accuracy == nil)
      case .completed(let model): accuracy = model.trainingMetrics.accuracy
      }
    }
    #expect(iterations == [1, 2, 3, 4, 5])
    #expect(accuracy == 1)
  }

  @Test func `leaving the loop ends a training that would take for ever`() async throws {
    let events = classifier(iterations: 1_000_000).makeTrainingEvents(on: SampleFrames.states(100))
    var count = 0
    for try await _ in events {
      count += 1
      if count == 3 { break }
    }
    #expect(count == 3)
  }

  @Test func `cancelling the task ends the loop with a cancellation error`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let watching = Task {
      for try await _ in classifier(iterations: 1_000_000).makeTrainingEvents(on: SampleFrames.states(100)) {
        start.yield()
      }
    }
    for await _ in started { break }
    watching.cancel()
    await #expect(throws: CancellationError.self) { try await watching.value }
  }

  @Test func `a loop that falls behind misses old checkpoints, never the model`() async throws {
    let count = 3 * TrainingEvents<TreeClassifierModel<String>, ClassificationProgress>.bufferedEventCount
    var iterations: [Int] = []
    var isCompleted = false
    for try await event in classifier(iterations: count).makeTrainingEvents(on: SampleFrames.states(30)) {
      switch event {
      case .iterationCompleted(let checkpoint):
        // The first turn takes longer than the whole training.
        if iterations.isEmpty { try await Task.sleep(for: .seconds(3)) }
        iterations.append(checkpoint.iteration)
      case .completed: isCompleted = true
      }
    }
    #expect(isCompleted)
    #expect(iterations.last == count)
    #expect(iterations.count < count)
    #expect(iterations == iterations.sorted())
  }

  @Test(.timeLimit(.minutes(2)))
  func `more trainings than processors can all be stopped`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let events = classifier(iterations: 1_000_000).makeTrainingEvents(on: SampleFrames.states(50))
          for try await event in events {
            if case .iterationCompleted(let checkpoint) = event, checkpoint.iteration >= 5 { break }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `an error of the training is thrown into the loop`() async {
    await #expect(throws: TabularPipelineDataError.self) {
      for try await _ in BoostedTreeClassifier(targetColumn: "stat").makeTrainingEvents(on: SampleFrames.states(9)) {}
    }
  }

  @MainActor
  @Test func `a loop on the main actor may change what belongs to it`() async throws {
    var accuracies: [Double] = []
    for try await event in classifier(iterations: 3).makeTrainingEvents(on: SampleFrames.states(60)) {
      if case .iterationCompleted(let checkpoint) = event { accuracies.append(checkpoint.metrics.accuracy) }
    }
    #expect(accuracies.count == 3)
  }
}
