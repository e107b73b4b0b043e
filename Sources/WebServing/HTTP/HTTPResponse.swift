import Foundation

/// What a client gets: a status, headers, and bytes that are known or that come by and by.
package struct HTTPResponse: Sendable {
  enum Content: Sendable {
    case body(Data)
    case events(EventStream)
  }

  package let status: Int
  package let headers: [(name: String, value: String)]
  let content: Content

  /// A response whose body is known. `Content-Length` and `Date` are added; a request by `HEAD` gets them without the
  /// body.
  ///
  /// - Precondition: `status` is in 200...599.
  package init(status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()) {
    precondition((200...599).contains(status), "\(status) is not the status of a response")
    self.status = status
    self.headers = headers
    content = .body(body)
  }

  /// A response of status 200 that goes on until `eventStream` is closed or the client goes away.
  ///
  /// Unless `headers` say otherwise it is of type `text/event-stream` and no cache keeps it.
  package init(eventStream: EventStream, headers: [(name: String, value: String)] = []) {
    status = 200
    let given = Set(headers.map { $0.name.lowercased() })
    let usual = [(name: "Content-Type", value: "text/event-stream"), (name: "Cache-Control", value: "no-store")]
    self.headers = usual.filter { !given.contains($0.name.lowercased()) } + headers
    content = .events(eventStream)
  }

  /// A response of one sentence as plain text.
  package static func text(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [(name: "Content-Type", value: "text/plain; charset=utf-8")],
      body: Data((sentence + "\n").utf8))
  }

  /// The bytes of a response whose body is known; nil for an event stream.
  package var body: Data? {
    if case .body(let bytes) = content { bytes } else { nil }
  }

  /// The stream of a response that goes on; nil if the body is known.
  package var eventStream: EventStream? {
    if case .events(let stream) = content { stream } else { nil }
  }
}
