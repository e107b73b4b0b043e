import Foundation
import Testing
import WebServing

@Suite struct HTTPResponseTests {
  @Test func `a sentence is plain text`() {
    let response = HTTPResponse.text(404, "There is no such page.")
    #expect(response.status == 404)
    #expect(response.headers.map(\.name) == ["Content-Type"])
    #expect(response.headers.map(\.value) == ["text/plain; charset=utf-8"])
    #expect(response.body == Data("There is no such page.\n".utf8))
    #expect(response.eventStream == nil)
  }

  @Test func `a stream has the usual headers unless others are given`() {
    let stream = EventStream(onDrained: {}, onClosed: {})
    let response = HTTPResponse(eventStream: stream, headers: [(name: "cache-control", value: "no-cache")])
    #expect(
      response.headers.map { "\($0.name): \($0.value)" } == [
        "Content-Type: text/event-stream", "cache-control: no-cache",
      ])
    #expect(response.eventStream === stream)
    #expect(response.body == nil)
  }
}
