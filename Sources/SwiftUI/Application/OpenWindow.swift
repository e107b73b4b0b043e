import Foundation
import WebServing

/// A window and the page that shows it.
@MainActor
final class OpenWindow {
  let session: WindowSession
  /// Whether the page has said that it is being left.
  var isLeft = false
  /// Closes the window unless its page comes back.
  var closing: Task<Void, Never>?
  /// When its page was last there.
  var unseenSince = ContinuousClock.now
  /// The page that shows the window: each that is loaded has the next number. A page that is loaded again takes the
  /// window over from the one before.
  private(set) var visit = 0
  private var connection: StreamConnection?

  init(_ session: WindowSession) { self.session = session }

  var isConnected: Bool { connection != nil }

  /// Another page shows the window from now on.
  func beginVisit() {
    visit += 1
    session.takenBatches = 0
    connection?.tellElsewhere()
    disconnect()
  }

  /// What the page is told of its window.
  func greeting(_ name: String) -> HTTPResponse {
    let language = session.environment.locale.language
    let isLeftward = language.characterDirection == .rightToLeft
    let words: [(String, String)] = [
      ("window", "\"\(name)\""), ("visit", "\(visit)"), ("taken", "\(session.takenBatches)"),
      ("language", "\"\(language.minimalIdentifier)\""), ("direction", isLeftward ? "\"rtl\"" : "\"ltr\""),
    ]
    let json = words.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return HTTPResponse(
      status: 200,
      headers: [(name: "Content-Type", value: "application/json"), (name: "Cache-Control", value: "no-store")],
      body: Data("{\(json)}".utf8))
  }

  /// Begins a stream for the page, which has seen the messages up to `message`.
  ///
  /// - Parameter onClosed: Called when the stream has ended and no other has taken its place.
  func connect(after message: Int, onClosed: @escaping @MainActor () -> Void) -> EventStream {
    disconnect()
    let connection = StreamConnection(seen: message == session.lastMessage ? message : session.lastMessage)
    let stream = connection.open { [weak self, weak connection] in
      guard let self, let connection, self.connection === connection else { return }
      self.connection = nil
      session.page = nil
      onClosed()
    }
    self.connection = connection
    session.page = connection
    if message > 0, message == session.lastMessage {
      session.drawIfNeeded()
    } else {
      session.restate()
    }
    return stream
  }

  private func disconnect() {
    connection?.close()
    connection = nil
    session.page = nil
  }

  /// Why a batch was not taken.
  enum Refusal: Error, CustomStringConvertible {
    case outOfOrder(Int, taken: Int)

    var description: String {
      switch self {
      case .outOfOrder(let number, let taken): "batch \(number) does not follow on batch \(taken)"
      }
    }
  }

  /// Does what the person did, unless it was done before, and returns the events that had no effect.
  func take(_ batch: PageBatch) throws(Refusal) -> [WindowSession.Refusal] {
    connection?.hasSeen(min(batch.seen, session.lastMessage))
    guard batch.number > 0 else {
      session.drawIfNeeded()
      return []
    }
    let taken = session.takenBatches
    guard batch.number <= taken + 1 else { throw .outOfOrder(batch.number, taken: taken) }
    guard batch.number == taken + 1 else { return [] }
    session.takenBatches += 1
    var refusals: [WindowSession.Refusal] = []
    session.showing {
      for event in batch.events {
        do throws(WindowSession.Refusal) {
          try session.take(event.kind, on: event.element, event.value)
        } catch {
          refusals.append(error)
        }
      }
    }
    return refusals
  }

  /// The window is closed: its views go away, and their tasks are cancelled.
  func close() {
    closing?.cancel()
    disconnect()
    session.close()
  }
}
