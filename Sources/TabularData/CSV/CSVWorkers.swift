import Dispatch
import Foundation
import Synchronization

/// Work spread over threads that each have a number, so that a thread can keep memory of its own between pieces.
enum CSVWorkers {
  static var defaultThreadCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Calls `body` once for each index in `0..<count`, in rising order on each thread; `worker` is below `threadCount`.
  static func forEach(_ count: Int, threadCount: Int, _ body: (_ worker: Int, _ index: Int) -> Void) {
    if threadCount <= 1 || count <= 1 {
      for index in 0..<count { body(0, index) }
      return
    }
    let next = Counter()
    withoutActuallyEscaping(body) { body in
      let shared = Shared(body: body)
      DispatchQueue.concurrentPerform(iterations: min(threadCount, count)) { worker in
        while true {
          let index = next.value.add(1, ordering: .relaxed).oldValue
          if index >= count { break }
          shared.body(worker, index)
        }
      }
    }
  }

  private final class Counter: Sendable {
    let value = Atomic<Int>(0)
  }

  /// Vouches that the pieces of work touch nothing in common.
  private struct Shared: @unchecked Sendable {
    let body: (Int, Int) -> Void
  }
}
