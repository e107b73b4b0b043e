import CMicroHTTPD
import Foundation

/// One request and its response.
///
/// The library calls ``proceed(_:method:data:count:)`` again and again on its thread: for the headers, for each portion
/// of the body, for the end, and once more when the connection is resumed.
final class Exchange: Sendable {
  private enum Phase {
    case awaitingHeaders
    case receiving
    /// The connection is suspended until the handler has answered.
    case handling(ConnectionHandle, Task<Void, Never>)
    case answered(HTTPResponse)
    case sending(EventStream?)
    /// The server stops, and the connection is closed.
    case refused
    case ended
  }

  private struct State {
    var phase = Phase.awaitingHeaders
    var method = ""
    var headers: [(name: String, value: String)] = []
    var body = Data()
    /// The bytes of the body that were not stored.
    var excess = 0
  }

  private enum Step {
    case proceed
    case queue(HTTPResponse)
    case close
  }

  /// How much of a body that is too large is read only to be dropped.
  private static let greatestExcess = 65_536

  let number: UInt64
  private let target: RequestTarget?
  private let center: ServerCenter
  private let state = Guarded(State())

  init(number: UInt64, target: RequestTarget?, center: ServerCenter) {
    self.number = number
    self.target = target
    self.center = center
  }

  /// Takes what the library has and says what it is to do.
  ///
  /// - Returns: False if the connection is to be closed.
  func proceed(
    _ connection: ConnectionHandle, method: UnsafePointer<CChar>, data: UnsafePointer<CChar>?, count: Int
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
    let step = state.withLock { state in
      switch state.phase {
      case .awaitingHeaders: begin(&state, connection, method)
      case .receiving where !bytes.isEmpty: store(&state, bytes)
      case .receiving: handle(&state, connection)
      case .answered(let response): Step.queue(response)
      case .handling, .sending: Step.proceed
      case .refused, .ended: Step.close
      }
    }
    switch step {
    case .proceed: return true
    case .close: return false
    case .queue(let response): return send(response, connection)
    }
  }

  private func begin(_ state: inout State, _ connection: ConnectionHandle, _ method: UnsafePointer<CChar>) -> Step {
    guard target != nil else { return .queue(.text(400, "The address holds an escape that is no text.")) }
    state.method = String(cString: method)
    state.headers = connection.headers
    state.phase = .receiving
    let announced = state.headers.first { $0.name.lowercased() == "content-length" }.flatMap { UInt64($0.value) }
    if let announced, announced > center.limits.bodyBytes { return .queue(tooLarge) }
    state.body.reserveCapacity(Int(announced ?? 0))
    return .proceed
  }

  private func store(_ state: inout State, _ bytes: UnsafeRawBufferPointer) -> Step {
    if state.excess == 0, state.body.count + bytes.count <= center.limits.bodyBytes {
      state.body.append(contentsOf: bytes)
      return .proceed
    }
    // A body of unannounced size. A client that ends it soon gets a response, which must wait for the end.
    state.body = Data()
    state.excess += bytes.count
    return state.excess > Self.greatestExcess ? .close : .proceed
  }

  private func handle(_ state: inout State, _ connection: ConnectionHandle) -> Step {
    guard let target, state.excess == 0 else { return .queue(tooLarge) }
    let request = HTTPRequest(
      method: state.method, path: target.path, query: target.query, headers: state.headers, body: state.body)
    state.headers = []
    state.body = Data()
    center.received(connection.socket)
    // Under the lock, so that an answer never finds a connection that is still to be suspended.
    connection.suspend()
    let task = Task { answer(await center.handler(request)) }
    state.phase = .handling(connection, task)
    return .proceed
  }

  private var tooLarge: HTTPResponse {
    .text(413, "The body is larger than the \(center.limits.bodyBytes) bytes that are accepted.")
  }

  private func answer(_ response: HTTPResponse) {
    let isTooLate = state.withLock { state in
      guard case .handling(let connection, _) = state.phase else { return true }
      state.phase = .answered(response)
      connection.resume()
      return false
    }
    if isTooLate { response.eventStream?.end() }
  }

  private func send(_ response: HTTPResponse, _ connection: ConnectionHandle) -> Bool {
    if let stream = response.eventStream {
      guard stream.attach(to: connection) else {
        center.log("An event stream was given to two responses.")
        return fail(connection)
      }
      connection.prepareForStream(patience: 4 * center.limits.heartbeatSeconds)
      center.watch.add(connection.socket, number: number)
    }
    let isRefused = state.withLock { state in
      if case .refused = state.phase { return true }
      state.phase = .sending(response.eventStream)
      return false
    }
    if isRefused {
      response.eventStream?.end()
      return false
    }
    if connection.queue(response) { return true }
    center.log("A response of status \(response.status) could not be sent: a header is not valid, or memory is short.")
    response.eventStream?.end()
    return fail(connection)
  }

  private func fail(_ connection: ConnectionHandle) -> Bool {
    state.withLock { $0.phase = .sending(nil) }
    center.watch.remove(connection.socket)
    return connection.queue(.text(500, "The response could not be sent."))
  }

  /// Gives the client's stream a sign of life.
  func beat() { stream?.beat() }

  /// The client of a stream has closed the connection.
  func clientHasLeft() { stream?.abandon() }

  /// Whether the response is an event stream.
  var isStreaming: Bool { stream != nil }

  private var stream: EventStream? {
    state.withLock { if case .sending(let stream) = $0.phase { stream } else { nil } }
  }

  /// Has the connection closed whatever it does; it is not suspended afterwards.
  func refuse() {
    let stream: EventStream? = state.withLock { state in
      switch state.phase {
      case .awaitingHeaders, .receiving:
        state.phase = .refused
      case .handling(let connection, let task):
        state.phase = .refused
        task.cancel()
        connection.resume()
      case .answered(let response):
        state.phase = .refused
        return response.eventStream
      case .sending(let stream):
        stream?.abandon()
      case .refused, .ended:
        break
      }
      return nil
    }
    stream?.end()
  }

  /// The library is done with the request.
  func complete() {
    let stream: EventStream? = state.withLock { state in
      defer { state.phase = .ended }
      switch state.phase {
      case .answered(let response): return response.eventStream
      case .sending(let stream): return stream
      default: return nil
      }
    }
    stream?.end()
  }
}
