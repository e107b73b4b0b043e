import Testing

@testable import SwiftUI

@Suite @MainActor struct SheetTests {
  @Test func `a sheet has state of its own, anew each time, and tells when it has gone`() {
    let screen = Screen { OpenerView() }
    screen.tap("Open")
    #expect(screen.dialogs.count == 1)
    screen.tap("tapped 0")
    #expect(screen.texts.contains("tapped 1"))
    screen.tap("Close")
    #expect(screen.dialogs.isEmpty)
    #expect(screen.texts.contains("gone 1"))
    screen.tap("Open")
    #expect(screen.texts.contains("tapped 0"))
  }

  @Test func `a sheet shows the state of the view that opened it as it changes`() {
    let screen = Screen { OpenerView() }
    screen.tap("Open")
    #expect(screen.texts.contains("count 0"))
    screen.tap("Count")
    #expect(screen.texts.contains("count 1"))
  }

  @Test func `Escape puts a sheet away unless that is forbidden`() {
    let screen = Screen { OpenerView() }
    screen.tap("Open")
    #expect(screen.act(.dismiss, on: screen.dialogs.first))
    #expect(screen.dialogs.isEmpty)
    screen.tap("Open fixed")
    #expect(!screen.act(.dismiss, on: screen.dialogs.first))
    #expect(screen.dialogs.count == 1)
  }

  @Test func `a sheet comes at the lowest of its heights, and its handle changes it`() {
    let screen = Screen {
      Text("content").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.large, .medium])
      }
    }
    #expect(screen.dialogs.first?.style["--detent"] == "50dvh")
    #expect(screen.act(.tap, on: screen.elements.first { $0.classes == ["handle"] }))
    #expect(screen.dialogs.first?.style["--detent"] == "100dvh")
  }

  @Test func `another item gets another sheet`() {
    let screen = Screen { ItemView() }
    screen.tap("Show 1")
    #expect(screen.texts.contains("item 1"))
    screen.tap("tapped 0")
    screen.tap("Next")
    #expect(screen.texts.contains("item 2"))
    #expect(screen.texts.contains("tapped 0"))
    #expect(screen.dialogs.count == 1)
  }

  @Test func `a link in a sheet without a stack of its own leads nowhere`() {
    let screen = Screen {
      NavigationStack {
        Text("content").sheet(isPresented: .constant(true)) { NavigationLink("Go") { Text("there") } }
      }
    }
    #expect(screen.element("Go", on: .tap) == nil)
  }

  @Test func `an alert of a sheet lies above it`() {
    let screen = Screen {
      Text("content").sheet(isPresented: .constant(true)) {
        Text("sheet").alert("Above", isPresented: .constant(true)) {}
      }
    }
    #expect(screen.dialogs.map { $0.classes.first } == ["sheet", "alert"])
  }
}

private struct OpenerView: View {
  @State private var isOpen = false
  @State private var isFixedOpen = false
  @State private var count = 0
  @State private var timesGone = 0

  var body: some View {
    VStack {
      Text("gone \(timesGone)")
      Button("Open") { isOpen = true }
      Button("Open fixed") { isFixedOpen = true }
    }
    .sheet(isPresented: $isOpen, onDismiss: { timesGone += 1 }) {
      Text("count \(count)")
      Button("Count") { count += 1 }
      InnerView()
    }
    .sheet(isPresented: $isFixedOpen) { Text("fixed").interactiveDismissDisabled() }
  }
}

private struct InnerView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0

  var body: some View {
    Button("tapped \(taps)") { taps += 1 }
    Button("Close") { dismiss() }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct ItemView: View {
  @State private var item: Item?

  var body: some View {
    Button("Show 1") { item = Item(id: 1) }
      .sheet(item: $item) { shown in
        Text("item \(shown.id)")
        Button("Next") { item = Item(id: shown.id + 1) }
        InnerView()
      }
  }
}
