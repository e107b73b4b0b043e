import Foundation
import Synchronization
import Testing
import WebServing

@Suite struct EventStreamTests {
  private func open(_ count: Int, on server: StreamServer) async throws -> [RawClient] {
    var clients: [RawClient] = []
    for number in 0..<count { clients.append(try await server.open("/\(number)").0) }
    return clients
  }

  @Test func `events come one by one, as they are sent`() async throws {
    let server = try StreamServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
    let head = try await client.read(to: "\r\n\r\n")
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.contains("Content-Type: text/event-stream\r\n"))
    #expect(head.contains("Cache-Control: no-store\r\n"))
    let stream = server.stream("/events")
    #expect(stream.isDrained)
    for number in 1...50 {
      stream.send(Data("data: \(number)\n\n".utf8))
      #expect(try await client.readChunk() == "data: \(number)\n\n")
      #expect(await server.isDrained.wait())
      #expect(stream.isDrained)
    }
    #expect(server.isDrained.count == 50)
    stream.send(Data("data: last\n\n".utf8))
    stream.close()
    stream.send(Data("data: too late\n\n".utf8))
    #expect(try await client.readChunk() == "data: last\n\n")
    #expect(try await client.readChunk() == nil)
    #expect(await server.isClosed.wait())
    #expect(server.isClosed.count == 1)
  }

  @Test func `what is sent before the connection is there is not lost`() async throws {
    let server = try WebServer(address: "127.0.0.1", port: 0) { _ in
      let stream = EventStream(onDrained: {}, onClosed: {})
      stream.send(Data("data: first\n\n".utf8))
      stream.close()
      return HTTPResponse(eventStream: stream, headers: [(name: "cache-control", value: "no-cache")])
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    try await client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
    let all = try await client.readAll()
    #expect(all.hasSuffix("D\r\ndata: first\n\n\r\n0\r\n\r\n"))
    #expect(all.contains("cache-control: no-cache\r\n"))
    #expect(!all.contains("no-store"))
  }

  @Test func `a client that goes away is noticed at once`() async throws {
    let server = try StreamServer()
    defer { server.stop() }
    let (client, stream) = try await server.open("/")
    await client.close()
    #expect(await server.isClosed.wait(seconds: 5))
    stream.send(Data("data: 1\n\n".utf8))
    #expect(stream.isDrained)
    server.stop()
    #expect(server.isClosed.count == 1)
  }

  @Test func `a client hears a comment when there is nothing else`() async throws {
    var limits = WebServer.Limits()
    limits.heartbeatSeconds = 1
    limits.idleSeconds = 1
    let server = try StreamServer(limits: limits)
    defer { server.stop() }
    let (client, stream) = try await server.open("/")
    for _ in 1...2 { #expect(try await client.readChunk() == ":\n\n") }
    #expect(stream.isDrained)
    #expect(server.isDrained.count == 0)
    #expect(server.isClosed.count == 0)
  }

  @Test func `a client that does not read delays no other`() async throws {
    let server = try StreamServer()
    defer { server.stop() }
    let (idle, idleStream) = try await server.open("/idle", receiveBuffer: 8_192)
    idleStream.send(Data(repeating: UInt8(ascii: "x"), count: 32_000_000))
    let (reading, stream) = try await server.open("/reading")
    for number in 1...20 {
      stream.send(Data("data: \(number)\n\n".utf8))
      #expect(try await reading.readChunk() == "data: \(number)\n\n")
    }
    #expect(!idleStream.isDrained)
    await idle.close()
    #expect(await server.isClosed.wait())
  }

  @Test func `much at once arrives whole`() async throws {
    let server = try StreamServer()
    defer { server.stop() }
    let (client, stream) = try await server.open("/")
    var expected = Data()
    for number in UInt8(0)..<100 {
      let portion = Data(repeating: 97 + number % 26, count: 10_000)
      stream.send(portion)
      expected += portion
    }
    stream.close()
    var all = ""
    while let chunk = try await client.readChunk() { all += chunk }
    #expect(Data(all.utf8) == expected)
  }

  @Test func `300 streams are open at once, and stopping ends them promptly`() async throws {
    let server = try StreamServer()
    let clients = try await open(300, on: server)
    for number in 0..<300 { server.stream("/\(number)").send(Data("data: \(number)\n\n".utf8)) }
    for (number, client) in clients.enumerated() {
      #expect(try await client.readChunk() == "data: \(number)\n\n")
    }
    let start = ContinuousClock.now
    server.stop()
    #expect(ContinuousClock.now - start < .seconds(5))
    for _ in 0..<300 { #expect(await server.isClosed.wait()) }
    #expect(server.isClosed.count == 300)
  }

  @Test func `threads may send and close while clients leave and the server stops`() async throws {
    let server = try StreamServer()
    let clients = try await open(40, on: server)
    let streams = (0..<40).map { server.stream("/\($0)") }
    let group = DispatchGroup()
    for thread in 0..<4 {
      DispatchQueue.global().async(group: group) {
        for round in 0..<400 {
          for stream in streams { stream.send(Data("data: \(thread)\n\n".utf8)) }
          if round == 300, thread == 0 { for stream in streams.prefix(10) { stream.close() } }
        }
      }
    }
    for client in clients.suffix(10) { await client.close() }
    try await Task.sleep(for: .milliseconds(20))
    server.stop()
    await withCheckedContinuation { continuation in group.notify(queue: .global()) { continuation.resume() } }
    for _ in 0..<40 { #expect(await server.isClosed.wait()) }
    #expect(server.isClosed.count == 40)
  }

  @Test func `a stream's closure may stop its own server`() async throws {
    let closed = Signal()
    let running = Mutex<WebServer?>(nil)
    let stop: @Sendable () -> Void = {
      running.withLock { $0 }?.stop()
      closed.send()
    }
    let server = try WebServer(address: "127.0.0.1", port: 0) { request in
      HTTPResponse(eventStream: EventStream(onDrained: {}, onClosed: { if request.path == "/stop" { stop() } }))
    }
    running.withLock { $0 = server }
    var clients: [RawClient] = []
    for path in ["/stop", "/other"] {
      let client = try RawClient(port: server.port)
      try await client.send("GET \(path) HTTP/1.1\r\nHost: test\r\n\r\n")
      _ = try await client.read(to: "\r\n\r\n")
      clients.append(client)
    }
    await clients[0].close()
    #expect(await closed.wait())
    _ = try await clients[1].readAll()
  }

  @Test func `a client that reads nothing for long is let go`() async throws {
    var limits = WebServer.Limits()
    limits.heartbeatSeconds = 1
    let server = try StreamServer(limits: limits)
    defer { server.stop() }
    let (client, stream) = try await server.open("/", receiveBuffer: 8_192)
    stream.send(Data(repeating: UInt8(ascii: "x"), count: 8_000_000))
    #expect(await server.isClosed.wait(seconds: 30))
    #expect(server.isDrained.count == 0)
    await client.close()
  }

  @Test func `the system keeps little for a client that does not read`() async throws {
    let server = try StreamServer()
    defer { server.stop() }
    let (client, stream) = try await server.open("/", receiveBuffer: 8_192)
    stream.send(Data(repeating: UInt8(ascii: "x"), count: 400_000))
    try await Task.sleep(for: .milliseconds(200))
    #expect(!stream.isDrained)
    await client.close()
  }
}
