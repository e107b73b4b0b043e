import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct WindowSessionTests {
  @Test func `a change of state sends only what differs`() throws {
    let screen = Screen { CounterView() }
    #expect(screen.lastOperations.contains("Count 0"))
    #expect(screen.tap("Add"))
    #expect(screen.lastOperations == #"[["t",3,"Count 1"],["i",2,6,"<span id=\"v8\" class=\"text\">row 0</span>"]]"#)
    screen.tap("x")
    #expect(screen.lastOperations == #"[["t",7,"xy"]]"#)
  }

  @Test func `a page that has not taken the last message gets the newest state when it has`() throws {
    let screen = Screen { CounterView() }
    screen.canTakeMessage = false
    for _ in 0..<5 { screen.tap("Add") }
    #expect(screen.messages.count == 1)
    screen.canTakeMessage = true
    screen.window.drawIfNeeded()
    #expect(screen.messages.count == 2)
    #expect(screen.lastOperations.contains("Count 5"))
  }

  @Test func `events for elements that are not there or do not listen are refused`() throws {
    let screen = Screen { CounterView() }
    #expect(throws: WindowSession.Refusal.noSuchElement(99)) { try screen.window.take(.tap, on: 99, .none) }
    #expect(throws: WindowSession.Refusal.notListening(4, .drag)) {
      try screen.window.take(.drag, on: 4, .numbers([0]))
    }
  }

  @Test func `text is escaped in HTML and in JSON`() throws {
    let screen = Screen { Text(verbatim: #"<script>"&'\"#) }
    #expect(screen.lastOperations.contains(#"&lt;script&gt;&quot;&amp;&#39;\\<"#))
  }

  @Test func `a value that changes on another thread is shown without an event`() async throws {
    let counter = Counter()
    let observed = Screen { ObservedCounterView(counter: counter) }
    #expect(observed.texts == ["Count 0"])
    await Task.detached { counter.count = 7 }.value
    for _ in 0..<100 where observed.messages.count == 1 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(observed.lastOperations.contains("Count 7"))
  }
}

@Observable
private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct CounterView: View {
  @State private var counter = Counter()
  @State private var name = "x"

  var body: some View {
    VStack {
      Text("Count \(counter.count)")
      if counter.count > 1 { Text("many") }
      Button("Add") { counter.count += 1 }
      ForEach(0..<counter.count, id: \.self) { Text("row \($0)") }
      NameView(name: $name)
    }
  }
}

private struct NameView: View {
  @Binding var name: String

  var body: some View { Button(name) { name += "y" } }
}

private struct ObservedCounterView: View {
  let counter: Counter

  var body: some View { Text("Count \(counter.count)") }
}
