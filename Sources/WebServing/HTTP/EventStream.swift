import CMicroHTTPD
import Foundation

/// One stream of server-sent events to one client.
///
/// Give it to a response, and send to it from any thread. What is sent waits until the client takes it: whoever sends
/// looks at ``isDrained``, or waits for `onDrained`, and makes the next event only then, so a client that does not read
/// costs no memory.
package final class EventStream: Sendable {
  private enum Phase {
    /// No connection has asked for it yet.
    case unattached
    /// The connection is being written to.
    case active(ConnectionHandle)
    /// The connection waits for something to be sent.
    case suspended(ConnectionHandle)
    /// The connection is to be closed as soon as it asks again.
    case abandoned
    case ended
  }

  private struct State {
    var phase = Phase.unattached
    var waiting = ByteQueue()
    var isDrained = true
    var isClosing = false
    var isHeartbeatDue = false
    var onDrained: (@Sendable () -> Void)?
    var onClosed: (@Sendable () -> Void)?
  }

  /// What the library may do next with a connection.
  private enum Step {
    case give(Int)
    case wait
    case end(Int)
    /// Tell that everything has been taken, and look again.
    case tell((@Sendable () -> Void)?)
  }

  private let heartbeat: Data
  private let state: Guarded<State>

  /// Makes a stream whose closures are called on the server's thread: they must return soon, and may send and close.
  ///
  /// - Parameters:
  ///   - heartbeat: What the client hears when it hears nothing else for a while; by default a comment, which every
  ///     client of event streams skips.
  ///   - onDrained: Called each time that everything given so far has been handed to the socket.
  ///   - onClosed: Called once, when the response has ended in whatever way.
  package init(
    heartbeat: Data = Data(":\n\n".utf8), onDrained: @Sendable @escaping () -> Void,
    onClosed: @Sendable @escaping () -> Void
  ) {
    self.heartbeat = heartbeat
    state = Guarded(State(onDrained: onDrained, onClosed: onClosed))
  }

  /// Appends whole events to what waits. After the end it does nothing.
  package func send(_ bytes: Data) {
    guard !bytes.isEmpty else { return }
    state.withLock { state in
      if state.isClosing { return }
      switch state.phase {
      case .abandoned, .ended: return
      case .unattached, .active, .suspended: break
      }
      state.waiting.append(bytes)
      state.isDrained = false
      Self.wake(&state)
    }
  }

  /// Whether everything given so far has been handed to the socket.
  package var isDrained: Bool { state.withLock { $0.isDrained } }

  /// Ends the response after what waits.
  package func close() {
    state.withLock { state in
      state.isClosing = true
      Self.wake(&state)
    }
  }

  private static func wake(_ state: inout State) {
    guard case .suspended(let connection) = state.phase else { return }
    state.phase = .active(connection)
    connection.resume()
  }
}

// For the server.
extension EventStream {
  /// Gives the stream to a connection; false if it belongs to one already.
  func attach(to connection: ConnectionHandle) -> Bool {
    state.withLock { state in
      guard case .unattached = state.phase else { return false }
      state.phase = .active(connection)
      return true
    }
  }

  /// Lets the client hear something if it hears nothing else, so that a vanished one is noticed.
  func beat() {
    state.withLock { state in
      guard state.isDrained else { return }
      state.isHeartbeatDue = true
      Self.wake(&state)
    }
  }

  /// Drops what waits and has the connection closed.
  func abandon() {
    state.withLock { state in
      if case .ended = state.phase { return }
      Self.wake(&state)
      state.phase = .abandoned
    }
  }

  /// The response is over.
  func end() {
    let onClosed = state.withLock { state in
      state.phase = .ended
      state.waiting = ByteQueue()
      state.isDrained = true
      state.onDrained = nil
      defer { state.onClosed = nil }
      return state.onClosed
    }
    onClosed?()
  }

  /// Fills the library's buffer, or suspends the connection if nothing waits. To be called on the server's thread.
  ///
  /// - Returns: The number of bytes, or the library's sign of the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      switch state.withLock({ step(&$0, buffer) }) {
      case .give(let count): return count
      case .wait: return 0
      case .end(let sign): return sign
      case .tell(let onDrained): onDrained?()
      }
    }
  }

  private func step(_ state: inout State, _ buffer: UnsafeMutableRawBufferPointer) -> Step {
    guard case .active(let connection) = state.phase else { return .end(-1) }
    let count = state.waiting.move(to: buffer)
    if count > 0 {
      state.isHeartbeatDue = false
      return .give(count)
    }
    if !state.isDrained {
      state.isDrained = true
      return .tell(state.onDrained)
    }
    if state.isClosing { return .end(-1) }
    if state.isHeartbeatDue, buffer.count >= heartbeat.count {
      state.isHeartbeatDue = false
      buffer.copyBytes(from: heartbeat)
      return .give(heartbeat.count)
    }
    // Under the lock, so that nothing is sent between the look and the suspension.
    connection.suspend()
    state.phase = .suspended(connection)
    return .wait
  }
}
