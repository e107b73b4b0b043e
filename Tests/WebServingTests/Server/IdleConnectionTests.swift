import Foundation
import Testing
import WebServing

@Suite struct IdleConnectionTests {
  private func echo(connections: Int) throws -> WebServer {
    var limits = WebServer.Limits()
    limits.connections = connections
    return try WebServer(address: "127.0.0.1", port: 0, limits: limits, log: { _ in }) { .text(200, $0.path) }
  }

  private func ask(_ client: RawClient, _ path: String) async throws -> String {
    try await client.send("GET \(path) HTTP/1.1\r\nHost: test\r\n\r\n")
    return try await client.readResponse().body
  }

  @Test func `connections that ask for nothing make room for those that do`() async throws {
    let server = try echo(connections: 16)
    defer { server.stop() }
    var idle: [RawClient] = []
    for _ in 0..<60 { idle.append(try RawClient(port: server.port)) }
    let client = try RawClient(port: server.port)
    #expect(try await ask(client, "/late") == "/late\n")
    // Those that came last are still there.
    #expect(try await ask(idle[59], "/idle") == "/idle\n")
    #expect(try await idle[0].readAll() == "")
  }

  @Test func `a connection that was used stays longer than those that never were`() async throws {
    let server = try echo(connections: 16)
    defer { server.stop() }
    let used = try RawClient(port: server.port)
    #expect(try await ask(used, "/first") == "/first\n")
    var idle: [RawClient] = []
    for _ in 0..<60 { idle.append(try RawClient(port: server.port)) }
    #expect(try await ask(used, "/second") == "/second\n")
  }
}
