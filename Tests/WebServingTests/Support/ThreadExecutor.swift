import Foundation

/// Runs an actor on a thread outside of Swift's pool, so that it may wait.
final class ThreadExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "waiting client")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
