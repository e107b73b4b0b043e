import Testing

@testable import SwiftUI

@Suite @MainActor struct DisclosureGroupTests {
  @Test func `a group opens and closes`() {
    let screen = Screen { DisclosureGroup("Details") { Text("inside") } }
    #expect(screen.texts == ["Details"])
    #expect(screen.element("Details", on: .tap)?.attribute("aria-expanded") == "false")
    screen.tap("Details")
    #expect(screen.texts == ["Details", "inside"])
    #expect(screen.element("Details", on: .tap)?.attribute("aria-expanded") == "true")
    screen.tap("Details")
    #expect(screen.texts == ["Details"])
  }

  @Test func `a binding says whether it is open`() {
    let model = Model()
    let screen = Screen {
      DisclosureGroup(isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
        Text("inside")
      } label: {
        Text("Details")
      }
    }
    model.isOpen = true
    screen.window.drawIfNeeded()
    #expect(screen.texts == ["Details", "inside"])
    screen.tap("Details")
    #expect(!model.isOpen)
  }

  @Test func `in a list its views are rows further in`() {
    let screen = Screen {
      List { DisclosureGroup("Details", isExpanded: .constant(true)) { ForEach(0..<2) { Text("\($0)") } } }
    }
    let rows = screen.elements.filter { $0.classes.contains("row") }
    #expect(rows.map(\.spokenText) == ["Details", "0", "1"])
    #expect(rows.map { $0.style["--row-insets"] } == [nil, "10px 16px 10px 36px", "10px 16px 10px 36px"])
  }

  @Observable
  final class Model {
    var isOpen = false
  }
}
