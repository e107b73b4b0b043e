import CIntrinsics
import Foundation
import WebServing

/// The windows that are open, by the number that only their page knows.
@MainActor
final class WindowRegistry {
  private let host: AppHost
  private let log: @Sendable (String) -> Void
  private var windows: [String: OpenWindow] = [:]

  /// More windows than these are refused; each costs memory.
  static let mostWindows = 1_000
  /// How long a window without a page is kept: the page was left, or lost its connection.
  static let patience = (left: Duration.seconds(15), lost: Duration.seconds(600))

  init(host: AppHost, log: @escaping @Sendable (String) -> Void) {
    self.host = host
    self.log = log
  }

  // MARK: Opening

  /// Opens a window for a page, or gives it back the one that it had. Nil when the body is not what a page sends.
  func open(_ body: Data) -> HTTPResponse? {
    guard let wishes = PageWishes(body) else { return nil }
    if let id = wishes.window, windows[id] != nil { return answer(id) }
    guard windows.count < Self.mostWindows else {
      log("refused a window: \(windows.count) are open")
      return .text(503, "Too many windows of this app are open. Close some and load this page again.")
    }
    let id = AppSecret().text
    let session = WindowSession(environment: wishes.environment, storage: wishes.storage) { [host] in host.makeContent()
    }
    windows[id] = OpenWindow(session)
    closeLater(id, after: Self.patience.left)
    return answer(id)
  }

  private func answer(_ id: String) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: [(name: "Content-Type", value: "application/json")],
      body: Data("{\"window\":\"\(id)\"}".utf8))
  }

  // MARK: The stream

  /// The stream of a window's changes: what came after `message`, or all of its content when the page has missed some.
  func stream(_ id: String, after message: Int) -> HTTPResponse? {
    guard let window = windows[id] else { return nil }
    window.closing?.cancel()
    let connection = StreamConnection()
    let stream = EventStream(
      onDrained: { Task { @MainActor in connection.onDrained() } },
      onClosed: { Task { @MainActor in connection.onClosed() } })
    connection.stream = stream
    connection.onDrained = { [weak window] in window?.session.drawIfNeeded() }
    connection.onClosed = { [weak self, weak window] in
      guard let window, window.connection === connection else { return }
      window.connection = nil
      window.session.page = nil
      self?.closeLater(id, after: window.isLeft ? Self.patience.left : Self.patience.lost)
    }
    window.connection?.stream?.close()
    window.connection = connection
    window.isLeft = false
    window.session.page = connection
    if message != 0, message == window.session.lastMessage {
      window.session.drawIfNeeded()
    } else {
      window.session.restate()
    }
    return HTTPResponse(eventStream: stream, headers: [])
  }

  /// The page is being left: for good, or to be loaded again in a moment.
  func leave(_ id: String) -> HTTPResponse? {
    guard let window = windows[id] else { return nil }
    window.isLeft = true
    if window.connection == nil { closeLater(id, after: Self.patience.left) }
    return HTTPResponse(status: 204)
  }

  /// Closes a window unless its page comes back within `time`.
  private func closeLater(_ id: String, after time: Duration) {
    windows[id]?.closing?.cancel()
    windows[id]?.closing = Task { [weak self] in
      do {
        try await Task.sleep(for: time)
      } catch {
        return  // The page came back.
      }
      self?.close(id)
    }
  }

  private func close(_ id: String) {
    guard let window = windows.removeValue(forKey: id) else { return }
    window.connection?.stream?.close()
    window.session.close()
    // The allocator keeps what a window used unless told that it may go.
    espalier_release_free_memory()
  }

  // MARK: Events

  /// Does what a person did: an array of `[element, kind, value]`.
  func take(_ body: Data, in id: String) -> HTTPResponse {
    guard let window = windows[id] else { return .text(410, "This window is not open any more.") }
    guard let events = PageEvent.list(body) else {
      log("refused 400 events: not what the app's page sends")
      return .text(400, "The events are not what the app's page sends.")
    }
    var refusals = 0
    for event in events {
      do {
        try window.session.take(event.kind, on: event.element, event.value)
      } catch {
        refusals += 1
        log("refused an event: \(error)")
      }
    }
    window.session.drawIfNeeded()
    // A view may go while the person's finger comes down: the page has nothing to mend.
    return HTTPResponse(status: refusals == 0 ? 204 : 409)
  }

  /// An image that a view has shown.
  func image(_ name: String) -> HTTPResponse? { ImageFiles.shared.response(named: name) }

  /// One window and its page.
  private final class OpenWindow {
    let session: WindowSession
    var connection: StreamConnection?
    var isLeft = false
    var closing: Task<Void, Never>?

    init(_ session: WindowSession) { self.session = session }
  }
}

/// A window's page at the other end of an event stream.
@MainActor
private final class StreamConnection: PageConnection {
  var stream: EventStream?
  var onDrained: () -> Void = {}
  var onClosed: () -> Void = {}

  var canTakeMessage: Bool { stream?.isDrained ?? false }

  func send(_ message: String, number: Int) {
    stream?.send(Data("id: \(number)\ndata: \(message)\n\n".utf8))
  }
}
