import Foundation
import Testing
import WebServing

@Suite struct ExchangeTests {
  /// What only the handler holds.
  private final class Token: Sendable {}

  @Test func `nothing is kept of requests, however they end`() async throws {
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { [held] request in
        withExtendedLifetime(held) {
          request.path == "/events"
            ? HTTPResponse(eventStream: EventStream(onDrained: {}, onClosed: {})) : .text(200, "well")
        }
      }
      let requests = [
        "GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nno header\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: test\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 99999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "HEAD /events HTTP/1.1\r\nHost: test\r\n\r\n",
        "\r\n\r\nnonsense\r\n\r\n",
      ]
      for request in requests {
        let client = try RawClient(port: server.port)
        try await client.send(request)
        _ = try await client.readAll()
      }
      var unfinished: [RawClient] = []
      for request in ["GET / HT", "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nabc"] {
        let client = try RawClient(port: server.port)
        try await client.send(request)
        unfinished.append(client)
      }
      await unfinished[1].close()
      let streaming = try RawClient(port: server.port)
      try await streaming.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
      _ = try await streaming.read(to: "\r\n\r\n")
      server.stop()
    }
    // The handlers' tasks may have been about to end.
    for _ in 0..<100 where token != nil { try await Task.sleep(for: .milliseconds(20)) }
    #expect(token == nil)
  }

  @Test func `a client that sends a body nobody wants still gets the refusal`() async throws {
    var limits = WebServer.Limits()
    limits.bodyBytes = 1_000
    let server = try WebServer(address: "127.0.0.1", port: 0, limits: limits, log: { _ in }) { _ in .text(200, "") }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let count = 300_000
    let body = String(repeating: "x", count: count)
    // The server may close before all is sent.
    try? await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: \(count)\r\n\r\n" + body)
    #expect(try await client.readAll().hasPrefix("HTTP/1.1 413 "))
  }

  @Test func `a stream that is given to two responses serves the first`() async throws {
    let stream = EventStream(onDrained: {}, onClosed: {})
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { _ in HTTPResponse(eventStream: stream) }
    defer { server.stop() }
    let first = try RawClient(port: server.port)
    try await first.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
    _ = try await first.read(to: "\r\n\r\n")
    let second = try RawClient(port: server.port)
    try await second.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await second.readResponse().head.hasPrefix("HTTP/1.1 500 "))
    stream.send(Data("data: 1\n\n".utf8))
    #expect(try await first.readChunk() == "data: 1\n\n")
  }

  @Test func `a stream whose headers cannot be sent is closed, and its connection goes on`() async throws {
    let closed = Signal()
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { request in
      let stream = EventStream(onDrained: {}, onClosed: { closed.send() })
      return HTTPResponse(eventStream: stream, headers: request.path == "/bad" ? [(name: "X", value: "a\nb")] : [])
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET /bad HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await client.readResponse().head.hasPrefix("HTTP/1.1 500 "))
    #expect(await closed.wait())
    try await client.send("GET /good HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await client.read(to: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
    await client.close()
    #expect(await closed.wait(seconds: 5))
    #expect(closed.count == 2)
  }
}
