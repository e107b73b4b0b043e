import Foundation
import Testing
import WebServing

@testable import SwiftUI

@Suite(.serialized) @MainActor struct WindowRegistryTests {
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  @Test func `each page gets a window of its own, with a name that nobody guesses`() throws {
    let registry = TestRegistry()
    let names = Set(try (0..<20).map { _ in try registry.open().window })
    #expect(names.count == 20)
    #expect(names.allSatisfy { $0.count == 32 })
    #expect(registry.windows.count == 20)
  }

  @Test func `a page that is loaded again gets its window back, as its next visit`() throws {
    let registry = TestRegistry()
    let first = try registry.open()
    #expect(first.visit == 1 && first.taken == 0)
    #expect(registry.tell(first, "[1,0,[\(TestRegistry.button),\"tap\"]]") == 409)  // Nothing was drawn yet.
    let again = try registry.open("{\"window\":\"\(first.window)\"}")
    #expect(again.window == first.window && again.visit == 2 && again.taken == 0)
    // The page before is not heard any more.
    #expect(registry.tell(first, "[2,0,[\(TestRegistry.button),\"tap\"]]") == nil)
    let answer = registry.windows.open(Data("{\"window\":\"\(first.window)\",\"visit\":1}".utf8))
    #expect(answer?.status == 409)
  }

  @Test func `a page whose line was cut goes on where it was`() throws {
    let registry = TestRegistry()
    let window = try registry.open()
    _ = registry.windows.stream(window.window, visit: "1", after: 0)
    #expect(registry.tell(window, "[1,1,[\(TestRegistry.button),\"tap\"]]") == 204)
    let again = try registry.open("{\"window\":\"\(window.window)\",\"visit\":1}")
    #expect(again.window == window.window && again.visit == 1 && again.taken == 1)
  }

  @Test func `a batch is taken once and in its turn`() throws {
    let registry = TestRegistry()
    let window = try registry.open()
    _ = registry.windows.stream(window.window, visit: "1", after: 0)
    let before = TestAppCounts.shared.taps
    for _ in 0..<3 { #expect(registry.tell(window, "[1,1,[\(TestRegistry.button),\"tap\"]]") == 204) }
    #expect(TestAppCounts.shared.taps == before + 1)
    #expect(registry.tell(window, "[3,1,[\(TestRegistry.button),\"tap\"]]") == 400)
    #expect(registry.tell(window, "[2,1,[\(TestRegistry.button),\"tap\"]]") == 204)
    #expect(TestAppCounts.shared.taps == before + 2)
    #expect(registry.log.all == ["refused 400 events: batch 3 does not follow on batch 1"])
  }

  @Test func `what is not open is not found`() throws {
    let registry = TestRegistry()
    let window = try registry.open()
    for (name, visit) in [("x", "1"), (window.window, "2"), (window.window, "01"), (window.window, "")] {
      #expect(registry.windows.stream(name, visit: visit, after: 0) == nil)
      #expect(registry.windows.take(Data("[0,0]".utf8), in: name, visit: visit) == nil)
      #expect(registry.windows.leave(name, visit: visit) == nil)
    }
  }

  @Test func `a page that has not seen eight messages gets no more until it has`() throws {
    let window = OpenWindow(WindowSession(environment: EnvironmentValues()) { Text("x") })
    window.beginVisit()
    let stream = window.connect(after: 0) {}
    #expect(window.session.lastMessage == 1)
    let page = try #require(window.session.page as? StreamConnection)
    for number in 2...8 {
      #expect(page.canTakeMessage)
      page.send("{}", number: number)
    }
    #expect(!page.canTakeMessage)
    page.hasSeen(4)
    #expect(page.canTakeMessage)
    #expect(!stream.isDrained)
    window.close()
  }

  @Test func `a page that was left for good closes its window, and the window's tasks`() async throws {
    var limits = WindowRegistry.Limits()
    limits.left = .milliseconds(80)
    let registry = TestRegistry(limits: limits)
    let before = TestAppCounts.shared.tasks
    let window = try registry.open()
    let response = registry.windows.stream(window.window, visit: "1", after: 0)
    try await wait { TestAppCounts.shared.tasks == before + 1 }
    #expect(registry.windows.leave(window.window, visit: "1")?.status == 204)
    try await Task.sleep(for: .milliseconds(200))
    // As long as the stream is there, so is the page.
    #expect(registry.windows.count == 1)
    response?.eventStream?.close()
    let again = try registry.open("{\"window\":\"\(window.window)\"}")
    #expect(again.window == window.window)
    #expect(registry.windows.leave(again.window, visit: "2")?.status == 204)
    try await wait { registry.windows.count == 0 }
    try await wait { TestAppCounts.shared.tasks == before }
  }

  @Test func `a window that was opened and never shown is closed`() async throws {
    var limits = WindowRegistry.Limits()
    limits.left = .milliseconds(50)
    let registry = TestRegistry(limits: limits)
    _ = try registry.open()
    try await wait { registry.windows.count == 0 }
  }

  @Test func `of too many windows those that nobody sees make room, the oldest first`() throws {
    var limits = WindowRegistry.Limits()
    limits.windows = 3
    let registry = TestRegistry(limits: limits)
    let seen = try registry.open()
    _ = registry.windows.stream(seen.window, visit: "1", after: 0)
    let unseen = [try registry.open(), try registry.open()]
    let last = try registry.open()
    #expect(registry.windows.count == 3)
    #expect(registry.tell(unseen[0], "[0,0]") == nil)
    #expect(registry.tell(unseen[1], "[0,0]") == 204)
    _ = registry.windows.stream(unseen[1].window, visit: "1", after: 0)
    _ = registry.windows.stream(last.window, visit: "1", after: 0)
    #expect(registry.windows.open(Data("{}".utf8))?.status == 503)
    #expect(registry.log.all == ["refused 503: 3 windows are open"])
    #expect(registry.tell(seen, "[0,0]") == 204)
  }

  @Test func `the page is told the language of its window and which way it is read`() throws {
    let registry = TestRegistry()
    let german = try registry.open(#"{"locale":"de_CH"}"#)
    #expect(german.language.hasPrefix("de") && german.direction == "ltr")
    let arabic = try registry.open(#"{"locale":"ar_EG"}"#)
    #expect(arabic.language.hasPrefix("ar") && arabic.direction == "rtl")
  }

  @Test func `a closed window is given back`() throws {
    weak var session: WindowSession?
    do {
      let window = OpenWindow(
        WindowSession(environment: EnvironmentValues()) { Button("x") {}.onAppear {}.task {} })
      session = window.session
      window.beginVisit()
      _ = window.connect(after: 0) {}
      window.close()
    }
    #expect(session == nil)
  }
}
