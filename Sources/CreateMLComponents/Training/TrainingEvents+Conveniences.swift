import TrainingLoop

/// What happens while a model is trained: an event for each iteration, then one with the model.
///
/// This type is not part of Apple's framework.
///
/// Training begins with the first iteration over the sequence, and anew with each further one. It goes on while the
/// loop's body works; leaving the loop, or cancelling the task that it is in, ends it within one iteration. A loop that
/// falls behind by more than ``bufferedEventCount`` events misses the oldest of them, never the last. A cancelled loop
/// ends with `CancellationError`, a failed training with its error.
public struct TrainingEvents<Model: Sendable, Progress: Sendable & Equatable>: AsyncSequence {
  /// An event of a training.
  public typealias Element = TrainingEvent<Model, Progress>

  /// How many events wait for a loop that is slower than the training.
  public static var bufferedEventCount: Int { 256 }

  private let progress: @Sendable (TrainingScores) -> Progress
  private let train: (TrainingMonitor) throws -> Model

  /// - Parameters:
  ///   - progress: What the trainer's scores mean for this kind of model.
  ///   - train: Trains with the monitor that it is given.
  init(
    progress: @escaping @Sendable (TrainingScores) -> Progress, _ train: @escaping (TrainingMonitor) throws -> Model
  ) {
    self.progress = progress
    self.train = train
  }

  /// Begins the training.
  public func makeAsyncIterator() -> Iterator { Iterator(TrainingRun(progress: progress, train)) }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let run: TrainingRun<Model, Progress>
    private var events: AsyncThrowingStream<Element, any Error>.Iterator
    private var isCompleted = false

    init(_ run: TrainingRun<Model, Progress>) {
      self.run = run
      events = run.events.makeAsyncIterator()
    }

    /// Waits for the next event; nil after the one with the model.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// Waits for the next event without leaving the caller's actor; nil after the one with the model.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      guard let event = try await events.next(isolation: actor) else {
        // The stream of a cancelled task ends early without an error of its own.
        if !isCompleted { throw CancellationError() }
        return nil
      }
      if case .completed = event { isCompleted = true }
      return event
    }
  }
}

/// Something that happened while a model was trained.
///
/// This type is not part of Apple's framework.
public enum TrainingEvent<Model: Sendable, Progress: Sendable & Equatable>: Sendable {
  /// An iteration is done.
  case iterationCompleted(TrainingCheckpoint<Progress>)
  /// Training is done, and this is the model.
  case completed(Model)
}

/// How a training stands after an iteration.
///
/// This type is not part of Apple's framework.
public struct TrainingCheckpoint<Progress: Sendable & Equatable>: Sendable, Equatable {
  /// Iterations done, from 1.
  public let iteration: Int

  /// The most iterations that will be done.
  public let iterationCount: Int

  /// What the model has achieved on the rows that it learns from.
  public let metrics: Progress

  /// What the model has achieved on validation rows; nil where there are none.
  public let validationMetrics: Progress?

  init(_ report: TrainingReport, progress: (TrainingScores) -> Progress) {
    iteration = report.iteration
    iterationCount = report.iterationCount
    metrics = progress(report.training)
    validationMetrics = report.validation.map(progress)
  }
}

/// What a classifier in training has achieved.
///
/// This type is not part of Apple's framework.
public struct ClassificationProgress: Sendable & Equatable {
  /// The mean log loss of a row.
  public let loss: Double

  /// The share of rows whose label is right, in 0…1.
  public let accuracy: Double

  init(_ scores: TrainingScores) {
    loss = scores.loss
    accuracy = scores.accuracy ?? .nan
  }
}

/// What a regressor in training has achieved.
///
/// This type is not part of Apple's framework.
public struct RegressionProgress: Sendable & Equatable {
  /// Half the mean squared error of a row.
  public let loss: Double

  /// The root of the mean squared error, in the unit of the target.
  public let rootMeanSquaredError: Double

  /// The largest absolute error, in the unit of the target.
  public let maximumError: Double

  init(_ scores: TrainingScores) {
    loss = scores.loss
    rootMeanSquaredError = scores.rootMeanSquaredError ?? .nan
    maximumError = scores.maximumError ?? .nan
  }
}
