import Foundation
import Synchronization

/// Counts how often something has happened, and waits for it.
final class Signal: Sendable {
  private let number = Mutex(0)
  private let semaphore = DispatchSemaphore(value: 0)

  var count: Int { number.withLock { $0 } }

  func send() {
    number.withLock { $0 += 1 }
    semaphore.signal()
  }

  /// Waits for the next time; false if it does not come.
  func wait(seconds: Double = 10) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [semaphore] in
        continuation.resume(returning: semaphore.wait(timeout: .now() + seconds) == .success)
      }
    }
  }
}
