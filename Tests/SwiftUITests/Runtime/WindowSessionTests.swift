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

  @Test func `a message tells which of the person's doings it knows of`() throws {
    let screen = Screen { CounterView() }
    #expect(screen.messages.last?.hasPrefix(#"{"n":1,"t":0,"o":["#) == true)
    screen.window.takenBatches = 3
    screen.tap("Add")
    #expect(screen.messages.last?.hasPrefix(#"{"n":2,"t":3,"o":["#) == true)
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

  @Test func `what only looks different is drawn without what contains it`() {
    let (outer, inner) = (Drawings(), Drawings())
    let screen = Screen {
      VStack { ZStack { MovingView(name: "Move") }.padding().modifier(CountingModifier(drawings: inner)) }
        .modifier(CountingModifier(drawings: outer))
    }
    #expect(outer.count == 1)
    let moving = screen.element("Move", on: .tap)
    moving?.actions[.tap]?(.none)
    screen.window.drawIfNeeded()
    #expect(screen.lastOperations.contains("translate(10px,0px)"))
    #expect(outer.count == 1 && inner.count == 1)
    // The page's elements are what a drawing of the whole window makes, which comes by here again.
    #expect(screen.window.drawWhole().isEmpty)
    #expect(outer.count == 2 && inner.count == 2)
  }

  @Test func `what says something else is drawn without what contains it, but for what reads it`() {
    let (outer, inner, counter) = (Drawings(), Drawings(), Counter())
    let screen = Screen {
      VStack {
        HStack { ObservedCounterView(counter: counter) }
          .modifier(CountingModifier(drawings: inner))
          .accessibilityElement(children: .combine)
      }
      .modifier(CountingModifier(drawings: outer))
    }
    counter.count = 1
    screen.window.drawIfNeeded()
    #expect(outer.count == 1 && inner.count == 2)
    #expect(screen.elements.contains { $0.attribute("aria-label") == "Count 1" })
    #expect(screen.window.drawWhole().isEmpty)
  }

  @Test func `what the app's scene reads is drawn when it changes`() {
    let model = Names()
    let screen = Screen { Text(model.name) }
    model.name = "Grace"
    screen.window.drawIfNeeded()
    #expect(screen.lastOperations.contains("Grace"))
  }

  @Test func `what is animated is drawn without what contains it, unless that has its own animation`() {
    for isOwn in [false, true] {
      let drawings = Drawings()
      let screen = Screen {
        VStack {
          if isOwn {
            AnimatedView().transaction { $0.animation = .linear(duration: 7) }
          } else {
            AnimatedView()
          }
        }
        .modifier(CountingModifier(drawings: drawings))
      }
      screen.element("Move", on: .tap)?.actions[.tap]?(.none)
      screen.window.drawIfNeeded()
      #expect(drawings.count == (isOwn ? 2 : 1))
      #expect(screen.messages.last?.contains("7") == isOwn)
    }
  }

  @Test func `several views that change at once are all drawn, within one another or not`() {
    let screen = Screen {
      VStack {
        MovingView(name: "First")
        CounterView()
        ZStack { MovingView(name: "Second") }
      }
    }
    for name in ["First", "Second", "Add"] { screen.element(name, on: .tap)?.actions[.tap]?(.none) }
    screen.window.drawIfNeeded()
    #expect(screen.messages.count == 2)
    #expect(screen.lastOperations.components(separatedBy: "translate(10px,0px)").count == 3)
    #expect(screen.lastOperations.contains("Count 1"))
    for name in ["First", "Second"] { screen.element(name, on: .tap)?.actions[.tap]?(.none) }
    screen.window.drawIfNeeded()
    #expect(screen.lastOperations.components(separatedBy: "translate(20px,0px)").count == 3)
    #expect(screen.window.drawWhole().isEmpty)
  }

  @Test func `a view that goes while it changes is not drawn any more`() {
    let shown = Shown()
    let screen = Screen { LeavingView(shown: shown) }
    screen.element("Move", on: .tap)?.actions[.tap]?(.none)
    shown.isShown = false
    screen.window.drawIfNeeded()
    #expect(screen.texts == ["Gone"])
    #expect(screen.window.drawWhole().isEmpty)
  }
}

/// How often a modifier was drawn.
@MainActor
private final class Drawings {
  var count = 0
}

private struct CountingModifier: PrimitiveModifier {
  let drawings: Drawings

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    drawings.count += 1
    return content(context)
  }
}

private struct MovingView: View {
  let name: String
  @State private var place = 0.0

  var body: some View { Button(name) { place += 10 }.offset(x: place) }
}

@Observable
private final class Shown {
  var isShown = true
}

private struct LeavingView: View {
  let shown: Shown

  var body: some View { if shown.isShown { MovingView(name: "Move") } else { Text("Gone") } }
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

@Observable
private final class Names {
  var name = "Ada"
}

private struct AnimatedView: View {
  @State private var place = 0.0

  var body: some View { Button("Move") { withAnimation(.linear(duration: 1)) { place += 10 } }.offset(x: place) }
}

private struct NameView: View {
  @Binding var name: String

  var body: some View { Button(name) { name += "y" } }
}

private struct ObservedCounterView: View {
  let counter: Counter

  var body: some View { Text("Count \(counter.count)") }
}
