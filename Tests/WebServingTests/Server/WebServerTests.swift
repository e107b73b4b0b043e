import Foundation
import Synchronization
import Testing
import WebServing

@Suite struct WebServerTests {
  /// Tells the request in the response.
  private func echo(_ limits: WebServer.Limits = WebServer.Limits()) throws -> WebServer {
    try WebServer(address: "127.0.0.1", port: 0, limits: limits, log: { _ in }) { request in
      let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      let text = "\(request.method) \(request.path) [\(query)] \(request.header("x-name") ?? "-") "
      return HTTPResponse(status: 201, headers: [(name: "X-Kind", value: "echo")], body: Data(text.utf8) + request.body)
    }
  }

  @Test func `a request reaches the handler and the response the client`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send(
      "POST /a%20b//../c?x=1%2B+1&y&x=2 HTTP/1.1\r\nHost: test\r\nX-NAME: Ada\r\nUnknown-Header: 7\r\n"
        + "Content-Length: 5\r\n\r\nhello")
    let (head, body) = try await client.readResponse()
    #expect(head.hasPrefix("HTTP/1.1 201 Created\r\n"))
    #expect(head.contains("X-Kind: echo\r\n"))
    #expect(body == "POST /a b//../c [x=1+ 1&y=] Ada hello")
  }

  @Test func `two requests come one after the other on one connection`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for name in ["one", "two"] {
      try await client.send("GET /\(name) HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(try await client.readResponse().body == "GET /\(name) [] - ")
    }
  }

  @Test func `two requests sent at once are answered in turn`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send(["one", "two"].map { "GET /\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }.joined())
    #expect(try await client.readResponse().body == "GET /one [] - ")
    #expect(try await client.readResponse().body == "GET /two [] - ")
  }

  @Test func `a request by HEAD gets the length without the body`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("HEAD / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    let all = try await client.readAll()
    #expect(all.contains("\r\nContent-Length: 12\r\n"))
    #expect(all.hasSuffix("\r\n\r\n"))
  }

  @Test func `any method reaches the handler`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("BREW /pot HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await client.readResponse().body == "BREW /pot [] - ")
  }

  @Test func `a body in chunks arrives whole`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send(
      "POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n")
    #expect(try await client.readResponse().body == "POST / [] - abcdefg")
  }

  @Test func `a body of the greatest size is accepted`() async throws {
    var limits = WebServer.Limits()
    limits.bodyBytes = 100_000
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let body = String(repeating: "x", count: 100_000)
    try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 100000\r\n\r\n" + body)
    #expect(try await client.readResponse().body == "POST / [] - " + body)
  }

  @Test func `a client that asks whether to send its body is told so`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    #expect(try await client.read(to: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    try await client.send("abc")
    #expect(try await client.readResponse().body == "POST / [] - abc")
  }

  @Test func `a body that is announced as too large is refused before it comes`() async throws {
    var limits = WebServer.Limits()
    limits.bodyBytes = 1_000
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 1001\r\n\r\n")
    let all = try await client.readAll()
    #expect(all.hasPrefix("HTTP/1.1 413 "))
    #expect(all.hasSuffix("The body is larger than the 1000 bytes that are accepted.\n"))
  }

  @Test func `a body in chunks that grows too large is refused`() async throws {
    var limits = WebServer.Limits()
    limits.bodyBytes = 10
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send(
      "POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n0\r\n\r\n")
    #expect(try await client.readResponse().head.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func `a body in chunks without end is cut off`() async throws {
    var limits = WebServer.Limits()
    limits.bodyBytes = 10
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n20000\r\n")
    try await client.send(String(repeating: "x", count: 0x20000) + "\r\n")
    #expect(try await client.readAll() == "")
  }

  @Test(arguments: ["/%zz", "/%", "/%4", "/a%00b", "/%ff", "/?a=%00", "/?%c3=1"])
  func `an escape that is no text is refused`(target: String) async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET \(target) HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    #expect(try await client.readAll().hasPrefix("HTTP/1.1 400 "))
  }

  @Test func `headers that are too long are refused`() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let value = String(repeating: "x", count: 40_000)
    try await client.send("GET / HTTP/1.1\r\nHost: test\r\nX-Name: \(value)\r\n\r\n")
    #expect(try await client.readAll().hasPrefix("HTTP/1.1 431 "))
  }

  @Test func `a header that would end the line makes a response a failure`() async throws {
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { _ in
      HTTPResponse(status: 200, headers: [(name: "X-Name", value: "a\r\nSet-Cookie: b")])
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    let all = try await client.readAll()
    #expect(all.hasPrefix("HTTP/1.1 500 "))
    #expect(!all.contains("Set-Cookie"))
  }

  @Test func `a silent client is let go`() async throws {
    var limits = WebServer.Limits()
    limits.idleSeconds = 1
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: te")
    #expect(!(try await client.readAll().contains("201")))
  }

  @Test func `a client that sends byte by byte is let go`() async throws {
    var limits = WebServer.Limits()
    limits.idleSeconds = 5
    limits.requestSeconds = 1
    limits.heartbeatSeconds = 1
    let server = try echo(limits)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nX: ")
    let start = ContinuousClock.now
    await #expect(throws: RawClient.Failure.self) {
      while ContinuousClock.now - start < .seconds(10) {
        try await client.send("x")
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(ContinuousClock.now - start < .seconds(6))
  }

  @Test func `a slow handler delays no other client`() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { request in
      if request.path == "/slow" { for await _ in released { break } }
      return .text(200, request.path)
    }
    defer { server.stop() }
    let slow = try RawClient(port: server.port)
    try await slow.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n")
    let quick = try RawClient(port: server.port)
    try await quick.send("GET /quick HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await quick.readResponse().body == "/quick\n")
    release.yield()
    #expect(try await slow.readResponse().body == "/slow\n")
  }

  @Test func `stopping does not wait for a handler, and cancels it`() async throws {
    let begun = Signal()
    let cancelled = Signal()
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { _ in
      begun.send()
      do { try await Task.sleep(for: .seconds(60)) } catch { cancelled.send() }
      return .text(200, "late")
    }
    let client = try RawClient(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(await begun.wait())
    server.stop()
    #expect(await cancelled.wait())
    #expect(try await client.readAll() == "")
    server.stop()
  }

  @Test func `a port that is taken is named, and free again after the stop`() async throws {
    let first = try echo()
    let port = first.port
    #expect(throws: WebServerError.portTaken(port, address: "127.0.0.1")) {
      try WebServer(address: "127.0.0.1", port: port) { _ in .text(200, "") }
    }
    #expect(WebServerError.portTaken(8080, address: "::1").localizedDescription.contains("Port 8080 of ::1"))
    first.stop()
    let second = try WebServer(address: "127.0.0.1", port: port) { _ in .text(200, "") }
    #expect(second.port == port)
    second.stop()
  }

  @Test func `what is no address here is refused`() async throws {
    for address in ["localhost", "", "1.2.3.4.5", "127.0.0.1\0"] {
      #expect(throws: WebServerError.addressNotValid(address)) {
        try WebServer(address: address, port: 0) { _ in .text(200, "") }
      }
    }
    // RFC 5737: no machine has it.
    #expect(throws: WebServerError.addressNotHere("192.0.2.1")) {
      try WebServer(address: "192.0.2.1", port: 0) { _ in .text(200, "") }
    }
  }

  @Test func `beyond the greatest number of connections a client waits for its turn`() async throws {
    var limits = WebServer.Limits()
    limits.connections = 2
    let server = try echo(limits)
    defer { server.stop() }
    let first = try RawClient(port: server.port)
    let second = try RawClient(port: server.port)
    for client in [first, second] {
      try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
      _ = try await client.readResponse()
    }
    let third = try RawClient(port: server.port)
    try await third.send("GET /third HTTP/1.1\r\nHost: test\r\n\r\n")
    try await Task.sleep(for: .milliseconds(100))
    await first.close()
    #expect(try await third.readResponse().body == "GET /third [] - ")
  }

  @Test func `a server is found at an address of six`() async throws {
    let server = try WebServer(address: "::1", port: 0, log: { _ in }) { request in .text(200, request.path) }
    defer { server.stop() }
    let client = try RawClient(port: server.port, isVersion6: true)
    try await client.send("GET /six HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await client.readResponse().body == "/six\n")
  }
}
