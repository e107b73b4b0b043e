import Foundation
import Glibc
import Synchronization
import WebServing

// How fast WebServing answers: small requests by several clients at once, and the way from a request to the event that
// it causes. The clients run in the same process and take their share of the processors.

let requestCount = 20_000
let body = #"{"control":17,"value":"a few words"}"#
let message = "data: {\"control\":17,\"text\":\"a few words\"}\n\n"

let stream = Mutex<EventStream?>(nil)
let server = try WebServer(address: "127.0.0.1", port: 0) { request in
  switch request.path {
  case "/events":
    let events = EventStream(onDrained: {}, onClosed: {})
    stream.withLock { $0 = events }
    return HTTPResponse(eventStream: events)
  case "/cause":
    stream.withLock { $0 }?.send(Data(message.utf8))
    return HTTPResponse(status: 204)
  default:
    return HTTPResponse(status: 200, body: request.body)
  }
}

func post(_ path: String) -> String {
  "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
}

/// The least and the median of a sorted row of times, and its 99th part in a hundred, in microseconds.
func summary(_ times: [Duration]) -> String {
  let sorted = times.sorted()
  func microseconds(_ share: Double) -> String {
    let time = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    return String(format: "%.0f", Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
  }
  return "least \(microseconds(0)) µs, median \(microseconds(0.5)) µs, 99 % within \(microseconds(0.99)) µs"
}

/// Sends requests on `count` connections at once, each after the response to the one before.
func measureRequests(connections count: Int) throws {
  let clients = try (0..<count).map { _ in try LoadClient(port: server.port) }
  let request = post("/echo")
  let times = Mutex<[Duration]>([])
  let start = ContinuousClock.now
  DispatchQueue.concurrentPerform(iterations: 2) { worker in
    var own: [Duration] = []
    // Two threads, each with a request under way on every one of its connections.
    let share = clients.indices.filter { $0 % 2 == worker }.map { clients[$0] }
    for _ in 0..<(requestCount / count) {
      let begin = ContinuousClock.now
      for client in share { client.send(request) }
      for client in share { client.read(through: body) }
      own.append(ContinuousClock.now - begin)
    }
    times.withLock { $0 += own }
  }
  let seconds =
    Double((ContinuousClock.now - start).components.attoseconds) / 1e18
    + Double((ContinuousClock.now - start).components.seconds)
  let rate = Double(requestCount / count * count) / seconds
  print("small POST, \(count) connections: \(Int(rate)) requests/s")
  if count <= 2 { print("  \(summary(times.withLock { $0 }))") }
}

func measureEvents() throws {
  let reader = try LoadClient(port: server.port)
  reader.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
  reader.read(through: "\r\n\r\n")
  let writer = try LoadClient(port: server.port)
  let request = post("/cause")
  var times: [Duration] = []
  for _ in 0..<5_000 {
    let start = ContinuousClock.now
    writer.send(request)
    reader.read(through: message)
    times.append(ContinuousClock.now - start)
    writer.read(through: "\r\n\r\n")
  }
  print("POST to event: \(summary(times))")
}

try measureRequests(connections: 2)
try measureRequests(connections: 64)
try measureEvents()
server.stop()
