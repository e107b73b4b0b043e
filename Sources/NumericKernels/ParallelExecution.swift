import Dispatch
import Glibc
import Synchronization

/// Work spread over the processor's cores.
package enum ParallelExecution {
  /// The number of processors online.
  package static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Calls `body` once for each index in `0..<count`, on up to `threadCount` threads, and returns when all are done.
  ///
  /// Indices are handed out as threads become free, so which thread runs an index is not defined: a body writes only
  /// what belongs to its index. With one thread, or one index, everything runs on the caller's thread, in order.
  package static func forEach(_ count: Int, threadCount: Int, _ body: (Int) -> Void) {
    forEach(count, threadCount: threadCount) { (_: Int, index) in body(index) }
  }

  /// As `forEach(_:threadCount:_:)`, and tells each call which of the threads, counted from 0, makes it, so that a
  /// thread can keep memory of its own between indices; a thread gets rising indices.
  package static func forEach(_ count: Int, threadCount: Int, _ body: (_ worker: Int, _ index: Int) -> Void) {
    if threadCount <= 1 || count <= 1 {
      for index in 0..<count { body(0, index) }
      return
    }
    let next = SharedCounter()
    withoutActuallyEscaping(body) { body in
      let shared = UncheckedSendable(body)
      DispatchQueue.concurrentPerform(iterations: min(threadCount, count)) { worker in
        while true {
          let index = next.value.add(1, ordering: .relaxed).oldValue
          if index >= count { break }
          shared.value(worker, index)
        }
      }
    }
  }

  /// Cuts `0..<count` into ranges of `chunkLength` (the last may be shorter) and calls `body` once for each.
  ///
  /// The ranges depend on `chunkLength` alone, so sums that are made a range at a time and added in range order come out
  /// the same for any number of threads.
  package static func forEachChunk(
    of count: Int, chunkLength: Int, threadCount: Int, _ body: (_ chunk: Int, _ rows: Range<Int>) -> Void
  ) {
    forEach((count + chunkLength - 1) / chunkLength, threadCount: threadCount) { chunk in
      body(chunk, chunk * chunkLength..<min(count, (chunk + 1) * chunkLength))
    }
  }
}

private final class SharedCounter: Sendable {
  let value = Atomic<Int>(0)
}

/// Carries a value over a thread border where the caller vouches for its use.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
