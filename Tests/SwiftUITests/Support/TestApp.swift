import Foundation
import Observation
import WebServing

@testable import SwiftUI

/// An app with one button, and a task that runs as long as a window is open.
struct TestApp: App {
  var body: some Scene {
    WindowGroup("Test & <App>") { TestAppView() }
  }
}

struct UntitledApp: App {
  var body: some Scene {
    WindowGroup { Text("nothing") }
  }
}

/// What all windows of `TestApp` count together.
@Observable @MainActor
final class TestAppCounts {
  static let shared = TestAppCounts()
  @ObservationIgnored var tasks = 0
  @ObservationIgnored var taps = 0
}

private struct TestAppView: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") {
      count += 1
      TestAppCounts.shared.taps += 1
    }
    .task {
      TestAppCounts.shared.tasks += 1
      try? await Task.sleep(for: .seconds(3600))
      TestAppCounts.shared.tasks -= 1
    }
  }
}

/// A registry of `TestApp`'s windows, and what a page would say to it.
@MainActor
final class TestRegistry {
  let windows: WindowRegistry
  let log: LogLines
  /// The button's number: the window's root and the button's box come before it.
  static let button = 2

  init(limits: WindowRegistry.Limits = WindowRegistry.Limits()) {
    let log = LogLines()
    self.log = log
    windows = WindowRegistry(
      host: AppHost(TestApp.self), limits: limits, log: RequestLog(to: { line in log.add(line) }))
  }

  struct Opened: Decodable {
    let window: String
    let visit: Int
    let taken: Int
    let language: String
    let direction: String
  }

  func open(_ body: String = "{}") throws -> Opened {
    try JSONDecoder().decode(Opened.self, from: windows.open(Data(body.utf8))?.body ?? Data())
  }

  /// The status of a batch.
  func tell(_ window: Opened, _ batch: String) -> Int? {
    windows.take(Data(batch.utf8), in: window.window, visit: "\(window.visit)")?.status
  }
}

/// Lines of a log, from whatever thread.
final class LogLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
