import Foundation
import Synchronization
import TrainingLoop

/// Training on a thread of its own, so that neither an actor nor the threads that tasks share are held up.
///
/// A dispatch queue will not do: its threads are those that tasks run on, no more than there are processors, and as many
/// trainings would leave none for whoever wants to stop them.
enum BackgroundTraining {
  /// Runs `train`, and stops it when the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - report: Is told of each iteration, on the training thread; nil where nobody listens.
  ///   - train: Trains with the monitor that it is given.
  /// - Throws: What `train` throws.
  static func run<Value>(
    report: (@Sendable (TrainingReport) -> Void)?, _ train: @escaping (TrainingMonitor) throws -> Value
  ) async throws -> Value {
    let cancellation = Cancellation()
    let work = Handover(train)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          let monitor = TrainingMonitor(report: report, isCancelled: { cancellation.isRequested })
          continuation.resume(with: Result { Handover(try work.value(monitor)) })
        }
      }.value
    } onCancel: {
      cancellation.request()
    }
  }
}

/// Whether somebody has asked for a training to stop.
private final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() { flag.store(true, ordering: .relaxed) }
}

/// A value that one thread gives to another and does not touch while that one works.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
