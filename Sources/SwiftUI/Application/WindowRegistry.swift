import CIntrinsics
import Foundation
import WebServing

/// The windows that are open, by the name that only their page knows.
@MainActor
final class WindowRegistry {
  private let host: AppHost
  private let limits: Limits
  private let log: RequestLog
  private var windows: [String: OpenWindow] = [:]

  /// How many windows are kept, and for how long.
  struct Limits {
    /// Further ones take the place of windows that nobody sees, or are refused: each costs memory.
    var windows = 1_000
    /// How long a window is kept whose page was left, for good or to be loaded again.
    var left = Duration.seconds(15)
    /// How long a window is kept whose page is silent: hidden, asleep, or without a connection.
    var silent = Duration.seconds(24 * 3600)
  }

  init(host: AppHost, limits: Limits = Limits(), log: RequestLog) {
    self.host = host
    self.limits = limits
    self.log = log
  }

  /// How many windows are open.
  var count: Int { windows.count }

  // MARK: Opening

  /// Opens a window for a page, or gives it back the one that it had. Nil when the body is not what a page sends.
  func open(_ body: Data) -> HTTPResponse? {
    guard let wishes = PageWishes(body) else { return nil }
    if let name = wishes.window, let window = windows[name] {
      if let visit = wishes.visit, visit != window.visit {
        return .text(409, "The window goes on in another page.")
      }
      if wishes.visit == nil { window.beginVisit() }
      return window.greeting(name)
    }
    guard windows.count < limits.windows || closeUnseenWindow() else {
      log.write("refused 503: \(windows.count) windows are open")
      return .text(503, "Too many windows of this app are open. Close some; this page then opens by itself.")
    }
    let name = AppSecret().text
    let window = OpenWindow(
      WindowSession(environment: wishes.environment, storage: wishes.storage) { [host] in host.makeContent() })
    window.beginVisit()
    windows[name] = window
    closeLater(name, after: limits.left)
    return window.greeting(name)
  }

  // MARK: The stream

  /// The stream of a window's changes: what came after `message`, or all of its content when the page has missed some.
  func stream(_ name: String, visit: String, after message: Int) -> HTTPResponse? {
    guard let window = window(name, visit) else { return nil }
    window.closing?.cancel()
    window.isLeft = false
    let stream = window.connect(after: message) { [weak self, weak window] in
      guard let self, let window else { return }
      closeLater(name, after: window.isLeft ? limits.left : limits.silent)
    }
    return HTTPResponse(eventStream: stream)
  }

  /// The page is being left: for good, or to be loaded again in a moment.
  func leave(_ name: String, visit: String) -> HTTPResponse? {
    guard let window = window(name, visit) else { return nil }
    window.isLeft = true
    if !window.isConnected { closeLater(name, after: limits.left) }
    return HTTPResponse(status: 204)
  }

  private func window(_ name: String, _ visit: String) -> OpenWindow? {
    guard let window = windows[name], String(window.visit) == visit else { return nil }
    return window
  }

  // MARK: Closing

  /// Closes a window unless its page comes back within `time`.
  private func closeLater(_ name: String, after time: Duration) {
    guard let window = windows[name] else { return }
    window.closing?.cancel()
    window.unseenSince = .now
    window.closing = Task { [weak self] in
      do {
        try await Task.sleep(for: time)
      } catch {
        return  // The page came back.
      }
      self?.close(name)
    }
  }

  /// Closes the window that nobody has seen for longest; false when all are seen.
  private func closeUnseenWindow() -> Bool {
    let unseen = windows.filter { !$0.value.isConnected }
    guard let name = unseen.min(by: { $0.value.unseenSince < $1.value.unseenSince })?.key else { return false }
    close(name)
    return true
  }

  private func close(_ name: String) {
    guard let window = windows.removeValue(forKey: name) else { return }
    window.close()
    releaseMemorySoon()
  }

  private var isReleasingMemory = false

  /// The allocator keeps what windows used unless told that it may go; once is enough for all that close together.
  private func releaseMemorySoon() {
    guard !isReleasingMemory else { return }
    isReleasingMemory = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      isReleasingMemory = false
      espalier_release_free_memory()
    }
  }

  // MARK: Events

  /// Does what a person did. Nil when there is no such window.
  func take(_ body: Data, in name: String, visit: String) -> HTTPResponse? {
    guard let window = window(name, visit) else { return nil }
    guard let batch = PageBatch(body) else {
      return refuse(400, "The events are not what the app's page sends.")
    }
    do {
      let refusals = try window.take(batch)
      // A view may go while the person's finger comes down: the page has nothing to mend.
      guard let first = refusals.first else { return HTTPResponse(status: 204) }
      return refuse(409, "\(first)\(refusals.count > 1 ? " (and \(refusals.count - 1) more)" : "")")
    } catch {
      return refuse(400, "\(error)")
    }
  }

  private func refuse(_ status: Int, _ sentence: String) -> HTTPResponse {
    log.write("refused \(status) events: \(sentence)")
    return .text(status, sentence)
  }

  /// An image that a view has shown.
  func image(_ name: String) -> HTTPResponse? { ImageFiles.shared.response(named: name) }
}
