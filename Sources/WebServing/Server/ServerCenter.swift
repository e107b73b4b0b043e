import CMicroHTTPD
import Foundation
import Glibc

/// What the connections of a server share.
final class ServerCenter: Sendable {
  private struct State {
    var isStopping = false
    var lastNumber: UInt64 = 0
    var exchanges: [UInt64: Exchange] = [:]
    var connections = 0
    /// Since when a connection has sent no complete request, by its socket.
    var receivingSince: [Int32: ContinuousClock.Instant] = [:]
    /// The connections among them that have never sent one.
    var unused: Set<Int32> = []
    var thread: pthread_t?
  }

  let limits: WebServer.Limits
  let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  let log: @Sendable (String) -> Void
  let watch: ConnectionWatch
  private let state = Guarded(State())

  init(
    limits: WebServer.Limits, log: @escaping @Sendable (String) -> Void,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(WebServerError) {
    self.limits = limits
    self.log = log
    self.handler = handler
    watch = try ConnectionWatch()
  }

  /// Begins to look after the connections.
  func startWatch() {
    watch.start(
      every: limits.heartbeatSeconds, tick: { self.tick() },
      left: { number in self.state.withLock { $0.exchanges[number] }?.clientHasLeft() })
  }

  /// A new exchange for a request whose first line has come.
  func exchange(for target: RequestTarget?) -> Exchange {
    let (exchange, isStopping) = state.withLock { state in
      state.lastNumber += 1
      let exchange = Exchange(number: state.lastNumber, target: target, center: self)
      state.exchanges[state.lastNumber] = exchange
      return (exchange, state.isStopping)
    }
    if isStopping { exchange.refuse() }
    return exchange
  }

  func complete(_ exchange: Exchange, _ connection: ConnectionHandle) {
    if exchange.isStreaming { watch.remove(connection.socket) }
    exchange.complete()
    state.withLock { state in
      state.exchanges[exchange.number] = nil
      state.receivingSince[connection.socket] = .now
    }
  }

  /// A connection waits for its first request. Called on the library's thread.
  func connected(_ socket: Int32) {
    state.withLock { state in
      state.thread = pthread_self()
      state.connections += 1
      if state.connections > limits.connections - limits.connections / 8 { closeIdle(&state) }
      state.receivingSince[socket] = .now
      state.unused.insert(socket)
    }
  }

  /// Makes room for those who ask for something, before the library has none left and lets everybody wait: closes the
  /// connection that has waited longest for a request, one that has never had any if there is one.
  private func closeIdle(_ state: inout State) {
    let unused = state.receivingSince.filter { state.unused.contains($0.key) }
    let idle = unused.isEmpty ? state.receivingSince : unused
    guard let socket = idle.min(by: { $0.value < $1.value })?.key else { return }
    forget(socket, &state)
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// A connection has sent a complete request.
  func received(_ socket: Int32) {
    state.withLock { forget(socket, &$0) }
  }

  /// A connection is about to be closed.
  func disconnected(_ socket: Int32) {
    state.withLock { state in
      state.connections -= 1
      forget(socket, &state)
    }
  }

  private func forget(_ socket: Int32, _ state: inout State) {
    state.receivingSince[socket] = nil
    state.unused.remove(socket)
  }

  private func tick() {
    let limit = Duration.seconds(limits.requestSeconds)
    let exchanges = state.withLock { state in
      // Under the lock, so that the socket is not closed and its number taken by another.
      for (socket, start) in state.receivingSince where ContinuousClock.now - start > limit {
        shutdown(socket, Int32(SHUT_RDWR))
      }
      return Array(state.exchanges.values)
    }
    for exchange in exchanges { exchange.beat() }
  }

  /// Lets go of every connection, and of those to come.
  ///
  /// - Returns: Whether the caller is on the library's thread, which cannot wait for its own end; nil if this was done
  ///   before.
  func refuseAll() -> Bool? {
    let found: ([Exchange], Bool)? = state.withLock { state in
      if state.isStopping { return nil }
      state.isStopping = true
      return (Array(state.exchanges.values), state.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false)
    }
    guard let (exchanges, isOnLibraryThread) = found else { return nil }
    for exchange in exchanges { exchange.refuse() }
    return isOnLibraryThread
  }
}
