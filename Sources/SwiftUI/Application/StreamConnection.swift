import Foundation
import WebServing

/// A window's page at the other end of an event stream.
///
/// The page says which messages it has shown. Of those that it has not, few are under way at a time, however much of
/// them the network and the browser would store.
@MainActor
final class StreamConnection: PageConnection {
  private var stream: EventStream?
  private var seen: Int
  private var last: Int

  /// How many messages may be under way. The page tells of every fourth at the latest.
  static let mostUnseen = 8

  /// - Parameter message: The last message that the page has seen or is not to see.
  init(seen message: Int) {
    seen = message
    last = message
  }

  /// Makes the stream; `onClosed` is called when it has ended in whatever way.
  func open(onClosed: @escaping @MainActor @Sendable () -> Void) -> EventStream {
    let stream = EventStream(
      heartbeat: Data("event: beat\ndata:\n\n".utf8), onDrained: {}, onClosed: { Task { @MainActor in onClosed() } })
    self.stream = stream
    return stream
  }

  var canTakeMessage: Bool { last - seen < Self.mostUnseen }

  func hasSeen(_ message: Int) { seen = max(seen, message) }

  func send(_ message: String, number: Int) {
    last = number
    stream?.send(Data("data: \(message)\n\n".utf8))
  }

  /// The window goes on in another page.
  func tellElsewhere() { stream?.send(Data("event: elsewhere\ndata:\n\n".utf8)) }

  func close() {
    stream?.close()
    stream = nil
  }
}
