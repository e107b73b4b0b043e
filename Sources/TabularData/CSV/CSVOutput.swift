import FileReplacement
import Foundation

/// Where a CSV goes: into memory, or into a file.
enum CSVDestination {
  case memory
  case file(FileReplacement)
}

/// Puts chunks one after the other that threads finish in any order.
final class CSVOutput: @unchecked Sendable {
  private let destination: CSVDestination
  private let turn = NSCondition()
  // All that follows belongs to who holds `turn`.
  private var nextChunk = 0
  private var length = 0
  private var failure: (any Error)?
  private(set) var data = Data()

  init(to destination: CSVDestination) { self.destination = destination }

  /// Whether no more bytes are wanted, since something failed.
  var hasFailed: Bool { turn.withLock { failure != nil } }

  /// Takes the bytes of a chunk, or why there are none, as soon as all earlier chunks have been taken.
  ///
  /// Each chunk, counted from 0, must come once; a chunk may wait only for chunks that another thread is at.
  func take(_ outcome: Result<UnsafeBufferPointer<UInt8>, any Error>, chunk: Int) {
    turn.lock()
    while nextChunk < chunk { turn.wait() }
    let offset = length
    var unwritten: UnsafeBufferPointer<UInt8>?
    switch outcome {
    case .success(let bytes) where failure == nil:
      length += bytes.count
      if case .memory = destination { data.append(bytes) } else { unwritten = bytes }
    case .failure(let error) where failure == nil: failure = error
    default: break
    }
    nextChunk += 1
    turn.broadcast()
    turn.unlock()
    // A file takes bytes at any place, so writing them need not wait.
    if let unwritten { write(unwritten, at: offset) }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard case .file(let file) = destination else { return }
    do {
      try file.write(UnsafeRawBufferPointer(bytes), at: offset)
    } catch {
      turn.withLock { failure = failure ?? error }
    }
  }

  /// Throws what went wrong with the first chunk that failed.
  func check() throws {
    if let failure = turn.withLock({ failure }) { throw failure }
  }
}
