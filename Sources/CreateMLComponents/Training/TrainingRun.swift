import TrainingLoop

/// A training that goes on until it is done or nobody holds it any more.
final class TrainingRun<Model: Sendable, Progress: Sendable & Equatable>: Sendable {
  let events: AsyncThrowingStream<TrainingEvent<Model, Progress>, any Error>
  private let task: Task<Void, Never>

  init(
    progress: @escaping @Sendable (TrainingScores) -> Progress, _ train: @escaping (TrainingMonitor) throws -> Model
  ) {
    let work = Handover(train)
    let (events, continuation) = AsyncThrowingStream.makeStream(
      of: TrainingEvent<Model, Progress>.self,
      bufferingPolicy: .bufferingNewest(TrainingEvents<Model, Progress>.bufferedEventCount))
    self.events = events
    task = Task {
      do {
        let model = try await BackgroundTraining.run(
          report: { continuation.yield(.iterationCompleted(TrainingCheckpoint($0, progress: progress))) },
          work.value)
        continuation.yield(.completed(model))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { [task] _ in task.cancel() }
  }

  deinit { task.cancel() }
}
