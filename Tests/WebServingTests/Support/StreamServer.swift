import Foundation
import Synchronization
import WebServing

/// A server whose every request gets an event stream, which the test finds here.
final class StreamServer: Sendable {
  private let opened: Mutex<[String: EventStream]>
  let isOpened = Signal()
  let isDrained = Signal()
  let isClosed = Signal()
  let log: Mutex<[String]>
  private let running: Mutex<WebServer?>

  init(limits: WebServer.Limits = WebServer.Limits()) throws {
    opened = Mutex([:])
    log = Mutex([])
    running = Mutex(nil)
    let server = try WebServer(
      address: "127.0.0.1", port: 0, limits: limits, log: { [weak self] line in self?.log.withLock { $0.append(line) } }
    ) { [weak self] request in
      guard let self else { return .text(500, "The test is over.") }
      if request.path == "/plain" { return .text(200, "plain") }
      let stream = EventStream(
        onDrained: { [isDrained] in isDrained.send() }, onClosed: { [isClosed] in isClosed.send() })
      opened.withLock { $0[request.path] = stream }
      isOpened.send()
      return HTTPResponse(eventStream: stream)
    }
    running.withLock { $0 = server }
  }

  var server: WebServer { running.withLock { $0! } }
  var port: UInt16 { server.port }
  func stop() { server.stop() }

  /// The stream of the last request for a path.
  func stream(_ path: String) -> EventStream { opened.withLock { $0[path]! } }

  /// A client of a new stream that has got the head of its response.
  func open(_ path: String, patience: Double = 10, receiveBuffer: Int32? = nil) async throws -> (RawClient, EventStream)
  {
    let client = try RawClient(port: port, patience: patience, receiveBuffer: receiveBuffer)
    try await client.send("GET \(path) HTTP/1.1\r\nHost: test\r\n\r\n")
    _ = try await client.read(to: "\r\n\r\n")
    return (client, stream(path))
  }
}
