import Foundation
import Testing
import WebServing

@Suite struct MalformedRequestTests {
  /// Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }

  private static let requests = [
    "GET /a?b=c%20d&e HTTP/1.1\r\nHost: test\r\nX-Name: Ada\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nhello",
    "POST /a HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    "GET /events HTTP/1.1\r\nHost: test\r\nConnection: keep-alive\r\n\r\n",
  ]

  private func mutated(_ request: String, _ generator: inout Generator) -> [UInt8] {
    var bytes = Array(request.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      }
    }
    return bytes
  }

  @Test func `mutated requests leave the server as it was`() async throws {
    let server = try WebServer(address: "127.0.0.1", port: 0, log: { _ in }) { request in
      if request.path == "/events" {
        let stream = EventStream(onDrained: {}, onClosed: {})
        stream.send(Data("data: 1\n\n".utf8))
        return HTTPResponse(eventStream: stream)
      }
      return .text(200, request.path)
    }
    defer { server.stop() }
    var generator = Generator(state: 17)
    let count = Int(ProcessInfo.processInfo.environment["ESPALIER_MUTATED_REQUESTS"] ?? "") ?? 300
    for number in 0..<count {
      let client = try RawClient(port: server.port)
      // Nothing is waited for, so that clients leave in all states; the server may have closed already.
      try? await client.send(mutated(Self.requests[number % Self.requests.count], &generator))
    }
    let client = try RawClient(port: server.port)
    try await client.send("GET /well HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(try await client.readResponse().body == "/well\n")
  }
}
